#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <cctype>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "support/texts.hpp"
#include "tabia/notation/san.hpp"

namespace support {

/// A text of moves as the other side would make them: ranks are counted from the other end of the board.
template <class V>
[[nodiscard]] std::string mirrored(std::string_view text) {
    const int opposite = V::board.name(V::board.mirrored(0)).view().back() + V::board.name(0).view().back();
    std::string turned{text};
    for (char& c : turned)
        if (std::isdigit(static_cast<unsigned char>(c)) != 0) c = static_cast<char>(opposite - c);
    return turned;
}

/// Moves separated by blanks, each mirrored, in the order of their texts.
template <class V>
[[nodiscard]] std::string mirrored_moves(std::string_view texts) {
    std::istringstream in{mirrored<V>(texts)};
    std::vector<std::string> moves;
    for (std::string move; in >> move;) moves.push_back(move);
    std::sort(moves.begin(), moves.end());
    std::string joined;
    for (const std::string& move : moves) joined += (joined.empty() ? "" : " ") + move;
    return joined;
}

/// Letters that belong to the other side, upper case first: hands and castling rights.
[[nodiscard]] inline std::string with_cases_swapped(std::string text) {
    for (char& c : text) {
        const auto letter = static_cast<unsigned char>(c);
        c = static_cast<char>(std::isupper(letter) != 0 ? std::tolower(letter) : std::toupper(letter));
    }
    return text;
}

/// The FEN of a game with ranks in which the board is turned and the colours are exchanged; the counters stay.
template <class V>
[[nodiscard]] std::string mirrored_fen(std::string_view fen) {
    std::istringstream in{std::string{fen}};
    std::string placement, side, castling, en_passant, counters;
    in >> placement >> side >> castling >> en_passant;
    std::getline(in, counters);

    const auto upper_first = [](std::string text) {
        std::stable_partition(text.begin(), text.end(),
                              [](char c) { return std::isupper(static_cast<unsigned char>(c)) != 0; });
        return text;
    };
    std::string hands;
    if (const std::size_t bracket = placement.find('['); bracket != std::string::npos) {
        const std::string men = placement.substr(bracket + 1, placement.size() - bracket - 2);
        hands = '[' + upper_first(with_cases_swapped(men)) + ']';
        placement.resize(bracket);
    }
    std::istringstream lines{with_cases_swapped(placement)};
    std::string turned;
    for (std::string line; std::getline(lines, line, '/');) turned = turned.empty() ? line : line + '/' + turned;
    return turned + hands + (side == "w" ? " b " : " w ") + upper_first(with_cases_swapped(castling)) + ' ' +
           mirrored<V>(en_passant) + counters;
}

/// A position and its mirror image with the colours exchanged: what is asked of the one is checked of the other, so
/// that every rule is tested for both sides.
template <class V>
class either_side {
public:
    explicit either_side(std::string_view fen)
        : either_side{position_of<V>(fen), position_of<V>(mirrored_fen<V>(fen))} {}

    /// The sorted texts of the legal moves that begin so.
    [[nodiscard]] std::string moves(std::string_view beginning = "") const {
        const std::string found = moves_text(drawn_, beginning);
        CHECK_EQ(moves_text(image_, mirrored<V>(beginning)), mirrored_moves<V>(found));
        CHECK_EQ(drawn_.count_legal_moves(), drawn_.legal_moves().size());
        CHECK_EQ(image_.count_legal_moves(), drawn_.count_legal_moves());
        return found;
    }
    [[nodiscard]] bool allows(std::string_view text) const {
        const bool legal = support::allows(drawn_, text);
        INFO(std::string{text}, " in ", fen());
        CHECK_EQ(support::allows(image_, mirrored<V>(text)), legal);
        return legal;
    }
    [[nodiscard]] std::string status() const {
        std::string status = status_of(drawn_);
        INFO(fen());
        CHECK_EQ(status_of(image_), status);
        return status;
    }
    [[nodiscard]] std::string san(std::string_view text) const {
        const std::string san = san_in(drawn_, text);
        CHECK_EQ(san_in(image_, mirrored<V>(text)), mirrored<V>(san));
        return san;
    }
    [[nodiscard]] std::string fen() const { return to_fen(drawn_); }

    [[nodiscard]] either_side after(std::string_view text) const {
        const either_side next{support::after(drawn_, text), support::after(image_, mirrored<V>(text))};
        CHECK_EQ(without_move_number(to_fen(next.image_)), without_move_number(mirrored_fen<V>(to_fen(next.drawn_))));
        return next;
    }

private:
    either_side(const tabia::position<V>& drawn, const tabia::position<V>& image) : drawn_{drawn}, image_{image} {}

    [[nodiscard]] static std::string san_in(const tabia::position<V>& pos, std::string_view text) {
        const auto move = tabia::parse_move(pos, text);
        INFO(std::string{text}, " in ", to_fen(pos));
        REQUIRE(move.has_value());
        return to_san(pos, *move);
    }
    // It rises after Black's turns, so mirrored games count differently.
    [[nodiscard]] static std::string without_move_number(const std::string& fen) {
        return fen.substr(0, fen.rfind(' '));
    }

    tabia::position<V> drawn_;
    tabia::position<V> image_;
};

}  // namespace support
