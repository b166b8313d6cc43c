// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/commands/arguments/command_line.h"
#include "app/commands/commands.h"
#include "engine/engines/engine.h"
#include "engine/tensor/budget.h"

#include <filesystem>
#include <functional>

namespace tessera {

// What a command's line may name besides files: "-" and /dev/stdin, and what a shell makes of <(…), /dev/fd/63. Each
// is read once, to its end, when it is asked for; other pipes and devices are refused.
bool isStream(const std::filesystem::path& path);

// A file with the whole content, as long as the program lives; another path is itself. Throws IoError: nothing comes,
// or more than the budget.
std::filesystem::path readableFile(const std::filesystem::path& path, const MemoryBudget& budget);

// Calls `read` with the readable file; what an IoError says of it is said of `path`.
void readStream(const std::filesystem::path& path, const MemoryBudget& budget,
                const std::function<void(const std::filesystem::path& file)>& read);

// What --engine and --against name: engines, started; files; streams. Both live longer.
SourceFactory streamedSources(const CommandLine& line, const Services& services);

} // namespace tessera
