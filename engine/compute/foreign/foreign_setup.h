// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/foreign/child_process.h"
#include "engine/core/case/case.h"
#include "engine/core/tensor/budget.h"

#include <map>
#include <string>
#include <vector>

namespace tessera {

// What all ways in share: how an engine is started, and what it claims.
struct ForeignSetup {
    std::string name; // what --engine takes
    std::vector<std::string> words = {}; // of the command, the program first
    bool measuresCopies = false; // its process answers requests for the time of a copy
    std::map<std::string, std::string> environment = {};
    std::vector<std::string> operators = {}; // empty: all
    std::vector<DataType> types = {}; // empty: all
    double timeLimit = 0; // seconds
    MemoryBudget budget = {};
};

// Throws RunFailure (Unsupported) where the engine does not claim the case.
void needClaimed(const std::vector<std::string>& operators, const std::vector<DataType>& types, const Operator& op);

// The words of a command, as a shell would split them, without any other of a shell's powers; {folder} is replaced
// where a folder is given. Throws TextError, which names the engine.
std::vector<std::string> commandWords(const std::string& engine, const std::string& command, const std::string& folder);
std::string replaced(std::string text, std::string_view placeholder, const std::string& by); // everywhere
// Where PATH has the program. Throws EngineError where it has none.
void needProgram(const std::string& program);

} // namespace tessera
