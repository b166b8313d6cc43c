// SPDX-License-Identifier: Apache-2.0
// Random cases of every operator on every engine: against the reference, which shares nothing with the plan, and
// against the plan's own numbers, bit for bit.
#include "engine/compute/vulkan/vulkan_engine.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/probe/xray.h"
#include "engine/judge/measure/measure.h"
#include "tests/support/engines.h"
#include "tests/support/naive_plan.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace tessera {

class Oracle : public testing::TestWithParam<std::string> {
protected:
    const Engine& m_engine = engineNamed(GetParam());
};
INSTANTIATE_TEST_SUITE_P(, Oracle, testing::ValuesIn(engineNames()), engineTestName);

class PlanOracle : public Oracle { };
INSTANTIATE_TEST_SUITE_P(, PlanOracle, testing::ValuesIn(planEngineNames()), engineTestName);

namespace {

// The engine's outputs of random cases against expected(random).
void expectOutputs(const Engine& engine, uint64_t count, bool equalBits, auto&& expected)
{
    forEachRandom(count, [&](const Loaded& random) {
        ASSERT_EQ(validate(random.c.op), Issues{});
        const Comparison found = compare(random.plan, random.input, runOn(engine, random), expected(random),
                                         defaultTolerance(random.plan, equalBits));
        ASSERT_EQ(found.beyond, 0u) << found;
        ASSERT_EQ(found.count, elementCount(random.plan.output));
    });
}

} // namespace

TEST_P(PlanOracle, RandomCasesAreTheReferences)
{
    expectOutputs(m_engine, 1500, false, [](const Loaded& each) { return runOn(engineNamed("reference"), each); });
}

// So all of them agree with each other bit for bit.
TEST_P(PlanOracle, RandomCasesHaveTheBitsOfThePlan)
{
    expectOutputs(m_engine, 1500, true, [](const Loaded& each) {
        Tensor output(each.plan.output);
        test::runNaively(each.plan, each.input, output);
        return output;
    });
}

// From sources() alone: bits where one source has all the weight, else Σ weight·value in float64.
Tensor rebuiltFromSources(const Loaded& each)
{
    Tensor output(each.plan.output);
    const DataType type = output.desc.dataType;
    for (uint64_t i = 0; i < elementCount(output.desc); ++i) {
        const Partners from = sources(each.plan, i);
        double sum = 0;
        for (const Partner& source : from.list)
            sum += source.weight * toDouble(type, each.input.bits(source.element));
        const bool isCopy = from.count == 1 && from.list[0].weight == 1;
        output.setBits(i, isCopy ? each.input.bits(from.list[0].element) : fromSum(type, sum));
    }
    return output;
}

TEST_P(Oracle, OutputsAreWhatTheirSourcesSay)
{
    expectOutputs(m_engine, 1000, false, rebuiltFromSources);
}

TEST_P(Oracle, WhatLiesBetweenTheElementsStays)
{
    forEachRandom(400, [&](const Loaded& each) { ASSERT_TRUE(paddingIsUntouched(runOn(m_engine, each))); });
}

// The reference may not read the plan, the others not the case.
TEST_P(Oracle, ReadsOnlyItsOwnHalf)
{
    forEachRandom(100, [&](const Loaded& each) {
        Tensor actual(each.plan.output);
        if (m_engine.executesPlans())
            m_engine.run(Case{}, each.plan, each.input, actual);
        else
            m_engine.run(each.c, Plan{}, each.input, actual);
        ASSERT_TRUE(equalElements(actual, runOn(m_engine, each)));
    });
}

// The map that is recovered from outside is the one that makePlan() says, whatever the operator.
TEST_P(Oracle, AnXrayRecoversTheRightMap)
{
    std::set<std::string_view> operators;
    forEachRandom(150, [&](const Loaded& each) {
        operators.insert(name(each.c.op));
        const Xray xray = probe(m_engine, each.c.op);
        EXPECT_TRUE(xray.isSame && xray.differing == 0) << english(joined(xray.findings, "\n"));
        EXPECT_EQ(english(xray.findings.front()), "The map is the right one.");
        EXPECT_EQ(xray.findings.size(), 2u) << english(joined(xray.findings, "\n"));
        EXPECT_TRUE(xray.plan) << "a plan like ours says it";
        EXPECT_GT(xray.runs, 1u);
    });
    EXPECT_EQ(operators.size(), allOperators().size());
}

TEST_P(Oracle, ARunThatIsMeasuredTakesTimeAndGivesTheOutput)
{
    const Loaded linear("RESAMPLE1 --Sizes 1,2,20,30 --Scales 1,1,2,2 --InterpolationMode LINEAR");
    Tensor output(linear.plan.output);
    const Measurement m = measure(m_engine, linear.c, linear.input, output, {.rounds = 2, .seconds = 0});
    for (const RunSample& run : {m.cold, m.hot[0], m.hot[1]}) {
        EXPECT_GT(run.kernel, 0);
        EXPECT_GE(run.wall, run.kernel);
    }
    EXPECT_GT(m.hot[0].copy, 0);
    EXPECT_TRUE(equalElements(output, runOn(m_engine, linear)));
}

TEST_P(Oracle, AStoppedRunSaysSo)
{
    std::stop_source source;
    source.request_stop();
    for (const Operator& op : allOperators()) {
        Case c{.title = {}, .op = op};
        setInput(c.op, DataType::Float32, {1, 4, 2, 2});
        ASSERT_EQ(validate(c.op), Issues{}) << name(op);
        Tensor output(c.op.output);
        EXPECT_THROW(m_engine.run(c, makePlan(c.op), Tensor(c.op.input), output, {.stop = source.get_token()}),
                     Cancelled)
            << name(op);
    }
}

