// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/foreign/child_process.h"
#include "engine/compute/foreign/serve_protocol.h"
#include "engine/core/case/case.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/engine.h"

#include <filesystem>
#include <initializer_list>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// A file that is installed or built with us, even if that tree was moved: `name` in the first of `places` that has it.
// Places are relative to the folder of the running program, then to that of the library with this code. For a program
// that links the archive they are then relative to that of `tessera` in PATH.
std::optional<std::filesystem::path> installed(const char* name, std::initializer_list<const char*> places);

// The program's path in PATH; empty: PATH has none.
std::filesystem::path programInPath(const std::string& program);

// How a foreign engine is started, and what it claims.
struct ForeignSetup {
    std::string name; // what --engine takes
    std::vector<std::string> words = {}; // the words of the command, the program first
    bool isOnDevice = false; // a shader, which runs on the best device
    std::map<std::string, std::string> environment = {};
    Claims claims = {}; // of its file
    double timeLimit = 0; // seconds
    MemoryBudget budget = {};
};

// Throws RunFailure (Unsupported) where the engine does not claim the case.
void requireClaimed(const Claims& claims, const Operator& op);

// The words of a command, split as a shell would; nothing else of a shell is interpreted. {folder} is replaced where a
// folder is given. Throws TextError, which names the engine.
std::vector<std::string> commandWords(const std::string& engine, const std::string& command, const std::string& folder);
std::string replaced(std::string text, std::string_view placeholder, const std::string& by); // everywhere
// Throws EngineError where PATH does not have the program.
void requireProgram(const std::string& program);

// A process for each run: {case}, {json}, {input} and {output} of its command are replaced; {input.png} and
// {output.exr} by pictures, of any extension of pictureFormats(). Exit code 0: it ran, 77: it cannot do this case,
// others: it failed.
std::unique_ptr<Engine> makeExecEngine(const ForeignSetup& setup); // throws TextError

// A process that stays, and answers one request after the other (serve_protocol.h). It is started when it is first
// needed, and again after it has died, given an invalid answer, or exceeded the time limit.
std::unique_ptr<Engine> makeServeEngine(const ForeignSetup& setup); // throws TextError

} // namespace tessera
