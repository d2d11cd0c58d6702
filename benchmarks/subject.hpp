#pragma once

// The build names the variant that this copy of a benchmark is about: -DTABIA_VARIANT=chess.
#define TABIA_QUOTED(text) #text
#define TABIA_DOOR(name) TABIA_QUOTED(tabia/name.hpp)
#define TABIA_NAME(name) TABIA_QUOTED(name)
#include TABIA_DOOR(TABIA_VARIANT)

namespace benchmarks {

using subject = tabia::TABIA_VARIANT;
inline constexpr const char* subject_name = TABIA_NAME(TABIA_VARIANT);

using position = tabia::position<subject>;
using move = tabia::move<subject>;

}  // namespace benchmarks
