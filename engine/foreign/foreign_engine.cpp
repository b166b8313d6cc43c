// SPDX-License-Identifier: Apache-2.0
#include "engine/foreign/foreign_engine.h"

#include "engine/foreign/engine_file.h"
#include "engine/foreign/exec_engine.h"
#include "engine/foreign/serve_engine.h"

#include <algorithm>
#include <array>
#include <set>

namespace tessera {

namespace {

struct Way {
    std::string_view prefix;
    std::unique_ptr<Engine> (*make)(const ForeignSetup& setup);
};
constexpr std::array<Way, 2> kWays = {{{"exec:", makeExecEngine}, {"serve:", makeServeEngine}}};

// `setup` holds all but what stands behind the prefix of its start.
std::unique_ptr<Engine> make(ForeignSetup setup)
{
    for (const Way& way : kWays)
        if (setup.start.starts_with(way.prefix)) {
            setup.start.erase(0, way.prefix.size());
            return way.make(setup);
        }
    throw EngineError(setup.start + " is not supported by this build.");
}

std::unique_ptr<Engine> makeFrom(const EngineFile& file, const ForeignOptions& options)
{
    return make({.name = file.name,
                 .start = file.start,
                 .folder = std::filesystem::absolute(file.path).parent_path().string(),
                 .environment = file.environment,
                 .operators = file.operators,
                 .types = file.types,
                 .timeLimit = options.timeLimit.value_or(file.timeLimit.value_or(kForeignTimeLimit)),
                 .budget = options.budget});
}

// In the order in which names are looked for.
std::vector<std::filesystem::path> candidates(const ForeignOptions& options)
{
    std::vector<std::filesystem::path> files = options.files;
    for (const std::filesystem::path& folder : engineFolders())
        std::ranges::copy(engineFilesIn(folder), std::back_inserter(files));
    return files;
}

bool isGiven(const std::filesystem::path& path, const ForeignOptions& options)
{
    return std::ranges::find(options.files, path) != options.files.end();
}

} // namespace

std::unique_ptr<Engine> makeForeignEngine(const std::string& name, const ForeignOptions& options)
{
    constexpr std::array<std::string_view, 5> ours = {"cpu", "reference", "vulkan", "sabotage", "file"};
    if (std::ranges::find(ours, std::string_view(name).substr(0, name.find(':'))) != ours.end())
        return nullptr; // no file is read for their sake
    if (isStart(name))
        return make({.name = name,
                     .start = name,
                     .timeLimit = options.timeLimit.value_or(kForeignTimeLimit),
                     .budget = options.budget});
    if (isEngineFile(name))
        return makeFrom(readEngineFile(name), options);
    for (const std::filesystem::path& path : candidates(options)) {
        // A bad file is in the way of those that it was named for.
        const bool isMeant = isGiven(path, options) || path.filename() == name + std::string(kEngineFileEnd);
        try {
            if (const EngineFile file = readEngineFile(path); file.name == name)
                return makeFrom(file, options);
        } catch (const IoError&) {
            if (isMeant)
                throw;
        }
    }
    return nullptr;
}

std::vector<EngineEntry> foreignEngineList(const ForeignOptions& options)
{
    std::vector<EngineEntry> list;
    std::set<std::string> seen;
    for (const std::filesystem::path& path : candidates(options)) {
        EngineEntry entry;
        try {
            const EngineFile file = readEngineFile(path);
            entry = {file.name, file.start + " (" + path.string() + ")", true};
        } catch (const IoError& error) {
            const std::string name = path.filename().string();
            entry = {isEngineFile(path) ? name.substr(0, name.size() - kEngineFileEnd.size()) : name, error.what(),
                     false};
        }
        if (seen.insert(entry.name).second)
            list.push_back(std::move(entry));
    }
    return list;
}

} // namespace tessera
