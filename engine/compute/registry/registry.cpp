// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/registry/registry.h"

#include "engine/compute/cpu/cpu_engine.h"
#include "engine/compute/foreign/foreign_engine.h"
#include "engine/compute/reference/reference_engine.h"
#include "engine/compute/registry/faulty_engine.h"
#include "engine/compute/vulkan/vulkan_engine.h"
#include "engine/core/message/message.h"

#include <algorithm>

namespace tessera {
namespace {

// A row for each room that makes engines.
struct Backend {
    std::string_view name; // the name of its engine, or of the best of its engines
    bool executesPlans; // as its engines' executesPlans()
    std::vector<EngineEntry> (*entries)(); // those of this machine, or why there is none
    // `name` is an available entry's, or the backend's.
    std::unique_ptr<Engine> (*make)(const std::string& name, const EngineOptions& options);
};

// The list of an engine that every machine has.
std::vector<EngineEntry> listOf(const Engine& engine)
{
    return {{engine.name(), engine.description(), true}};
}

constexpr Backend kBackends[] = {
    {"cpu", true, [] { return listOf(*makeCpuEngine()); },
     [](const std::string&, const EngineOptions& options) { return makeCpuEngine(options.threads); }},
    {"vulkan", true, vulkanEngineList,
     [](const std::string& name, const EngineOptions& options) { return makeVulkanEngine(name, options.validate); }},
    {"reference", false, [] { return listOf(ReferenceEngine()); },
     [](const std::string&, const EngineOptions& options) -> std::unique_ptr<Engine> {
         return std::make_unique<ReferenceEngine>(options.budget);
     }},
};

// "vulkan" of "vulkan:llvmpipe"; null: no backend makes an engine of this name.
const Backend* backendOf(const std::string& name)
{
    const auto* found = std::ranges::find(kBackends, name.substr(0, name.find(':')), &Backend::name);
    return found == std::end(kBackends) ? nullptr : found;
}

} // namespace

bool executesPlans(const std::string& name)
{
    const Backend* backend = backendOf(name);
    return backend && backend->executesPlans;
}

std::vector<EngineEntry> engineList()
{
    std::vector<EngineEntry> list;
    for (const Backend& backend : kBackends)
        std::ranges::copy(backend.entries(), std::back_inserter(list));
    return list;
}

std::unique_ptr<Engine> makeEngine(const std::string& name)
{
    return makeEngineWith({}, name);
}

std::unique_ptr<Engine> makeEngineWith(const EngineOptions& options, const std::string& name)
{
    if (isFaultyEngine(name)) // no list has them; users name them
        return makeFaultyEngine(name, options);
    std::vector<Message> reasons;
    if (const Backend* backend = backendOf(name)) // other backends' drivers are not loaded
        for (const EngineEntry& entry : backend->entries()) {
            if (entry.available && (entry.name == name || backend->name == name))
                return backend->make(name, options);
            if (!entry.available)
                reasons.push_back(entry.description);
        }
    if (auto engine = makeForeignEngine(name, {.validate = options.validate, .budget = options.budget}))
        return engine;
    std::vector<EngineEntry> known = engineList();
    std::ranges::copy(foreignEngineList(), std::back_inserter(known));
    std::vector<std::string> names;
    for (const EngineEntry& entry : known)
        if (entry.available)
            names.push_back(entry.name);
    if (reasons.empty())
        throw EngineError(say("registry", "There is no engine \"%1\"")(name) + "; " + suggestion(name, names));
    const Message list = joined({names.begin(), names.end()}, ", ");
    throw EngineError(
        say("registry", "There is no engine \"%1\". %2 Engines of this machine: %3")(name, joined(reasons, " "), list)
        + ".");
}

std::string vulkanLoader()
{
    return vulkanLoaderVersion();
}

} // namespace tessera
