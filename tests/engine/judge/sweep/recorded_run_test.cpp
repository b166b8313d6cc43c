// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/sweep/recorded_run.h"

#include "engine/core/tensor/error.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

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
