#pragma once

#include <cstddef>
#include <cstdint>
#include <random>

namespace support {

/// Random choices that are the same with every compiler and library, unlike those of the standard distributions.
class dice {
public:
    explicit dice(std::uint64_t seed) : engine_{seed} {}

    /// A number below `n`, which must not be 0.
    std::size_t below(std::size_t n) { return static_cast<std::size_t>((engine_() >> 16) % n); }
    /// True once in `n` times.
    bool once_in(std::size_t n) { return below(n) == 0; }
    /// 64 random bits.
    std::uint64_t bits() { return engine_(); }

private:
    std::mt19937_64 engine_;
};

}  // namespace support
