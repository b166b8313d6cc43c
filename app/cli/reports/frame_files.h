// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"

#include <iosfwd>

namespace tessera {

// `tessera render CASE --frames DIR`: writes the player's pictures and frames.json into DIR, which is made where it is
// missing, and prints the line that makes a film of them. PNG needs services.drawing. Throws what pageCaseOf() does,
// IoError, TextError.
int writeFrames(const CommandLine& line, std::ostream& out, const Services& services);

} // namespace tessera
