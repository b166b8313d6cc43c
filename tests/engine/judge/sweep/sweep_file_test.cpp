// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/sweep_file.h"

#include "engine/core/tensor/error.h"
#include "engine/formats/io/json.h"
#include "engine/judge/sweep/recorded_run.h"
#include "tests/support/thrown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::AllOf;
using testing::HasSubstr;

SweepReport shardOf(uint64_t index, uint64_t count)
{
    SweepReport report{.version = "0.9",
                       .seed = 7,
                       .cases = 100,
                       .choice = {{"RESAMPLE1", "RESAMPLE2"}, {DataType::Float32}, true},
                       .shard = {index, count},
                       .engine = "exec:./mine \"{case}\"",
                       .against = "reference",
                       .options = " --ulp 4",
                       .mostShrunk = 2};
    report.sum = {.ran = 50, .digest = 0xfedc'ba98'7654'3210 + index, .isComplete = true};
    report.sum.counts[static_cast<size_t>(TrialState::Pass)] = 48;
    report.sum.counts[static_cast<size_t>(TrialState::Crash)] = 2;
    for (uint64_t i = 0; i < 2; ++i)
        report.sum.failures[count * 5 * i + index - 1] = {.state = TrialState::Crash,
                                                          .figures = "signal 11\nat \"x\" é",
                                                          .line = "DEPTH_TO_SPACE --Sizes 1,4,1,1",
                                                          .shrunk = i == 0 ? "DEPTH_TO_SPACE --Sizes 1,1,1,1" : "",
                                                          .shrunkFigures = i == 0 ? "signal 11" : ""};
    report.sum.known = {{.state = TrialState::Fail, .figures = "1 of 4", .line = "RESAMPLE --Sizes 1,1,2,2"}};
    return report;
}

std::string refusalOf(const std::vector<NamedReport>& shards)
{
    return messageOf<TextError>([&] { merged(shards); });
}

TEST(SweepFile, ReadsBackWhatItWrites)
{
    const SweepReport report = shardOf(1, 2);
    const std::string lines = jsonLines(report);
    EXPECT_EQ(std::ranges::count(lines, '\n'), 5);
    EXPECT_EQ(sweepReportFrom(lines, "a.jsonl"), report);
    EXPECT_THAT(lines, HasSubstr("tessera check DEPTH_TO_SPACE --Sizes 1,1,1,1 --engine"));
}

TEST(SweepFile, HasTheLineThatRepeatsIt)
{
    EXPECT_EQ(sweepCommand(shardOf(1, 2)),
              "tessera sweep --operator RESAMPLE1 --operator RESAMPLE2 --types FLOAT32 --packed --seed 7 --cases 100 "
              "--shard 1/2 --shrink 2 --engine 'exec:./mine \"{case}\"' --against reference --ulp 4");
    EXPECT_THAT(jsonLines(shardOf(1, 2)), HasSubstr("\"line\": \"tessera sweep --operator RESAMPLE1 --operator"));
}

TEST(SweepFile, NamesFileAndLineOfWhatItCannotRead)
{
    const std::string lines = jsonLines(shardOf(1, 2));
    const auto refusal = [](const std::string& text) {
        return messageOf<IoError>([&] { sweepReportFrom(text, "a.jsonl"); });
    };
    EXPECT_THAT(refusal(""), HasSubstr("a.jsonl"));
    EXPECT_THAT(refusal("{}\n"), AllOf(HasSubstr("a.jsonl, line 1"), HasSubstr("tessera sweep --out")));
    EXPECT_THAT(refusal("not json\n"), HasSubstr("a.jsonl, line 1"));
    EXPECT_THAT(refusal(lines.substr(0, lines.rfind("{\"ran\""))), HasSubstr("cut off"));
}

// Lines of which one piece is another are refused with the line, what stands there, and what was expected.
TEST(SweepFile, CountsAgainWhatItReads)
{
    struct Row {
        std::string_view from;
        const char *to, *said;
    };
    constexpr Row kRows[] = {
        {"\"PASS\": 48", "\"PASS\": 49", "a.jsonl, line 5: ran = 50"},
        {"\"PASS\": 48", "\"PASS\": 49", "expected 51"},
        {"\"ran\": 50, \"counts\": {\"PASS\": 48", "\"ran\": 90, \"counts\": {\"PASS\": 88",
         "ran = 90 is not what the rest of the file gives; expected 50"},
        {"\"complete\": true", "\"complete\": false", "expected true"},
        {"\"CRASH\": 2, \"TIMEOUT\": 0", "\"CRASH\": 1, \"TIMEOUT\": 1", "counts.CRASH = 1"},
        {"48, \"MISTRUSTED\": 0, \"FAIL\": 0", "47, \"MISTRUSTED\": 0, \"FAIL\": 1",
         "counts.FAIL = 1 is not what the rest of the file gives; expected 0"},
        {"\"shard\": 1", "\"shard\": 2", "line 3: case = 0 is no case of shard 2/2"},
        {"\"case\": 10", "\"case\": 0", "line 4: case = 0 stands in another line"},
        {"\"case\": 10", "\"case\": 110", "case = 110 is no case of 100"},
        {"{\"ran\"", "garbage\n{\"ran\"", "line 5"},
        {"CRASH", "CRUSH", "a.jsonl, line 3"},
        {"CRASH", "CRUSH", "CRUSH"},
    };
    for (const auto& [from, to, said] : kRows) {
        std::string lines = jsonLines(shardOf(1, 2));
        ASSERT_NE(lines.find(from), lines.npos) << from;
        lines.replace(lines.find(from), from.size(), to);
        EXPECT_THAT(messageOf<IoError>([&] { sweepReportFrom(lines, "a.jsonl"); }), HasSubstr(said)) << to;
    }
    EXPECT_THAT(messageOf<IoError>([] { sweepReportFrom(jsonLines(shardOf(1, 2)) + "garbage\n", "a.jsonl"); }),
                HasSubstr("line 6: follows the sums"));
}

TEST(SweepFile, MergesInAnyOrderWhatIsUnfinishedToo)
{
    const SweepReport whole = merged({{"b", shardOf(2, 2)}, {"a", shardOf(1, 2)}});
    EXPECT_EQ(whole.shard, Shard{});
    EXPECT_EQ(whole.sum.ran, 100u);
    EXPECT_EQ(whole.sum.count(TrialState::Crash), 4u);
    EXPECT_EQ(whole.sum.known.size(), 1u); // both ran it
    ASSERT_EQ(whole.sum.failures.size(), 4u);
    EXPECT_TRUE(whole.sum.isComplete);
    SweepReport unfinished = shardOf(2, 2);
    unfinished.sum.isComplete = false;
    EXPECT_FALSE(merged({{"a", shardOf(1, 2)}, {"b", unfinished}}).sum.isComplete);
}

TEST(SweepFile, ShardsOfAnotherSweepAreRefused)
{
    const std::pair<void (*)(SweepReport&), const char*> rows[] = {
        {[](SweepReport& r) { r.seed = 8; }, "b.jsonl"},
        {[](SweepReport& r) { r.seed = 8; }, "seed 8, not 7"},
        {[](SweepReport& r) { r.version = "0.8"; }, "version"},
        {[](SweepReport& r) { r.cases = 99; }, "cases 99, not 100"},
        {[](SweepReport& r) { r.engine = "cpu"; }, "engine"},
        {[](SweepReport& r) { r.against = "cpu"; }, "against"},
        {[](SweepReport& r) { r.options = ""; }, "options"},
        {[](SweepReport& r) { r.shard.count = 3; }, "shards 3, not 2"},
        {[](SweepReport& r) { r.choice.isPacked = false; },
         "cases of RESAMPLE1, RESAMPLE2; FLOAT32, not RESAMPLE1, RESAMPLE2; FLOAT32; packed"},
        {[](SweepReport&) {}, "nothing was thrown"},
    };
    for (const auto& [change, said] : rows) {
        SweepReport report = shardOf(2, 2);
        change(report);
        EXPECT_THAT(refusalOf({{"a.jsonl", shardOf(1, 2)}, {"b.jsonl", report}}), HasSubstr(said));
    }
}

TEST(SweepFile, AMissingOrDoubleShardIsRefused)
{
    EXPECT_THAT(refusalOf({{"a", shardOf(1, 3)}, {"c", shardOf(3, 3)}}), HasSubstr("shard 2/3 is missing"));
    EXPECT_THAT(refusalOf({{"a", shardOf(1, 3)}, {"b", shardOf(2, 3)}}), HasSubstr("shard 3/3 is missing"));
    EXPECT_THAT(refusalOf({{"a", shardOf(1, 2)}, {"b", shardOf(2, 2)}, {"c", shardOf(2, 2)}}),
                AllOf(HasSubstr("b"), HasSubstr("c"), HasSubstr("both shard 2/2")));
}

using testing::ElementsAre;
using testing::HasSubstr;
using testing::ThrowsMessage;

RecordedRun runOf(std::vector<RecordedResult> results)
{
    return {.name = "a.json", .kind = "check", .results = std::move(results)};
}

RecordedResult result(std::string state, const std::string& mistake = {}, std::string figures = {})
{
    return {.title = "case",
            .state = std::move(state),
            .mistakes = mistake.empty() ? std::vector<std::string>() : std::vector{mistake},
            .figures = std::move(figures)};
}

TEST(History, ChangesAreNamedByBothStates)
{
    struct Became {
        std::optional<RecordedResult> before, after; // none: it is not there
        std::optional<RunChange> change; // none: as before
    };
    RecordedResult both = result("FAIL", "edge");
    both.second = "half-weights";
    const Became rows[] = {
        {result("PASS"), result("PASS"), {}},
        {result("PASS"), result("FAIL"), RunChange::NewlyFailing},
        {result("MISTRUSTED"), result("CRASH"), RunChange::NewlyFailing},
        {result("UNSUPPORTED"), result("FAIL"), RunChange::NewlyFailing},
        {result("FAIL"), result("PASS"), RunChange::Fixed},
        {result("TIMEOUT"), result("MISTRUSTED"), RunChange::Fixed},
        {result("FAIL"), result("UNSUPPORTED"), RunChange::ChangedVerdict},
        {result("FAIL"), result("CRASH"), RunChange::ChangedVerdict},
        {result("PASS"), result("MISTRUSTED"), RunChange::ChangedVerdict},
        {result("FAIL", "order"), result("FAIL", "edge"), RunChange::ChangedClass},
        {result("FAIL", "edge"), both, RunChange::ChangedClass},
        {result("FAIL", "order", "3 differ"), result("FAIL", "order", "4 differ"), RunChange::ChangedFigures},
        {result("PASS", "", "3 within"), result("PASS", "", "2 within"), RunChange::ChangedFigures},
        {{}, result("FAIL"), RunChange::NewlyFailing},
        {{}, result("PASS"), RunChange::Appeared},
        {result("FAIL"), {}, RunChange::Vanished},
    };
    const auto run = [](const std::optional<RecordedResult>& held) {
        return runOf(held ? std::vector{*held} : std::vector<RecordedResult>());
    };
    for (const auto& [before, after, change] : rows) {
        SCOPED_TRACE((before ? before->state : "none") + " to " + (after ? after->state : "none"));
        const RunComparison comparison = compareRuns(run(before), run(after));
        ASSERT_EQ(comparison.changes.size(), change ? 1u : 0u);
        EXPECT_EQ(comparison.same, change ? 0u : 1u);
        if (change) {
            EXPECT_EQ(name(comparison.changes.front().change), name(*change));
        }
    }
}

// A complete sweep lists what fails; one that was cut short says nothing of the rest.
TEST(History, WhatACompleteSweepDoesNotListHasPassed)
{
    RecordedRun before = runOf({}), after = runOf({result("FAIL")});
    before.kind = after.kind = "sweep";
    EXPECT_EQ(compareRuns(after, before).changes.at(0).change, RunChange::Fixed);
    before.isComplete = false;
    EXPECT_EQ(compareRuns(after, before).changes.at(0).change, RunChange::Vanished);
}

TEST(History, ReadsWhatCheckAndMatrixWrite)
{
    const RecordedRun check =
        recordedRunFrom(R"({"schema": "tessera-report", "version": 1, "program": "tessera 0.1.0", "command": "check",
        "startedAt": "2026-11-23T10:00:00", "counts": {"PASS": 1, "FAIL": 3, "CRASH": 1}, "results": [
        {"name": "a", "verdict": "PASS", "code": 0},
        {"name": "a", "label": "out", "verdict": "FAIL", "figures": "3 differ",
            "diagnosis": {"class": "order", "classes": ["order"], "second": null}},
        {"name": "b", "verdict": "FAIL", "diagnosis": {"class": null, "classes": ["order", "layout"],
            "second": null}},
        {"name": "c", "verdict": "FAIL", "diagnosis": {"class": "scale", "classes": ["scale"], "second": "edge"}},
        {"name": "a", "verdict": "CRASH"}]})",
                        "a.json");
    EXPECT_THAT(
        check.results,
        ElementsAre(RecordedResult{.title = "a", .state = "PASS"},
                    RecordedResult{.title = "a: out", .state = "FAIL", .mistakes = {"order"}, .figures = "3 differ"},
                    RecordedResult{.title = "b", .state = "FAIL", .mistakes = {"order", "layout"}},
                    RecordedResult{.title = "c", .state = "FAIL", .mistakes = {"scale"}, .second = "edge"},
                    RecordedResult{.title = "a (2)", .state = "CRASH"}));
    const RecordedRun matrix =
        recordedRunFrom(R"({"schema": "tessera-report", "version": 1, "program": "tessera 0.1.0", "command": "matrix",
        "engines": [{"name": "cpu", "counts": {"PASS": 1, "FAIL": 0}}], "results": [
        {"name": "a", "engine": "cpu", "verdict": "PASS", "figures": "x"},
        {"name": "b", "verdict": "ERROR", "figures": "no file"}]})",
                        "m.json");
    EXPECT_THAT(matrix.results,
                ElementsAre(RecordedResult{.title = "a, cpu", .state = "PASS", .figures = "x"},
                            RecordedResult{.title = "b", .state = "ERROR", .figures = "no file"}));
}

