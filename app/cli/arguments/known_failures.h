// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/judge/sweep/sweep_file.h"

#include <filesystem>
#include <string>
#include <vector>

namespace tessera {

// Failures of other times: one case a line, `#` begins a comment. A file that is not there holds none. Throws IoError,
// and TextError with file and line.
std::vector<Case> readFailures(const std::filesystem::path& path, MemoryBudget budget);
// Adds the case and a comment that says where it is from, unless the file has the line. Throws IoError.
void appendFailure(const std::filesystem::path& path, const SweepFailure& failure, const std::string& origin);

} // namespace tessera
