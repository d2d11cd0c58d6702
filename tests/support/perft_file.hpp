#pragma once

#include <cstdint>
#include <sstream>
#include <string>
#include <vector>

#include "support/data.hpp"

namespace support {

/// One line of a perft file: a position and how many games of each depth from 1 on begin there.
struct perft_entry {
    std::string fen;
    std::vector<std::uint64_t> games;
};

/// The entries of `perft/NAME.perft`; a line reads `FEN ;D1 n ;D2 n …`.
inline std::vector<perft_entry> perft_entries(const std::string& name) {
    std::vector<perft_entry> entries;
    for (const std::string& line : lines_of(data_directory() / "perft" / (name + ".perft"))) {
        std::istringstream fields{line};
        perft_entry entry;
        std::getline(fields, entry.fen, ';');
        entry.fen.pop_back();
        for (std::string field; std::getline(fields, field, ';');)
            entry.games.push_back(std::stoull(field.substr(field.find(' ') + 1)));
        entries.push_back(entry);
    }
    return entries;
}

}  // namespace support
