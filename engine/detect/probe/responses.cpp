// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/responses.h"

#include "engine/core/tensor/random.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace tessera {

namespace {

constexpr uint32_t kClasses = 32; // the inputs of a long axis are told apart by their number modulo this
constexpr uint32_t kMostClassTaps = 16; // more nonzero classes could be a window that is longer than the classes

// The output that shows most of each coordinate of an axis: the one whose weights sum to most.
std::vector<uint64_t> clearest(const EngineQuestions& questions, size_t axis, const std::vector<double>& total)
{
    std::vector<uint64_t> best(questions.outputSizes[axis], std::numeric_limits<uint64_t>::max());
    for (uint64_t o = 0; o < total.size(); ++o) {
        uint64_t& now = best[paddedCoordinates(questions.outputSizes, o)[axis]];
        if (now > o || std::abs(total[o]) > std::abs(total[now]))
            now = o;
    }
    return best;
}

std::vector<double> randomShares(uint64_t count)
{
    Random random(7);
    std::vector<double> shares(count);
    for (double& share : shares)
        share = static_cast<double>(random.below(256)) / 255;
    return shares;
}

class Measurement {
public:
    explicit Measurement(EngineQuestions& questions)
        : m_questions(questions)
        , m_levels(levelsOf(questions.type))
    {
        m_result.base = m_questions.values([&](uint64_t) { return m_levels.low; });
        m_result.total = response([](uint64_t) { return 1.0; });
    }

    std::optional<Responses> separable()
    {
        for (size_t axis = 0; axis < 4; ++axis)
            if (!measure(axis))
                return {};
        return predicts() ? std::optional(m_result) : std::nullopt;
    }

private:
    // (output − base) / (high − low) for an input of low + (high − low)·share.
    std::vector<double> response(const std::function<double(uint64_t)>& share)
    {
        const double range = m_levels.high - m_levels.low;
        std::vector<double> values = m_questions.values([&](uint64_t i) { return m_levels.low + range * share(i); });
        for (uint64_t o = 0; o < values.size(); ++o)
            values[o] = (values[o] - m_result.base[o]) / range;
        return values;
    }

    // The response of each coordinate's clearest output to a function of one input axis, as a part of its total.
    std::vector<double> line(size_t axis, const std::vector<uint64_t>& outputs,
                             const std::function<double(uint32_t)>& share)
    {
        const std::vector<double> values =
            response([&](uint64_t i) { return share(paddedCoordinates(m_questions.inputSizes, i)[axis]); });
        std::vector<double> result(outputs.size());
        for (size_t o = 0; o < outputs.size(); ++o) {
            const double total = m_result.total[outputs[o]];
            const double value = values[outputs[o]];
            result[o] = std::abs(total) < m_levels.least || std::abs(value) < m_levels.least ? 0 : value / total;
        }
        return result;
    }

    bool measure(size_t axis)
    {
        const uint32_t inputs = m_questions.inputSizes[axis];
        return (inputs > 2 * kClasses && byClasses(axis, kClasses))
            || (inputs <= kMostImpulses && byClasses(axis, inputs));
    }

    static void add(MeasuredRow& row, uint32_t input, double weight)
    {
        if (weight == 0)
            return;
        if (row.weights.empty())
            row.first = input;
        row.weights.resize(input - row.first + 1);
        row.weights.back() = weight;
    }

    // Inputs of one class, by their number modulo the count, answer together; where a class has several, a ramp says
    // whereabouts they lie. False: too many answer.
    bool byClasses(size_t axis, uint32_t count)
    {
        const uint32_t inputs = m_questions.inputSizes[axis];
        const std::vector<uint64_t> outputs = clearest(m_questions, axis, m_result.total);
        const bool isShared = count < inputs;
        std::vector<double> places(outputs.size());
        if (isShared)
            places = line(axis, outputs, [&](uint32_t i) { return i / (inputs - 1.0); });
        std::vector<std::vector<double>> classes;
        for (uint32_t k = 0; k < count; ++k)
            classes.push_back(line(axis, outputs, [&](uint32_t i) { return i % count == k ? 1.0 : 0.0; }));
        std::vector<MeasuredRow>& rows = m_result.rows[axis];
        rows.assign(outputs.size(), {});
        for (size_t o = 0; o < outputs.size(); ++o) {
            const auto answers = [&](const std::vector<double>& each) { return each[o] != 0; };
            if (isShared && std::ranges::count_if(classes, answers) > std::ptrdiff_t{kMostClassTaps})
                return false;
            const auto middle = std::clamp<int64_t>(std::llround(places[o] * (inputs - 1.0)), 0, inputs - 1);
            const int64_t from = std::clamp<int64_t>(middle - count / 2, 0, inputs - count);
            for (int64_t input = from; input < from + count; ++input)
                add(rows[o], static_cast<uint32_t>(input), classes[static_cast<size_t>(input % count)][o]);
        }
        return true;
    }

