// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/engines/engine.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace tessera {

// The exit codes; of several the highest.
namespace exit_code {
inline constexpr int kFine = 0;
inline constexpr int kMistrusted = 1; // equal, but the case proves little
inline constexpr int kMismatch = 2;
inline constexpr int kIncomparable = 3; // shape or type differ
inline constexpr int kBadInput = 4; // or usage
inline constexpr int kEngineFailed = 5; // or missing
inline constexpr int kInterrupted = 130; // by Ctrl+C, as shells count it
} // namespace exit_code

inline constexpr uint64_t kMostMebibytes = uint64_t{1} << 40; // of --memory-budget

// The commands of the program, one file each. `arguments` is what follows the command's name; results go to `out`,
// problems to `err`, and the exit code comes back. None needs a display. Files and cases that fail are reported in
// place and do not stop the others; EngineError, IoError and TextError about the command itself are left to runProgram.
using Arguments = std::vector<std::string>;
int runCommand(const Arguments& arguments, std::ostream& out, std::ostream& err, const EngineFactory& makeEngine);
int runCommand(const Arguments& arguments, std::ostream& out, std::ostream& err);
int checkCommand(const Arguments& arguments, std::ostream& out, std::ostream& err, const EngineFactory& makeEngine);
int checkCommand(const Arguments& arguments, std::ostream& out, std::ostream& err);
int proveCommand(const Arguments& arguments, std::ostream& out, std::ostream& err);
int mapCommand(const Arguments& arguments, std::ostream& out, std::ostream& err);
int benchCommand(const Arguments& arguments, std::ostream& out, std::ostream& err);
int enginesCommand(const Arguments& arguments, std::ostream& out, std::ostream& err, const EngineFactory& makeEngine);
int enginesCommand(const Arguments& arguments, std::ostream& out, std::ostream& err);
int renderCommand(const Arguments& arguments, std::ostream& out, std::ostream& err); // makes its own application

// Whether `word` names a command, --help or --version: what runProgram takes as its first argument.
bool isCommand(const std::string& word);
std::string noCommand(const std::string& word); // the sentence that refuses it
int runProgram(const Arguments& arguments, std::ostream& out, std::ostream& err);
// What the program does with no arguments where no window can open: the built-in example on every engine, the verdicts,
// and a picture of the window in the current folder.
int runWithoutDisplay(std::ostream& out, std::ostream& err);

} // namespace tessera
