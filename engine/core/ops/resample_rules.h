// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/checks.h"
#include "engine/core/ops/explain.h"
#include "engine/core/ops/rules.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <type_traits>
#include <utility>

namespace tessera {

// What RESAMPLE and its gradient have in common. Maps and strides are padded in front to four axes.

inline constexpr DataType kResampleTypes[] = {DataType::Float32, DataType::Float16, DataType::Int8, DataType::UInt8};

std::array<uint64_t, 4> paddedStrides(const TensorDesc& desc);
// Backwards: the transpose of the maps.
Plan separablePlan(const TensorDesc& input, const TensorDesc& output, const std::array<AxisMap, 4>& maps,
                   bool backwards);
uint64_t sumOfTapBytes(const std::array<AxisMap, 4>& maps);
void checkList(std::span<const float> values, std::string_view field, size_t rank, bool positive, Issues& issues);

// OperatorRules::notes, from the forward maps.
std::vector<Message> notesOfMaps(const std::array<AxisMap, 4>& maps, const Plan& plan);

// Of a gradient: pixel centres with the offsets exchanged, on an axis where that is another map.
bool haveExchangedOffsets(std::span<const AxisMap> maps);

// Whether an axis of such maps is halved in a way that no document of DirectML says; and the sentence that says so.
bool isHalvedByOurRule(const std::array<AxisMap, 4>& maps);
inline constexpr Text kOurHalving = say("ops",
                                        "How DirectML halves an odd length, or where offsets are not pixel "
                                        "centres, is in no document: here it is our rule.");

// Words: resample_words.cpp.
Explanation explainTaps(const std::array<AxisMap, 4>& maps, const Plan& plan, uint64_t output, InterpolationMode mode);
Explanation explainTransposed(const std::array<AxisMap, 4>& maps, const Plan& plan, uint64_t output);
std::string roundingText(Rounding rounding); // "floor(x + 0.5)"

template <class Op> Rounding roundingOf(const Op& op)
{
    if constexpr (requires { op.roundingDirection; })
        return op.roundingDirection == AxisDirection::Increasing ? Rounding::Ceil : Rounding::Floor;
    else
        return Rounding::HalfUp;
}

// The offsets of the forward map's inputs, and of its outputs: a gradient's input is the forward output.
template <class Op> std::pair<const std::vector<float>&, const std::vector<float>&> mapOffsets(const Op& op)
{
    if constexpr (OperatorRules<Op>::kIsGradient)
        return {op.outputPixelOffsets, op.inputPixelOffsets};
    else
        return {op.inputPixelOffsets, op.outputPixelOffsets};
}

// From the forward input's sizes to the forward output's.
template <class Op>
std::array<AxisMap, 4> forwardMaps(const Op& op, const std::vector<uint32_t>& from, const std::vector<uint32_t>& to)
{
    std::array<AxisMap, 4> maps;
    const size_t rank = op.scales.size();
    for (size_t i = 0; i < rank; ++i) {
        AxisMap& map = maps[4 - rank + i];
        map.inputs = from[i];
        map.outputs = to[i];
        map.scale = op.scales[i];
        if constexpr (requires { op.inputPixelOffsets; }) {
            const auto [ofInputs, ofOutputs] = mapOffsets(op);
            map.inputPixelOffset = ofInputs[i];
            map.outputPixelOffset = ofOutputs[i];
        }
    }
    for (AxisMap& map : maps) {
        map.mode = op.interpolationMode;
        map.rounding = roundingOf(op);
    }
    return maps;
}

// Without the axes that were added in front.
inline std::vector<AxisMap> lastOf(const std::array<AxisMap, 4>& maps, size_t rank)
{
    return {maps.end() - static_cast<std::ptrdiff_t>(rank), maps.end()};
}

template <class Op>
void checkRanks(const Op& op, std::string_view inputField, std::string_view outputField, Issues& issues)
{
    if (op.input.sizes.size() > 4)
        issues.push_back(
            {std::string(inputField) + ".Sizes", text(op.input.sizes), say("ops", "has more than four dimensions")});
    if (op.output.sizes.size() != op.input.sizes.size())
        issues.push_back({std::string(outputField) + ".Sizes", text(op.output.sizes),
                          say("ops", "has not the %1 dimensions of %2")(op.input.sizes.size(), inputField)});
}

template <class Op> void checkParameters(const Op& op, Issues& issues)
{
    const size_t rank = op.input.sizes.size();
    const auto checkCount = [&](std::string_view field, uint32_t count) {
        if (count != rank)
            issues.push_back({std::string(field),
                              std::to_string(count),
                              say("ops", "is not the rank of both tensors"),
                              {std::to_string(rank)}});
    };
    if constexpr (requires { op.scaleCount; })
        checkCount("ScaleCount", op.scaleCount);
    else
        checkCount("DimensionCount", op.dimensionCount);
    checkList(op.scales, "Scales", rank, true, issues);
    if constexpr (requires { op.inputPixelOffsets; }) {
        checkList(op.inputPixelOffsets, "InputPixelOffsets", rank, false, issues);
        checkList(op.outputPixelOffsets, "OutputPixelOffsets", rank, false, issues);
    }
}

// Everything that is wrong with the operator.
template <class Op>
Issues checked(const Op& op, std::string_view inputField, std::string_view outputField, std::span<const DataType> types)
{
    Issues issues;
    checkTensors(op.input, inputField, op.output, outputField, types, issues);
    checkRanks(op, inputField, outputField, issues);
    checkParameters(op, issues);
    return issues;
}

} // namespace tessera
