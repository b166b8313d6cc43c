// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/resample.h"

#include "engine/core/ops/family.h"
#include "engine/core/ops/resample_random.h"
#include "engine/core/ops/resample_rules.h"

#include <cmath>

namespace tessera {

namespace {

// The map of every axis, padded in front to four.
template <class Op> std::array<AxisMap, 4> paddedMaps(const Op& op)
{
    std::array<AxisMap, 4> maps = forwardMaps(op, op.input.sizes, op.output.sizes);
    if constexpr (requires { op.antialiased; })
        for (AxisMap& map : maps)
            if (op.antialiased)
                map.antialias = op.antialiasFilter;
    return maps;
}

} // namespace

template <ResampleOperator Op> Issues ResampleRules<Op>::validate(const Op& op)
{
    return checked(op, "InputTensor", "OutputTensor", kResampleTypes);
}

template <ResampleOperator Op> TensorDesc ResampleRules<Op>::offeredOutput(const Op& op)
{
    TensorDesc offered{.dataType = op.input.dataType, .sizes = {}};
    if (op.scales.size() != op.input.sizes.size())
        return offered;
    for (size_t axis = 0; axis < op.scales.size(); ++axis) {
        // In float64 10 × 0.7 would give 6.
        const float product = std::floor(static_cast<float>(op.input.sizes[axis]) * op.scales[axis]);
        if (!(product < 4294967296.0f))
            return {.dataType = op.input.dataType, .sizes = {}};
        offered.sizes.push_back(product < 1 ? 1 : static_cast<uint32_t>(product));
    }
    return offered;
}

template <ResampleOperator Op> std::string_view ResampleRules<Op>::featureLevel(const Op& op)
{
    const bool integers = !isFloat(op.input.dataType);
    if constexpr (std::same_as<Op, Resample3>)
        return "6_4";
    else if (integers)
        return "6_2";
    else if (std::same_as<Op, Resample2> || op.input.sizes.size() != 4)
        return "5_1";
    else
        return std::same_as<Op, Resample> ? "2_0" : "2_1";
}

template <ResampleOperator Op> Plan ResampleRules<Op>::makePlan(const Op& op)
{
    assert(validate(op).empty());
    return separablePlan(op.input, op.output, paddedMaps(op), false);
}

template <ResampleOperator Op> uint64_t ResampleRules<Op>::estimatedTableBytes(const Op& op)
{
    return sumOfTapBytes(paddedMaps(op));
}

template <ResampleOperator Op> Explanation ResampleRules<Op>::explain(const Op& op, const Plan& plan, uint64_t output)
{
    return explainTaps(paddedMaps(op), plan, output, op.interpolationMode);
}

template <ResampleOperator Op> std::vector<AxisMap> ResampleRules<Op>::axisMaps(const Op& op)
{
    return validate(op).empty() ? lastOf(paddedMaps(op), op.scales.size()) : std::vector<AxisMap>{};
}

template <ResampleOperator Op> std::vector<Message> ResampleRules<Op>::notes(const Op& op, const Plan& plan)
{
    const std::array<AxisMap, 4> maps = paddedMaps(op);
    std::vector<Message> notes = notesOfMaps(maps, plan);
    if constexpr (requires { op.antialiasFilter; })
        if (op.antialiasFilter != AntialiasFilter::Halving
            && std::ranges::none_of(maps, [](const AxisMap& map) { return filterOf(map).has_value(); }))
            notes.emplace_back(say("ops",
                                   "AntialiasFilter has no effect here: it wants Antialiased, LINEAR and an "
                                   "axis that shrinks enough"));
    return notes;
}

template <ResampleOperator Op> Operator ResampleRules<Op>::forDxDispatch(const Op& op)
{
    if constexpr (requires { op.antialiased; }) {
        if (op.antialiased)
            throw TextError(say("ops",
                                "RESAMPLE3 with Antialiased = true cannot be written for DxDispatch, which knows no "
                                "operator that does the same; with Antialiased = false it is written as RESAMPLE2"));
        return Resample2{op.input,          op.output, op.interpolationMode, op.roundingDirection,
                         op.dimensionCount, op.scales, op.inputPixelOffsets, op.outputPixelOffsets};
    }
    return op;
}

template <ResampleOperator Op> void ResampleRules<Op>::randomize(Op& op, Random& random)
{
    randomizeResampling(op, random);
}

namespace {

constexpr ConformanceLine kConformance[] = {
    // Layouts
    {"linear from interleaved channels",
     "RESAMPLE1 --Sizes 1,3,5,7 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 "
     "--Strides 105,1,21,3 --data random:5"},
    // Nearest: ties, directions, crops, edges
    {"nearest, every coordinate a tie",
     "RESAMPLE --Sizes 1,2,8,12 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,0.5,0.5 "
     "--data iota"},
    {"nearest, a tie that float32 decides",
     "RESAMPLE1 --Sizes 1,1,1,20 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,1,0.3 "
     "--data iota"},
    {"nearest, rounding up",
     "RESAMPLE2 --Sizes 1,2,5,7 --DataType FLOAT16 --InterpolationMode NEAREST_NEIGHBOR "
     "--RoundingDirection INCREASING --Scales 1,1,1.5,2.25 --data iota"},
    {"nearest, rounding down",
     "RESAMPLE2 --Sizes 1,2,5,7 --DataType INT8 --InterpolationMode NEAREST_NEIGHBOR "
     "--RoundingDirection DECREASING --Scales 1,1,1.5,2.25 --data iota"},
    {"nearest, cropped",
     "RESAMPLE1 --Sizes 1,1,9,9 --DataType UINT8 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,2 "
     "--OutputTensor.Sizes 1,1,11,7 --data iota"},
    {"nearest, the edge repeats",
     "RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,2 "
     "--OutputTensor.Sizes 1,1,13,12 --OutputPixelOffsets 0,0,2.5,-3 --data iota"},
    {"nearest, all four axes",
     "RESAMPLE3 --Sizes 2,3,4,5 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 2,1.5,0.75,3 "
     "--data iota"},
    // Linear
    {"linear, 2x",
     "RESAMPLE --Sizes 1,3,9,11 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 "
     "--data random:7"},
    {"linear, an odd ratio",
     "RESAMPLE1 --Sizes 1,2,13,17 --DataType FLOAT16 --InterpolationMode LINEAR --Scales 1,1,1.7,0.6 "
     "--data random:8"},
    {"linear, bytes toward zero",
     "RESAMPLE2 --Sizes 1,3,12,10 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,1.5,1.25 "
     "--data random:9"},
    {"linear, signed bytes toward zero",
     "RESAMPLE2 --Sizes 1,3,12,10 --DataType INT8 --InterpolationMode LINEAR --Scales 1,1,0.75,1.25 "
     "--data random:10"},
    {"linear, cropped and moved",
     "RESAMPLE1 --Sizes 1,1,8,8 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 "
     "--OutputTensor.Sizes 1,1,9,21 --InputPixelOffsets 0,0,-1.25,0.5 --data random:11"},
    {"linear, all four axes",
     "RESAMPLE1 --Sizes 2,3,4,5 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1.5,1.5,1.5,1.5 "
     "--data random:12"},
    {"linear, NaN and infinities stay where they have weight",
     "RESAMPLE1 --Sizes 1,1,8,12 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 --data special:4"},
    {"antialiased, to a third",
     "RESAMPLE3 --Sizes 1,2,15,24 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,0.333333343,0.3 "
     "--Antialiased true --data random:13"},
    {"antialiased by a triangle, to a third",
     "RESAMPLE3 --Sizes 1,2,15,24 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,0.333333343,0.3 "
     "--Antialiased true --AntialiasFilter TRIANGLE --data random:13"},
    {"antialiased, most of the filter outside",
     "RESAMPLE3 --Sizes 1,1,5,7 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,0.25,0.2 "
     "--OutputTensor.Sizes 1,1,3,4 --InputPixelOffsets 0,0,4,-3 --OutputPixelOffsets 0,0,0,0 --Antialiased true "
     "--data random:16"},
    {"antialiased by a triangle, most of it outside",
     "RESAMPLE3 --Sizes 1,1,5,7 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,0.25,0.2 "
     "--OutputTensor.Sizes 1,1,3,4 --InputPixelOffsets 0,0,4,-3 --OutputPixelOffsets 0,0,0,0 --Antialiased true "
     "--AntialiasFilter TRIANGLE --data random:16"},
    // Ranks
    {"linear, rank 1",
     "RESAMPLE1 --Sizes 19 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1.6 "
     "--data random:14"},
    {"nearest, rank 2",
     "RESAMPLE2 --Sizes 5,9 --DataType FLOAT16 --InterpolationMode NEAREST_NEIGHBOR "
     "--RoundingDirection DECREASING --Scales 1.5,0.7 --data iota"},
    {"linear, rank 3",
     "RESAMPLE1 --Sizes 3,6,7 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,2,0.5 "
     "--data random:15"},
    {"linear, integers at exact halves",
     "RESAMPLE1 --Sizes 1,1,1,8 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,1,2 "
     "--InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0 --data iota"},
};

} // namespace

template <ResampleOperator Op> std::span<const ConformanceLine> ResampleRules<Op>::conformance()
{
    return kConformance;
}

TESSERA_BUILT_IN(ResampleRules, Resample)
TESSERA_BUILT_IN(ResampleRules, Resample1)
TESSERA_BUILT_IN(ResampleRules, Resample2)
TESSERA_BUILT_IN(ResampleRules, Resample3)

} // namespace tessera