    // Whether the axes' weights give what the engine gives of random values.
    bool predicts()
    {
        const std::array<uint64_t, 4> strides = packedStridesOf(m_questions.inputSizes);
        const std::vector<double> shares = randomShares(m_questions.inputs);
        const std::vector<double> found = response([&](uint64_t i) { return shares[i]; });
        for (uint64_t o = 0; o < found.size(); ++o) {
            endWhereAsked(m_questions.stop, o);
            double expected = 0, magnitude = 0;
            for (const auto& [element, weight] :
                 partnersOf(m_result.rows, paddedCoordinates(m_questions.outputSizes, o), strides)) {
                expected += m_result.total[o] * weight * shares[element];
                magnitude += std::abs(weight);
            }
            const double slack = isFloat(m_questions.type) ? 0 : 2 * m_levels.tolerance;
            if (!(std::abs(found[o] - expected)
                  <= 8 * m_levels.tolerance * std::abs(m_result.total[o]) * magnitude + slack))
                return false;
        }
        return true;
    }

    EngineQuestions& m_questions;
    Levels m_levels;
    Responses m_result;
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

double centreOf(const MeasuredRow& row)
{
    double sum = 0, moment = 0;
    for (size_t i = 0; i < row.weights.size(); ++i) {
        sum += row.weights[i];
        moment += row.weights[i] * (row.first + static_cast<double>(i));
    }
    return sum == 0 ? std::numeric_limits<double>::quiet_NaN() : moment / sum;
}

std::vector<Partner> partnersOf(const AxisRows& rows, const std::array<uint32_t, 4>& output,
                                const std::array<uint64_t, 4>& strides)
{
    std::vector<Partner> partners{{0, 1.0}};
    for (size_t axis = 0; axis < 4; ++axis) {
        const MeasuredRow& row = rows[axis][output[axis]];
        std::vector<Partner> next;
        for (const Partner& partner : partners)
            for (size_t i = 0; i < row.weights.size(); ++i)
                if (row.weights[i] != 0)
                    next.push_back(
                        {partner.element + strides[axis] * (row.first + i), partner.weight * row.weights[i]});
        partners = std::move(next);
    }
    return partners;
}

std::vector<MeasuredRow> rowsOf(const AxisTaps& taps)
{
    std::vector<MeasuredRow> rows;
    for (uint32_t o = 0; o < taps.outputs; ++o)
        rows.push_back(
            {taps.first[o], {taps.weights.begin() + taps.rowStart[o], taps.weights.begin() + taps.rowStart[o + 1]}});
    return rows;
}

bool areAlike(const std::vector<MeasuredRow>& a, const std::vector<MeasuredRow>& b, double tolerance)
{
    const auto endOf = [](const MeasuredRow& row) { return row.first + static_cast<uint32_t>(row.weights.size()); };
    const auto weightAt = [&](const MeasuredRow& row, uint32_t input) {
        return input >= row.first && input < endOf(row) ? row.weights[input - row.first] : 0.0;
    };
    return std::ranges::equal(a, b, [&](const MeasuredRow& one, const MeasuredRow& other) {
        for (uint32_t i = std::min(one.first, other.first); i < std::max(endOf(one), endOf(other)); ++i)
            if (std::abs(weightAt(one, i) - weightAt(other, i)) > tolerance)
                return false;
        return true;
    });
}

std::optional<Responses> axisResponses(EngineQuestions& questions)
{
    return Measurement(questions).separable();
}

std::optional<SourceTable> pointResponses(EngineQuestions& questions)
{
    if (questions.inputs > kMostImpulses)
        return {};
    const Levels levels = levelsOf(questions.type);
    const double range = levels.high - levels.low;
    const std::vector<double> base = questions.values([&](uint64_t) { return levels.low; });
    std::vector<std::vector<Partner>> rows(questions.outputs);
    for (uint64_t input = 0; input < questions.inputs; ++input) {
        const std::vector<double> values =
            questions.values([&](uint64_t i) { return i == input ? levels.high : levels.low; });
        for (uint64_t o = 0; o < rows.size(); ++o)
            if (const double weight = (values[o] - base[o]) / range; std::abs(weight) >= levels.least)
                rows[o].push_back({input, weight});
    }
    SourceTable table{{0}, {}};
    const std::vector<double> shares = randomShares(questions.inputs);
    const std::vector<double> found = questions.values([&](uint64_t i) { return levels.low + range * shares[i]; });
    for (uint64_t o = 0; o < rows.size(); ++o) {
        double expected = 0, magnitude = 1;
        for (const Partner& partner : rows[o]) {
            expected += partner.weight * shares[partner.element];
            magnitude += std::abs(partner.weight);
        }
        const double taps = isFloat(questions.type) ? 1 : static_cast<double>(rows[o].size() + 1);
        if (!(std::abs((found[o] - base[o]) / range - expected) <= 8 * levels.tolerance * magnitude * taps))
            return {};
        table.partners.insert(table.partners.end(), rows[o].begin(), rows[o].end());
        table.rowStart.push_back(table.partners.size());
    }
    return table;
}

} // namespace tessera
