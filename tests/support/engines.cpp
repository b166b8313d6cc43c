// SPDX-License-Identifier: Apache-2.0
#include "tests/support/engines.h"

#include "engine/ops/operator.h"
#include "engine/registry/registry.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <map>

namespace tessera {

namespace {

using Engines = std::map<std::string, std::unique_ptr<Engine>>;

const Engines& engines()
{
    // Never destroyed: at exit a Vulkan driver's own statics may be gone before ours.
    static const Engines& all = *new Engines([] {
        Engines made;
        for (const EngineEntry& entry : engineList())
            if (entry.available)
                made.emplace(entry.name, makeEngineWith({.validate = validationIsAsked()}, entry.name));
        return made;
    }());
    return all;
}

std::vector<std::string> namesOf(bool plansOnly)
{
    std::vector<std::string> names;
    for (const auto& [name, engine] : engines())
        if (!plansOnly || engine->executesPlans())
            names.push_back(name);
    return names;
}

} // namespace

const std::vector<std::string>& engineNames()
{
    static const std::vector<std::string> names = namesOf(false);
    return names;
}

const std::vector<std::string>& planEngineNames()
{
    static const std::vector<std::string> names = namesOf(true);
    return names;
}

const Engine& engineNamed(const std::string& name)
{
    return *engines().at(name);
}

std::string engineTestName(const testing::TestParamInfo<std::string>& parameter)
{
    std::string name = parameter.param;
    std::ranges::replace_if(
        name, [](unsigned char c) { return std::isalnum(c) == 0; }, '_');
    return name;
}

bool validationIsAsked()
{
    return std::getenv("TESSERA_VALIDATE") != nullptr;
}

Tensor runOn(const Engine& engine, const Case& c, const Tensor& input)
{
    return runOn(engine, c, makePlan(c.op), input);
}

Tensor runOn(const Engine& engine, const Case& c, const Plan& plan, const Tensor& input)
{
    Tensor output(outputDesc(c.op));
    std::ranges::fill(output.writableBytes(), kUntouched);
    engine.run(c, plan, input, output);
    return output;
}

bool paddingIsUntouched(const Tensor& output)
{
    Tensor onlyPadding = output; // its elements filled like the padding
    for (uint64_t i = 0; i < elementCount(output.desc); ++i)
        onlyPadding.setBits(i, 0xa5a5'a5a5'a5a5'a5a5 >> (64 - 8 * elementBytes(output.desc.dataType)));
    return std::ranges::all_of(onlyPadding.bytes(), [](std::byte b) { return b == kUntouched; });
}

} // namespace tessera
