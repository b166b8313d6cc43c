// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/case/case.h"
#include "engine/foreign/child_process.h"
#include "engine/tensor/budget.h"

#include <map>
#include <string>
#include <vector>

namespace tessera {

// What all ways in share: how an engine is started, and what it claims.
struct ForeignSetup {
    std::string name; // what --engine takes
    std::string start; // behind "exec:" and its like; {folder} is in its place
    std::string folder = {}; // of the engine file; empty: there is none
    std::map<std::string, std::string> environment = {};
    std::vector<std::string> operators = {}; // empty: all
    std::vector<DataType> types = {}; // empty: all
    double timeLimit = 0; // seconds
    MemoryBudget budget = {};
};

// Throws RunFailure (Unsupported) where the engine does not claim the case.
void needClaimed(const std::vector<std::string>& operators, const std::vector<DataType>& types, const Operator& op);

// The words of the command, as a shell would split them, without any other of a shell's powers. Throws TextError.
std::vector<std::string> commandWords(const ForeignSetup& setup);
std::string replaced(std::string text, std::string_view placeholder, const std::string& by); // everywhere
// Where PATH has the program. Throws EngineError where it has none.
void needProgram(const std::string& program);

} // namespace tessera
