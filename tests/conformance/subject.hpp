#pragma once

// The build names the variant that this copy of the conformance tests is about: -DTABIA_VARIANT=chess.
#define TABIA_QUOTED(text) #text
// A blank would become part of the file's name.
// clang-format off
#define TABIA_DOOR(name) TABIA_QUOTED(tabia/name.hpp)
// clang-format on
#define TABIA_NAME(name) TABIA_QUOTED(name)
#include TABIA_DOOR(TABIA_VARIANT)

namespace conformance {

using subject = tabia::TABIA_VARIANT;
inline constexpr const char* subject_name = TABIA_NAME(TABIA_VARIANT);

}  // namespace conformance
