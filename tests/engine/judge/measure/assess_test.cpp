// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/assess.h"

#include "engine/core/case/generator.h"
#include "engine/judge/measure/measure.h"
#include "tests/engine/core/compare/compared.h"
#include "tests/support/engines.h"
#include "tests/support/matchers.h"
#include "tests/support/printers.h"
#include "tests/support/test_engine.h"

#include <algorithm>
#include <numeric>

namespace tessera {
namespace {

Operator depthSpace(OperatorKind kind, uint32_t blockSize, uint32_t spaceChannels)
{
    Operator op{.kind = kind, .blockSize = blockSize};
    op.input.sizes = {1, spaceChannels * blockSize * blockSize, 2, 2};
    op.output.sizes = {1, spaceChannels, 2 * blockSize, 2 * blockSize};
    if (!op.row().toSpace)
        std::swap(op.input, op.output);
    return op;
}

// Every output of a row that is halved lies between two inputs: the larger of the two is always one of them.
TEST(Mistrust, WhereMostElementsHangOnTies)
{
    const Tensor input = rowOf({1, 5, 7, 2, 3, 9, 8, 4}), right = rowOf({5, 2, 9, 4});
    const Operator op = rowOperator(input.desc, 4, 0.5f);
    const auto assessed = [&](const Tensor& a, bool either) {
        return assess(op, makePlan(op), input, a, right, {.eitherNeighbour = either});
    };
    const Comparison largest = assessed(rowOf({5, 7, 9, 8}), true);
    EXPECT_EQ(largest.verdict, Verdict::Mistrusted);
    EXPECT_THAT(english(largest.reason), HasSubstr("4 of 4 elements lie on ties"));
    EXPECT_EQ(assessed(right, true).verdict, Verdict::Pass) << "no tie was needed";
    EXPECT_EQ(assessed(rowOf({5, 7, 9, 8}), false).verdict, Verdict::Fail);
}

TEST(Mistrust, SaysWhyACaseProvesLittle)
{
    const auto reason = [](const auto& op, Pattern pattern = Pattern::Iota) {
        return english(mistrust(op, generate({.pattern = pattern}, op.input)));
    };
    const std::string constant = "the input is constant: whatever is read, the output is the same";
    const std::string one = "BlockSize is 1: both orders leave everything where it is";
    const std::string channel = "the output has one channel: both orders are the same";
    EXPECT_EQ(reason(depthSpace(OperatorKind::DepthToSpace1, 2, 3)), "");
    EXPECT_EQ(reason(depthSpace(OperatorKind::SpaceToDepth1, 2, 3)), "");
    EXPECT_EQ(reason(depthSpace(OperatorKind::DepthToSpace1, 2, 3), Pattern::Constant), constant);
    EXPECT_EQ(reason(depthSpace(OperatorKind::DepthToSpace1, 1, 3)), one);
    EXPECT_EQ(reason(depthSpace(OperatorKind::SpaceToDepth1, 1, 3)), one);
    EXPECT_EQ(reason(depthSpace(OperatorKind::DepthToSpace1, 2, 1)), channel);
    EXPECT_EQ(reason(depthSpace(OperatorKind::SpaceToDepth1, 3, 1)),
              "the input has one channel: both orders are the same");
    // An operator without an Order has none to mix up.
    EXPECT_EQ(reason(depthSpace(OperatorKind::DepthToSpace, 1, 1)), "");
    EXPECT_EQ(reason(depthSpace(OperatorKind::SpaceToDepth, 2, 1)), "");
    EXPECT_EQ(reason(rowOperator(rowOf({1, 2}).desc, 4, 2)), "");
    EXPECT_EQ(reason(rowOperator(rowOf({1, 2}).desc, 4, 2), Pattern::Constant), constant);
}

TEST(Mistrust, AConstantIsSeenInEveryLayout)
{
    Operator op = depthSpace(OperatorKind::SpaceToDepth1, 2, 3);
    Tensor input = generate({.pattern = Pattern::Constant}, op.input);
    TensorDesc spread = op.input;
    spread.strides = {1000, 1, 40, 5};
    input = withLayout(input, spread);
    EXPECT_FALSE(mistrust(op, input).isEmpty());
    input.setBits(elementCount(spread) - 1, 7);
    EXPECT_TRUE(mistrust(op, input).isEmpty());

    TensorDesc repeated = op.input; // one number for each channel
    repeated.strides = {0, 1, 0, 0};
    Tensor channels(repeated);
    EXPECT_FALSE(mistrust(op, channels).isEmpty());
    channels.setBits(elementCount(repeated) - 1, 7);
    EXPECT_TRUE(mistrust(op, channels).isEmpty());
}

TEST(Mistrust, AVerdictCarriesItsReason)
{
    const Operator op = depthSpace(OperatorKind::SpaceToDepth1, 2, 1);
    const Tensor input = generate({.pattern = Pattern::Iota}, op.input);
    Tensor output(op.output);
    const Comparison same = assess(op, makePlan(op), input, output, output, {});
    EXPECT_EQ(same.verdict, Verdict::Mistrusted);
    EXPECT_EQ(english(same.reason), "the input has one channel: both orders are the same");
    Tensor other = output;
    other.setBits(0, 1);
    const Comparison different = assess(op, makePlan(op), input, output, other, {});
    EXPECT_EQ(different.verdict, Verdict::Fail);
    EXPECT_EQ(english(different.reason), "");
}

TEST(Notes, SayWhatACaseDoesNotTest)
{
    const std::string block = "BlockSize is 2, where b + b is b·b; a larger block tells more mistakes apart";
    const std::string tie = "no coordinate is a tie: how ties are rounded is not tested";
    const std::string clamp = "no coordinate lies outside the input: the repeated edge is not tested";
    const std::string crop = "nothing is cropped: the scaled input is no larger than the output";
    const auto notes = [](const Operator& op) { return said(notesOf(op, makePlan(op))); };
    const Tensor four = rowOf({1, 2, 3, 4});

    EXPECT_THAT(notes(depthSpace(OperatorKind::DepthToSpace, 2, 3)), ElementsAre(block));
    EXPECT_THAT(notes(depthSpace(OperatorKind::SpaceToDepth1, 3, 3)), IsEmpty());
    EXPECT_THAT(notes(rowOperator(four.desc, 10, 2)), ElementsAre(tie, crop)); // x = −0.25, 0.25 … 4.25
    EXPECT_THAT(notes(rowOperator(four.desc, 2, 0.5f)), ElementsAre(clamp, crop)); // x = 0.5, 2.5
    const auto linear = InterpolationMode::Linear;
    EXPECT_THAT(notes(rowOperator(four.desc, 2, 0.5f, linear)), ElementsAre(clamp, crop));
    EXPECT_THAT(notes(rowOperator(four.desc, 8, 2, linear)), ElementsAre(crop)); // x = −0.25 … 3.25
    EXPECT_THAT(notes(rowOperator(four.desc, 7, 2, linear)), IsEmpty());
    const Tensor eight = rowOf({1, 2, 3, 4, 5, 6, 7, 8});
    EXPECT_THAT(notes(rowOperator(eight.desc, 13, 1.7f, linear)), IsEmpty()); // 13.6 do not fit into 13
    EXPECT_THAT(notes(rowOperator(rowOf({1, 2, 3}).desc, 1, 1.0f / 3, linear)), ElementsAre(clamp, crop)); // rounded up
    Operator shifted = rowOperator(four.desc, 4, 1, linear);
    shifted.outputPixelOffsets[3] = -1.5f; // x = 1 … 4
    EXPECT_THAT(notes(shifted), IsEmpty());
}

RunOutcome outcomeOf(std::function<void()> fail)
{
    const Loaded l("DEPTH_TO_SPACE --Sizes 1,4,1,1");
    return tryRun(failing(std::move(fail)), l.c, l.plan, l.input, Tensor(l.plan.output));
}

TEST(Trial, EveryStateHasAWordThatReadsBack)
{
    for (const TrialState state : kTrialStates)
        EXPECT_EQ(trialStateFromWord(word(state)), state);
    EXPECT_EQ(trialStateFromWord(word(TrialState::Missing)), TrialState::Missing);
    EXPECT_EQ(word(TrialState::Unsupported), "UNSUPPORTED");
    EXPECT_EQ(trialStateFromWord("PASSED"), std::nullopt);
}

TEST(Trial, AnErrorBecomesAState)
{
    const RunOutcome failed = outcomeOf([] { throw EngineError("The device is lost."); });
    EXPECT_EQ(failed.state, TrialState::Fail);
    EXPECT_EQ(english(failed.reason), "The device is lost");
    EXPECT_FALSE(failed.output);
    EXPECT_TRUE(outcomeOf([] {}).output);
    EXPECT_THROW(outcomeOf([] { throw Cancelled(); }), Cancelled);
}

TEST(Trial, AReasonHasNoFullStop)
{
    const auto reasonOf = [](const Message& sentence) {
        return outcomeOf([&] { throw EngineError(sentence); }).reason;
    };
    const Text lost{"room", "The device is lost"}, says{"room", "it says: %1"};
    EXPECT_TRUE(reasonOf(lost + ".") == Message(lost)) << "it is still the room's sentence";
    EXPECT_TRUE(reasonOf(says("Over.\n")) == says("Over"));
    EXPECT_EQ(english(reasonOf(says("a.b") + ".")), "it says: a.b");
    EXPECT_EQ(english(reasonOf(Message("Over.") + ".")), "Over");
}

// Two NaNs of one bit pattern are equal only where the tolerance says so, even where all bits are.
TEST(Trial, EqualBitsAreJudgedByTheTolerance)
{
    const Loaded l("DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType FLOAT32 --data special");
    const Tensor output = runOn(engineNamed("cpu"), l);
    EXPECT_EQ(judge(l.c, l.plan, l.input, output, output, {}).state, TrialState::Pass);
    EXPECT_EQ(judge(l.c, l.plan, l.input, output, output, {.nanEqualsNan = false}).state, TrialState::Fail);
}

TEST(Statistics, AreThoseOfTheSortedSamples)
{
    struct Measured {
        std::vector<double> samples;
        double min, median, mean, p95, max;
    };
    std::vector<double> hundred(100), twenty(20), twentyOne(21);
    std::iota(hundred.rbegin(), hundred.rend(), 1.0);
    std::iota(twenty.rbegin(), twenty.rend(), 1.0);
    std::iota(twentyOne.rbegin(), twentyOne.rend(), 1.0);
    const Measured rows[] = {
        {{3}, 3, 3, 3, 3, 3},           {{4, 2}, 2, 3, 3, 4, 4},
        {{9, 1, 5}, 1, 5, 5, 9, 9},     {twenty, 1, 10.5, 10.5, 19, 20},
        {twentyOne, 1, 11, 11, 20, 21}, {hundred, 1, 50.5, 50.5, 95, 100},
    };
    for (const Measured& row : rows) {
        const Statistics s = statistics(row.samples);
        EXPECT_EQ(s.count, row.samples.size());
        EXPECT_EQ((std::vector{s.min, s.median, s.mean, s.p95, s.max}),
                  (std::vector{row.min, row.median, row.mean, row.p95, row.max}))
            << testing::PrintToString(row.samples);
    }
}

// Its runs take 1, 2, 3 … seconds and its copies 10, 20 … . It notes the order of its calls.
class Scripted : public Engine {
public:
    std::string name() const override { return "scripted"; }
    Message description() const override { return "for a test"; }
    unsigned threads() const override { return 7; }
    bool executesPlans() const override { return true; }
    Timings run(const Case&, const Plan&, const Tensor&, Tensor&, const RunControl& control) const override
    {
        asked += 'r';
        if (control.stop.stop_requested())
            throw Cancelled();
        const double number = static_cast<double>(std::ranges::count(asked, 'r'));
        return {.upload = 100 * number, .kernel = number, .download = {}, .dispatches = 1, .note = "a note"};
    }
    CopyProbe makeCopyProbe(uint64_t bytes) const override
    {
        copied = bytes;
        return [this, count = -1]() mutable { // the first only wakes the device
            asked += 'c';
            return 10.0 * ++count;
        };
    }

