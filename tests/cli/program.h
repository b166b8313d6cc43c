// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>

// The real program, as a shell runs it.
namespace tessera {

struct Output {
    int code;
    std::string out, err;
};

// `line` is what stands behind "tessera" on a shell's line, in a folder of the running test's own that starts empty.
Output tessera(const std::string& line);
// The same, and the most memory that it held at a time, with every program that it called: bytes.
struct Measured {
    Output output;
    uint64_t bytes;
};
Measured measured(const std::string& line);
// The same for a whole shell line, with "tessera" as a word that can stand anywhere.
Output shell(const std::string& line);

std::filesystem::path testFolder();
void writeText(const std::string& name, const std::string& text); // into testFolder()
std::string readText(const std::filesystem::path& path);
std::string caseFile(const std::string& name); // a built-in one: "depth_to_space.json"

} // namespace tessera
