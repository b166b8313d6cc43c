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

constexpr double kLargest = 3.4028234663852886e38; // FLT_MAX, a legitimate scale

constexpr FieldInfo count(std::string_view name, Text sentence)
{
    return {.name = name, .sentence = sentence, .minimum = 1, .maximum = 4, .followsRank = true};
}
constexpr FieldInfo scalesOf(Text sentence)
{
    return {.name = "Scales", .sentence = sentence, .minimum = 0, .maximum = kLargest, .followsRank = true};
}
constexpr FieldInfo offsets(std::string_view name, Text sentence)
{
    return {.name = name,
            .sentence = sentence,
            .minimum = -kLargest,
            .maximum = kLargest,
            .unit = say("ops", "pixels"),
            .followsRank = true};
}

// The fields whose sentences a gradient has other ones for.
struct FieldInfos {
    FieldInfo input, output, mode, scales, inputPixelOffsets, outputPixelOffsets;
};
constexpr FieldInfos kForward = {
    {"InputTensor", say("ops", "The tensor that is read: one to four dimensions.")},
    {.name = "OutputTensor",
     .sentence = say("ops", "The tensor that is written; its shape may be chosen."),
     .isOutput = true},
    {"InterpolationMode", say("ops", "Whether an output copies one element or blends neighbours."), 0, 1},
    scalesOf(say("ops", "Output pixels per input pixel, for each axis.")),
    offsets(kInputPixelOffsets, say("ops", "Added to an input coordinate before scaling, for each axis.")),
    offsets(kOutputPixelOffsets, say("ops", "Added to the scaled coordinate, for each axis.")),
};
constexpr FieldInfos kGradient = {
    {"InputGradientTensor", say("ops", "The gradient of the forward operator's output.")},
    {.name = "OutputGradientTensor",
     .sentence = say("ops", "The gradient of the forward operator's input; its shape may be chosen."),
     .isOutput = true},
    {"InterpolationMode", say("ops", "Whether a forward output copied one element or blended neighbours."), 0, 1},
    scalesOf(say("ops", "The forward operator's: its output pixels per input pixel, for each axis.")),
    offsets(kInputPixelOffsets,
            say("ops", "Of InputGradientTensor, the forward output: added to its scaled coordinate, for each axis.")),
    offsets(kOutputPixelOffsets,
            say("ops",
                "Of OutputGradientTensor, the forward input: added to its coordinate before scaling, for each axis.")),
};
constexpr FieldInfo kScaleCount = count("ScaleCount", say("ops", "The number of scales: the rank of both tensors."));
constexpr FieldInfo kDimensionCount =
    count("DimensionCount", say("ops", "The number of scales and offsets: the rank of both tensors."));
constexpr FieldInfo kDirection{
    "RoundingDirection",
    say("ops",
        "Whether nearest takes the element at or after the coordinate, or at or before it; no effect in LINEAR."),
    0, 1};
constexpr FieldInfo kAntialiased{"Antialiased",
                                 say("ops",
                                     "When shrinking with LINEAR: filter, so that an output reads all pixels that "
                                     "it covers; outside, the edge repeats."),
                                 0, 1};
constexpr FieldInfo kAntialiasFilter{
    .name = "AntialiasFilter",
    .sentence =
        say("ops",
            "Which filter; no field of DirectML, whose own is HALVING. How that treats odd lengths and offsets that "
            "are not pixel centres, and that it rounds nothing in between, is our rule: no document says it."),
    .isOurs = true,
    .onlyWith = "Antialiased"};

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
        if (Op::kRow.hasOffsets) { // a gradient's input is the forward output
            map.inputPixelOffset = (Op::kRow.isGradient ? op.outputPixelOffsets : op.inputPixelOffsets)[i];
            map.outputPixelOffset = (Op::kRow.isGradient ? op.inputPixelOffsets : op.outputPixelOffsets)[i];
        }
    }
    for (AxisMap& map : maps) {
        map.mode = op.interpolationMode;
        if (Op::kRow.hasDirection)
            map.rounding = op.roundingDirection == AxisDirection::Increasing ? Rounding::Ceil : Rounding::Floor;
        if (op.antialiased)
            map.antialias = op.antialiasFilter;
    }
    return maps;
}

constexpr DataType kGradientTypes[] = {DataType::Float32, DataType::Float16};

