// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapter_cases.h"

#include "engine/compute/foreign/foreign_engine.h"
#include "engine/core/compare/compare.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/ops/operators.h"
#include "engine/core/tensor/random.h"
#include "engine/frameworks/dialects/resize_convention.h"

namespace tessera {

Case fairCase(Case c, bool isExact)
{
    const bool isHalf = inputDesc(c.op).dataType == DataType::Float16;
    if (auto* generator = std::get_if<Generator>(&c.data);
        generator && !isExact && (isHalf || isLinear(c.op) || isTransposed(c.op)))
        generator->pattern = Pattern::Random;
    return c;
}

Case conventionCase(uint64_t seed)
{
    Random random(seed * 7);
    Operator op{OperatorKind::Resample1};
    op.interpolationMode = random.oneIn(2) ? InterpolationMode::Linear : InterpolationMode::NearestNeighbor;
    const DataType type = random.oneIn(4) ? DataType::UInt8 : random.oneIn(6) ? DataType::Float16 : DataType::Float32;
    const auto size = [&] { return static_cast<uint32_t>(1 + random.below(12)); };
    op.input = {.dataType = type, .sizes = {1, 2, size(), size()}};
    op.output = {.dataType = type, .sizes = {1, 2, size() + 4, size() + 4}};
    op.dimensionCount = 4;
    op.scales.resize(4);
    for (size_t i = 0; i < 4; ++i)
        op.scales[i] = static_cast<float>(op.output.sizes[i]) / static_cast<float>(op.input.sizes[i]);
    op.inputPixelOffsets.assign(4, 0.5f);
    op.outputPixelOffsets.assign(4, -0.5f);
    const auto conventions = resizeConventions();
    const ResizeConvention& convention = conventions[random.below(conventions.size())];
    Case c{.title = {}, .op = op, .data = Generator{.pattern = Pattern::Random, .seed = seed}};
    if (applies(convention, c.op))
        c.op = withConvention(c.op, convention);
    if (op.interpolationMode == InterpolationMode::NearestNeighbor && random.oneIn(3))
        c.op = withRule(c.op, random.pick(kNearestRules));
    return c;
}

std::unique_ptr<Engine> adapterEngine(const std::string& framework, const std::string& environment,
                                      const std::string& pythonOptions)
{
    return makeForeignEngine("serve:env " + environment + " " TESSERA_PYTHON " " + pythonOptions
                             + " " TESSERA_ADAPTERS "/adapter.py " + framework);
}

std::string whyMissing(const Engine& adapter)
{
    try {
        static_cast<void>(adapter.description());
    } catch (const EngineError& error) {
        return error.what();
    }
    return {};
}

Tolerance foreignTolerance(const Operator& op, const Plan& plan)
{
    Tolerance tolerance = tolerancePreset("foreign")->of(plan);
    if (isLinear(op)) // one input with the weights 1 − t and t: two roundings where we copy
        tolerance.ulp = 2;
    return tolerance;
}

} // namespace tessera
