// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/engine.h"

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Foreign engines are programs, libraries and shaders. Other rooms make them by this header, read and write
// their files by engine_file.h, and start programs by child_process.h.

struct Operator;

inline constexpr double kForeignTimeLimit = 30; // seconds, of one run, where nobody says another

// What a user says of all foreign engines at once.
struct ForeignOptions {
    std::optional<double> timeLimit = {}; // seconds; in place of an engine file's
    std::vector<std::filesystem::path> files = {}; // engine files that names are looked for in, before all others
    bool validate = false; // shaders run under the validation layer
    MemoryBudget budget = {}; // limits an output that is read

    bool operator==(const ForeignOptions&) const = default;
};

// A foreign engine: "exec:COMMAND", "serve:COMMAND", "lib:PATH", "shader:PATH", the path of an engine file
// (….engine.json), or the name of one; engine_file.h says where those lie. None where the name is none of these.
//
// Nothing is started before the first run, or before description(), which throws EngineError where the engine is
// missing: then with what installs it. A run throws RunFailure where that run failed, and the engine is started again
// for the next; EngineError where it cannot be started. Several threads may call; they wait for each other where the
// engine is one process. Throws IoError for a bad engine file, TextError for a command that cannot be split.
std::unique_ptr<Engine> makeForeignEngine(const std::string& name, const ForeignOptions& options = {});

// Whether a word means an engine, ours or not, that a file of this name does not take the place of: it is built in, or
// has a prefix, or is an engine file or the name in one. Whoever makes it says what is wrong with it.
bool namesEngine(const std::string& word, const ForeignOptions& options = {});

// Those that have a file, without starting any: "torch", "serve:python3 … (/…/torch.engine.json)". A bad file is not
// available, and says why.
std::vector<EngineEntry> foreignEngineList(const ForeignOptions& options = {});

// The whole program: answers requests on standard input (serve_protocol.h) with what a library
// or a shader computes (`kind` is "lib", "shader", or "shader-validated": under the validation layer), until the input
// ends. What it prints goes to standard error. A request may also be {"id": 1, "copy": BYTES}: the seconds of a copy.
// Returns the exit code.
int hostConversation(const std::string& kind, const std::string& path);

// The source of a compute shader that computes an operator right, to begin one's own with; its family's. Empty: there
// is none, of an operator that was added.
std::string_view shaderTemplate(const Operator& op);

// The data types that this shader lists as its own; empty: there is no shader.
std::vector<DataType> templateTypes(const Operator& op);

} // namespace tessera
