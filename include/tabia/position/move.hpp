#pragma once

#include <cstdint>

#include "tabia/board/cell.hpp"
#include "tabia/piece/piece_table.hpp"

namespace tabia {

/// What sort of move it is: an ordinary one, a promotion, or one that a rule of the variant adds.
enum class move_kind : std::uint8_t { ordinary, promotion, first_of_rules };

/// A move of variant `V` in 32 bits. Moves come from lists and parsers and belong to the position they were made for.
template <class V>
class move {
public:
    static constexpr unsigned most_types = 16;       ///< types of man that fit
    static constexpr unsigned most_kinds = 8;        ///< kinds of move that fit
    static constexpr unsigned largest_extra = 2047;  ///< largest extra number that fits

    /// Not yet any move: a place for one. (Trivial, so that a list of moves costs nothing to begin.)
    move() = default;

    /// The cell the man leaves; for a man that enters the board, the cell he enters.
    [[nodiscard]] constexpr cell<V> from() const noexcept { return cell<V>::unchecked(static_cast<int>(bits_ & 127u)); }
    /// The cell the man comes to.
    [[nodiscard]] constexpr cell<V> to() const noexcept {
        return cell<V>::unchecked(static_cast<int>(bits_ >> 7 & 127u));
    }
    /// The man's type when he has arrived.
    [[nodiscard]] constexpr piece_type<V> becomes() const noexcept {
        return static_cast<piece_type<V>>(bits_ >> 14 & 15u);
    }
    [[nodiscard]] constexpr move_kind kind() const noexcept { return static_cast<move_kind>(bits_ >> 18 & 7u); }
    /// What else the rule of this kind has to say, below 2048.
    [[nodiscard]] constexpr unsigned extra() const noexcept { return bits_ >> 21; }

    friend constexpr bool operator==(move, move) noexcept = default;

    /// For generators: a move put together without any check.
    [[nodiscard]] static constexpr move unchecked(cell<V> from, cell<V> to, piece_type<V> becomes,
                                                  move_kind kind = move_kind::ordinary, unsigned extra = 0) noexcept {
        return move{static_cast<std::uint32_t>(from.number()) | static_cast<std::uint32_t>(to.number()) << 7 |
                    static_cast<std::uint32_t>(becomes) << 14 | static_cast<std::uint32_t>(kind) << 18 | extra << 21};
    }

    /// For generators: the move of these bits, as a `move_run` computes them.
    [[nodiscard]] static constexpr move of_bits(std::uint32_t bits) noexcept { return move{bits}; }
    [[nodiscard]] constexpr std::uint32_t bits() const noexcept {
        return bits_;
    }

private:
    constexpr explicit move(std::uint32_t bits) noexcept : bits_{bits} {}

    std::uint32_t bits_;
};

/// Moves that differ only by one cell: the bits of each are `start + slope * number` of that cell. Generators hand them on
/// whole, which is quicker to run and to compile than one by one.
template <class V>
struct move_run {
    std::uint32_t start;
    std::uint32_t slope;

    /// One man's moves to the cells.
    [[nodiscard]] static constexpr move_run from(cell<V> from, piece_type<V> becomes,
                                                 move_kind kind = move_kind::ordinary) noexcept {
        return {with_kind(becomes, kind) | static_cast<std::uint32_t>(from.number()), to_place};
    }
    /// Moves of many men to the cells, all by the same difference of numbers.
    [[nodiscard]] static constexpr move_run by(int difference, piece_type<V> becomes,
                                               move_kind kind = move_kind::ordinary) noexcept {
        return {with_kind(becomes, kind) - static_cast<std::uint32_t>(difference), to_place + 1};
    }
    /// Men who enter the board on the cells.
    [[nodiscard]] static constexpr move_run entering(piece_type<V> becomes, move_kind kind) noexcept {
        return {with_kind(becomes, kind), to_place + 1};
    }
    /// Moves of men on the cells to one cell.
    [[nodiscard]] static constexpr move_run to(cell<V> to, piece_type<V> becomes, move_kind kind) noexcept {
        return {with_kind(becomes, kind) + to_place * static_cast<std::uint32_t>(to.number()), 1};
    }
    /// The same move with different extra numbers: the number of the cell more than `extra`, which may be negative.
    [[nodiscard]] static constexpr move_run with_extra(move<V> m, int extra) noexcept {
        return {m.bits() + (static_cast<std::uint32_t>(extra) << 21), std::uint32_t{1} << 21};
    }

    /// The move for one of the cells.
    [[nodiscard]] constexpr move<V> operator()(cell<V> c) const noexcept {
        return move<V>::of_bits(start + slope * static_cast<std::uint32_t>(c.number()));
    }

private:
    static constexpr std::uint32_t to_place = 1u << 7;

    [[nodiscard]] static constexpr std::uint32_t with_kind(piece_type<V> becomes, move_kind kind) noexcept {
        return static_cast<std::uint32_t>(becomes) << 14 | static_cast<std::uint32_t>(kind) << 18;
    }
};

}  // namespace tabia
