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

// Foreign engines are programs, libraries and shaders. Other rooms make them with this header, read and write their
// files with engine_file.h, and start programs with child_process.h.

struct Operator;

inline constexpr double kForeignTimeLimit = 30; // seconds for one run, unless another limit is set

// Options for all foreign engines.
struct ForeignOptions {
    std::optional<double> timeLimit = {}; // seconds; in place of an engine file's
    std::vector<std::filesystem::path> files = {}; // engine files that are searched for names before all others
    bool validate = false; // shaders run under the validation layer
    MemoryBudget budget = {}; // limits an output that is read

    bool operator==(const ForeignOptions&) const = default;
};

// A foreign engine: "exec:COMMAND", "serve:COMMAND", "lib:PATH", "shader:PATH", the path of an engine file
// (….engine.json), or the name in one; engine_file.h says where those lie. Null for other names.
//
// Nothing is started before the first run or description(), which throws EngineError, with what installs it, where the
// engine is missing. A run that failed throws RunFailure, and the engine is started again for the next one. A run whose
// engine cannot be started throws EngineError. Several threads may call; they wait for each other where the engine is
// one process. makeForeignEngine() throws IoError for a bad engine file, TextError for a command that cannot be split.
std::unique_ptr<Engine> makeForeignEngine(const std::string& name, const ForeignOptions& options = {});

// Whether a word means an engine, ours or not, even where a file has this name: the engine is built in or has a prefix,
// or the word is an engine file or the name in one. What is wrong with the engine is said when it is made.
bool namesEngine(const std::string& word, const ForeignOptions& options = {});

// The engines that have a file, without starting any: "torch", "serve:python3 … (/…/torch.engine.json)". One with a bad
// file is not available, and says why.
std::vector<EngineEntry> foreignEngineList(const ForeignOptions& options = {});

// The whole program tessera-engine-host. It answers requests on standard input (serve_protocol.h) by a library or a
// shader until the input ends. `kind` is "lib", "shader", or "shader-validated" for the validation layer. What the
// library prints goes to standard error. Returns the exit code.
int runHost(const std::string& kind, const std::string& path);

// The source of a correct compute shader for the operator's family, as a template for a user's own. Empty: an operator
// that was added has none.
std::string_view shaderTemplate(const Operator& op);

// The data types that the template lists; empty: there is no template.
std::vector<DataType> templateTypes(const Operator& op);

} // namespace tessera
