#pragma once

#include <array>
#include <cstddef>
#include <optional>

#include "tabia/position/request.hpp"
#include "tabia/position/setup.hpp"
#include "tabia/rule/entering.hpp"

namespace tabia {

namespace detail {

/// The cells of each column of the diagram.
template <class V>
inline constexpr auto file_cells = [] {
    std::array<bitboard<V>, static_cast<std::size_t>(V::board.width())> files{};
    for (const cell<V> c : board_cells<V>) files[static_cast<std::size_t>(V::board.column(c.number()))].insert(c);
    return files;
}();

/// The cells of the file that a cell is on.
template <class V>
[[nodiscard]] constexpr bitboard<V> file_of(cell<V> c) noexcept {
    return file_cells<V>[static_cast<std::size_t>(V::board.column(c.number()))];
}

}  // namespace detail

/// Instead of moving, a side with a man of type `Producer` may put a new man of type `Product` on the cell of the zone
/// on the producer's file, if it is empty, the file holds no product of its own and it has fewer than `Most`.
template <auto Producer, auto Product, zone Where, int Most>
struct production : detail::entering {
    static constexpr bool has_moves = true;

    template <class V>
    static constexpr std::size_t most_moves = 1;

    template <color Us, class V, class Safety, class Sink>
    [[gnu::always_inline]] static constexpr void generate(const setup<V>& s, const Safety& safety,
                                                          Sink& sink) noexcept {
        const bitboard<V> producer = s.men(Us, Producer);
        if (producer.empty()) return;
        const bitboard<V> products = s.men(Us, Product);
        const bitboard<V> file = detail::file_of(producer.first());
        if (products.meets(file) || products.size() >= Most) return;
        sink.each(file & cells_of<V, Where>(Us) & ~s.occupied() & safety.targets(),
                  move_run<V>::entering(Product, kind_of<V, production>));
    }

    template <color Us, class V>
    static constexpr void make(setup<V>& s, move<V> m) noexcept {
        s.put(m.to(), {Us, Product});
    }

    template <color Us, class V>
    [[nodiscard]] static constexpr std::optional<explanation<V>> objection(const setup<V>& s,
                                                                           const request<V>& asked) noexcept {
        if (!asked.places(Product)) return std::nullopt;
        const bitboard<V> producer = s.men(Us, Producer);
        if (producer.empty()) return explanation<V>{"the side has nobody who produces men"};
        const bitboard<V> products = s.men(Us, Product);
        if (products.size() >= Most) return explanation<V>{"the side has as many such men as it may have"};
        const bitboard<V> file = detail::file_of(producer.first());
        if (!(file & cells_of<V, Where>(Us)).has(asked.to))
            return explanation<V>{"men are produced on another cell, on the file of their producer", producer.first()};
        if (const bitboard<V> own = file & products; !own.empty())
            return explanation<V>{"such a man stands on the file already", own.first()};
        if (s.occupied().has(asked.to)) return explanation<V>{"the cell is not empty", asked.to};
        return std::nullopt;
    }
};

}  // namespace tabia
