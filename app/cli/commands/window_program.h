// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/commands.h"

#include <filesystem>
#include <string>
#include <string_view>

#include <sys/types.h>

namespace tessera {

// The program that draws, tessera-window, which takes the same arguments. It may not be installed.

// Where it lies: beside this program, else in a folder of PATH. Throws EngineError that says what to install.
std::filesystem::path windowProgram();

// Goes on as the window program, with the command (empty: none) and its arguments. Throws EngineError.
[[noreturn]] void becomeWindow(std::string_view command, const Arguments& arguments);

// Starts it apart from this program, in a session of its own without this one's terminal and files; its process. Throws
// EngineError.
pid_t startWindow(const Arguments& arguments);

// Why no window can open as the variables of the environment stand, with what to do; empty: one may.
std::string whyNoDisplay();

} // namespace tessera
