// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/foreign_engine.h"

#include "engine/compute/foreign/engine_file.h"
#include "engine/compute/foreign/foreign_setup.h"
#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/run_failure.h"

#include <algorithm>
#include <cstdlib>
#include <dlfcn.h>
#include <set>
#include <system_error>
#include <unistd.h>

namespace tessera {

namespace {

// The file that this code was loaded from; empty for a relative name, since the working folder may have changed.
std::filesystem::path ownFile()
{
    Dl_info info = {};
    if (dladdr(reinterpret_cast<const void*>(&ownFile), &info) == 0 || info.dli_fname == nullptr)
        return {};
    const std::filesystem::path file = info.dli_fname;
    return file.is_absolute() ? file : std::filesystem::path();
}

} // namespace

std::optional<std::filesystem::path> installed(const char* name, std::initializer_list<const char*> places)
{
    std::error_code error;
    for (const std::filesystem::path& file :
         {std::filesystem::path("/proc/self/exe"), ownFile(), programInPath("tessera")}) {
        const std::filesystem::path folder = std::filesystem::canonical(file, error).parent_path();
        if (folder.empty()) // the file is unknown
            continue;
        for (const char* const place : places)
            if (std::filesystem::path found = folder / place / name; std::filesystem::exists(found, error))
                return found.lexically_normal();
    }
    return {};
}

std::filesystem::path programInPath(const std::string& program)
{
    const char* const path = std::getenv("PATH");
    for (const std::string_view folder : splitText(path ? path : "/bin:/usr/bin", ":"))
        if (std::filesystem::path file = std::filesystem::path(folder) / program; access(file.c_str(), X_OK) == 0)
            return file;
    return {};
}

void requireClaimed(const Claims& claims, const Operator& op)
{
    if (!claims.operators.empty() && std::ranges::find(claims.operators, name(op)) == claims.operators.end())
        throw RunFailure(FailureKind::Unsupported, say("foreign", "it does not claim %1")(name(op)));
    for (const TensorDesc* desc : {&op.input, &op.output})
        if (!claims.types.empty() && std::ranges::find(claims.types, desc->dataType) == claims.types.end())
            throw RunFailure(FailureKind::Unsupported, say("foreign", "it does not claim %1")(name(desc->dataType)));
}

std::string replaced(std::string text, std::string_view placeholder, const std::string& by)
{
    for (size_t at = text.find(placeholder); at != text.npos; at = text.find(placeholder, at + by.size()))
        text.replace(at, placeholder.size(), by);
    return text;
}

std::vector<std::string> commandWords(const std::string& engine, const std::string& command, const std::string& folder)
{
    std::vector<std::string> words;
    try {
        words = shellWords(command);
    } catch (const TextError&) {
        throw TextError(say("foreign", "the command of %1 has a quotation mark that is not closed")(engine));
    }
    if (words.empty() || words.front().empty())
        throw TextError(say("foreign", "%1 names no program; expected `exec:./mine {input} {output}`")(engine));
    for (std::string& word : words)
        word = folder.empty() ? word : replaced(word, "{folder}", folder);
    return words;
}

void requireProgram(const std::string& program)
{
    if (program.find('/') != program.npos) {
        if (access(program.c_str(), X_OK) != 0)
            throw EngineError(say("foreign", "%1 is missing, or is no program that may be started")(program) + ".");
        return;
    }
    if (programInPath(program).empty())
        throw EngineError(say("foreign", "There is no program %1 in PATH")(program) + ".");
}

namespace {

// The program that runs libraries and shaders: beside ours, or where it is installed or built.
std::filesystem::path hostProgram()
{
    constexpr const char* name = "tessera-engine-host";
    if (const auto path = installed(name, {".", TESSERA_FROM_BIN_TO_LIBEXEC, TESSERA_FROM_LIB_TO_LIBEXEC, "../app"}))
        return *path;
    throw EngineError(
        say("foreign",
            "The program %1 is missing, in which libraries run; it lies beside tessera, or in libexec/tessera")(name)
        + ".");
}

// The command that starts a library's or a shader's process.
std::vector<std::string> hostWords(const std::string& kind, std::string path, const std::string& folder)
{
    path = folder.empty() ? path : replaced(path, "{folder}", folder);
    if (path.empty())
        throw TextError(say("foreign", "%1: names no file; expected `lib:./libmine.so` or `shader:mine.comp`")(kind));
    return {hostProgram().string(), kind, std::filesystem::absolute(path).string()};
}

std::unique_ptr<Engine> makeFrom(const EngineFile& file, const ForeignOptions& options)
{
    const auto [way, rest] = wayAndRest(file.start);
    const bool isShader = way == "shader";
    std::vector<std::string> words;
    if (isShader || way == "lib")
        words = hostWords(isShader && options.validate ? "shader-validated" : way, rest, folderOf(file));
    else
        words = commandWords(file.name, rest, folderOf(file));
    const ForeignSetup setup = {.name = file.name,
                                .words = words,
                                .isOnDevice = isShader,
                                .environment = file.environment,
                                .claims = file.claims,
                                .timeLimit = options.timeLimit.value_or(file.timeLimit.value_or(kForeignTimeLimit)),
                                .budget = options.budget};
    return way == "exec" ? makeExecEngine(setup) : makeServeEngine(setup);
}

} // namespace

std::unique_ptr<Engine> makeForeignEngine(const std::string& name, const ForeignOptions& options)
{
    if (isOurs(name))
        return nullptr; // built-in names need no file
    const auto file = engineFileOf(name, options.files);
    return file ? makeFrom(*file, options) : nullptr;
}

bool namesEngine(const std::string& word, const ForeignOptions& options)
{
    if (isOurEngine(word) || isStart(word) || isEngineFile(word))
        return true;
    if (word.find('/') != word.npos)
        return false; // a path needs no search of files
    try {
        return engineFileOf(word, options.files).has_value();
    } catch (const IoError&) {
        return true; // its engine file is bad
    }
}

std::vector<EngineEntry> foreignEngineList(const ForeignOptions& options)
{
    std::vector<EngineEntry> list;
    std::set<std::string> seen;
    for (const std::filesystem::path& path : engineFiles(options.files)) {
        EngineEntry entry;
        try {
            const EngineFile file = readEngineFile(path);
            entry = {file.name, file.start + " (" + path.string() + ")", true};
        } catch (const IoError& error) {
            const std::string name = path.filename().string();
            entry = {isEngineFile(path) ? name.substr(0, name.size() - kEngineFileEnd.size()) : name, error.message(),
                     false};
        }
        if (seen.insert(entry.name).second)
            list.push_back(std::move(entry));
    }
    return list;
}

} // namespace tessera