template <class Op> class ResampleModel final : public HeldFields<ResampleModel<Op>, Op> {
    using Base = HeldFields<ResampleModel<Op>, Op>;
    using Base::m_op;

public:
    using Base::Base;

    static constexpr const FieldInfos& kInfos = Op::kRow.isGradient ? kGradient : kForward;

    static void visitFields(auto& self, auto&& visit)
    {
        visit(kInfos.input, self.input);
        visit(kInfos.output, self.output);
        visit(kInfos.mode, self.interpolationMode);
        if constexpr (Op::kRow.hasDirection)
            visit(kDirection, self.roundingDirection);
        visit(Op::kRow.hasOffsets ? kDimensionCount : kScaleCount, self.dimensionCount);
        visit(kInfos.scales, self.scales);
        if constexpr (Op::kRow.hasOffsets) {
            visit(kInfos.inputPixelOffsets, self.inputPixelOffsets);
            visit(kInfos.outputPixelOffsets, self.outputPixelOffsets);
        }
        if constexpr (Op::kRow.hasFilter) {
            visit(kAntialiased, self.antialiased);
            visit(kAntialiasFilter, self.antialiasFilter);
        }
    }

    Issues validate() const override
    {
        const std::string_view input = kInfos.input.name, output = kInfos.output.name;
        Issues issues;
        checkTensors(m_op.input, input, m_op.output, output,
                     Op::kRow.isGradient ? std::span<const DataType>(kGradientTypes) : kResampleTypes, issues);
        const size_t rank = m_op.input.sizes.size();
        if (rank > 4)
            issues.push_back(
                {std::string(input) + ".Sizes", text(m_op.input.sizes), say("ops", "has more than four dimensions")});
        if (m_op.output.sizes.size() != rank)
            issues.push_back({std::string(output) + ".Sizes", text(m_op.output.sizes),
                              say("ops", "has not the %1 dimensions of %2")(rank, input)});
        if (m_op.dimensionCount != rank)
            issues.push_back({std::string((Op::kRow.hasOffsets ? kDimensionCount : kScaleCount).name),
                              std::to_string(m_op.dimensionCount),
                              say("ops", "is not the rank of both tensors"),
                              {std::to_string(rank)}});
        checkList(m_op.scales, "Scales", rank, true, issues);
        if (Op::kRow.hasOffsets) {
            checkList(m_op.inputPixelOffsets, kInputPixelOffsets, rank, false, issues);
            checkList(m_op.outputPixelOffsets, kOutputPixelOffsets, rank, false, issues);
        }
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
                Op::kRow.isGradient ? std::round(from / m_op.scales[axis]) : std::floor(from * m_op.scales[axis]);
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
        if constexpr (Op::kRow.isGradient)
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
        return separablePlan(m_op.input, m_op.output, paddedMaps(), Op::kRow.isGradient);
    }

    uint64_t estimatedTableBytes() const override
    {
        uint64_t bytes = 0;
        for (const AxisMap& map : paddedMaps())
            bytes += estimatedTapBytes(map);
        return bytes * (Op::kRow.isGradient ? 2 : 1); // the forward table and its transpose
    }

    Explanation explain(const Plan& plan, uint64_t output) const override
    {
        return explainTaps(paddedMaps(), plan, output);
    }

    std::vector<AxisMap> axisMaps() const override
    {
        if (!validate().empty())
            return {};
        const std::array<AxisMap, 4> maps = paddedMaps();
        return {maps.end() - static_cast<std::ptrdiff_t>(m_op.scales.size()), maps.end()};
    }

    bool isGradient() const override { return Op::kRow.isGradient; }

    std::vector<Message> notes(const Plan& plan) const override
    {
        const std::array<AxisMap, 4> maps = paddedMaps();
        std::vector<Message> notes = notesOfMaps(maps, plan);
        if (Op::kRow.isGradient && haveExchangedOffsets(maps))
            notes.emplace_back(kExchangedOffsets);
        if (m_op.antialiasFilter != AntialiasFilter::Halving
            && std::ranges::none_of(maps, [](const AxisMap& map) { return filterOf(map).has_value(); }))
            notes.emplace_back(say("ops",
                                   "AntialiasFilter has no effect here: it wants Antialiased, LINEAR and an "
                                   "axis that shrinks enough"));
        return notes;
    }

    Operator forDxDispatch() const override
    {
        if (m_op.antialiased)
            throw TextError(say("ops",
                                "RESAMPLE3 with Antialiased = true cannot be written for DxDispatch, which knows no "
                                "operator that does the same; with Antialiased = false it is written as RESAMPLE2"));
        if (Op::kRow.hasFilter)
            return Resample2{m_op.input,          m_op.output, m_op.interpolationMode, m_op.roundingDirection,
                             m_op.dimensionCount, m_op.scales, m_op.inputPixelOffsets, m_op.outputPixelOffsets};
        return m_op;
    }

    void randomize(Random& random) override { randomizeResampling(m_op, random); }

private:
    // The forward map of every axis, padded in front to four: of a gradient from its output to its input.
    std::array<AxisMap, 4> paddedMaps() const
    {
        const auto& [from, to] = Op::kRow.isGradient ? std::tie(m_op.output.sizes, m_op.input.sizes)
                                                     : std::tie(m_op.input.sizes, m_op.output.sizes);
        return forwardMaps(m_op, from, to);
    }
};

} // namespace

template <size_t Row> std::unique_ptr<OperatorModel> modelOf(ResampleOf<Row> op)
{
    return std::make_unique<ResampleModel<ResampleOf<Row>>>(std::move(op));
}

template std::unique_ptr<OperatorModel> modelOf(Resample);
template std::unique_ptr<OperatorModel> modelOf(Resample1);
template std::unique_ptr<OperatorModel> modelOf(Resample2);
template std::unique_ptr<OperatorModel> modelOf(Resample3);
template std::unique_ptr<OperatorModel> modelOf(ResampleGrad);
template std::unique_ptr<OperatorModel> modelOf(ResampleGrad1);

} // namespace tessera
