#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "tabia/board/color.hpp"
#include "tabia/piece/movement.hpp"

namespace tabia {

/// Whether a man may be captured or is the one the game is about.
enum class dignity : std::uint8_t { common, royal };

/// Marks a royal man: it may not be left or put in attack, and a side has exactly one.
inline constexpr dignity royal = dignity::royal;

/// A kind of man: its type, its letter (upper case, as White's in FEN) and how it goes.
template <class Type>
struct man {
    Type type;
    char letter;
    movement goes;
    dignity rank = dignity::common;
};

template <class Type>
man(Type, char, movement, dignity = dignity::common) -> man<Type>;

/// The men of a variant, in the order of its `piece_type`.
template <class Type, std::size_t N>
struct piece_table {
    std::array<man<Type>, N> men;

    template <class... Men>
    constexpr explicit piece_table(const Men&... each) noexcept : men{each...} {}

    [[nodiscard]] static constexpr std::size_t size() noexcept { return N; }
    [[nodiscard]] constexpr const man<Type>* begin() const noexcept { return men.data(); }
    [[nodiscard]] constexpr const man<Type>* end() const noexcept { return men.data() + N; }
    [[nodiscard]] constexpr const man<Type>& operator[](Type type) const noexcept {
        return men[static_cast<std::size_t>(type)];
    }

    /// True if the men stand in the order of their types, each once.
    [[nodiscard]] constexpr bool is_in_order() const noexcept {
        for (std::size_t i = 0; i < N; ++i)
            if (static_cast<std::size_t>(men[i].type) != i) return false;
        return true;
    }

    /// True if each letter is a capital and no two men share one.
    [[nodiscard]] constexpr bool has_distinct_letters() const noexcept {
        for (std::size_t i = 0; i < N; ++i) {
            if (men[i].letter < 'A' || men[i].letter > 'Z') return false;
            for (std::size_t j = 0; j < i; ++j)
                if (men[i].letter == men[j].letter) return false;
        }
        return true;
    }
};

template <class Type, class... Rest>
piece_table(const man<Type>&, const Rest&...) -> piece_table<Type, 1 + sizeof...(Rest)>;

/// The types of man of a variant.
template <class V>
using piece_type = typename V::piece_type;

/// How many types of man a variant has.
template <class V>
inline constexpr std::size_t type_count = V::pieces.size();

/// A type of man as an array index.
template <class Type>
[[nodiscard]] constexpr std::size_t index_of(Type type) noexcept {
    return static_cast<std::size_t>(type);
}

/// How many types of man of the variant are royal.
template <class V>
inline constexpr std::size_t royal_types = [] {
    std::size_t types = 0;
    for (const auto& m : V::pieces)
        if (m.rank == dignity::royal) ++types;
    return types;
}();

/// True if the variant has a man that may not be left in attack.
template <class V>
inline constexpr bool has_royal = royal_types<V> != 0;

/// A man on a board: its side and type.
template <class V>
struct piece {
    color side;
    piece_type<V> type;

    friend constexpr bool operator==(piece, piece) noexcept = default;
};

/// The letter of a man in FEN: a capital for White.
template <class V>
[[nodiscard]] constexpr char letter(piece<V> p) noexcept {
    const char capital = V::pieces[p.type].letter;
    return p.side == color::white ? capital : static_cast<char>(capital - 'A' + 'a');
}

}  // namespace tabia
