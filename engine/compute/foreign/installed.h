// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <initializer_list>
#include <optional>
#include <string>

namespace tessera {

// What belongs to us beside our code, in the tree that we are installed or built in, wherever that was moved: what has
// this name in the first of `places` that has it. Places are relative to the folder of the program that runs, then to
// that of the library which this code is in, then, for a program with the archive in it, to that of `tessera` in PATH.
std::optional<std::filesystem::path> installed(const char* name, std::initializer_list<const char*> places);

// Where PATH has the program; empty: nowhere.
std::filesystem::path programInPath(const std::string& program);

} // namespace tessera
