#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace tabia {

/// The name of a cell: one to four characters, such as `e4`, `z0` or `37`.
struct cell_name {
    std::array<char, 4> characters{};
    std::size_t length = 0;

    [[nodiscard]] constexpr std::string_view view() const noexcept { return {characters.data(), length}; }

    constexpr void add(char c) noexcept { characters[length++] = c; }
    constexpr void add(int number) noexcept {
        if (number >= 10) add(number / 10);
        add(static_cast<char>('0' + number % 10));
    }
};

/// How the cells of a diagram are called: by file letter and rank number, or by numbers file after file.
struct naming {
    std::string_view files;  ///< one letter a column; empty where the cells are numbered
    int lowest_rank = 1;     ///< the number of the bottom row
};

/// Names of file letter and rank, the letters from left to right and `lowest_rank` for the bottom row.
[[nodiscard]] constexpr naming coordinates(std::string_view files, int lowest_rank = 1) noexcept {
    return {files, lowest_rank};
}

/// Names 1, 2, 3 … from bottom to top within a file, the files from left to right.
inline constexpr naming numbered{};

}  // namespace tabia
