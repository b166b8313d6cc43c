// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/arguments.h"

#include <filesystem>

namespace tessera {

// What `tessera render` writes besides pictures of the window. The exit code. Throws IoError, TextError, EngineError.

// LESSON.md --out DIR: a picture of each case of the lesson, in light and in dark where --theme takes none of the
// two, and frames.json, which names them. Needs services.drawing.
int writeSlides(const CommandCall& call, const std::filesystem::path& lesson, const std::string& folder);

// --out FILE.html: the interactive page of the line's case or lesson.
int writePage(const CommandCall& call);

} // namespace tessera
