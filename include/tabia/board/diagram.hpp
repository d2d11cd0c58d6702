#pragma once

#include <array>
#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "tabia/board/direction.hpp"
#include "tabia/board/naming.hpp"

namespace tabia {

/// The shape of a board's cells.
enum class tiling : std::uint8_t { square, hexagonal };

/// A board drawn in characters, top row first: a blank is no cell, a dot an empty cell, a letter a man of the array.
/// The cells are numbered along a lattice on which every displacement is one constant difference of numbers.
class diagram {
public:
    static constexpr int longest_side = 24;
    static constexpr int most_cells = 128;

    constexpr diagram(tiling shape, std::initializer_list<std::string_view> rows, naming names) noexcept
        : shape_{shape}, names_{names}, height_{static_cast<int>(rows.size())} {
        draw(rows);
        choose_stride();
        number_cells();
    }

    /// True if the picture is a rectangle of characters of at most 24 × 24 with 1 to 128 cells of its tiling.
    [[nodiscard]] constexpr bool is_sound() const noexcept { return sound_; }
    /// True if every column of the picture has a file letter, or the cells are numbered.
    [[nodiscard]] constexpr bool is_named() const noexcept {
        return names_.files.empty() || static_cast<int>(names_.files.size()) == width_;
    }

    /// True if the cells are called by numbers.
    [[nodiscard]] constexpr bool is_numbered() const noexcept { return names_.files.empty(); }

    [[nodiscard]] constexpr tiling shape() const noexcept { return shape_; }
    [[nodiscard]] constexpr int width() const noexcept { return width_; }    ///< columns of the picture
    [[nodiscard]] constexpr int height() const noexcept { return height_; }  ///< rows of the picture
    [[nodiscard]] constexpr int cells() const noexcept { return cells_; }    ///< number of cells
    [[nodiscard]] constexpr int span() const noexcept { return span_; }      ///< one more than the highest cell number

    /// The number of the cell in a column and a row counted from the bottom, or −1 if there is none.
    [[nodiscard]] constexpr int number(int x, int y) const noexcept {
        return x < 0 || y < 0 || x >= width_ || y >= height_ ? -1 : grid_[to_size(y)][to_size(x)];
    }
    /// True if a number below `span()` belongs to a cell.
    [[nodiscard]] constexpr bool is_cell(int number) const noexcept { return column_[to_size(number)] >= 0; }
    [[nodiscard]] constexpr int column(int number) const noexcept { return column_[to_size(number)]; }
    [[nodiscard]] constexpr int row(int number) const noexcept { return row_[to_size(number)]; }
    /// The character drawn on a cell.
    [[nodiscard]] constexpr char drawn(int number) const noexcept {
        return picture_[to_size(row(number))][to_size(column(number))];
    }

    /// The number of the cell an offset leads to, or −1 if it leads off the board.
    [[nodiscard]] constexpr int neighbour(int number, offset o) const noexcept {
        return this->number(column(number) + o.dx, row(number) + o.dy);
    }
    /// The difference of cell numbers that an offset makes everywhere.
    [[nodiscard]] constexpr int difference(offset o) const noexcept { return lattice(o.dx, o.dy); }

    /// The cell that mirrors this one between the two sides, top and bottom exchanged; −1 if there is none.
    [[nodiscard]] constexpr int mirrored(int number) const noexcept {
        return this->number(column(number), height_ - 1 - row(number));
    }

    [[nodiscard]] constexpr cell_name name(int number) const noexcept {
        cell_name text;
        if (names_.files.empty()) {
            text.add(printed_[to_size(number)]);
        } else {
            text.add(names_.files[to_size(column(number))]);
            text.add(names_.lowest_rank + row(number));
        }
        return text;
    }

    /// The cell whose name opens the text (the longest such name), or −1.
    [[nodiscard]] constexpr int named(std::string_view text) const noexcept {
        int found = -1;
        std::size_t longest = 0;
        for (int n = 0; n < span_; ++n) {
            if (!is_cell(n)) continue;
            const cell_name candidate = name(n);
            if (candidate.length > longest && text.starts_with(candidate.view())) {
                found = n;
                longest = candidate.length;
            }
        }
        return found;
    }

private:
    static constexpr std::size_t to_size(int n) noexcept { return static_cast<std::size_t>(n); }

