#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "tabia/position/setup.hpp"

namespace tabia::detail {

/// How much a move says of the cell it comes from, in the order in which SAN prefers it.
enum class origin : std::uint8_t { none, file, rank, both };

inline constexpr std::array origins{origin::none, origin::file, origin::rank, origin::both};

/// The words of SAN in a position: `Medium` writes or reads them by `put(text)`, `go(from, to, captures)`,
/// `promotion(type)` and `castling(name)`. Where the cells are numbered the algebraic is long: `Q28-32`.
template <class V, class Medium>
class san_words {
public:
    explicit san_words(const setup<V>& s) : setup_{s} {}

    Medium& add(char c) { return medium().put({&c, 1}); }
    Medium& add(std::string_view text) { return medium().put(text); }
    Medium& add(cell<V> c) { return medium().put(name(c).view()); }
    Medium& add(piece_type<V> type) { return add(V::pieces[type].letter); }

    Medium& step(cell<V> from, cell<V> to) { return man(from).go(from, to, setup_.men(opponent(setup_.turn)).has(to)); }
    Medium& capture(cell<V> from, cell<V> to) { return man(from).go(from, to, true); }
    Medium& pass(cell<V> from, cell<V> to) { return man(from).add(from).add('>').add(to); }
    Medium& castling(cell<V>, cell<V>, std::string_view san) { return medium().castle(san); }
    Medium& skip() { return medium().put("--"); }

protected:
    /// What follows the letter of a man who goes, if so much is said of where he comes from.
    [[nodiscard]] std::string going(origin shown, cell<V> from, cell<V> to, bool captures) const {
        // A capturing pawn is known by his file.
        if (captures && is_pawn(from)) shown = shown < origin::rank ? origin::file : origin::both;
        if (V::board.is_numbered()) shown = origin::both;
        const cell_name start = name(from);
        const std::string_view whole = start.view();
        std::string text;
        switch (shown) {
            case origin::none: break;
            case origin::file: text = whole.substr(0, 1); break;
            case origin::rank: text = whole.substr(1); break;
            case origin::both: text = whole; break;
        }
        if (captures)
            text += 'x';
        else if (V::board.is_numbered())
            text += '-';
        return text.append(name(to).view());
    }

private:
    [[nodiscard]] Medium& medium() { return static_cast<Medium&>(*this); }

    /// The man with the letter P goes without it.
    [[nodiscard]] bool is_pawn(cell<V> c) const {
        const auto man = setup_.at(c);
        return man && V::pieces[man->type].letter == 'P';
    }

    Medium& man(cell<V> c) {
        const auto man = setup_.at(c);
        return man && !is_pawn(c) ? add(man->type) : medium();
    }

    const setup<V>& setup_;
};

/// Writes a move in SAN, without the marks at its end.
template <class V>
class san_writer : public san_words<V, san_writer<V>> {
public:
    /// `shown` is what is said of the cell the moved man leaves.
    san_writer(const setup<V>& s, cell<V> moved, origin shown)
        : san_words<V, san_writer>{s}, moved_{moved}, shown_{shown} {}

    san_writer& put(std::string_view text) {
        text_ += text;
        return *this;
    }
    san_writer& go(cell<V> from, cell<V> to, bool captures) {
        return put(this->going(from == moved_ ? shown_ : origin::none, from, to, captures));
    }
    san_writer& promotion(piece_type<V> type) { return this->add('=').add(type); }
    san_writer& castle(std::string_view name) { return put(name); }

    [[nodiscard]] const std::string& text() const { return text_; }

private:
    cell<V> moved_;
    origin shown_;
    std::string text_;
};

/// Compares a text with a move told to it, which may say more than it must of the cells men come from.
template <class V>
class san_reader : public san_words<V, san_reader<V>> {
public:
    san_reader(const setup<V>& s, std::string_view text) : san_words<V, san_reader>{s}, text_{text} {}

    san_reader& put(std::string_view expected) {
        if (!agrees_) return *this;
        const std::size_t common = common_with(expected);
        at_ += common;
        agrees_ = common == expected.size();
        return *this;
    }
    san_reader& go(cell<V> from, cell<V> to, bool captures) {
        if (!agrees_) return *this;
        std::string best = this->going(origin::none, from, to, captures);
        for (const origin shown : origins)
            if (std::string other = this->going(shown, from, to, captures); is_better(other, best))
                best = std::move(other);
        return put(best);
    }
    san_reader& promotion(piece_type<V> type) {
        if (agrees_ && text_.substr(at_).starts_with('=')) ++at_;
        return this->add(type);
    }
    san_reader& castle(std::string_view name) {
        std::string zeros{name};
        std::replace(zeros.begin(), zeros.end(), 'O', '0');
        return put(text_.substr(at_).starts_with('0') ? zeros : name);
    }

    /// True if the whole text is the move's.
    [[nodiscard]] bool has_read_all() const { return agrees_ && at_ == text_.size(); }
    /// How many characters the text and the move have in common from their start.
    [[nodiscard]] std::size_t agreed() const { return at_; }

private:
    [[nodiscard]] std::size_t common_with(std::string_view expected) const {
        const std::string_view rest = text_.substr(at_);
        const auto parted = std::mismatch(expected.begin(), expected.end(), rest.begin(), rest.end());
        return static_cast<std::size_t>(parted.first - expected.begin());
    }

    /// A whole agreement is better than a part of one, and of either the longer.
    [[nodiscard]] bool is_better(std::string_view a, std::string_view b) const {
        const std::size_t with_a = common_with(a);
        const std::size_t with_b = common_with(b);
        if ((with_a == a.size()) != (with_b == b.size())) return with_a == a.size();
        return with_a > with_b;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    bool agrees_ = true;
};

}  // namespace tabia::detail
