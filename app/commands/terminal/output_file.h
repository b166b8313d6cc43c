// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// What an option such as --json FILE writes: "-" is standard output.
bool isStandardOutput(const std::optional<std::string>& path);

// Throws TextError where standard output is a terminal, which shows bytes as anything but what they are. `what`: "--out
// - writes a picture".
void needNoTerminal(const std::string& what);

// Replaces the file whole or not at all, or writes the bytes to `out` as they are. Throws IoError.
void writeOutput(const std::string& path, std::string_view bytes, std::ostream& out);

// Before long work: throws IoError where the file cannot be written because its folder is not there, or because it is
// a folder itself. None: nothing is.
void needFolderOf(const std::optional<std::string>& path);

} // namespace tessera
