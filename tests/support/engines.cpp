// SPDX-License-Identifier: Apache-2.0
#include "tests/support/engines.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/ops/axes.h"

#include <algorithm>
#include <cctype>
#include <cstdlib>
#include <map>

namespace tessera {

namespace {

std::vector<std::string> availableNames()
{
    std::vector<std::string> names;
    for (const EngineEntry& entry : engineList())
        if (entry.available)
            names.push_back(entry.name);
    std::ranges::sort(names);
    return names;
}

} // namespace

const std::vector<std::string>& engineNames()
{
    static const std::vector<std::string> names = availableNames();
    return names;
}

const std::vector<std::string>& planEngineNames()
{
    static const std::vector<std::string> names = [] {
        std::vector<std::string> those = engineNames();
        std::erase_if(those, [](const std::string& name) { return !executesPlans(name); });
        return those;
    }();
    return names;
}

const Engine& engineNamed(const std::string& name)
{
    // Never destroyed: at exit a Vulkan driver's own statics may be gone before ours.
    static auto& made = *new std::map<std::string, std::unique_ptr<Engine>>;
    std::unique_ptr<Engine>& engine = made[name];
    if (!engine)
        engine = makeEngineWith({.validate = validationIsAsked()}, name);
    return *engine;
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
    Tensor output(c.op.output);
    std::ranges::fill(output.writableBytes(), kUntouched);
    engine.run(c, plan, input, output);
    return output;
}

Tensor runOn(const Engine& engine, const Loaded& loaded)
{
    return runOn(engine, loaded.c, loaded.plan, loaded.input);
}

Tolerance foreignTolerance(const Operator& op, const Plan& plan)
{
    Tolerance tolerance = tolerancePreset("foreign")->of(plan);
    if (isLinear(op)) // one input with the weights 1 − t and t: two roundings where we copy
        tolerance.ulp = 2;
    return tolerance;
}

bool paddingIsUntouched(const Tensor& output)
{
    Tensor onlyPadding = output; // its elements filled like the padding
    for (uint64_t i = 0; i < elementCount(output.desc); ++i)
        onlyPadding.setBits(i, 0xa5a5'a5a5'a5a5'a5a5 >> (64 - 8 * elementBytes(output.desc.dataType)));
    return std::ranges::all_of(onlyPadding.bytes(), [](std::byte b) { return b == kUntouched; });
}

} // namespace tessera
