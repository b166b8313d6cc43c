// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/resample.h"

#include "engine/core/ops/family.h"
#include "engine/core/ops/random_operators.h"
#include "engine/core/ops/resample_rules.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <concepts>

namespace tessera {

namespace {

// From the tensor of the output to that of the input: its output has the forward map's inputs.
template <class Op> constexpr bool kIsGradient = ResampleGradOperator<Op>;

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
    if constexpr (kIsGradient<Op>)
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

constexpr ConformanceLine kGradientConformance[] = {
    {"gradient of nearest",
     "RESAMPLE_GRAD --Sizes 1,2,8,9 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,3 "
     "--data random:16"},
    {"gradient of linear",
     "RESAMPLE_GRAD --Sizes 1,2,8,9 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,1.5 "
     "--data random:17"},
    {"gradient of linear, rounding down, FLOAT16",
     "RESAMPLE_GRAD1 --Sizes 1,1,6,10 --DataType FLOAT16 --InterpolationMode LINEAR "
     "--RoundingDirection DECREASING --Scales 1,1,1.5,2.5 --data random:18"},
};

constexpr DataType kGradientTypes[] = {DataType::Float32, DataType::Float16};

template <class Op> class ResampleModel final : public HeldFields<ResampleModel<Op>, Op> {
    using Base = HeldFields<ResampleModel<Op>, Op>;
    using Base::m_op;

public:
    using Base::Base;

    static void visitFields(auto& self, auto&& visit)
    {
        if constexpr (kIsGradient<Op>)
            resample_grad::fields(self, visit);
        else
            resample::fields(self, visit);
    }

    Issues validate() const override
    {
        const auto& [input, output] = kIsGradient<Op>
            ? std::pair(resample_grad::kInput.name, resample_grad::kOutput.name)
            : std::pair(resample::kInput.name, resample::kOutput.name);
        Issues issues;
        checkTensors(m_op.input, input, m_op.output, output,
                     kIsGradient<Op> ? std::span<const DataType>(kGradientTypes) : kResampleTypes, issues);
        checkRanks(m_op, input, output, issues);
        checkParameters(m_op, issues);
        return issues;
    }

    // max(1, floor(size·scale)) in float32, of a gradient max(1, round(size/scale)).
    TensorDesc offeredOutput() const override
    {
        TensorDesc offered{.dataType = m_op.input.dataType, .sizes = {}};
        if (m_op.scales.size() != m_op.input.sizes.size())
            return offered;
        for (size_t axis = 0; axis < m_op.scales.size(); ++axis) {
            const auto from = static_cast<float>(m_op.input.sizes[axis]); // in float64 10 × 0.7 would give 6
            const float size =
                kIsGradient<Op> ? std::round(from / m_op.scales[axis]) : std::floor(from * m_op.scales[axis]);
            if (!(size < 4294967296.0f))
                return {.dataType = m_op.input.dataType, .sizes = {}};
            offered.sizes.push_back(size < 1 ? 1 : static_cast<uint32_t>(size));
        }
        return offered;
    }

    bool outputIsFixed() const override { return false; }

    std::string_view featureLevel() const override
    {
        const bool isFourDimensional = m_op.input.sizes.size() == 4;
        if constexpr (kIsGradient<Op>)
            return std::same_as<Op, ResampleGrad> && isFourDimensional ? "3_0" : "5_1";
        else if constexpr (std::same_as<Op, Resample3>)
            return "6_4";
        else if (!isFloat(m_op.input.dataType))
            return "6_2";
        else if (std::same_as<Op, Resample2> || !isFourDimensional)
            return "5_1";
        else
            return std::same_as<Op, Resample> ? "2_0" : "2_1";
    }

    Plan makePlan() const override
    {
        assert(validate().empty());
        return separablePlan(m_op.input, m_op.output, paddedMaps(), kIsGradient<Op>);
    }

    uint64_t estimatedTableBytes() const override
    {
        return sumOfTapBytes(paddedMaps()) * (kIsGradient<Op> ? 2 : 1); // the forward table and its transpose
    }

    Explanation explain(const Plan& plan, uint64_t output) const override
    {
        return kIsGradient<Op> ? explainTransposed(paddedMaps(), plan, output)
                               : explainTaps(paddedMaps(), plan, output, m_op.interpolationMode);
    }

    std::vector<AxisMap> axisMaps() const override
    {
        if (!validate().empty())
            return {};
        const std::array<AxisMap, 4> maps = paddedMaps();
        return {maps.end() - static_cast<std::ptrdiff_t>(m_op.scales.size()), maps.end()};
    }

    bool isGradient() const override { return kIsGradient<Op>; }

    std::vector<Message> notes(const Plan& plan) const override
    {
        const std::array<AxisMap, 4> maps = paddedMaps();
        std::vector<Message> notes = notesOfMaps(maps, plan);
        if (kIsGradient<Op> && haveExchangedOffsets(maps))
            notes.emplace_back(resample_grad::kExchangedOffsets);
        if constexpr (requires { m_op.antialiasFilter; })
            if (m_op.antialiasFilter != AntialiasFilter::Halving
                && std::ranges::none_of(maps, [](const AxisMap& map) { return filterOf(map).has_value(); }))
                notes.emplace_back(say("ops",
                                       "AntialiasFilter has no effect here: it wants Antialiased, LINEAR and an "
                                       "axis that shrinks enough"));
        return notes;
    }

    Operator forDxDispatch() const override
    {
        if constexpr (requires { m_op.antialiased; }) {
            if (m_op.antialiased)
                throw TextError(
                    say("ops",
                        "RESAMPLE3 with Antialiased = true cannot be written for DxDispatch, which knows no "
                        "operator that does the same; with Antialiased = false it is written as RESAMPLE2"));
            return Resample2{m_op.input,          m_op.output, m_op.interpolationMode, m_op.roundingDirection,
                             m_op.dimensionCount, m_op.scales, m_op.inputPixelOffsets, m_op.outputPixelOffsets};
        }
        return m_op;
    }

    void randomize(Random& random) override { randomizeResampling(m_op, kIsGradient<Op>, random); }

    std::span<const ConformanceLine> conformance() const override
    {
        return kIsGradient<Op> ? std::span<const ConformanceLine>(kGradientConformance) : kConformance;
    }

private:
    // The forward map of every axis, padded in front to four: of a gradient from its output to its input.
    std::array<AxisMap, 4> paddedMaps() const
    {
        const auto& [from, to] = kIsGradient<Op> ? std::tie(m_op.output.sizes, m_op.input.sizes)
                                                 : std::tie(m_op.input.sizes, m_op.output.sizes);
        std::array<AxisMap, 4> maps = forwardMaps(m_op, from, to);
        if constexpr (requires { m_op.antialiased; })
            for (AxisMap& map : maps)
                if (m_op.antialiased)
                    map.antialias = m_op.antialiasFilter;
        return maps;
    }
};

} // namespace

std::unique_ptr<OperatorModel> modelOf(Resample op)
{
    return std::make_unique<ResampleModel<Resample>>(std::move(op));
}

std::unique_ptr<OperatorModel> modelOf(Resample1 op)
{
    return std::make_unique<ResampleModel<Resample1>>(std::move(op));
}

std::unique_ptr<OperatorModel> modelOf(Resample2 op)
{
    return std::make_unique<ResampleModel<Resample2>>(std::move(op));
}

std::unique_ptr<OperatorModel> modelOf(Resample3 op)
{
    return std::make_unique<ResampleModel<Resample3>>(std::move(op));
}

std::unique_ptr<OperatorModel> modelOf(ResampleGrad op)
{
    return std::make_unique<ResampleModel<ResampleGrad>>(std::move(op));
}

std::unique_ptr<OperatorModel> modelOf(ResampleGrad1 op)
{
    return std::make_unique<ResampleModel<ResampleGrad1>>(std::move(op));
}

} // namespace tessera
