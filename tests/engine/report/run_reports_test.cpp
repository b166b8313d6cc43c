// SPDX-License-Identifier: Apache-2.0
#include "engine/report/runs/run_reports.h"

#include "engine/core/tensor/error.h"
#include "engine/judge/sweep/bug_report.h"
#include "tests/engine/detect/identify/textbook.h"
#include "tests/support/test_engine.h"

#include <sstream>

namespace tessera {
namespace {

using testing::ThrowsMessage;

// "a: FAIL, order: 3 differ"
std::string told(const Result& result)
{
    const std::string classes = english(classText(result.classes));
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
        std::optional<Result> before; // none: it is not there
        Result after;
        std::optional<Outcome> change; // none: as before
    };
    Result both = result(Fail, {edge});
    both.classes.second = MistakeClass::HalfWeights;
    const Became rows[] = {
        {result(Pass), result(Pass), {}},
        {result(Pass), result(Fail), NewlyFailing},
        {result(Mistrusted), result(Crash), NewlyFailing},
        {result(Unsupported), result(Fail), NewlyFailing},
        {{}, result(Fail), NewlyFailing},
        {result(Fail), result(Pass), Fixed},
        {result(Timeout), result(Mistrusted), Fixed},
        {result(Fail), result(Unsupported), {}},
        {result(Fail), result(Crash), {}},
        {result(Pass), result(Mistrusted), {}},
        {result(Fail, {order}), result(Fail, {edge}), ChangedClass},
        {result(Fail, {edge}), both, ChangedClass},
        {result(Fail, {order}), result(Unsupported), ChangedClass},
        {result(Fail, {order}, "3 differ"), result(Fail, {order}, "4 differ"), {}},
        {result(Pass, {}, "3 within"), result(Pass, {}, "2 within"), {}},
    };
    for (const auto& [before, after, change] : rows) {
        SCOPED_TRACE((before ? told(*before) : "none") + " to " + told(after));
        const RecordedRun first = recorded(before ? std::vector{*before} : std::vector<Result>()),
                          second = recorded({after});
        const Report report = changesOf(first, second);
        ASSERT_EQ(report.results.size(), change ? 1u : 0u);
        EXPECT_EQ(report.asBefore, change ? 0u : 1u);
        if (change) {
            EXPECT_EQ(word(report.results.front().outcome), word(*change));
        }
    }
}

// A case that ran twice is two results.
TEST(History, PairsResultsOfOneNameInTheirOrder)
{
    using enum Outcome;
    const RecordedRun before = recorded({result(Pass), result(Fail)}), after = recorded({result(Pass), result(Pass)}),
                      shorter = recorded({result(Pass)});
    const Report report = changesOf(before, after);
    ASSERT_EQ(report.results.size(), 1u);
    EXPECT_EQ(report.results.front().outcome, Fixed);
    EXPECT_THAT(changesOf(before, shorter).remarks, ElementsAre("1 result in one of the two runs only"));
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
                            "c: FAIL, scale and edge", "a: CRASH"));
    EXPECT_THAT(toldOf(recordedRunFrom(
                    R"({"schema": "tessera-report", "version": 1, "program": "tessera 0.1.0", "command": "matrix",
        "engines": [{"name": "cpu", "counts": {"PASS": 1, "FAIL": 0}}], "results": [
        {"name": "a", "engine": "cpu", "verdict": "PASS", "figures": "x"},
        {"name": "b", "verdict": "ERROR", "figures": "no file"}]})",
                    "m.json")),
                ElementsAre("a, cpu: PASS: x", "b: ERROR: no file"));
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
             {R"("command": "check"})", "results is missing"},
             {R"("command": "check", "counts": {}, "results": [{"name": "a", "verdict": "FIAL"}]})",
              "results[0].verdict = \"FIAL\""}}) {
        const std::string text = head + rest;
        EXPECT_THAT([&] { recordedRunFrom(text, "a.json"); }, ThrowsMessage<IoError>(HasSubstr(said))) << text;
    }
}

// Pillow's 3 × 3 to 5 × 5: half_pixel, and rounded after each axis.
struct TwoMistakes {
    Case c = caseFromText("RESAMPLE1 --Sizes 1,1,3,3 --DataType UINT8 --OutputTensor.Sizes 1,1,5,5 --InterpolationMode "
                          "LINEAR --Scales 1,1,2,2 --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0 --data "
                          "values:181,66,39,114,179,115,55,178,227");
    Tensor input = tensorOf({{1, 1, 3, 3}, {181, 66, 39, 114, 179, 115, 55, 178, 227}}, DataType::UInt8);
    Tensor output = tensorOf({{1, 1, 5, 5}, {181, 135, 66, 50,  39,  154, 137, 111, 86,  69,  114, 140, 179,
                                             141, 115, 79, 118, 178, 181, 182, 55,  104, 178, 207, 227}},
                             DataType::UInt8);
    Diagnosis diagnosis = identify(input, output, c.op);
};

// x = 4/3·o on H and 12/7·o on W, which are (n − 1)/m.
struct MeasuredLines {
    Operator meant = caseFromText("RESAMPLE --Sizes 1,1,9,13 --OutputTensor.Sizes 1,1,6,7 --InterpolationMode LINEAR "
                                  "--Scales 1,1,0.6666667,0.53846154")
                         .op;
    Array values = reals({1, 1, 9, 13}, 3);
    Tensor input = tensorOf(values);
    Tensor output = tensorOf(along(along(values, 2, 6, line(8.0 / 6), blended), 3, 7, line(12.0 / 7), blended));
    Diagnosis diagnosis = identify(input, output, meant);
};

std::string jsonOf(const Diagnosis& diagnosis)
{
    return jsonOf(reportOf(IdentifyRun{.diagnosis = diagnosis}, false));
}

