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
void requireNoTerminal(const std::string& what);

// Replaces the file whole or not at all, or writes the bytes to `out` as they are. Throws IoError.
void writeOutput(const std::string& path, std::string_view bytes, std::ostream& out);

bool writeAll(int file, std::string_view bytes); // false: errno says why not

// Before long work: tries that the file can be written, and leaves it as it is. Throws IoError. None: nothing is.
void requireWritable(const std::optional<std::string>& path);
// The same of a folder that files are written into, and that is made where it is not there.
void requireWritableFolder(const std::optional<std::string>& path);

inline constexpr const char* kPartial = ".partial"; // ends the name of a file that holds what is known so far
bool canHavePartial(const std::string& path); // not standard output, nor /dev/null

} // namespace tessera
