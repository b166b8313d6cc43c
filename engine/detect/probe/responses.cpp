// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/random.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/fit/axis_sampling.h"
#include "engine/detect/probe/questions.h"
#include "engine/detect/probe/xray.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <iterator>
#include <limits>

namespace tessera {

namespace {

// Elements at one address have no values of their own: such an input is packed.
Operator withoutRepeats(Operator op)
{
    TensorDesc& desc = op.input;
    if (desc.strides && std::ranges::find(*desc.strides, 0u) != desc.strides->end()) {
        desc.strides.reset();
        desc.totalTensorSizeInBytes = 0;
    }
    return op;
}

uint64_t probedElements(const TensorDesc& desc, std::string_view field)
{
    const uint64_t count = elementCount(desc);
    if (count > kMostProbedElements)
        throw TextError(say("probe", "%1.Sizes %2 has %3 elements; at most %4 can be probed")(
            field, text(desc.sizes), count, kMostProbedElements));
    return count;
}

} // namespace

EngineQuestions::EngineQuestions(const OutputSource& engine, const Operator& op, const RunControl& control)
    : asked{.title = {}, .op = withoutRepeats(op)}
    , plan(makePlan(asked.op))
    , type(plan.input.dataType)
    , inputs(probedElements(plan.input, inputField(op)))
    , outputs(probedElements(plan.output, outputField(op)))
    , inputSizes(paddedSizes(plan.input))
    , outputSizes(paddedSizes(plan.output))
    , stop(control.stop)
    , m_engine(engine)
    , m_control(control)
{
}

std::vector<uint64_t> EngineQuestions::bits(const std::function<uint64_t(uint64_t)>& input, std::byte untouched)
{
    Tensor packed({.dataType = type, .sizes = plan.input.sizes});
    for (uint64_t i = 0; i < inputs; ++i) {
        endWhereAsked(stop, i);
        packed.setBits(i, input(i));
    }
    Tensor output(plan.output);
    std::ranges::fill(output.writableBytes(), untouched);
    m_engine.run(asked, plan, withLayout(packed, plan.input), output, m_control);
    ++runs;
    const Tensor dense = withLayout(output, {.dataType = type, .sizes = plan.output.sizes});
    std::vector<uint64_t> result(outputs);
    for (uint64_t i = 0; i < outputs; ++i)
        result[i] = dense.bits(i);
    return result;
}

std::vector<double> EngineQuestions::values(const std::function<double(uint64_t)>& input)
{
    const std::vector<uint64_t> bitsOf = bits([&](uint64_t i) { return fromDouble(type, input(i)); });
    std::vector<double> result(bitsOf.size());
    std::ranges::transform(bitsOf, result.begin(), [&](uint64_t each) { return toDouble(type, each); });
    return result;
}

namespace {

constexpr uint32_t kClasses = 32; // a long axis's inputs are put into classes by their number modulo this
constexpr uint32_t kMostClassTaps = 16; // more could be a window longer than the classes

class Measurement {
public:
    explicit Measurement(EngineQuestions& questions)
        : m_questions(questions)
        , m_levels(levelsOf(questions.type))
        , m_base(questions.values([&](uint64_t) { return m_levels.low; }))
        , m_total(response([](uint64_t) { return 1.0; }))
        , m_peak(static_cast<uint64_t>(std::ranges::max_element(m_total, {}, magnitudeOf) - m_total.begin()))
    {
    }

    std::optional<AxisBands> separable()
    {
        AxisBands bands;
        // W takes what the weights of an output add up to.
        const double total = m_total[m_peak];
        const bool isOne = std::abs(total - 1) <= 8 * weightTolerance(m_questions.plan);
        for (size_t axis = 0; axis < 4; ++axis)
            if (!measure(axis, axis < 3 || isOne ? 1 : total, bands[axis]))
                return {};
        const Plan plan{m_questions.plan.input, m_questions.plan.output, SeparableTaps{bands, {}, {}}};
        const auto all = [&](uint64_t o) { return sources(plan, o, std::numeric_limits<size_t>::max()); };
        return predicts(all, false) ? std::optional(std::move(bands)) : std::nullopt;
    }

    std::optional<SourceTable> points()
    {
        std::vector<std::vector<Partner>> rows(m_questions.outputs);
        for (uint64_t input = 0; input < m_questions.inputs; ++input) {
            const std::vector<double> weights = response([&](uint64_t i) { return i == input ? 1.0 : 0.0; });
            for (uint64_t o = 0; o < rows.size(); ++o)
                if (std::abs(weights[o]) >= m_levels.least)
                    rows[o].push_back({input, weights[o]});
        }
        SourceTable table;
        for (const std::vector<Partner>& row : rows)
            table.add(row);
        const auto all = [&](uint64_t o) { return table.of(o); };
        return predicts(all, true) ? std::optional(std::move(table)) : std::nullopt;
    }

private:
    static double magnitudeOf(double value) { return std::abs(value); }

    // (output − base) / (high − low) for an input of low + (high − low)·share.
    std::vector<double> response(const std::function<double(uint64_t)>& share)
    {
        const double range = m_levels.high - m_levels.low;
        std::vector<double> values = m_questions.values([&](uint64_t i) { return m_levels.low + range * share(i); });
        for (uint64_t o = 0; o < values.size(); ++o)
            values[o] = (values[o] - m_base[o]) / range;
        return values;
    }