TEST(History, TitlesAreUniqueWhateverNamesTheCasesHave)
{
    const RecordedRun run =
        recordedRunFrom(R"json({"schema": "tessera-report", "version": 1, "program": "tessera 0.1.0",
        "command": "check", "counts": {"PASS": 3, "FAIL": 1}, "results": [
        {"name": "a", "verdict": "PASS"}, {"name": "a", "verdict": "PASS"}, {"name": "a", "verdict": "PASS"},
        {"name": "a (2)", "verdict": "FAIL"}]})json",
                        "a.json");
    std::vector<std::string> titles;
    for (const RecordedResult& result : run.results)
        titles.push_back(result.title);
    EXPECT_THAT(titles, ElementsAre("a", "a (2)", "a (3)", "a (2) (2)"));
}

TEST(History, RefusesWhatIsNoRunWithItsName)
{
    for (const char* text : {"", "{", "[]", "{\"tessera\": 1}", "{\"tessera\": \"1\"}", "{\"results\": []}",
                             "{\"tessera\": \"1\", \"results\": 3}", "{\"tessera\": \"1\", \"results\": [3]}",
                             "{\"tessera\": \"1\", \"results\": [{\"name\": \"a\"}]}"})
        EXPECT_THAT([&] { recordedRunFrom(text, "a.json"); }, ThrowsMessage<IoError>(HasSubstr("a.json"))) << text;
    const std::string head = R"({"schema": "tessera-report", "version": 1, "program": "tessera 0.1.0", )";
    for (const auto& [rest, said] : std::vector<std::pair<const char*, const char*>>{
             {R"("command": "bench", "results": []})", "command = \"bench\""},
             {R"("command": "check", "results": []})", "counts is missing"},
             {R"("command": "check", "counts": {"PASS": 2}, "results": [{"name": "a", "verdict": "PASS"}]})",
              "counts.PASS = 2 is not what the results give; expected 1"},
             {R"("command": "check", "counts": {}, "results": [{"name": "a", "verdict": "FAIL"}]})", "leaves out FAIL"},
             {R"("command": "check", "counts": {}, "results": [{"name": "a", "verdict": "FIAL"}]})",
              "results[0].verdict = \"FIAL\""},
             {R"("command": "matrix", "engines": [{"name": "cpu", "counts": {"PASS": 1}}], "results": []})",
              "engines[0].counts.PASS = 1"}}) {
        const std::string text = head + rest;
        EXPECT_THAT([&] { recordedRunFrom(text, "a.json"); }, ThrowsMessage<IoError>(HasSubstr(said))) << text;
    }
}

} // namespace
} // namespace tessera
