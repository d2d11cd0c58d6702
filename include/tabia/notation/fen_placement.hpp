#pragma once

#include <array>
#include <cstddef>
#include <string>

#include "tabia/board/diagram.hpp"
#include "tabia/notation/fen_reader.hpp"
#include "tabia/notation/letters.hpp"
#include "tabia/position/setup.hpp"

namespace tabia::fen {

/// One line of cells of the placement field, in the order in which they are written.
template <class V>
struct line {
    std::array<int, diagram::longest_side> cells{};
    std::size_t count = 0;
};

/// Ranks from top to bottom, each from left to right; a rank is whatever cells a row of the diagram has.
struct by_ranks {
    template <class V>
    [[nodiscard]] static constexpr int lines() noexcept {
        return V::board.height();
    }
    template <class V>
    [[nodiscard]] static constexpr line<V> at(int n) noexcept {
        line<V> row;
        for (int x = 0; x < V::board.width(); ++x)
            if (const int c = V::board.number(x, V::board.height() - 1 - n); c >= 0) row.cells[row.count++] = c;
        return row;
    }
};

/// Files from left to right, each from bottom to top.
struct by_files {
    template <class V>
    [[nodiscard]] static constexpr int lines() noexcept {
        return V::board.width();
    }
    template <class V>
    [[nodiscard]] static constexpr line<V> at(int n) noexcept {
        line<V> file;
        for (int y = 0; y < V::board.height(); ++y)
            if (const int c = V::board.number(n, y); c >= 0) file.cells[file.count++] = c;
        return file;
    }
};

/// The men on the board: lines separated by `/`, letters for men, numbers for runs of empty cells.
template <class Order>
struct placement {
    template <class V>
    static void write(const setup<V>& s, std::string& text) {
        for (int n = 0; n < Order::template lines<V>(); ++n) {
            if (n > 0) text += '/';
            const line<V> cells = Order::template at<V>(n);
            int empty = 0;
            const auto flush = [&] {
                if (empty > 0) text += std::to_string(empty);
                empty = 0;
            };
            for (std::size_t i = 0; i < cells.count; ++i) {
                if (const auto man = s.at(cell<V>::unchecked(cells.cells[i]))) {
                    flush();
                    text += letter(*man);
                } else {
                    ++empty;
                }
            }
            flush();
        }
    }

    template <class V>
    static void read(fen_reader<V>& in, setup<V>& s) {
        for (int n = 0; n < Order::template lines<V>() && !in.error(); ++n) {
            if (n > 0 && !in.take('/')) {
                in.fail("expected '/' and the next line of the board");
                return;
            }
            read_line(in, s, Order::template at<V>(n));
        }
    }

private:
    template <class V>
    static void read_line(fen_reader<V>& in, setup<V>& s, const line<V>& cells) {
        std::size_t filled = 0;
        while (in.in_field() && in.peek() != '/' && in.peek() != '[') {
            const std::size_t start = in.offset();
            if (in.peek() >= '0' && in.peek() <= '9') {
                const auto empty = in.number(diagram::longest_side, "a number of empty cells");
                if (!empty) return;
                if (*empty == 0) {
                    in.fail_at(start, "a number of empty cells is at least 1");
                    return;
                }
                filled += *empty;
            } else {
                const auto man = detail::man_of_letter<V>(in.peek());
                if (!man) {
                    in.fail(std::string{"no man has the letter '"} + in.peek() + "'");
                    return;
                }
                if (filled < cells.count) {
                    const cell<V> c = cell<V>::unchecked(cells.cells[filled]);
                    in.mark(c);
                    s.put(c, *man);
                }
                in.skip();
                ++filled;
            }
            if (filled > cells.count) {
                in.fail_at(start, "more than the line's " + std::to_string(cells.count) + " cells");
                return;
            }
        }
        if (filled < cells.count) in.fail("the line has " + std::to_string(cells.count) + " cells");
    }
};

}  // namespace tabia::fen