    // The values on the line through the peak, as a part of the peak's total.
    std::vector<double> throughPeak(size_t axis, const std::vector<double>& values) const
    {
        const uint64_t stride = packedStridesOf(m_questions.outputSizes)[axis];
        const uint64_t start = m_peak - m_peak / stride % m_questions.outputSizes[axis] * stride;
        std::vector<double> result(m_questions.outputSizes[axis]);
        for (size_t o = 0; o < result.size(); ++o) {
            const double value = values[start + o * stride];
            result[o] = std::abs(value) < m_levels.least ? 0 : value / m_total[m_peak];
        }
        return result;
    }
    // The same, for inputs whose share is a function of their coordinate on the axis.
    std::vector<double> line(size_t axis, const std::function<double(uint32_t)>& share)
    {
        const auto shareAt = [&](uint64_t i) { return share(paddedCoordinates(m_questions.inputSizes, i)[axis]); };
        return throughPeak(axis, response(shareAt));
    }

    bool measure(size_t axis, double share, AxisTaps& taps)
    {
        const uint32_t inputs = m_questions.inputSizes[axis];
        return (inputs > 2 * kClasses && byClasses(axis, kClasses, share, taps))
            || (inputs <= kMostImpulses && byClasses(axis, inputs, share, taps));
    }

    // Inputs of a class (their number modulo the count) respond together; where it has several, a ramp says about where
    // they lie. False: too many classes respond.
    bool byClasses(size_t axis, uint32_t count, double share, AxisTaps& taps)
    {
        const uint32_t inputs = m_questions.inputSizes[axis];
        const std::vector<double> sums = throughPeak(axis, m_total);
        const bool isShared = count < inputs;
        std::vector<double> places(sums.size());
        if (isShared)
            places = line(axis, [&](uint32_t i) { return i / (inputs - 1.0); });
        std::vector<std::vector<double>> classes;
        for (uint32_t k = 0; k < count; ++k)
            classes.push_back(line(axis, [&](uint32_t i) { return i % count == k ? 1.0 : 0.0; }));
        taps = withoutOutputs(inputs);
        for (size_t o = 0; o < sums.size(); ++o) {
            const auto answers = [&](const std::vector<double>& each) { return each[o] != 0; };
            if (isShared && std::ranges::count_if(classes, answers) > std::ptrdiff_t{kMostClassTaps})
                return false;
            const double place = sums[o] == 0 ? 0 : places[o] / sums[o] * (inputs - 1.0);
            const double begin = std::round(place) - std::floor(count / 2.0); // NaN where an output is no finite number
            const uint32_t from = begin > 0 ? static_cast<uint32_t>(std::min<double>(begin, inputs - count)) : 0;
            std::vector<double> weights;
            for (uint32_t i = 0; i < count; ++i)
                weights.push_back(classes[(size_t{from} + i) % count][o] * share);
            addBand(taps, from, std::move(weights));
        }
        return true;
    }

    // Whether weights predict the engine on random values. `areSingle`: each was measured alone, which rounds integers.
    bool predicts(const std::function<Partners(uint64_t output)>& partnersOf, bool areSingle)
    {
        Random random(7);
        std::vector<double> shares(m_questions.inputs);
        for (double& share : shares)
            share = static_cast<double>(random.below(256)) / 255;
        const std::vector<double> found = response([&](uint64_t i) { return shares[i]; });
        const bool areReal = isFloat(m_questions.type);
        const double most = 8 * m_levels.tolerance;
        for (uint64_t o = 0; o < found.size(); ++o) {
            endWhereAsked(m_questions.stop, o);
            const std::vector<Partner> partners = partnersOf(o).list;
            const double roundings = areSingle && !areReal ? static_cast<double>(partners.size()) : 0;
            double off = areSingle ? most * (1 + roundings) : areReal ? 0 : most / 4, expected = 0;
            for (const auto& [element, weight] : partners) {
                expected += weight * shares[element];
                off += most * (1 + roundings) * std::abs(weight);
            }
            if (!(std::abs(found[o] - expected) <= off) || std::isinf(off))
                return false;
        }
        return true;
    }

    EngineQuestions& m_questions;
    Levels m_levels;
    std::vector<double> m_base, m_total; // by output: its value where all inputs are Levels::low; its sum of weights
    uint64_t m_peak; // the output with the largest sum
};

} // namespace

Levels levelsOf(DataType type)
{
    if (type == DataType::Float64)
        return {0, 1, 1e-12, 1e-6};
    if (type == DataType::Float32)
        return {0, 1, 1e-9, 1e-5};
    if (type == DataType::Float16)
        return {0, 1, 1e-7, 2e-3};
    const double most = 1 << 20; // float32 arithmetic holds it
    const double low = std::max(toDouble(type, fromDouble(type, -most)), -most);
    const double high = std::min(toDouble(type, fromDouble(type, most)), most);
    return {low, high, 0.4 / (high - low), 1.2 / (high - low)};
}

double weightTolerance(const Plan& plan)
{
    const DataType type = plan.input.dataType;
    const uint32_t longest = std::ranges::max(plan.input.sizes);
    return levelsOf(type).tolerance + (isFloat(type) ? longest * 0x1p-22 : 0);
}

KnownMap measuredWeights(EngineQuestions& questions)
{
    Measurement measurement(questions);
    if (auto bands = measurement.separable())
        return *std::move(bands);
    if (auto table = questions.inputs <= kMostImpulses ? measurement.points() : std::nullopt)
        return *std::move(table);
    return {};
}

} // namespace tessera