TEST(ClassText, SaysWhatItMayBeAndWhatIsBesideIt)
{
    using enum MistakeClass;
    EXPECT_EQ(said(classText({{Order}})), "order");
    EXPECT_EQ(said(classText({{Order, Layout, Scale}})), "order, layout or scale");
    EXPECT_EQ(said(classText({{Coordinates}, IntegerRounding})), "coordinates and integer-rounding");
    EXPECT_EQ(said(classText({{Coordinates, Scale}, Edge})), "coordinates or scale, and edge");
}

TEST(TwoMistakesAtOnce, AreBothInALineAndInACellOfTheMatrix)
{
    const TwoMistakes two;
    const std::string brief = said(briefly(two.diagnosis));
    EXPECT_THAT(brief, StartsWith("coordinates and integer-rounding: B is what "));
    EXPECT_EQ(brief.find("integer-rounding"), brief.rfind("integer-rounding")) << brief;
    std::ostringstream printed;
    print(printed, two.diagnosis);
    EXPECT_THAT(printed.str(), StartsWith("coordinates and integer-rounding  25 of 25"));
    Result cell{.outcome = Outcome::Fail, .comparison = Comparison()};
    cell.comparison->beyond = 20;
    cell.cause = Cause{"A", two.diagnosis};
    EXPECT_EQ(cellText(cell), "FAIL 20 differ, coordinates and integer-rounding");
}

TEST(TwoMistakesAtOnce, AreApartInJson)
{
    EXPECT_THAT(jsonOf(TwoMistakes().diagnosis),
                AllOf(HasSubstr("\"class\": \"coordinates\""), HasSubstr("\"second\": \"integer-rounding\"")));
    EXPECT_THAT(jsonOf(MeasuredLines().diagnosis), HasSubstr("\"second\": null"));
}

Report runOf(const Diagnosis& diagnosis)
{
    const Cause found{"A", diagnosis};
    return {.results = {{.name = "pillow",
                         .outcome = Outcome::Fail,
                         .figures = "20 of 25 differ; " + english(briefly(found)),
                         .cause = found}}};
}

TEST(TwoMistakesAtOnce, AreBothInJUnitAndAreFoundByEitherOnAPage)
{
    Report run = runOf(TwoMistakes().diagnosis);
    run.results.push_back(run.results.front()); // several have a filter
    EXPECT_THAT(junitOf(run), HasSubstr("message=\"20 of 25 differ; coordinates and integer-rounding: A is what"));
    const std::string page = htmlOf(run);
    EXPECT_THAT(page,
                AllOf(HasSubstr("data-mistake=\"coordinates integer-rounding\""),
                      HasSubstr("<span class=\"mistake\">coordinates and integer-rounding</span>"),
                      HasSubstr("<option value=\"integer-rounding\">")));
}

TEST(TwoMistakesAtOnce, AreBothInABugReport)
{
    const TwoMistakes two;
    const auto reference = makeEngine("reference");
    // Gives the same output for any input, and refuses cases of another size.
    const TestEngine wrong([&](const Case& c, const Plan&, const Tensor&, Tensor& output, const RunControl&) {
        if (c.op.output.sizes != two.output.desc.sizes)
            throw EngineError("There is no such output.");
        output = two.output;
        return Timings{};
    });
    const TrialBench bench{wrong, *reference};
    const BugSearch search = reportBug(bench, two.c, {});
    EXPECT_EQ(search.trial.classes.second, MistakeClass::IntegerRounding);
    EXPECT_THAT(
        said(search.title),
        HasSubstr("another convention of where samples lie (coordinates); and: sums rounded to an integer other "
                  "than toward zero (integer-rounding)"));
    EXPECT_THAT(search.markdown, HasSubstr("Class: **coordinates** and **integer-rounding**"));
}

// A smaller case that shows only one of two mistakes is not the same failure.
TEST(TwoMistakesAtOnce, AreNotLikeOne)
{
    const SweptTrial both{.state = TrialState::Fail,
                          .classes = {{MistakeClass::Coordinates}, MistakeClass::IntegerRounding}};
    SweptTrial one = both;
    EXPECT_TRUE(one.isLike(both));
    one.classes.second.reset();
    EXPECT_FALSE(one.isLike(both));
    EXPECT_FALSE(both.isLike(one));
}

TEST(MeasuredLinesOfAxes, HaveNoMeantLineWhereNoCaseIsMeant)
{
    Diagnosis diagnosis = MeasuredLines().diagnosis;
    for (MeasuredAxis& axis : diagnosis.axes)
        axis.meant.reset();
    EXPECT_THAT(jsonOf(diagnosis), AllOf(HasSubstr("\"text\": \"x = 4/3·o\""), HasSubstr("\"meant\": null")));
}

TEST(MeasuredLinesOfAxes, AreInJsonAndOnThePage)
{
    const MeasuredLines lines;
    const std::string json = jsonOf(lines.diagnosis);
    EXPECT_THAT(json,
                AllOf(HasSubstr("\"axis\": \"H\""), HasSubstr("\"text\": \"x = 4/3·o\""),
                      HasSubstr("\"text\": \"x = 1.5·o + 0.25\"")));
    EXPECT_THAT(jsonOf(TwoMistakes().diagnosis), HasSubstr("\"axes\": []"));
    EXPECT_THAT(htmlOf(reportOf(IdentifyRun{.input = lines.input,
                                            .output = lines.output,
                                            .meant = lines.meant,
                                            .diagnosis = lines.diagnosis},
                                true)),
                HasSubstr("along H: x = 4/3·o; meant: x = 1.5·o + 0.25"));
}

} // namespace
} // namespace tessera