    mutable std::string asked;
    mutable uint64_t copied = 0;
};

Measurement measured(const Engine& engine, const std::string& line, const MeasureLimits& limits,
                     const RunControl& control = {})
{
    const Case c = caseFromText(line);
    Tensor output(c.op.output);
    return measure(engine, c, loadInput(c), output, limits, control);
}

constexpr const char* kSmall = "DEPTH_TO_SPACE --Sizes 1,4,2,3 --BlockSize 2";

TEST(Measure, KeepsTheColdRunApartAndEverySample)
{
    const Scripted engine;
    const Measurement m = measured(engine, kSmall, {.rounds = 3, .seconds = 0});
    EXPECT_EQ(engine.asked, "rccrcrcr"); // cold, the device woken, then in turn
    EXPECT_EQ(m.engine, "scripted");
    EXPECT_EQ(english(m.device), "for a test");
    EXPECT_EQ(m.threads, 7u);
    EXPECT_EQ(english(m.note), "a note");
    EXPECT_EQ(m.cold.kernel, 1);
    ASSERT_EQ(m.hot.size(), 3u);
    for (int i = 0; i < 3; ++i) {
        EXPECT_EQ(m.hot[i].kernel, i + 2);
        EXPECT_EQ(m.hot[i].upload, 100 * (i + 2));
        EXPECT_EQ(m.hot[i].download, std::nullopt);
        EXPECT_EQ(m.hot[i].copy, 10 * (i + 1));
        EXPECT_GT(m.hot[i].wall, 0);
    }
    EXPECT_GE(m.plans.size(), 2u);
    EXPECT_EQ(statistics(m, &RunSample::kernel).median, 3);
    EXPECT_EQ(statistics(m, &RunSample::upload)->median, 300);
    EXPECT_FALSE(statistics(m, &RunSample::download));
    EXPECT_EQ(ratioToCopy(m), 20.0 / 3);
    EXPECT_EQ(m.bytes, 2u * 24 * 4);
    EXPECT_EQ(bytesPerSecond(m), 2 * 24 * 4 / 3.0);
}

// Elements that strides repeat count once, and padding does not count. Elements that the operator does not read count.
TEST(Measure, CopiesHalfOfWhatBothTensorsHold)
{
    const std::tuple<const char*, uint64_t, uint64_t> rows[] = {
        {kSmall, 192, 96},
        {"DEPTH_TO_SPACE --Sizes 1,4,2,3 --BlockSize 2 --Strides 0,0,0,0", 192, 50},
        {"DEPTH_TO_SPACE --Sizes 1,4,2,3 --BlockSize 2 --Strides 4000,1000,100,10", 192, 96},
        {"RESAMPLE --Sizes 1,1,4,4 --Scales 1,1,0.5,0.5", 32, (64 + 16) / 2},
    };
    for (const auto& [line, bytes, copyBytes] : rows) {
        const Scripted engine;
        const Measurement m = measured(engine, line, {.rounds = 1, .seconds = 0});
        EXPECT_EQ(m.bytes, bytes) << line;
        EXPECT_EQ(m.copyBytes, copyBytes) << line;
        EXPECT_EQ(engine.copied, copyBytes) << line;
    }
}

TEST(Measure, GoesOnUntilBothLimitsAreReached)
{
    const Scripted engine;
    EXPECT_GT(measured(engine, kSmall, {.rounds = 1, .seconds = 0.02}).hot.size(), 1u);
    EXPECT_EQ(measured(engine, kSmall, {.rounds = 5, .seconds = 1e-9}).hot.size(), 5u);
    EXPECT_EQ(measured(engine, kSmall, {.rounds = 1, .seconds = 60}).hot.size(), kMostHotRuns);
    EXPECT_EQ(measured(engine, kSmall, {.rounds = 0, .seconds = 0}).hot.size(), 1u);
}

TEST(Measure, StopsAndTellsItsProgress)
{
    const Scripted engine;
    std::stop_source source;
    std::vector<double> told;
    const auto progress = [&](double done) {
        told.push_back(done);
        if (told.size() == 3)
            source.request_stop();
    };
    EXPECT_THROW(
        measured(engine, kSmall, {.rounds = 4, .seconds = 0}, {.stop = source.get_token(), .progress = progress}),
        Cancelled);
    EXPECT_THAT(told, ElementsAre(0.25, 0.5, 0.75));
}

// An engine's first run is cold, but the machine is warm: another engine has run. So command and window measure alike.
TEST(Measure, OfANewEngineStartsTheMachineWithAnotherOne)
{
    const Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3");
    std::vector<std::vector<uint64_t>> ran;
    ran.reserve(8);
    const EngineFactory make = [&](const EngineOptions&, const std::string&) {
        auto& outputs = ran.emplace_back(); // the count of the elements of each
        return std::make_unique<TestEngine>(
            flawed([&](const Tensor& output) { outputs.push_back(elementCount(output.desc)); }));
    };
    const Measurement m = measureNew(make, {}, "counting", c, loadInput(c), {.rounds = 3, .seconds = 0});
    ASSERT_EQ(ran.size(), 2u);
    EXPECT_FALSE(ran[0].empty());
    EXPECT_EQ(std::ranges::count(ran[0], 48u), 0); // nothing of the case
    EXPECT_EQ(ran[1], std::vector<uint64_t>(4, 48)); // the cold one and three hot ones
    EXPECT_EQ(m.hot.size(), 3u);
    EXPECT_TRUE(earlyStop(m, {.rounds = 3, .seconds = 100}).isEmpty()); // not for want of runs
}

} // namespace
} // namespace tessera
