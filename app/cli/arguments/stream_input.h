// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/arguments/command_line.h"
#include "app/cli/commands/commands.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/engine.h"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>

namespace tessera {

// What a command's line may name besides files: "-" and /dev/stdin, and what a shell makes of <(…), /dev/fd/63. Each
// is read once, to its end, when it is asked for; other pipes and devices are refused.
bool isStream(const std::filesystem::path& path);

// How much a stream may give, and what is said of more, behind its name. Asked when its first bytes are in `begun`, a
// file; 0: these are nothing that is wanted.
struct StreamLimit {
    uint64_t bytes;
    Message refusal; // "gives more than …"
};
using LimitOf = std::function<StreamLimit(const std::filesystem::path& begun)>;

// A file with the whole content, as long as the program lives; another path is itself. Throws IoError: nothing comes,
// or more than the limit, which is the budget where none is given.
std::filesystem::path readableFile(const std::filesystem::path& path, const MemoryBudget& budget,
                                   const LimitOf& limitOf = {});

StreamLimit limitOfBytes(const MemoryBudget& budget); // all of it
StreamLimit limitOfRaw(const TensorDesc& desc, const MemoryBudget& budget); // for a tensor's bytes without a header

// The same of a stream that holds a case: a text, or a bundle.
std::filesystem::path caseStream(const std::filesystem::path& path, const MemoryBudget& budget);

// The whole text of a file or a stream: `left` of the memory budget is less what is made of it then. Throws IoError.
std::string readText(const std::filesystem::path& path, MemoryBudget& left);

// Calls `read` with the readable file; what an IoError says of it is said of `path`.
void readStream(const std::filesystem::path& path, const MemoryBudget& budget,
                const std::function<void(const std::filesystem::path& file)>& read);

// What --engine and --against name: engines, started; files; streams. Both live longer.
SourceFactory streamedSources(const CommandLine& line, const Services& services);

} // namespace tessera
