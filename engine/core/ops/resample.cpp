// SPDX-License-Identifier: Apache-2.0
// RESAMPLE, its successors and their gradients.
#include "engine/core/ops/axes.h"
#include "engine/core/ops/family.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr DataType kGradientTypes[] = {DataType::Float32, DataType::Float16};

void checkList(std::span<const float> values, std::string_view field, size_t rank, bool positive, Issues& issues)
{
    if (values.size() != rank)
        issues.push_back({std::string(field), std::to_string(values.size()) + " values",
                          say("ops", "needs one value for each of the %1 dimensions")(rank)});
    for (size_t axis = 0; axis < values.size(); ++axis) {
        const float value = values[axis];
        if (std::isfinite(value) && (!positive || value > 0))
            continue;
        issues.push_back(
            {std::string(field) + "[" + std::to_string(axis) + "]",
             floatText(value),
             positive ? say("ops", "is not a finite number above 0") : say("ops", "is not a finite number"),
             {positive ? "1" : "0"}});
    }
}

Issues resampleIssues(const Operator& op)
{
    const OperatorRow& row = op.row();
    Issues issues = tensorIssues(op, row.isGradient ? std::span<const DataType>(kGradientTypes) : kResampleTypes);
    const size_t rank = op.input.sizes.size();
    if (rank > 4)
        issues.push_back({std::string(inputField(op)) + ".Sizes", text(op.input.sizes),
                          say("ops", "has more than four dimensions")});
    if (op.output.sizes.size() != rank)
        issues.push_back({std::string(outputField(op)) + ".Sizes", text(op.output.sizes),
                          say("ops", "does not have the %1 dimensions of %2")(rank, inputField(op))});
    if (op.dimensionCount != rank)
        issues.push_back({row.hasOffsets ? "DimensionCount" : "ScaleCount",
                          std::to_string(op.dimensionCount),
                          say("ops", "is not the rank of both tensors"),
                          {std::to_string(rank)}});
    checkList(op.scales, "Scales", rank, true, issues);
    if (row.hasOffsets) {
        checkList(op.inputPixelOffsets, kInputPixelOffsets, rank, false, issues);
        checkList(op.outputPixelOffsets, kOutputPixelOffsets, rank, false, issues);
    }
    return issues;
}

// max(1, floor(size·scale)) in float32; for a gradient max(1, round(size/scale)).
TensorDesc resampleOutput(const Operator& op)
{
    TensorDesc offered{.dataType = op.input.dataType, .sizes = {}};
    if (op.scales.size() != op.input.sizes.size())
        return offered;
    for (size_t axis = 0; axis < op.scales.size(); ++axis) {
        const auto from = static_cast<float>(op.input.sizes[axis]); // in float64 10 × 0.7 would give 6
        const float size =
            op.row().isGradient ? std::round(from / op.scales[axis]) : std::floor(from * op.scales[axis]);
        if (!(size < 4294967296.0f))
            return {.dataType = op.input.dataType, .sizes = {}};
        offered.sizes.push_back(size < 1 ? 1 : static_cast<uint32_t>(size));
    }
    return offered;
}

std::string_view resampleLevel(const Operator& op)
{
    using enum OperatorKind;
    const bool isFourDimensional = op.input.sizes.size() == 4;
    if (op.row().isGradient)
        return op.kind == ResampleGrad && isFourDimensional ? "3_0" : "5_1";
    if (op.kind == Resample3)
        return "6_4";
    if (!isFloat(op.input.dataType))
        return "6_2";
    if (op.kind == Resample2 || !isFourDimensional)
        return "5_1";
    return op.kind == Resample ? "2_0" : "2_1";
}

Plan resamplePlan(const Operator& op)
{
    return separablePlan(op.input, op.output, paddedMaps(op), op.row().isGradient);
}

Explanation resampleExplanation(const Operator& op, const Plan& plan, uint64_t output)
{
    return explainTaps(paddedMaps(op), plan, output);
}

// Whether the output leaves out a part of the input. Either the scaled input is larger than the output by more than a
// scale's rounding, or one more output at either end would still read inside the input.
bool crops(const AxisMap& map)
{
    constexpr double rounding = 0x1p-22;
    return double{map.scale} * map.inputs > map.outputs * (1 + rounding) || coordinate(map, -1.0) >= 0
        || coordinate(map, static_cast<double>(map.outputs)) <= map.inputs - 1.0;
}

