// SPDX-License-Identifier: Apache-2.0
#include "engine/core/plan/rearrangement.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/dialects/dialect_row.h"

#include <algorithm>

namespace tessera {

namespace {

// By value.
constexpr std::array<const dialects::DialectRow*, kDialects.size()> kRows = {
    &dialects::kDirectMl, &dialects::kNumPy,      &dialects::kOnnx,     &dialects::kOnnxRuntimeDirectMl,
    &dialects::kPyTorch,  &dialects::kTensorFlow, &dialects::kOpenVino, &dialects::kWebNn,
    &dialects::kEinops,   &dialects::kCoreMl,     &dialects::kNcnn,     &dialects::kOpenCv,
    &dialects::kPillow};

static_assert(kRows.back() != nullptr && !kDialectNames.back().empty());

} // namespace

std::string_view name(Dialect dialect)
{
    return kDialectNames[static_cast<size_t>(dialect)];
}

std::optional<Dialect> dialectOf(std::string_view engine)
{
    const auto isOf = [&](Dialect each) {
        return std::ranges::find(dialects::rowOf(each).engines, engine) != dialects::rowOf(each).engines.end();
    };
    const auto found = std::ranges::find_if(kDialects, isOf);
    return found == kDialects.end() ? std::nullopt : std::optional(*found);
}

std::string code(const Operator& op, Dialect dialect)
{
    const dialects::DialectRow& row = dialects::rowOf(dialect);
    if (row.operators != nullptr)
        return row.operators(op);
    const Plan plan = makePlan(op);
    if (const std::optional<std::string> own = dialects::ownWords(op, plan, dialect))
        return *own;
    if (std::holds_alternative<StridedCopy>(plan.work))
        return dialects::moved(op, plan, dialect);
    return row.resampled != nullptr ? row.resampled(op) : dialects::resizedBy(op, dialect);
}

namespace dialects {

const DialectRow& rowOf(Dialect dialect)
{
    return *kRows[static_cast<size_t>(dialect)];
}

std::string listText(const std::vector<uint32_t>& values, std::string_view open, std::string_view close)
{
    std::string text;
    for (const uint32_t value : values)
        text += (text.empty() ? "" : ", ") + std::to_string(value);
    return std::string(open) + text + std::string(close);
}

std::optional<std::string> ownWords(const Operator& op, const Plan& plan, Dialect dialect)
{
    const auto blocks = rowOf(dialect).blocks;
    const std::optional<BlockOrder> block = blockOrder(op);
    return blocks != nullptr && block ? blocks(op, *block, plan) : std::nullopt;
}

Moves movesOf(const Plan& plan)
{
    const Rearrangement shapes = rearrangement(plan).value();
    Moves moves{.parts = {}, .axes = shapes.permutation, .sizes = plan.output.sizes};
    for (const uint8_t factor : shapes.split)
        moves.parts.push_back(static_cast<uint32_t>(std::get<StridedCopy>(plan.work).sizes[factor]));
    return moves;
}

std::string moved(const Operator& op, const Plan& plan, Dialect dialect)
{
    const auto write = rowOf(dialect).moved;
    if (write == nullptr)
        throw TextError(say("dialects", "%1 has no reshape")(name(dialect)));
    return write(op, plan);
}

bool isRepeat(const std::vector<AxisMap>& maps)
{
    const auto isRepeated = [](const AxisMap& map) {
        const AxisTaps taps = makeTaps(map);
        const uint32_t times = map.outputs / map.inputs;
        for (uint32_t output = 0; output < map.outputs; ++output)
            if (map.outputs % map.inputs != 0 || taps.first[output] != output / times)
                return false;
        return true;
    };
    return maps.front().mode != InterpolationMode::Linear && std::ranges::all_of(maps, isRepeated);
}

std::string resizedBy(const Operator& op, Dialect dialect)
{
    const DialectRow& row = rowOf(dialect);
    if (isTransposed(op))
        throw TextError(gradientRefusal(dialect));
    const Resize resize = resizeOf(op, axisMaps(op), dialect);
    if (row.resized == nullptr)
        throw TextError(say("dialects", "%1 has no resize")(name(dialect)));
    const bool roundsIntegers = resize.linear && !isFloat(outputDesc(op).dataType); // in its own way
    return row.resized(resize)
        + remark(roundsIntegers
                     ? std::string(name(dialect)) + " rounds integers in its own way; DirectML truncates them."
                     : "",
                 row.commentMark);
}

} // namespace dialects

} // namespace tessera