// Outputs that sum many elements, on every engine: from 1 tap to 10^5. A device may end a loop before its end without
// an error, and small shapes do not show it.

namespace {

constexpr uint32_t kTaps[] = {1, 2, 5, 18, 56, 180, 560, 1'800, 5'600, 18'000, 56'000, 100'000};
constexpr uint32_t kMostForReference = 2'000; // taps; it computes with matrices of float64

// How many taps an output has on each axis, the product about `taps`: all on W, all on N, on H and W, on every axis.
std::vector<std::array<uint32_t, 4>> spreads(uint32_t taps)
{
    const auto root = [&](double exponent) { return static_cast<uint32_t>(std::lround(std::pow(taps, exponent))); };
    const uint32_t two = root(0.5), four = root(0.25);
    return {{1, 1, 1, taps}, {taps, 1, 1, 1}, {1, 1, two, two}, {four, four, four, four}};
}

// A shrink whose triangle filter spans so many elements, and a gradient that adds so many: twice the factor each.
std::vector<std::string> lines(const std::array<uint32_t, 4>& taps, DataType type)
{
    constexpr std::array<uint32_t, 4> kOutputs{1, 1, 2, 3};
    std::array<uint32_t, 4> inputs{};
    std::array<float, 4> shrink{}, grow{};
    for (size_t axis = 0; axis < 4; ++axis) {
        const uint32_t factor = std::max(taps[axis] / 2, 1u);
        inputs[axis] = factor * kOutputs[axis];
        shrink[axis] = 1.0f / static_cast<float>(factor);
        grow[axis] = static_cast<float>(factor);
    }
    const std::string rest = " --DataType " + std::string(name(type)) + " --InterpolationMode LINEAR --data random";
    std::vector<std::string> result{
        "RESAMPLE3 --Sizes " + listText(inputs, ",") + " --Antialiased true --AntialiasFilter TRIANGLE --Scales "
        + listText(shrink, ",", floatText) + " --OutputTensor.Sizes " + listText(kOutputs, ",") + rest};
    if (isFloat(type))
        result.push_back("RESAMPLE_GRAD --Sizes " + listText(inputs, ",") + " --Scales "
                         + listText(grow, ",", floatText) + rest);
    return result;
}

// Throws what the engine throws.
testing::AssertionResult agreesWithCpu(const Engine& engine, const std::string& line)
{
    const Case c = caseFromText(line);
    if (const Issues issues = validate(c.op); !issues.empty())
        return testing::AssertionFailure() << english(sentence(issues.front())) << ": " << line;
    const Loaded each(c);
    const Tensor expected = runOn(engineNamed("cpu"), each), actual = runOn(engine, each);
    const bool agrees = engine.executesPlans()
        ? !test::firstDifference(each.plan, actual, expected)
        : compare(each.plan, each.input, expected, actual, defaultTolerance(each.plan, false)).beyond == 0;
    return agrees ? testing::AssertionSuccess() : testing::AssertionFailure() << line;
}

class WideBands : public testing::TestWithParam<std::tuple<std::string, DataType>> { };

TEST_P(WideBands, AreSummedWhole)
{
    const Engine& engine = engineNamed(std::get<0>(GetParam()));
    for (const uint32_t taps : kTaps) {
        if (!engine.executesPlans() && taps > kMostForReference)
            continue;
        for (const auto& spread : spreads(taps))
            for (const std::string& line : lines(spread, std::get<1>(GetParam())))
                EXPECT_TRUE(agreesWithCpu(engine, line)) << taps << " taps";
    }
}

INSTANTIATE_TEST_SUITE_P(
    , WideBands,
    testing::Combine(testing::ValuesIn(engineNames()),
                     testing::Values(DataType::UInt8, DataType::Int8, DataType::Float16, DataType::Float32)),
    [](const auto& row) {
        return std::string(name(std::get<1>(row.param))) + "_" + engineTestName({std::get<0>(row.param), 0});
    });

// A device whose loops end sooner than any that is known.
TEST(WideBandsOfShortLoops, AreSummedWhole)
{
    const auto engine = vulkan::makeEngine("vulkan", {.validate = true, .guardBytes = 256, .loopIterations = 256});
    for (const uint32_t taps : {1u, 56u, 5'600u})
        for (const auto& spread : spreads(taps))
            for (const DataType type : {DataType::UInt8, DataType::Float32})
                for (const std::string& line : lines(spread, type))
                    EXPECT_TRUE(agreesWithCpu(*engine, line)) << taps << " taps";
}

// So many outputs that an invocation of the specialized kernels has its longest loop.
TEST(LongLoops, OfSpecializedKernelsGiveTheBitsOfTheCpu)
{
    for (const std::string& name : planEngineNames())
        for (const char* line :
             {"RESAMPLE --Sizes 1,3,540,960 --DataType UINT8 --data random --Scales 1,1,2,2 --InterpolationMode LINEAR",
              "DEPTH_TO_SPACE --Sizes 1,27,360,640 --DataType UINT8 --data random --BlockSize 3"})
            EXPECT_TRUE(agreesWithCpu(engineNamed(name), line)) << name;
}

} // namespace

// Every small shape, in case random ones miss a corner.
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

// Both axes are resized, so that an exchange of the two is seen.
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