    constexpr int lattice(int x, int y) const noexcept {
        return shape_ == tiling::square ? x + stride_ * y : (stride_ * x + y) / 2;
    }

    constexpr void draw(std::initializer_list<std::string_view> rows) noexcept {
        sound_ = height_ > 0 && height_ <= longest_side && rows.begin()->size() <= to_size(longest_side);
        if (!sound_) return;
        width_ = static_cast<int>(rows.begin()->size());
        int y = height_;
        for (const std::string_view line : rows) {
            --y;
            if (line.size() != to_size(width_)) sound_ = false;
            for (int x = 0; x < width_; ++x) {
                const char c = to_size(x) < line.size() ? line[to_size(x)] : ' ';
                picture_[to_size(y)][to_size(x)] = c;
                if (c != ' ') ++cells_;
            }
        }
        if (cells_ == 0 || cells_ > most_cells) sound_ = false;
    }

    /// Takes the smallest stride at which no two cells share a number: a small span keeps boards in few words.
    constexpr void choose_stride() noexcept {
        stride_ = shape_ == tiling::square ? 1 : 3;
        const int step = shape_ == tiling::square ? 1 : 2;
        while (sound_ && !stride_is_injective()) {
            stride_ += step;
            if (stride_ > 2 * longest_side + 1) sound_ = false;
        }
    }

    constexpr bool stride_is_injective() noexcept {
        std::array<bool, 4 * longest_side * longest_side> taken{};
        lowest_ = 0;
        int highest = 0;
        bool first = true;
        for (int y = 0; y < height_; ++y)
            for (int x = 0; x < width_; ++x) {
                if (picture_[to_size(y)][to_size(x)] == ' ') continue;
                const int place = lattice(x, y);
                if (taken[to_size(place)]) return false;
                taken[to_size(place)] = true;
                if (first || place < lowest_) lowest_ = place;
                if (first || place > highest) highest = place;
                first = false;
            }
        span_ = highest - lowest_ + 1;
        return true;
    }

    constexpr void number_cells() noexcept {
        column_.fill(-1);
        for (auto& line : grid_) line.fill(-1);
        if (!sound_ || span_ > most_cells) {
            sound_ = false;
            return;
        }
        const int parity = first_parity();
        int printed = 0;
        for (int x = 0; x < width_; ++x)
            for (int y = 0; y < height_; ++y) {
                if (picture_[to_size(y)][to_size(x)] == ' ') continue;
                const int n = lattice(x, y) - lowest_;
                grid_[to_size(y)][to_size(x)] = static_cast<std::int16_t>(n);
                column_[to_size(n)] = static_cast<std::int8_t>(x);
                row_[to_size(n)] = static_cast<std::int8_t>(y);
                printed_[to_size(n)] = static_cast<std::uint8_t>(++printed);
                if (shape_ == tiling::hexagonal && (x + y) % 2 != parity) sound_ = false;
            }
    }

    /// In a picture of hexagons the cells stand like the dark squares of a chessboard; this tells which half.
    constexpr int first_parity() const noexcept {
        for (int y = 0; y < height_; ++y)
            for (int x = 0; x < width_; ++x)
                if (picture_[to_size(y)][to_size(x)] != ' ') return (x + y) % 2;
        return 0;
    }

    tiling shape_;
    naming names_;
    int height_;
    int width_ = 0;
    int cells_ = 0;
    int span_ = 0;
    int stride_ = 0;
    int lowest_ = 0;
    bool sound_ = true;
    std::array<std::array<char, longest_side>, longest_side> picture_{};
    std::array<std::array<std::int16_t, longest_side>, longest_side> grid_{};
    std::array<std::int8_t, most_cells> column_{};
    std::array<std::int8_t, most_cells> row_{};
    std::array<std::uint8_t, most_cells> printed_{};
};

/// A board of squares; see `diagram` for how it is drawn.
[[nodiscard]] constexpr diagram squares(std::initializer_list<std::string_view> rows, naming names) noexcept {
    return {tiling::square, rows, names};
}

/// A board of hexagons in vertical files; see `diagram`, and `hexagon` for the distances between neighbours.
[[nodiscard]] constexpr diagram hexagons(std::initializer_list<std::string_view> rows, naming names) noexcept {
    return {tiling::hexagonal, rows, names};
}

}  // namespace tabia
