#pragma once

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

namespace support {

/// The directory of the tests' data files.
inline std::filesystem::path data_directory() { return TABIA_TEST_DATA; }

/// The lines of a data file; the test fails if there are none.
inline std::vector<std::string> lines_of(const std::filesystem::path& file) {
    std::ifstream in{file};
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    INFO("data file ", file.string());
    REQUIRE_FALSE(lines.empty());
    return lines;
}

/// The data files in a directory whose names begin so, in order; the test fails if there are none.
inline std::vector<std::filesystem::path> files_of(const std::string& directory, const std::string& beginning) {
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator{data_directory() / directory})
        if (entry.path().filename().string().starts_with(beginning)) files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    INFO("data files ", beginning, " in ", directory);
    REQUIRE_FALSE(files.empty());
    return files;
}

}  // namespace support
