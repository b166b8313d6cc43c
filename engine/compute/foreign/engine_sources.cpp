// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/engine_sources.h"

#include "engine/compute/foreign/engine_file.h"
#include "engine/compute/foreign/foreign_setup.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <optional>

namespace tessera {

namespace {

std::optional<EngineFile> fileNamed(const std::string& name)
{
    if (isEngineFile(name))
        return readEngineFile(name);
    for (const std::filesystem::path& folder : engineFolders())
        if (const std::filesystem::path path = folder / (name + std::string(kEngineFileEnd));
            std::filesystem::is_regular_file(path))
            return readEngineFile(path);
    return {};
}

// A program without a path is the system's, and so is what lies where it does.
bool isOwn(const std::string& word, bool isProgram)
{
    std::error_code error;
    return (!isProgram || word.find('/') != word.npos) && std::filesystem::is_regular_file(word, error);
}

void addSources(const std::string& engine, const std::string& start, const std::string& folder,
                std::vector<std::filesystem::path>& files)
{
    const size_t colon = start.find(':');
    const std::string way = start.substr(0, colon), rest = start.substr(colon + 1);
    if (way == "lib" || way == "shader") {
        files.push_back(std::filesystem::absolute(folder.empty() ? rest : replaced(rest, "{folder}", folder)));
        return;
    }
    const std::vector<std::string> words = commandWords(engine, rest, folder);
    for (size_t i = 0; i < words.size(); ++i)
        if (isOwn(words[i], i == 0))
            files.push_back(std::filesystem::absolute(words[i]));
}

} // namespace

std::vector<std::filesystem::path> engineSources(const std::string& name)
{
    std::vector<std::filesystem::path> files;
    if (isOurs(name))
        return files;
    try {
        if (isStart(name)) {
            addSources(name, name, {}, files);
        } else if (const auto file = fileNamed(name)) {
            files.push_back(std::filesystem::absolute(file->path));
            addSources(name, file->start, files.front().parent_path().string(), files);
        }
    } catch (const std::exception&) { // whoever starts it says what is wrong
    }
    for (std::filesystem::path& file : files)
        file = file.lexically_normal();
    return files;
}

} // namespace tessera
