#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "support/data.hpp"

namespace support {

/// The moves of each game of a PGN file, as they are written there: enough of the format for files without comments
/// and variations.
inline std::vector<std::vector<std::string>> movetexts_of(const std::filesystem::path& file) {
    std::vector<std::vector<std::string>> games;
    bool in_tags = false;
    for (const std::string& line : lines_of(file)) {
        const bool is_tag = line.starts_with('[');
        if (is_tag && !in_tags) games.emplace_back();
        in_tags = is_tag;
        if (is_tag) continue;
        std::string token;
        for (const char c : line + ' ') {
            const bool is_number = token.find_first_not_of("0123456789") == std::string::npos;
            if (c == '.' && is_number) {
                token.clear();
            } else if (c != ' ' && c != '\r') {
                token += c;
            } else {
                const bool is_result = token == "1-0" || token == "0-1" || token == "1/2-1/2" || token == "*";
                if (!is_number && !is_result) games.back().push_back(token);
                token.clear();
            }
        }
    }
    return games;
}

}  // namespace support
