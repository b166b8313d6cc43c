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

// A line may name streams besides files: "-", /dev/stdin, and /dev/fd/63, which a shell makes of <(…). A stream is read
// once, to its end, when it is asked for. Other pipes and devices are refused.
bool isStream(const std::filesystem::path& path);

// How much a stream may give, and the refusal of more, which follows its name. It is asked when the file `begun` holds
// the first bytes; 0: these are not wanted.
struct StreamLimit {
    uint64_t bytes;
    Message refusal; // "gives more than …"
};
using LimitOf = std::function<StreamLimit(const std::filesystem::path& begun)>;

// A file with the whole content of the stream, which lives as long as the program; a path that is no stream stays as it
// is. Throws IoError if nothing comes, or more than the limit. The budget is the limit where none is given.
std::filesystem::path readableFile(const std::filesystem::path& path, const MemoryBudget& budget,
                                   const LimitOf& limitOf = {});

StreamLimit limitOfBytes(const MemoryBudget& budget); // all of it
StreamLimit limitOfRaw(const TensorDesc& desc, const MemoryBudget& budget); // for a tensor's bytes without a header

// A readableFile() with the limit of a case, which is a text or a bundle.
std::filesystem::path caseStream(const std::filesystem::path& path, const MemoryBudget& budget);

// The whole text of a file or a stream. Takes the memory that its content will need from `left`. Throws IoError.
std::string readText(const std::filesystem::path& path, MemoryBudget& left);

// Calls `read` with the readableFile(). An IoError about that file names `path` instead.
void readStream(const std::filesystem::path& path, const MemoryBudget& budget,
                const std::function<void(const std::filesystem::path& file)>& read);

// Makes what --engine and --against name: started engines, files, streams. `line` and `services` live longer.
SourceFactory streamedSources(const CommandLine& line, const Services& services);

} // namespace tessera
