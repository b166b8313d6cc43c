// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/run_reports.h"

#include "engine/core/tensor/error.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::ThrowsMessage;

// "a: FAIL, order: 3 differ"
std::string told(const Result& result)
{
    const std::string classes = text(result.classes);
    return result.name + ": " + std::string(word(result.outcome)) + (classes.empty() ? "" : ", " + classes)
        + (result.figures.empty() ? "" : ": " + result.figures);
}

RecordedRun recorded(std::vector<Result> results)
{
    return {.name = "a.json", .kind = "check", .results = std::move(results)};
}

Result result(Outcome outcome, std::vector<MistakeClass> mistakes = {}, std::string figures = {})
{
    return {.name = "case", .outcome = outcome, .figures = std::move(figures), .classes = {std::move(mistakes)}};
}

TEST(History, ChangesAreNamedByBothStates)
{
    using enum Outcome;
    constexpr MistakeClass order = MistakeClass::Order, edge = MistakeClass::Edge;
    struct Became {
        std::optional<Result> before, after; // none: it is not there
        std::optional<Outcome> change; // none: as before
    };
    Result both = result(Fail, {edge});
    both.classes.second = MistakeClass::HalfWeights;
    const Became rows[] = {
        {result(Pass), result(Pass), {}},
        {result(Pass), result(Fail), NewlyFailing},
        {result(Mistrusted), result(Crash), NewlyFailing},
        {result(Unsupported), result(Fail), NewlyFailing},
        {result(Fail), result(Pass), Fixed},
        {result(Timeout), result(Mistrusted), Fixed},
        {result(Fail), result(Unsupported), ChangedVerdict},
        {result(Fail), result(Crash), ChangedVerdict},
        {result(Pass), result(Mistrusted), ChangedVerdict},
        {result(Fail, {order}), result(Fail, {edge}), ChangedClass},
        {result(Fail, {edge}), both, ChangedClass},
        {result(Fail, {order}, "3 differ"), result(Fail, {order}, "4 differ"), ChangedFigures},
        {result(Pass, {}, "3 within"), result(Pass, {}, "2 within"), ChangedFigures},
        {{}, result(Fail), NewlyFailing},
        {{}, result(Pass), Appeared},
        {result(Fail), {}, Vanished},
    };
    const auto run = [](const std::optional<Result>& held) {
        return recorded(held ? std::vector{*held} : std::vector<Result>());
    };
    for (const auto& [before, after, change] : rows) {
        SCOPED_TRACE((before ? told(*before) : "none") + " to " + (after ? told(*after) : "none"));
        const RecordedRun first = run(before), second = run(after);
        const Report report = changesOf(first, second);
        ASSERT_EQ(report.results.size(), change ? 1u : 0u);
        EXPECT_EQ(report.asBefore, change ? 0u : 1u);
        if (change) {
            EXPECT_EQ(word(report.results.front().outcome), word(*change));
        }
    }
}

// A complete sweep lists what fails; one that was cut short says nothing of the rest.
TEST(History, WhatACompleteSweepDoesNotListHasPassed)
{
    RecordedRun before = recorded({}), after = recorded({result(Outcome::Fail)});
    before.kind = after.kind = "sweep";
    EXPECT_EQ(changesOf(after, before).results.at(0).outcome, Outcome::Fixed);
    before.isComplete = false;
    EXPECT_EQ(changesOf(after, before).results.at(0).outcome, Outcome::Vanished);
}

std::vector<std::string> toldOf(const RecordedRun& run)
{
    std::vector<std::string> all;
    std::ranges::transform(run.results, std::back_inserter(all), told);
    return all;
}

TEST(History, ReadsWhatCheckAndMatrixWrite)
{
    EXPECT_THAT(toldOf(recordedRunFrom(
                    R"({"schema": "tessera-report", "version": 1, "program": "tessera 0.1.0", "command": "check",
        "startedAt": "2026-11-23T10:00:00", "counts": {"PASS": 1, "FAIL": 3, "CRASH": 1}, "results": [
        {"name": "a", "verdict": "PASS", "code": 0},
        {"name": "a", "label": "out", "verdict": "FAIL", "figures": "3 differ",
            "diagnosis": {"class": "order", "classes": ["order"], "second": null}},
        {"name": "b", "verdict": "FAIL", "diagnosis": {"class": null, "classes": ["order", "layout"],
            "second": null}},
        {"name": "c", "verdict": "FAIL", "diagnosis": {"class": "scale", "classes": ["scale"], "second": "edge"}},
        {"name": "a", "verdict": "CRASH"}]})",
                    "a.json")),
                ElementsAre("a: PASS", "a: out: FAIL, order: 3 differ", "b: FAIL, order or layout",
                            "c: FAIL, scale and edge", "a (2): CRASH"));
    EXPECT_THAT(toldOf(recordedRunFrom(
                    R"({"schema": "tessera-report", "version": 1, "program": "tessera 0.1.0", "command": "matrix",
        "engines": [{"name": "cpu", "counts": {"PASS": 1, "FAIL": 0}}], "results": [
        {"name": "a", "engine": "cpu", "verdict": "PASS", "figures": "x"},
        {"name": "b", "verdict": "ERROR", "figures": "no file"}]})",
                    "m.json")),
                ElementsAre("a, cpu: PASS: x", "b: ERROR: no file"));
}

TEST(History, TitlesAreUniqueWhateverNamesTheCasesHave)
{
    const RecordedRun run =
        recordedRunFrom(R"json({"schema": "tessera-report", "version": 1, "program": "tessera 0.1.0",
        "command": "check", "counts": {"PASS": 3, "FAIL": 1}, "results": [
        {"name": "a", "verdict": "PASS"}, {"name": "a", "verdict": "PASS"}, {"name": "a", "verdict": "PASS"},
        {"name": "a (2)", "verdict": "FAIL"}]})json",
                        "a.json");
    EXPECT_THAT(toldOf(run), ElementsAre("a: PASS", "a (2): PASS", "a (3): PASS", "a (2) (2): FAIL"));
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
