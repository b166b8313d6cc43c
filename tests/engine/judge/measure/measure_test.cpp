// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/measure.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/formats/io/dispatch_job.h"
#include "tests/support/test_engine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace tessera {
namespace {

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

// Takes 1, 2, 3 … seconds, its copies 10, 20 … , and writes down in which order it was asked.
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
    Tensor output(outputDesc(c.op));
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

// What strides repeat is in memory once, padding is not moved, and a copy counts also what the operator does not read.
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
    EXPECT_THAT(told, testing::ElementsAre(0.25, 0.5, 0.75));
}

// A cold run is the first of its engine, and the machine has run before: the same in a command and in the window.
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
