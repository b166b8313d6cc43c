// SPDX-License-Identifier: Apache-2.0
// What a diagnosis holds besides its sentences, on every report: two mistakes at once, and lines that were measured.
#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/judge/sweep/bug_report.h"
#include "engine/judge/sweep/sweep_file.h"
#include "engine/report/runs/matrix_report.h"
#include "engine/report/runs/run_reports.h"
#include "tests/engine/detect/identify/textbook.h"
#include "tests/support/test_engine.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

namespace tessera {
namespace {

using testing::AllOf;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

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
    EXPECT_EQ(said(classText({"order"})), "order");
    EXPECT_EQ(said(classText({"order", "layout", "scale"})), "order, layout or scale");
    EXPECT_EQ(said(classText({"coordinates"}, "integer-rounding")), "coordinates and integer-rounding");
    EXPECT_EQ(said(classText({"coordinates", "scale"}, "edge")), "coordinates or scale, and edge");
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

TEST(TwoMistakesAtOnce, AreBothInJUnitCountOnceOnAPageAndAreFoundByEither)
{
    Report run = runOf(TwoMistakes().diagnosis);
    run.results.push_back(run.results.front()); // several have a filter
    EXPECT_THAT(junitOf(run), HasSubstr("message=\"20 of 25 differ; coordinates and integer-rounding: A is what"));
    const std::string page = htmlOf(run);
    EXPECT_THAT(page,
                AllOf(HasSubstr("data-mistake=\"coordinates integer-rounding\""),
                      HasSubstr("<span class=\"mistake\">coordinates and integer-rounding</span>"),
                      HasSubstr("<option value=\"integer-rounding\">"), HasSubstr("Each result counts once")));
    EXPECT_THAT(page,
                HasSubstr("<th scope=\"row\">coordinates and integer-rounding</th><td>another convention of where "
                          "samples lie; and: sums rounded to an integer other than toward zero</td>"
                          "<td class=\"number\">2</td>"));
    EXPECT_THAT(htmlOf(runOf(MeasuredLines().diagnosis)), Not(HasSubstr("Each result counts once")));
}

TEST(TwoMistakesAtOnce, AreBothInABugReport)
{
    const TwoMistakes two;
    const auto reference = makeEngine("reference");
    // Gives one output whatever it is asked, and nothing of another case.
    const TestEngine wrong([&](const Case& c, const Plan&, const Tensor&, Tensor& output, const RunControl&) {
        if (outputDesc(c.op).sizes != two.output.desc.sizes)
            throw EngineError("There is no such output.");
        output = two.output;
        return Timings{};
    });
    const TrialBench bench{wrong, *reference};
    const BugSearch search = reportBug(bench, two.c, {});
    EXPECT_EQ(search.trial.second, MistakeClass::IntegerRounding);
    EXPECT_THAT(
        said(search.title),
        HasSubstr("another convention of where samples lie (coordinates); and: sums rounded to an integer other "
                  "than toward zero (integer-rounding)"));
    EXPECT_THAT(search.markdown, HasSubstr("Class: **coordinates** and **integer-rounding**"));
}

// A smaller case that shows one of two mistakes is another failure.
TEST(TwoMistakesAtOnce, AreNotLikeOne)
{
    const SweptTrial both{
        .state = TrialState::Fail, .mistakes = {MistakeClass::Coordinates}, .second = MistakeClass::IntegerRounding};
    SweptTrial one = both;
    EXPECT_TRUE(one.isLike(both));
    one.second.reset();
    EXPECT_FALSE(one.isLike(both));
    EXPECT_FALSE(both.isLike(one));
}

TEST(TwoMistakesAtOnce, AreReadBackFromASweep)
{
    SweepReport report{.version = "0.1.0",
                       .cases = 1,
                       .engine = "mine",
                       .against = "reference",
                       .sum = {.ran = 1, .isComplete = true}};
    report.sum.counts[static_cast<size_t>(TrialState::Fail)] = 1;
    report.sum.failures[0] = {
        .figures = "1 of 4", .mistakes = {"coordinates"}, .second = "edge", .line = "RESAMPLE --Sizes 1,1,2,2"};
    EXPECT_EQ(sweepReportFrom(jsonLines(report), "a.jsonl").sum.failures.at(0).second, "edge");
}

TEST(MeasuredLinesOfAxes, AreValuesBesideThoseThatAreMeant)
{
    const MeasuredLines lines;
    ASSERT_EQ(lines.diagnosis.axes.size(), 2u);
    const MeasuredAxis& h = lines.diagnosis.axes.front();
    EXPECT_EQ(axisName(h), "H");
    EXPECT_NEAR(h.line.slope, 4.0 / 3, 1e-5);
    EXPECT_EQ(lineText(h), "x = 4/3·o");
    EXPECT_EQ(meantText(h), "x = 1.5·o + 0.25");
    EXPECT_EQ(lineText(lines.diagnosis.axes.back()), "x = 12/7·o");
}

TEST(MeasuredLinesOfAxes, HaveNoMeantLineWhereNoCaseIsMeant)
{
    Diagnosis diagnosis = MeasuredLines().diagnosis;
    for (MeasuredAxis& axis : diagnosis.axes)
        axis.meant.reset();
    EXPECT_EQ(meantText(diagnosis.axes.front()), "");
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
