#pragma once

#include <cstddef>
#include <cstdint>

namespace support {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr bool is_sanitized = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer)
inline constexpr bool is_sanitized = true;
#else
inline constexpr bool is_sanitized = false;
#endif
#else
inline constexpr bool is_sanitized = false;
#endif

#if defined(__OPTIMIZE__)
inline constexpr bool is_fast = !is_sanitized;
#else
inline constexpr bool is_fast = false;
#endif

/// Perft is tested to the depths that count no more games than this.
inline constexpr std::uint64_t perft_limit = is_fast ? 200'000'000 : 1'000'000;

/// How many random games are played where `full` of them are worth while in a fast build.
[[nodiscard]] constexpr std::size_t games(std::size_t full) noexcept { return is_fast ? full : (full + 5) / 6; }

}  // namespace support
