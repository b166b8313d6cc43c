// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/arguments.h"

#include <filesystem>

namespace tessera {

// `tessera render LESSON.md --frames DIR`: a picture of each case of the lesson, in light and in dark where --theme
// takes none of the two, and frames.json, which names them. Needs services.drawing. The exit code. Throws IoError,
// TextError, EngineError.
int writeSlides(const CommandCall& call, const std::filesystem::path& lesson, const std::string& folder);

} // namespace tessera
