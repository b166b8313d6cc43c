// SPDX-License-Identifier: Apache-2.0
// Every small shape: where the random cases may miss a corner, these cannot.
#include "engine/core/compare/compare.h"
#include "engine/core/ops/operator.h"
#include "tests/support/engines.h"
#include "tests/support/printers.h"

#include <gtest/gtest.h>

#include <limits>

namespace tessera {

class Exhaustive : public testing::TestWithParam<std::string> {
protected:
    void expectTheReference(const Operator& op)
    {
        const Case c{.title = {}, .op = op, .data = Generator{.pattern = Pattern::Random, .seed = ++m_cases}};
        ASSERT_EQ(validate(op), Issues{}) << c;
        const Loaded each(c);
        const Comparison found = compare(each.plan, each.input, runOn(m_engine, each),
                                         runOn(engineNamed("reference"), each), defaultTolerance(each.plan, false));
        ASSERT_EQ(found.beyond, 0u) << found << "\n" << c;
    }

    const Engine& m_engine = engineNamed(GetParam());
    uint64_t m_cases = 0;
};
INSTANTIATE_TEST_SUITE_P(, Exhaustive, testing::ValuesIn(planEngineNames()), engineTestName);

namespace {

constexpr std::array kModes = {InterpolationMode::NearestNeighbor, InterpolationMode::Linear};

// A forward map that does something along one axis only.
struct Line {
    uint32_t from, to;
    float scale;
    size_t axis, rank;
};

// All short ones, along every axis of every rank in turn.
std::vector<Line> shortLines()
{
    constexpr uint32_t kLongest = 5;
    std::vector<Line> lines;
    for (uint32_t from = 1; from <= kLongest; ++from)
        for (uint32_t to = 1; to <= kLongest; ++to) {
            const float ratio = static_cast<float>(to) / static_cast<float>(from);
            const float corners = to > 1 && from > 1 ? static_cast<float>(to - 1) / static_cast<float>(from - 1)
                                                     : std::numeric_limits<float>::max();
            for (const float scale : {ratio, corners, 1.0f, 0.5f, 2.0f, 1.0f / 3, 0.7f, 1.5f, 3.0f}) {
                const size_t rank = 1 + lines.size() % 4, axis = lines.size() / 4 % rank;
                lines.push_back({from, to, scale, axis, rank});
            }
        }
    return lines;
}

Operator alongLine(OperatorKind kind, const Line& line)
{
    Operator op{kind};
    std::vector<uint32_t> from(line.rank, 1), to(line.rank, 1);
    from[line.axis] = line.from;
    to[line.axis] = line.to;
    op.input.sizes = op.row().isGradient ? to : from;
    op.output.sizes = op.row().isGradient ? from : to;
    op.dimensionCount = static_cast<uint32_t>(line.rank);
    op.scales.assign(line.rank, 1);
    op.scales[line.axis] = line.scale;
    op.inputPixelOffsets.assign(line.rank, 0);
    op.outputPixelOffsets.assign(line.rank, 0);
    return op;
}

// check(op) for every mode, direction and pair of offsets: half-pixel, asymmetric, the documentation's gradient,
// shifted past either end.
void forEachSetting(OperatorKind kind, const Line& line, auto&& check)
{
    constexpr float offsets[][2] = {{0.5f, -0.5f}, {0, 0}, {0.5f, 0}, {2.25f, 0}, {0, 1.5f}};
    Operator op = alongLine(kind, line);
    for (const InterpolationMode mode : kModes) {
        op.interpolationMode = mode;
        for (const auto& [inputOffset, outputOffset] : offsets) {
            op.inputPixelOffsets[line.axis] = inputOffset;
            op.outputPixelOffsets[line.axis] = outputOffset;
            if (op.row().isGradient)
                std::swap(op.inputPixelOffsets, op.outputPixelOffsets);
            check(op);
            if (op.row().hasDirection) {
                op.roundingDirection = AxisDirection::Decreasing;
                check(op);
                op.roundingDirection = AxisDirection::Increasing;
            }
        }
    }
}

} // namespace

TEST_P(Exhaustive, BlocksBothWays)
{
    using enum DepthSpaceOrder;
    for (uint32_t n = 1; n <= 2; ++n)
        for (uint32_t c = 1; c <= 3; ++c)
            for (uint32_t h = 1; h <= 3; ++h)
                for (uint32_t w = 1; w <= 3; ++w)
                    for (uint32_t b = 1; b <= 4; ++b) {
                        const TensorDesc depth{.dataType = DataType::UInt16, .sizes = {n, c * b * b, h, w}};
                        const TensorDesc space{.dataType = DataType::UInt16, .sizes = {n, c, h * b, w * b}};
                        for (const DepthSpaceOrder order : {DepthColumnRow, ColumnRowDepth}) {
                            expectTheReference(Operator{.kind = OperatorKind::DepthToSpace1,
                                                        .input = depth,
                                                        .output = space,
                                                        .blockSize = b,
                                                        .order = order});
                            expectTheReference(Operator{.kind = OperatorKind::SpaceToDepth1,
                                                        .input = space,
                                                        .output = depth,
                                                        .blockSize = b,
                                                        .order = order});
                        }
                    }
}

TEST_P(Exhaustive, LinesForwardAndBackwards)
{
    const auto check = [&](const Operator& op) { expectTheReference(op); };
    for (const Line& line : shortLines()) {
        using enum OperatorKind;
        for (const OperatorKind kind : {Resample1, Resample2, ResampleGrad, ResampleGrad1})
            forEachSetting(kind, line, check);
    }
}

TEST_P(Exhaustive, Resample3Antialiased)
{
    for (const Line& line : shortLines()) {
        Operator op = alongLine(OperatorKind::Resample3, line);
        op.interpolationMode = InterpolationMode::Linear;
        op.antialiased = true;
        for (const AntialiasFilter filter : {AntialiasFilter::Halving, AntialiasFilter::Triangle})
            for (const float offset : {0.0f, 0.5f, -1.75f}) {
                op.antialiasFilter = filter;
                op.inputPixelOffsets[line.axis] = offset;
                op.outputPixelOffsets[line.axis] = -offset;
                expectTheReference(op);
            }
    }
}

// Two axes at once, so that one cannot stand in for the other.
TEST_P(Exhaustive, PlanesInTwoDirections)
{
    for (uint32_t from = 1; from <= 4; ++from)
        for (uint32_t to = 1; to <= 4; ++to)
            for (uint32_t other = 1; other <= 4; ++other)
                for (const InterpolationMode mode : kModes) {
                    Operator op{OperatorKind::Resample};
                    op.interpolationMode = mode;
                    op.input.sizes = {2, 1, from, other};
                    op.output.sizes = {2, 1, to, 3};
                    op.scales = {1, 1, static_cast<float>(to) / static_cast<float>(from),
                                 3 / static_cast<float>(other)};
                    expectTheReference(op);
                }
}

} // namespace tessera
