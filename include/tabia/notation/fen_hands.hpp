#pragma once

#include <string>

#include "tabia/notation/fen_reader.hpp"
#include "tabia/notation/letters.hpp"
#include "tabia/rule/hands.hpp"

namespace tabia::fen {

/// The hands, in square brackets right behind the placement: White's men, then Black's, one letter a man, each in the
/// order of the rule's kinds; read in any order.
template <class Hands>
struct in_hand {
    static constexpr bool glued = true;
    /// So many of a kind a hand may hold at most, so that no capture can make a count overflow.
    static constexpr int most_of_a_kind = 80;

    template <class V>
    static void write(const setup<V>& s, std::string& text) {
        text += '[';
        for (const color side : {color::white, color::black})
            Hands::kinds::for_each([&]<piece_type<V> Type>() {
                text.append(Hands::template count<Type>(s, side), letter(piece<V>{side, Type}));
            });
        text += ']';
    }

    template <class V>
    static void read(fen_reader<V>& in, setup<V>& s) {
        if (!in.take('[')) {
            in.fail("expected '[' and the men in hand");
            return;
        }
        while (!in.take(']')) {
            if (!in.in_field()) {
                in.fail("expected a man in hand or ']'");
                return;
            }
            bool known = false;
            const auto man = detail::man_of_letter<V>(in.peek());
            Hands::kinds::for_each([&]<piece_type<V> Type>() {
                if (!man || man->type != Type) return;
                known = true;
                if (Hands::template count<Type>(s, man->side) == most_of_a_kind)
                    in.fail("more than " + std::to_string(most_of_a_kind) + " men of a kind in one hand");
                else
                    ++Hands::template count<Type>(s, man->side);
            });
            if (!known) in.fail(std::string{"no man in hand has the letter '"} + in.peek() + "'");
            if (in.error()) return;
            in.skip();
        }
    }
};

}  // namespace tabia::fen
