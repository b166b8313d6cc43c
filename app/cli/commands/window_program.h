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

// Runs it until it ends; its exit code. Throws EngineError.
int runWindow(const Arguments& arguments);

// Starts it apart from this program, in a session of its own without this one's terminal and files; its process. Throws
// EngineError.
pid_t startWindow(const Arguments& arguments);

// The engine's formats by the engine, other pictures by way of a PNG that the window program makes or reads:
// `tessera-window convert-picture IN OUT`.
const PictureCodec& commandPictureCodec();
inline constexpr const char* kConvertPicture = "convert-picture";

// `tessera-window describe-platform`: a line about where its window would open, "Qt 6.4.2, xcb, 1920 × 1080"; exit code
// 5 where it cannot.
inline constexpr const char* kDescribePlatform = "describe-platform";

// Why no window can open as the variables of the environment stand, with what to do; empty: one may.
std::string whyNoDisplay();

} // namespace tessera
