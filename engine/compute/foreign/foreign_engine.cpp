// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/foreign_engine.h"

#include "engine/compute/foreign/engine_file.h"
#include "engine/compute/foreign/foreign_setup.h"

#include <set>

namespace tessera {

namespace {

// The program in whose process libraries run: beside ours, or where it is installed or built.
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

// The words that start a library's process.
std::vector<std::string> hostWords(const std::string& kind, std::string path, const std::string& folder)
{
    path = folder.empty() ? path : replaced(path, "{folder}", folder);
    if (path.empty())
        throw TextError(say("foreign", "%1: names no file; expected `lib:./libmine.so` or `shader:mine.comp`")(kind));
    return {hostProgram().string(), kind, std::filesystem::absolute(path).string()};
}

// `setup` is complete but for its words; `folder` is the engine file's, or empty.
std::unique_ptr<Engine> make(ForeignSetup setup, const std::string& start, const std::string& folder, bool validates)
{
    const size_t colon = start.find(':');
    const std::string way = start.substr(0, colon), rest = start.substr(colon + 1);
    const bool isHosted = way != "exec" && way != "serve";
    setup.measuresCopies = isHosted;
    setup.words = isHosted ? hostWords(way == "shader" && validates ? "shader-validated" : way, rest, folder)
                           : commandWords(setup.name, rest, folder);
    return way == "exec" ? makeExecEngine(setup) : makeServeEngine(setup);
}

std::unique_ptr<Engine> makeFrom(const EngineFile& file, const ForeignOptions& options)
{
    return make({.name = file.name,
                 .environment = file.environment,
                 .claims = file.claims,
                 .timeLimit = options.timeLimit.value_or(file.timeLimit.value_or(kForeignTimeLimit)),
                 .budget = options.budget},
                file.start, std::filesystem::absolute(file.path).parent_path().string(), options.validate);
}

} // namespace

std::unique_ptr<Engine> makeForeignEngine(const std::string& name, const ForeignOptions& options)
{
    if (isOurs(name))
        return nullptr; // no file is read for their sake
    if (isStart(name))
        return make(
            {.name = name, .timeLimit = options.timeLimit.value_or(kForeignTimeLimit), .budget = options.budget}, name,
            {}, options.validate);
    const auto file = engineFileOf(name, options.files);
    return file ? makeFrom(*file, options) : nullptr;
}

bool namesEngine(const std::string& word, const ForeignOptions& options)
{
    if (isOurEngine(word) || isStart(word) || isEngineFile(word))
        return true;
    if (word.find('/') != word.npos)
        return false; // no file is read for the sake of a path
    try {
        return engineFileOf(word, options.files).has_value();
    } catch (const IoError&) {
        return true; // the engine's file is bad
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
