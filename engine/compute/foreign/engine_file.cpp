// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/engine_file.h"

#include "engine/compute/foreign/foreign_setup.h"
#include "engine/core/message/message.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/file.h"
#include "engine/formats/io/json.h"
#include "engine/formats/io/json_operator.h"
#include "engine/formats/io/json_text.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <span>

namespace tessera {

namespace {

constexpr std::array<std::string_view, 7> kFields = {"tessera-engine", "name",      "start",      "operators",
                                                     "types",          "timeLimit", "environment"};
constexpr std::array<std::string_view, 4> kStarts = {"exec:", "serve:", "lib:", "shader:"};
constexpr std::array<std::string_view, 4> kOurs = {"cpu", "reference", "vulkan", "sabotage"};
constexpr std::string_view kFile = "file"; // "file:PATH" is an output from elsewhere
constexpr uint64_t kMostBytes = 1 << 20;

void checkFields(const JsonMember& root)
{
    root.forEachMember([](const JsonMember&, const std::string& field) {
        if (std::ranges::find(kFields, field) == kFields.end())
            throw JsonError(say("foreign", "%1 is no field of an engine file")(shown(field)) + "; "
                            + suggestion(field, {kFields.begin(), kFields.end()}));
    });
    const JsonMember version = root.required("tessera-engine");
    if (!version.value().IsUint() || version.value().GetUint() != 1)
        version.refuse(say("foreign", "%1 = %2 is not 1, the version of this format"));
}

std::string readName(const JsonMember& member)
{
    constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_.+";
    std::string name = member.string();
    if (name.empty() || name.find_first_not_of(letters) != name.npos)
        member.refuse(say("foreign", "%1 = %2 is not a name of letters, digits, -, _, . and +"));
    if (isOurs(name))
        member.refuse(say("foreign", "%1 = %2 is the name of an engine of this program; choose another"));
    return name;
}

std::string readStart(const JsonMember& member)
{
    std::string start = member.string();
    if (!isStart(start) || start.size() == start.find(':') + 1)
        member.refuse(
            say("foreign", "%1 = %2 is not exec:…, serve:…, lib:…, shader:… followed by a command or a path"));
    return start;
}

double readTimeLimit(const JsonMember& member)
{
    const double seconds = member.value().IsNumber() ? member.value().GetDouble() : 0;
    if (!(seconds > 0 && seconds <= kMostTimeLimit))
        member.refuse(say("foreign", "%1 = %2 is not a number of seconds, more than 0 and at most 86400"));
    return seconds;
}

std::map<std::string, std::string> readEnvironment(const JsonMember& member)
{
    std::map<std::string, std::string> variables;
    member.forEachMember([&](const JsonMember& value, const std::string& name) {
        if (name.empty() || name.find('=') != name.npos || name.find('\0') != name.npos)
            throw JsonError(say("foreign", "%1 is no name of a variable")(member.path() + "." + shown(name)));
        variables[name] = value.string();
    });
    return variables;
}

EngineFile readFields(const JsonMember& root, const std::filesystem::path& path)
{
    checkFields(root);
    EngineFile file{.path = path, .name = readName(root.required("name")), .start = readStart(root.required("start"))};
    file.claims = {listIn(root, "operators", operatorNameIn), listIn(root, "types", dataTypeIn)};
    if (const auto limit = root.find("timeLimit"))
        file.timeLimit = readTimeLimit(*limit);
    if (const auto variables = root.find("environment"))
        file.environment = readEnvironment(*variables);
    return file;
}

std::string jsonOf(const EngineFile& file)
{
    JsonText json;
    json.beginObject().key("tessera-engine").value(uint64_t{1});
    json.key("name").value(file.name).key("start").value(file.start);
    writeClaims(json, file.claims);
    if (file.timeLimit)
        json.key("timeLimit").value(*file.timeLimit);
    if (!file.environment.empty()) {
        json.key("environment").beginObject();
        for (const auto& [variable, value] : file.environment)
            json.key(variable).value(value);
        json.endObject();
    }
    return json.endObject().text();
}

// Whether a word of a command is a file of the user's. A program without a path is the system's.
bool isOwn(const std::string& word, bool isProgram)
{
    std::error_code error;
    return (!isProgram || word.find('/') != word.npos) && std::filesystem::is_regular_file(word, error);
}

void addSources(const EngineFile& file, std::vector<std::filesystem::path>& files)
{
    const auto [way, rest] = wayAndRest(file.start);
    const std::string folder = folderOf(file);
    if (way == "lib" || way == "shader") {
        files.push_back(std::filesystem::absolute(folder.empty() ? rest : replaced(rest, "{folder}", folder)));
        return;
    }
    const std::vector<std::string> words = commandWords(file.name, rest, folder);
    for (size_t i = 0; i < words.size(); ++i)
        if (isOwn(words[i], i == 0))
            files.push_back(std::filesystem::absolute(words[i]));
}

} // namespace

EngineFile parseEngineFile(const std::string& json, const std::filesystem::path& path)
{
    try {
        const JsonDocument document = parseJson(json);
        return readFields({document, ""}, path);
    } catch (const JsonError& error) {
        throw IoError(path.string() + ": " + error.message());
    }
}

EngineFile readEngineFile(const std::filesystem::path& path)
{
    if (regularFileSize(path) > kMostBytes)
        throw IoError(say("foreign", "%1 is no engine file: it has more than 1 MiB")(path.string()));
    return parseEngineFile(readFile(path, kMostBytes), path);
}

bool isEngineFile(const std::filesystem::path& path)
{
    return path.string().ends_with(kEngineFileEnd);
}

std::pair<std::string, std::string> wayAndRest(const std::string& start)
{
    const size_t colon = start.find(':');
    return {start.substr(0, colon), start.substr(colon + 1)};
}

std::string folderOf(const EngineFile& file)
{
    return file.path.empty() ? "" : std::filesystem::absolute(file.path).parent_path().string();
}

bool isOurs(std::string_view name)
{
    return isOurEngine(name) || name.substr(0, name.find(':')) == kFile;
}

bool isOurEngine(std::string_view name)
{
    return std::ranges::find(kOurs, name.substr(0, name.find(':'))) != kOurs.end();
}

bool isStart(std::string_view text)
{
    return std::ranges::any_of(kStarts, [&](std::string_view each) { return text.starts_with(each); });
}

std::optional<std::filesystem::path> adapterFolder()
{
    return installed("adapters", {TESSERA_FROM_BIN_TO_DATA, TESSERA_FROM_LIB_TO_DATA});
}

std::vector<std::filesystem::path> engineFolders()
{
    std::vector<std::filesystem::path> folders;
    const auto add = [&](const char* variable, const char* below) {
        const char* const value = std::getenv(variable);
        if (value == nullptr || *value == '\0')
            return false;
        folders.push_back(std::filesystem::path(value) / below);
        return true;
    };
    add("XDG_CONFIG_HOME", "tessera/engines") || add("HOME", ".config/tessera/engines");
    if (auto adapters = adapterFolder())
        folders.push_back(*std::move(adapters));
    return folders;
}

std::vector<std::filesystem::path> engineFilesIn(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files = entriesOf(folder);
    std::erase_if(files, [](const std::filesystem::path& file) { return !isEngineFile(file); });
    return files;
}

std::vector<std::filesystem::path> engineFiles(std::vector<std::filesystem::path> given)
{
    for (const std::filesystem::path& folder : engineFolders())
        std::ranges::copy(engineFilesIn(folder), std::back_inserter(given));
    return given;
}

std::optional<EngineFile> engineFileOf(const std::string& name, const std::vector<std::filesystem::path>& given)
{
    if (isStart(name))
        return EngineFile{.path = {}, .name = name, .start = name};
    if (isEngineFile(name))
        return readEngineFile(name);
    for (const std::filesystem::path& path : engineFiles(given)) {
        // A bad file is an error only where the user named the file, or where it is called after the engine.
        const bool isMeant =
            std::ranges::find(given, path) != given.end() || path.filename() == name + std::string(kEngineFileEnd);
        try {
            if (EngineFile file = readEngineFile(path); file.name == name)
                return file;
        } catch (const IoError&) {
            if (isMeant)
                throw;
        }
    }
    return std::nullopt;
}

void writeEngineFile(const EngineFile& file)
{
    const std::string json = jsonOf(file);
    parseEngineFile(json, file.path);
    std::error_code error;
    std::filesystem::create_directories(file.path.parent_path(), error); // AtomicFile says what is wrong
    writeFileAtomically(file.path, std::as_bytes(std::span(json)));
}

std::vector<std::filesystem::path> engineSources(const std::string& name)
{
    std::vector<std::filesystem::path> files;
    if (isOurs(name))
        return files;
    try {
        if (const auto file = engineFileOf(name, {})) {
            if (!file->path.empty())
                files.push_back(std::filesystem::absolute(file->path));
            addSources(*file, files);
        }
    } catch (const std::exception&) { // starting the engine says what is wrong
    }
    for (std::filesystem::path& file : files)
        file = file.lexically_normal();
    return files;
}

} // namespace tessera
