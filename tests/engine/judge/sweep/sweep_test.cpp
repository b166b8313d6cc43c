// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/sweep.h"

#include "engine/compute/registry/faulty_engine.h"
#include "engine/core/ops/operator.h"
#include "tests/support/test_engine.h"
#include "tests/support/todays_part.h"

#include <gtest/gtest.h>

#include <atomic>
#include <set>

namespace tessera {
namespace {

SweepHooks hooksFor(std::function<std::unique_ptr<Engine>()> make)
{
    SweepHooks hooks;
    hooks.makeEngines = [make = std::move(make)] { return SweepEngines{make(), makeEngine("reference")}; };
    return hooks;
}

SweepHooks hooksFor(const std::string& engine)
{
    return hooksFor([=] { return makeEngineWith({.threads = 1}, engine); });
}

SweepSum sweepOf(const std::string& engine, SweepOrder order)
{
    return sweep(order, hooksFor(engine));
}

TEST(Sweep, TheCpuIsTheReference)
{
    // Today's tenth: shard K of 10, which has each tenth case.
    SweepOrder order{.seed = 7, .cases = 20'000};
    for (uint64_t part = 0; part < 10; ++part)
        if (!runsAllParts() && runsToday(part))
            order.shard = {part + 1, 10};
    const SweepSum sum = sweepOf("cpu", order);
    EXPECT_EQ(sum.ran, runsAllParts() ? 20'000u : 2'000u);
    EXPECT_TRUE(sum.isComplete);
    EXPECT_EQ(sum.wrong(), 0u) << (sum.failures.empty() ? "" : sum.failures.begin()->second.line);
    EXPECT_EQ(sum.count(TrialState::Pass) + sum.count(TrialState::Mistrusted), sum.ran);
}

class SweptMistake : public testing::TestWithParam<std::string> { };
std::vector<std::string> mistakeNames()
{
    std::vector<std::string> names;
    for (const Mistake& mistake : mistakes())
        if (mistake.name != "none")
            names.emplace_back(mistake.name);
    return names;
}
INSTANTIATE_TEST_SUITE_P(, SweptMistake, testing::ValuesIn(todaysPart(mistakeNames())), [](const auto& each) {
    std::string name = each.param;
    std::ranges::replace_if(
        name, [](char c) { return c == '-' || c == ':'; }, '_');
    return name;
});

// The negative control: a sweep finds each mistake, so that one that finds nothing means something.
TEST_P(SweptMistake, IsFoundAndMadeSmall)
{
    std::stop_source source; // the first failure is enough; some mistakes are rare
    SweepHooks hooks = hooksFor("sabotage:" + GetParam());
    hooks.stop = source.get_token();
    hooks.found = [&](std::optional<uint64_t>, const SweepFailure&) { source.request_stop(); };
    const SweepSum sum = sweep({.seed = 1, .cases = 40'000, .mostShrunk = 1}, hooks);
    ASSERT_GT(sum.wrong(), 0u);
    EXPECT_EQ(sum.wrong(), sum.count(TrialState::Fail));
    const SweepFailure& failure = sum.failures.begin()->second;
    const Case small = caseFromText(failure.shrunk);
    EXPECT_TRUE(validate(small.op).empty());
    EXPECT_LE(elementCount(small.op.input), 48u) << failure.shrunk;
    EXPECT_LE(elementCount(small.op.output), 48u) << failure.shrunk;
    EXPECT_FALSE(failure.shrunkFigures.empty());
}

// A sweep gives the same results, whatever the number of threads and machines.
TEST(Sweep, ShardsAndJobsTogetherAreTheSweepInOne)
{
    const SweepOrder order{.seed = 3, .cases = 300, .mostShrunk = 2};
    const std::string engine = "sabotage:order";
    const auto report = [&](const SweepOrder& each) {
        return SweepReport{.version = "1",
                           .seed = each.seed,
                           .cases = each.cases,
                           .shard = each.shard,
                           .engine = engine,
                           .against = "reference",
                           .options = "",
                           .mostShrunk = each.mostShrunk,
                           .sum = sweepOf(engine, each)};
    };
    const SweepReport whole = report(order);
    EXPECT_GT(whole.sum.failures.size(), 10u);
    std::vector<NamedReport> shards;
    for (uint64_t index = 3; index >= 1; --index) {
        SweepOrder part = order;
        part.shard = {index, 3};
        part.jobs = 1 + static_cast<unsigned>(index % 3);
        shards.push_back({"shard " + std::to_string(index), report(part)});
    }
    EXPECT_EQ(jsonLines(merged(shards)), jsonLines(whole));
}

TEST(Sweep, TheDigestIsOfTheOutputs)
{
    const uint64_t cpu = sweepOf("cpu", {.seed = 1, .cases = 2000}).digest;
    const SweepSum none = sweepOf("sabotage:none", {.seed = 1, .cases = 2000, .jobs = 3});
    EXPECT_EQ(none.digest, cpu);
    EXPECT_EQ(none.wrong(), 0u) << "a faulty engine without a fault";
    EXPECT_NE(sweepOf("sabotage:order", {.seed = 1, .cases = 2000, .mostShrunk = 0}).digest, cpu);
    EXPECT_NE(sweepOf("cpu", {.seed = 4, .cases = 2000}).digest, cpu);
}

TEST(Sweep, KnownFailuresAreRunFirstAndCountedApart)
{
    const Case bad = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,1,2 --DataType UINT8 --BlockSize 2 --data iota");
    const Case good = caseFromText("RESAMPLE --Sizes 1,1,2,2 --DataType UINT8 --Scales 1,1,2,2 --data iota");
    std::vector<std::optional<uint64_t>> found;
    SweepHooks hooks = hooksFor("sabotage:order");
    hooks.found = [&](std::optional<uint64_t> number, const SweepFailure&) { found.push_back(number); };
    const SweepSum sum = sweep({.seed = 1, .cases = 50, .known = {good, bad}, .mostShrunk = 1}, hooks);
    ASSERT_EQ(sum.known.size(), 1u);
    EXPECT_EQ(sum.known.front().line, toText(bad));
    EXPECT_EQ(sum.ran, 50u);
    ASSERT_EQ(found.size(), 2u);
    EXPECT_EQ(found.front(), std::nullopt);
    EXPECT_EQ(found.back(), sum.failures.begin()->first);
}

TEST(Sweep, AStopKeepsWhatWasFound)
{
    std::stop_source source;
    SweepHooks hooks = hooksFor("sabotage:unwritten");
    hooks.stop = source.get_token();
    hooks.found = [&](std::optional<uint64_t>, const SweepFailure&) { source.request_stop(); };
    const SweepSum sum = sweep({.seed = 1, .cases = 1'000'000}, hooks);
    EXPECT_FALSE(sum.isComplete);
    EXPECT_LT(sum.ran, 1000u);
    EXPECT_GE(sum.failures.size(), 1u);
    EXPECT_FALSE(sum.failures.begin()->second.shrunk.empty());
}

TEST(Sweep, EndsWhenItsTimeIsOver)
{
    const SweepSum sum = sweep({.seed = 1, .cases = 1'000'000'000'000, .seconds = 0.05}, hooksFor("cpu"));
    EXPECT_FALSE(sum.isComplete);
    EXPECT_GT(sum.ran, 0u);
    EXPECT_EQ(sum.wrong(), 0u);
}

TEST(Sweep, ADefectOfAnEngineFactoryEndsIt)
{
    const SweepHooks hooks = hooksFor([]() -> std::unique_ptr<Engine> { throw EngineError("no engine"); });
    EXPECT_THROW(sweep({.seed = 1, .cases = 10, .jobs = 3}, hooks), EngineError);
}

SweepHooks hooksFor(const TestEngine& engine)
{
    return hooksFor([engine] { return std::make_unique<TestEngine>(engine); });
}

// An engine that fails in all but the smallest cases.
TestEngine dying(FailureKind kind, std::atomic<size_t>* runs = nullptr)
{
    return flawed([=](const Tensor& output) {
        if (runs)
            ++*runs;
        if (elementCount(output.desc) > 6)
            throw RunFailure(kind, "signal 11 (segmentation fault)");
    });
}

TEST(Sweep, CrashesAndHangsAreShrunkAsSuch)
{
    for (const auto& [kind, state] :
         {std::pair{FailureKind::Crash, TrialState::Crash}, std::pair{FailureKind::Timeout, TrialState::Timeout},
          std::pair{FailureKind::Invalid, TrialState::Invalid}}) {
        const SweepSum sum = sweep({.seed = 1, .cases = 40, .mostShrunk = 1}, hooksFor(dying(kind)));
        EXPECT_GT(sum.count(state), 10u);
        const SweepFailure& failure = sum.failures.begin()->second;
        EXPECT_EQ(failure.state, state);
        EXPECT_EQ(failure.figures, "signal 11 (segmentation fault)");
        const uint64_t elements = elementCount(caseFromText(failure.shrunk).op.output);
        EXPECT_GT(elements, 6u);
        EXPECT_LE(elements, state == TrialState::Timeout ? 200u : 9u);
    }
}

// Each try of a hang may take half a minute.
TEST(Sweep, AHangIsTriedSeldom)
{
    const auto most = [](FailureKind kind) {
        size_t count = 0;
        for (uint64_t seed = 1; seed <= 12; ++seed) {
            std::atomic<size_t> runs = 0;
            sweep({.seed = seed, .cases = 40, .mostShrunk = 1}, hooksFor(dying(kind, &runs)));
            count = std::max(count, runs.load());
        }
        return count;
    };
    EXPECT_GT(most(FailureKind::Crash), 40u + 20u);
    EXPECT_LE(most(FailureKind::Timeout), 40u + 20u);
}

TEST(Sweep, AnErrorThatRepeatsIsShrunkOnce)
{
    std::vector<std::string> found;
    SweepHooks hooks = hooksFor(TestEngine([](const Case& c, auto&&...) -> Timings {
        const size_t rank = c.op.input.sizes.size();
        throw RunFailure(FailureKind::Failed, rank == 4 ? "rank 4" : rank == 3 ? "rank 3" : "another rank");
    }));
    hooks.found = [&](std::optional<uint64_t>, const SweepFailure& failure) { found.push_back(failure.figures); };
    const SweepSum sum = sweep({.seed = 1, .cases = 200, .mostShrunk = 10}, hooks);
    EXPECT_EQ(sum.failures.size(), 200u);
    std::map<std::string, uint64_t> shrunk;
    for (const auto& [number, failure] : sum.failures)
        if (!failure.shrunk.empty()) {
            EXPECT_TRUE(shrunk.emplace(failure.figures, number).second) << "twice: " << failure.figures;
        }
    EXPECT_EQ(shrunk.size(), 3u);
    for (const auto& [figures, first] : shrunk)
        for (const auto& [number, failure] : sum.failures)
            EXPECT_TRUE(failure.figures != figures || number >= first);
    EXPECT_EQ(found.size(), 3u);
}

TEST(Sweep, OneMistakeOfAnOperatorIsShrunkOnce)
{
    SweepOrder order{
        .seed = 1, .cases = 90, .choice = {{"DEPTH_TO_SPACE1", "SPACE_TO_DEPTH1"}, {}, true}, .mostShrunk = 3};
    const SweepSum sum = sweepOf("sabotage:order", order);
    std::set<std::string> kinds;
    for (const auto& [number, failure] : sum.failures) {
        const bool isFirst = kinds.insert(kindOf(failure)).second;
        EXPECT_EQ(!failure.shrunk.empty(), isFirst && kinds.size() <= 3) << number << ' ' << kindOf(failure);
    }
    EXPECT_GE(kinds.size(), 3u);
    EXPECT_LT(kinds.size(), sum.failures.size() / 2);
    order.jobs = 3;
    EXPECT_EQ(sweepOf("sabotage:order", order), sum);
    SweepSum fewer = sum;
    keepShrunk(fewer, 1);
    EXPECT_EQ(std::ranges::count_if(fewer.failures, [](const auto& each) { return !each.second.shrunk.empty(); }), 1);
}

TEST(Sweep, WhatAnEngineDoesNotDoIsNoFailure)
{
    const SweepSum sum = sweep({.seed = 1, .cases = 40}, hooksFor(dying(FailureKind::Unsupported)));
    EXPECT_GT(sum.count(TrialState::Unsupported), 10u);
    EXPECT_EQ(sum.wrong(), 0u);
}

// What sweeps of millions of cases have found between the cpu engine, the reference and the rule that holds them
// together.

constexpr const char* kFound[] = {
    // 1 - (1 - x) loses the weight of the second element, where x is 0.5 / FLT_MAX.
    "RESAMPLE3 --Sizes 2 --DataType FLOAT32 --OutputTensor.Sizes 1 --InterpolationMode LINEAR --Scales 3.4028235e+38 "
    "--InputPixelOffsets 0 --OutputPixelOffsets -0.5 --Antialiased true --AntialiasFilter TRIANGLE --data iota",
    // The filter's weight of the only element of an axis is 1, and -73.5 is -74.
    "RESAMPLE3 --Sizes 1,3,3 --DataType INT8 --OutputTensor.Sizes 2,2,1 --InterpolationMode LINEAR "
    "--Scales 0.046846773,1,1 --InputPixelOffsets 0.5,0,0.5 --OutputPixelOffsets 0.87088394,-0.25,-0.5 "
    "--Antialiased true --AntialiasFilter TRIANGLE --data random:198893",
    // The same lets the payload of a NaN pass.
    "RESAMPLE3 --Sizes 1,5 --DataType FLOAT16 --OutputTensor.Sizes 3,5 --InterpolationMode LINEAR --Scales 0.001,1 "
    "--InputPixelOffsets 0.5,0.5 --OutputPixelOffsets 2.579567,-0.5 --Antialiased true --AntialiasFilter TRIANGLE "
    "--data special:895653",
    // FLT_MAX, weighed by numbers whose sum is 1, overflows by the roundings on the way.
    "RESAMPLE3 --Sizes 5,3,3,2 --DataType FLOAT32 --Strides 0,1,0,3 --OutputTensor.Sizes 1,3,1,1 "
    "--InterpolationMode LINEAR --Scales 0.03278961,1,1,1 --InputPixelOffsets 0,0.5,0.5,0.5 "
    "--OutputPixelOffsets 0.7529354,0,-0.5,-0.5 --Antialiased true --AntialiasFilter TRIANGLE --data special:664769",
};

TEST(Found, IsFoundNoMore)
{
    const auto cpu = makeEngineWith({.threads = 1}, "cpu"), reference = makeEngine("reference");
    const TrialBench bench{*cpu, *reference};
    for (const char* line : kFound) {
        const SweptTrial trial = bench.run(caseFromText(line));
        EXPECT_EQ(trial.state, TrialState::Pass) << line << '\n' << english(trial.figures);
    }
}

} // namespace
} // namespace tessera
