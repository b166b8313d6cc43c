// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/xray.h"

#include "engine/frameworks/dialects/resize_convention.h"
#include "tests/engine/detect/identify/textbook.h"
#include "tests/support/test_engine.h"

#include <limits>

namespace tessera {
namespace {

// The cpu engine with a mistake: it runs another plan, or something is done to what it gives.
using PlanOf = std::function<Plan(const Operator&)>;
using Change = std::function<void(const Tensor& input, Tensor& output)>;
TestEngine wrongEngine(const PlanOf& plan, const Change& change = {})
{
    return TestEngine(
        [=](const Case& c, const Plan& right, const Tensor& input, Tensor& output, const RunControl& control) {
            const Timings timings = engineNamed("cpu").run(c, plan ? plan(c.op) : right, input, output, control);
            if (change)
                change(input, output);
            return timings;
        });
}

TestEngine changingEngine(const Change& change)
{
    return wrongEngine({}, change);
}

Operator doubled()
{
    return operatorIn("RESAMPLE1 --Sizes 1,2,4,5 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2");
}

TEST(Xray, NarrowTypesTakeMoreRuns)
{
    const auto runs = [](const std::string& type) {
        return probe(engineNamed("cpu"),
                     operatorIn("SPACE_TO_DEPTH --Sizes 1,1,60,60 --BlockSize 2 --DataType " + type))
            .runs;
    };
    EXPECT_EQ(runs("UINT32"), 2u);
    EXPECT_EQ(runs("FLOAT32"), 2u);
    EXPECT_EQ(runs("UINT8"), 4u);
    EXPECT_EQ(runs("FLOAT16"), 4u);
}

// The other order; one that nobody has, block row and column exchanged; and mirrored axes.
TEST(Xray, NamesEveryPermutationOfDigits)
{
    const TestEngine other = wrongEngine([](const Operator& op) { return makePlan(*withOtherOrder(op)); });
    const Xray xray = probe(
        other, operatorIn("DEPTH_TO_SPACE1 --Sizes 1,18,2,2 --DataType UINT8 --BlockSize 3 --Order COLUMN_ROW_DEPTH"));
    EXPECT_FALSE(xray.isSame);
    EXPECT_EQ(xray.rearrangement, "n (bh bw c) h w -> n c (h bh) (w bw), bh=3, bw=3");
    EXPECT_EQ(xray.rightRearrangement, "n (c bh bw) h w -> n c (h bh) (w bw), bh=3, bw=3");
    EXPECT_THAT(said(xray.findings), Contains(HasSubstr("bh=3, bw=3 where n (c bh bw) h w")));
    ASSERT_TRUE(xray.plan);
    EXPECT_TRUE(std::holds_alternative<StridedCopy>(xray.plan->work));
    const TestEngine exchanged = changingEngine([](const Tensor& input, Tensor& output) {
        const auto place = [](auto& at) {
            at = {at[0], (at[3] % 3 * 3 + at[2] % 3) * 2 + at[1], at[2] / 3, at[3] / 3};
        };
        output = rearranged(input, place, output.desc.sizes);
    });
    const Operator blocks = operatorIn("DEPTH_TO_SPACE --Sizes 1,18,2,4 --DataType UINT16 --BlockSize 3");
    EXPECT_EQ(probe(exchanged, blocks).rearrangement, "n (bw bh c) h w -> n c (h bh) (w bw), bh=3, bw=3");
    const TestEngine mirror = changingEngine([](const Tensor&, Tensor& output) {
        output = rearranged(output, [&](auto& at) { at[3] = output.desc.sizes[3] - 1 - at[3]; });
    });
    const Xray copies = probe(mirror, operatorIn("SPACE_TO_DEPTH --Sizes 1,3,4,6 --BlockSize 2"));
    EXPECT_THAT(copies.rearrangement, HasSubstr("reversed: w"));
    EXPECT_FALSE(copies.plan) << "no plan has negative strides";
    EXPECT_EQ(sources(copies, 0).list.front().element, 4u);
    EXPECT_LT(probe(mirror, doubled()).axes.at(3).fit->slope, 0);
}

TEST(Xray, FitsTheLineOfAnotherConvention)
{
    const TestEngine engine = wrongEngine([](const Operator& op) {
        const auto corners = std::ranges::find_if(resizeConventions(), [](const ResizeConvention& each) {
            return each.mode == "align_corners" && each.framework == "ONNX";
        });
        return makePlan(withConvention(op, *corners));
    });
    const Xray xray = probe(engine, doubled());
    EXPECT_FALSE(xray.isSame);
    EXPECT_NEAR(xray.axes.at(3).fit->slope, 4.0 / 9, 1e-6);
    EXPECT_NEAR(xray.axes[3].rightFit->slope, 0.5, 1e-6);
    const Operator asymmetric = operatorIn("RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --Scales 1,1,2,2 "
                                           "--InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0");
    const TestEngine shifted = wrongEngine([](Operator op) {
        setFieldText(op, "OutputPixelOffsets", "0,0,0,-1");
        return makePlan(op);
    });
    EXPECT_EQ(lineText(*probe(shifted, asymmetric).axes.at(3).fit), "x = 0.5·o + 0.75 ± 0.25");
    // Steps of nearest lie on many lines; the right one is the operator's.
    const Xray right = probe(engineNamed("cpu"), asymmetric);
    EXPECT_EQ(lineText(*right.axes[3].rightFit), "x = 0.5·o");
    EXPECT_EQ(lineText(*right.axes[3].fit), "x = 0.5·o");
}

// Two outputs at the edges blend the first and the last input, and lie on no line of x.
TEST(Xray, OutputsOffTheLineAreNamed)
{
    const TestEngine engine = changingEngine([](const Tensor& input, Tensor& output) {
        const std::vector<double> in = doublesOf(input);
        output.setBits(0, fromDouble(DataType::Float32, 0.75 * in[0] + 0.25 * in[3]));
    });
    const Xray xray = probe(
        engine, operatorIn("RESAMPLE1 --Sizes 1,1,1,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,2"));
    EXPECT_FALSE(xray.axes[3].fit);
    EXPECT_EQ(xray.axes[3].astray, std::vector<uint32_t>{0});
}

// Cubic, by its textbook formula: no line is made of its centres.
TEST(Xray, ACubicKernelLiesOnTheRightLine)
{
    const TestEngine engine = changingEngine([](const Tensor& input, Tensor& output) {
        output = tensorOf(along({{1, 1, 1, 9}, doublesOf(input)}, 3, 18, halfPixel(2), cubic(-0.75)));
    });
    const Xray xray = probe(
        engine, operatorIn("RESAMPLE --Sizes 1,1,1,9 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,2"));
    EXPECT_EQ(lineText(*xray.axes[3].fit), "x = 0.5·o − 0.25");
}

TEST(Xray, TestsThatAxesSeparate)
{
    const TestEngine engine = changingEngine([](const Tensor& input, Tensor& output) {
        const std::vector<double> in = doublesOf(input), out = doublesOf(output);
        output.setBits(0, fromDouble(DataType::Float32, out[0] + 0.25 * (in[6] - in[0])));
    });
    const Xray xray = probe(engine, doubled());
    EXPECT_EQ(xray.kind, XrayKind::Means);
    EXPECT_FALSE(xray.plan);
    EXPECT_THAT(said(xray.findings), Contains(HasSubstr("do not separate")));
    EXPECT_EQ(xray.firstDiffering, std::vector<uint64_t>{0});
    EXPECT_EQ(sources(xray, 0).list, (std::vector<Partner>{{0, 0.75}, {6, 0.25}}));
}

TEST(Xray, AnEngineThatIsNoSumHasNoMap)
{
    const TestEngine engine = changingEngine([](const Tensor&, Tensor& output) {
        for (uint64_t o = 0; o < elementCount(output.desc); ++o) {
            const double value = toDouble(DataType::Float32, output.bits(o));
            output.setBits(o, fromDouble(DataType::Float32, value * value));
        }
    });
    const Xray xray = probe(engine, doubled());
    EXPECT_EQ(xray.kind, XrayKind::NoMap);
    EXPECT_FALSE(xray.isSame);
    EXPECT_THAT(said(xray.findings), Contains(HasSubstr("There is no map")));
}

TEST(Xray, AnInfiniteOutputHasNoMap)
{
    for (const double at : {0.0, 1.0}) { // the value of the first input that makes it so
        const TestEngine engine = changingEngine([at](const Tensor& input, Tensor& output) {
            if (toDouble(DataType::Float32, input.bits(0)) == at)
                output.setBits(0, fromDouble(DataType::Float32, std::numeric_limits<double>::infinity()));
        });
        EXPECT_EQ(probe(engine, doubled()).kind, XrayKind::NoMap) << at;
    }
}

TEST(Xray, TellsUnwrittenFromConstantOutputs)
{
    const Operator op = operatorIn("DEPTH_TO_SPACE --Sizes 1,4,3,3 --DataType UINT8 --BlockSize 2");
    const Xray constant = probe(changingEngine([](const Tensor&, Tensor& output) { output.setBits(35, 0); }), op);
    EXPECT_EQ(constant.constant, 1u);
    EXPECT_EQ(constant.unwritten, 0u);
    EXPECT_EQ(constant.firstDiffering, std::vector<uint64_t>{35});
    EXPECT_THAT(said(constant.findings), Contains("1 output holds a constant that no input changes."));
    const Operator floats = operatorIn("DEPTH_TO_SPACE --Sizes 1,4,3,3 --DataType FLOAT32 --BlockSize 2");
    const TestEngine nan = changingEngine([](const Tensor&, Tensor& output) {
        output.setBits(35, fromDouble(DataType::Float32, std::numeric_limits<double>::quiet_NaN()));
    });
    EXPECT_EQ(probe(nan, floats).constant, 1u);
    // An engine that does not write the last row: it keeps what probe() filled the buffer with.
    const TestEngine forgetful([](const Case& c, const Plan& plan, const Tensor& input, Tensor& output, auto&&...) {
        const Tensor before = output;
        const Timings timings = engineNamed("cpu").run(c, plan, input, output);
        for (uint64_t o = 30; o < 36; ++o)
            output.setBits(o, before.bits(o));
        return timings;
    });
    // A library fills the output itself, with other bytes than ours.
    const TestEngine library = changingEngine([](const Tensor&, Tensor& output) {
        for (uint64_t o = 30; o < 36; ++o)
            output.setBits(o, 0xa5a5a5a5);
    });
    const std::string wide = "DEPTH_TO_SPACE --Sizes 1,4,3,3 --BlockSize 2 --DataType ";
    for (const Xray& xray : {probe(forgetful, op), probe(library, operatorIn(wide + "UINT32")),
                             probe(library, operatorIn(wide + "FLOAT32"))}) {
        EXPECT_EQ(xray.unwritten, 6u);
        EXPECT_EQ(xray.constant, 0u);
        EXPECT_FALSE(xray.isSame);
        EXPECT_THAT(said(xray.findings), Contains(HasSubstr("6 outputs are never written")));
    }
}

TEST(Xray, ALongAxisTakesFewRuns)
{
    const Xray xray = probe(engineNamed("cpu"),
                            operatorIn("RESAMPLE1 --Sizes 1,1,1,3000 --DataType FLOAT32 "
                                       "--InterpolationMode LINEAR --Scales 1,1,1,1.37"));
    EXPECT_TRUE(xray.isSame) << testing::PrintToString(said(xray.findings));
    EXPECT_LT(xray.runs, 50u);
}

// A probe of 2^20 inputs ends between two runs of the engine.
TEST(Xray, StopsWhereItIsAskedTo)
{
    std::stop_source source;
    unsigned runs = 0;
    const TestEngine engine = changingEngine([&](const Tensor&, Tensor&) {
        if (++runs == 3)
            source.request_stop();
    });
    const Operator op = operatorIn("RESAMPLE1 --Sizes 1,1,1024,1024 --DataType UINT8 --Scales 1,1,1,1");
    EXPECT_THROW(probe(engine, op, {.stop = source.get_token()}), Cancelled);
    EXPECT_EQ(runs, 3u);
}

// The engine's failure is the probe's, with the same kind.
TEST(Xray, AFailureOfTheEngineComesThrough)
{
    try {
        probe(failing(FailureKind::Timeout, "30 s"), doubled());
        FAIL();
    } catch (const RunFailure& failure) {
        EXPECT_EQ(failure.kind, FailureKind::Timeout);
    }
    EXPECT_THROW(
        probe(engineNamed("cpu"), operatorIn("DEPTH_TO_SPACE --Sizes 1,4,4096,4096 --DataType UINT8 --BlockSize 2")),
        TextError);
}

// A view marks the outputs that differ where every input has a value of its own.
TEST(MapDifference, TellsEachOutputThatReadsOtherwise)
{
    const Meant meant("DEPTH_TO_SPACE1 --Sizes 1,18,2,2 --DataType UINT32 --BlockSize 3 --data iota");
    const auto wrong = makeEngineWith({}, "sabotage:order");
    const Xray xray = probe(*wrong, meant.c.op);
    const Tensor other = runOn(*wrong, meant.c, meant.input);
    std::vector<uint64_t> otherwise;
    for (uint64_t o = 0; o < elementCount(other.desc); ++o)
        if (meant.right.bits(o) != other.bits(o))
            otherwise.push_back(o);
    EXPECT_EQ(differingOutputs(xray, xray.right), otherwise);
    EXPECT_EQ(otherwise.size(), xray.differing);
}

} // namespace
} // namespace tessera
