// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/foreign/serve_protocol.h"

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// NAME.engine.json: what starts an engine, and what it claims.
struct EngineFile {
    std::filesystem::path path;
    std::string name; // letters, digits, "-", "_", "." and "+"; not the name of a built-in engine
    std::string start; // "serve:python3 {folder}/adapter.py torch"
    Claims claims = {};
    std::optional<double> timeLimit = {}; // seconds
    std::map<std::string, std::string> environment = {};
};

inline constexpr std::string_view kEngineFileEnd = ".engine.json";
inline constexpr double kMostTimeLimit = 86400; // seconds

// Throw IoError, which names the file, the field, its value and what was expected.
EngineFile readEngineFile(const std::filesystem::path& path);
EngineFile parseEngineFile(const std::string& json, const std::filesystem::path& path);

bool isEngineFile(const std::filesystem::path& path); // by its name
// Whether a name is taken by an engine or another source of ours, so that no file may have it: "vulkan:llvmpipe".
bool isOurs(std::string_view name);
bool isOurEngine(std::string_view name); // whether it is the name of an engine alone
// Whether a start is "exec:…", "serve:…", "lib:…" or "shader:…".
bool isStart(std::string_view text);

// Where the adapters lie that are installed with us; none: they are not installed.
std::optional<std::filesystem::path> adapterFolder();
// Where engine files are looked for by their name: the user's configuration, then the adapters that are installed with
// us.
std::vector<std::filesystem::path> engineFolders();
std::vector<std::filesystem::path> engineFilesIn(const std::filesystem::path& folder); // sorted
// In the order in which names are looked for: those given, then the folders'.
std::vector<std::filesystem::path> engineFiles(std::vector<std::filesystem::path> given);
// The engine file of that path or, among engineFiles(), of that name; none: no file has it. Throws IoError for a bad
// one that was named for it.
std::optional<EngineFile> engineFileOf(const std::string& name, const std::vector<std::filesystem::path>& given);

// Writes what readEngineFile() reads, in place of what was there. Throws IoError where that cannot be written, or where
// it could not be read again: then it names the field and what was expected, and no file is written.
void writeEngineFile(const EngineFile& file);

// The files that a foreign engine is made of, absolute: its engine file, its library or shader, and the
// programs and scripts of its command that are named by a path. A change of one is another engine. Empty: it is none of
// these, or its file cannot be read. Nothing is started.
std::vector<std::filesystem::path> engineSources(const std::string& name);

} // namespace tessera
