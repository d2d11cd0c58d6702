#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include <tabia/variants.hpp>

/// What the second translation unit sees of a variant's array.
struct sight {
    std::size_t moves = 0;
    std::string fen;
};

sight seen_from_second(std::string_view variant);