std::vector<Message> resampleNotes(const Operator& op, const Plan& plan)
{
    const std::array<AxisMap, 4> maps = paddedMaps(op);
    const auto& taps = std::get<SeparableTaps>(plan.work);
    const auto occurs = [&](AxisTaps::Flag flag) {
        return std::ranges::any_of(taps.axes, [&](const AxisTaps& axis) {
            return std::ranges::any_of(axis.flags, [&](uint8_t flags) { return (flags & flag) != 0; });
        });
    };
    std::vector<Message> notes;
    if (op.interpolationMode == InterpolationMode::NearestNeighbor && !occurs(AxisTaps::Tie))
        notes.emplace_back(say("ops", "no coordinate is a tie: how ties are rounded is not tested"));
    if (!occurs(AxisTaps::Clamped))
        notes.emplace_back(say("ops", "no coordinate lies outside the input: the repeated edge is not tested"));
    if (std::none_of(maps.end() - std::ssize(op.scales), maps.end(), crops))
        notes.emplace_back(say("ops", "nothing is cropped: the scaled input is no larger than the output"));
    if (isHalvedByOurRule(maps))
        notes.emplace_back(kOurHalving);
    if (op.antialiasFilter != AntialiasFilter::Halving
        && std::ranges::none_of(maps, [](const AxisMap& map) { return filterOf(map).has_value(); }))
        notes.emplace_back(say("ops",
                               "AntialiasFilter has no effect here: it wants Antialiased, LINEAR and an "
                               "axis that shrinks enough"));
    return notes;
}

} // namespace

constinit const Family kResampleFamily = {.issues = resampleIssues,
                                          .offeredOutput = resampleOutput,
                                          .featureLevel = resampleLevel,
                                          .plan = resamplePlan,
                                          .explanation = resampleExplanation,
                                          .notes = resampleNotes};

std::array<AxisMap, 4> paddedMaps(const Operator& op)
{
    const OperatorRow& row = op.row();
    const std::vector<uint32_t>&from = (row.isGradient ? op.output : op.input).sizes,
          &to = (row.isGradient ? op.input : op.output).sizes;
    const auto& [inputOffsets, outputOffsets] = row.isGradient ? std::tie(op.outputPixelOffsets, op.inputPixelOffsets)
                                                               : std::tie(op.inputPixelOffsets, op.outputPixelOffsets);
    std::array<AxisMap, 4> maps;
    const size_t rank = op.scales.size();
    for (size_t i = 0; i < rank; ++i) {
        AxisMap& map = maps[4 - rank + i];
        map.inputs = from[i];
        map.outputs = to[i];
        map.scale = op.scales[i];
        if (row.hasOffsets) {
            map.inputPixelOffset = inputOffsets[i];
            map.outputPixelOffset = outputOffsets[i];
        }
    }
    for (AxisMap& map : maps) {
        map.mode = op.interpolationMode;
        if (row.hasDirection)
            map.rounding = op.roundingDirection == AxisDirection::Increasing ? NearestRule::Ceil : NearestRule::Floor;
        if (op.antialiased)
            map.antialias = op.antialiasFilter;
    }
    return maps;
}

std::vector<AxisMap> axisMaps(const Operator& op)
{
    if (op.row().movesBlocks || !resampleIssues(op).empty())
        return {};
    const std::array<AxisMap, 4> maps = paddedMaps(op);
    return {maps.end() - std::ssize(op.scales), maps.end()};
}

uint64_t estimatedTableBytes(const Operator& op)
{
    if (op.row().movesBlocks)
        return 0;
    uint64_t bytes = 0;
    for (const AxisMap& map : paddedMaps(op))
        bytes += estimatedTapBytes(map);
    return bytes * (op.row().isGradient ? 2 : 1); // the forward table and its transpose
}

Operator forDxDispatch(const Operator& op)
{
    if (op.antialiased)
        throw TextError(say("ops",
                            "RESAMPLE3 with Antialiased = true cannot be written for DxDispatch, which knows no "
                            "operator that does the same; with Antialiased = false it is written as RESAMPLE2"));
    Operator plain = op;
    if (op.row().hasFilter) {
        plain.kind = OperatorKind::Resample2;
        plain.antialiasFilter = AntialiasFilter::Halving;
    }
    return plain;
}

Plan separablePlan(const TensorDesc& input, const TensorDesc& output, const std::array<AxisMap, 4>& maps,
                   bool backwards)
{
    SeparableTaps work{
        .axes = {}, .inStrides = paddedStrides(input), .outStrides = paddedStrides(output), .transposed = backwards};
    for (size_t axis = 0; axis < 4; ++axis)
        work.axes[axis] = backwards ? transposed(makeTaps(maps[axis])) : makeTaps(maps[axis]);
    return {input, output, std::move(work)};
}

bool isHalvedByOurRule(const std::array<AxisMap, 4>& maps)
{
    return std::ranges::any_of(maps, [](const AxisMap& map) {
        const HalvedAxis axis = halved(map);
        return axis.times > 0 && (axis.repeatsEdge || map.inputPixelOffset != 0.5f || map.outputPixelOffset != -0.5f);
    });
}

} // namespace tessera
