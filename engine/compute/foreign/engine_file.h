// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/foreign/serve_protocol.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tessera {

// NAME.engine.json: how an engine is started, and which cases it claims.
struct EngineFile {
    std::filesystem::path path; // empty: the start was given in place of a file, and is the name
    std::string name; // letters, digits, "-", "_", "." and "+"; not the name of a built-in engine
    std::string start; // "serve:python3 {folder}/adapter.py torch"
    Claims claims = {};
    std::optional<double> timeLimit = {}; // seconds
    std::map<std::string, std::string> environment = {};
};

inline constexpr std::string_view kEngineFileEnd = ".engine.json";
inline constexpr double kMostTimeLimit = 86400; // seconds

// Both throw IoError, which names the file, the field, its value and what was expected.
EngineFile readEngineFile(const std::filesystem::path& path);
EngineFile parseEngineFile(const std::string& json, const std::filesystem::path& path);

bool isEngineFile(const std::filesystem::path& path); // by its name
// The way of a start and what it says: {"serve", "python3 {folder}/adapter.py torch"}.
std::pair<std::string, std::string> wayAndRest(const std::string& start);
std::string folderOf(const EngineFile& file); // what {folder} stands for; empty: it has none
// Whether an engine or another source of ours has the name, so that no file may have it: "vulkan:llvmpipe".
bool isOurs(std::string_view name);
bool isOurEngine(std::string_view name); // the same without other sources
// Whether a start is "exec:…", "serve:…", "lib:…" or "shader:…".
bool isStart(std::string_view text);

// The folder of the adapters that are installed with us; none: they are not installed.
std::optional<std::filesystem::path> adapterFolder();
// The folders in which engine files are found by name: the user's configuration, then the installed adapters.
std::vector<std::filesystem::path> engineFolders();
std::vector<std::filesystem::path> engineFilesIn(const std::filesystem::path& folder); // sorted
// All engine files in the order in which names are found: those given, then the folders'.
std::vector<std::filesystem::path> engineFiles(std::vector<std::filesystem::path> given);
// What such a start says, or the engine file of that path or, among engineFiles(), of that name; none: no file has it.
// Throws IoError for a bad file that was given, or is named after the engine.
std::optional<EngineFile> engineFileOf(const std::string& name, const std::vector<std::filesystem::path>& given);

// Replaces the file by what readEngineFile() reads. Throws IoError where it cannot be written. Throws it also where it
// could not be read again: it then names the field and what was expected, and nothing is written.
void writeEngineFile(const EngineFile& file);

// The absolute paths of the files that a foreign engine consists of: its engine file, its library or shader, and the
// programs and scripts of its command that have a path. Where one changes, the engine has changed. Empty: it is no
// foreign engine, or its file cannot be read. Nothing is started.
std::vector<std::filesystem::path> engineSources(const std::string& name);

} // namespace tessera
