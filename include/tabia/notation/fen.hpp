#pragma once

#include <string>
#include <string_view>

#include "tabia/notation/fen_fields.hpp"
#include "tabia/notation/fen_placement.hpp"
#include "tabia/notation/result.hpp"
#include "tabia/play/position.hpp"

namespace tabia {

/// The fields of a variant's FEN in their order, separated by single blanks (a field with `glued` follows at once).
template <class... Fields>
struct fen_fields {
    template <class V>
    static void write(const setup<V>& s, std::string& text) {
        (write_field<Fields>(s, text), ...);
    }

    template <class V>
    static void read(fen_reader<V>& in, setup<V>& s) {
        (read_field<Fields>(in, s), ...);
        if (!in.error() && !in.at_end()) in.fail("the FEN goes on after its last field");
    }

private:
    template <class Field>
    static constexpr bool is_glued = requires {
        Field::glued;
    };

    template <class Field, class V>
    static void write_field(const setup<V>& s, std::string& text) {
        if (!text.empty() && !is_glued<Field>) text += ' ';
        Field::write(s, text);
    }

    template <class Field, class V>
    static void read_field(fen_reader<V>& in, setup<V>& s) {
        if (in.error()) return;
        if (in.offset() != 0 && !is_glued<Field> && !in.take(' ')) {
            in.fail(in.at_end() ? "the FEN ends early" : "expected a blank before the next field");
            return;
        }
        Field::read(in, s);
    }
};

/// The canonical FEN of a setup.
template <class V>
[[nodiscard]] std::string to_fen(const setup<V>& s) {
    std::string text;
    V::fen::write(s, text);
    return text;
}

/// The canonical FEN of a position: parsed again it gives the same position.
template <class V>
[[nodiscard]] std::string to_fen(const position<V>& pos) {
    return to_fen(pos.state());
}

/// Reads a FEN strictly; the error tells the offset and what is wrong there.
template <class V>
[[nodiscard]] expected<position<V>, parse_error> parse_fen(std::string_view text) {
    fen_reader<V> in{text};
    setup<V> s{};
    V::fen::read(in, s);
    if (!in.error())
        if (const auto flaw = find_flaw(s))
            in.fail_at(flaw->where ? in.offset_of(*flaw->where) : 0, std::string{flaw->reason});
    if (in.error()) return *in.error();
    return position<V>::unchecked(s);
}

}  // namespace tabia
