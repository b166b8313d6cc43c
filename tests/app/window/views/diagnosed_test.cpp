// SPDX-License-Identifier: GPL-3.0-or-later
// What a failing comparison says of the mistake behind it.
#include "app/cli/arguments/arguments.h"
#include "app/views/comparison/difference_view.h"
#include "app/views/comparison/verdict.h"
#include "tests/app/support/controller_fixture.h"
#include "tests/app/support/window_fixture.h"
#include "tests/engine/detect/identify/textbook.h"

namespace tessera {
namespace {

struct DiagnosedTest : ControllerTest {
    DiagnosedTest() { m_actions.add(*m_comparison); }

    void run(const char* line, const QString& a, const QString& b)
    {
        m_document.setEngines(a, b);
        m_document.newCase(caseFromText(line));
        ASSERT_TRUE(waitForRun(m_document));
    }

    Document m_document{makeEngineWith}; // its engines compute
    ViewArea m_views{&m_document};
    ControllerContext m_context{m_document, m_views, m_settings, m_actions, m_messages, m_user};
    DifferenceView m_difference{{&m_document}};
    const std::unique_ptr<ActionSource> m_comparison = makeComparisonController(
        m_context.with, [](const QString&, const Diagnosis&) {}, m_difference);
};

constexpr auto kResized = "DEPTH_TO_SPACE1 --Sizes 1,18,2,3 --BlockSize 3 --data random:4";
const QString kBad = "sabotage:order", kGood = QStringLiteral("reference");

TEST_F(DiagnosedTest, TheVerdictNamesTheMistakeOfThisResultAlone)
{
    run(kResized, kGood, kBad);
    ASSERT_TRUE(waitFor([&] { return m_document.cause() != nullptr; }));
    EXPECT_EQ(m_document.cause()->diagnosis.mistake, MistakeClass::Order);
    EXPECT_EQ(m_document.cause()->side, "B");
    const VerdictText verdict = verdictText(m_document);
    EXPECT_THAT(verdict.words.toStdString(), AllOf(HasSubstr("COLUMN_ROW_DEPTH"), HasSubstr("order")));
    EXPECT_THAT(verdict.why.toStdString(), HasSubstr("pixel_shuffle")) << "the remedy: ";
    run(kResized, "cpu", kGood);
    EXPECT_EQ(m_document.cause(), nullptr);
    EXPECT_FALSE(verdictText(m_document).words.contains("COLUMN_ROW_DEPTH"));
}

TEST_F(DiagnosedTest, ShownAsDiagnosedNothingDiffers)
{
    QAction* const show = action("showDiagnosed");
    for (const bool badIsA : {true, false}) {
        run(kResized, badIsA ? kBad : kGood, badIsA ? kGood : kBad);
        ASSERT_TRUE(waitFor([&] { return show->isEnabled(); }));
        show->trigger();
        ASSERT_TRUE(waitForRun(m_document));
        EXPECT_TRUE(isFileSource(badIsA ? m_document.engineB() : m_document.engineA()));
        EXPECT_EQ(badIsA ? m_document.engineA() : m_document.engineB(), kBad);
        ASSERT_TRUE(m_document.shown()->comparison) << english(m_document.shown()->refusal);
        EXPECT_EQ(m_document.shown()->comparison->equal, m_document.shown()->comparison->count);
        EXPECT_FALSE(show->isEnabled());
    }
}

// Interpolates H at x = 3/7·o, which no case can say.
class OnOtherLine final : public FakeEngine {
public:
    using FakeEngine::FakeEngine;
    bool executesPlans() const override { return false; }
    Timings run(const Case&, const Plan& plan, const Tensor& input, Tensor& output, const RunControl&) const override
    {
        const std::vector<uint32_t>& sizes = plan.input.sizes;
        const Array in = filled({sizes[0], sizes[1], sizes[2], sizes[3]},
                                [&](uint64_t i) { return toDouble(plan.input.dataType, input.bits(i)); });
        output = tensorOf(along(in, 2, plan.output.sizes[2], line(3.0 / 7), blended));
        return {};
    }
};

FakeEngine::Log otherLog;

struct DiagnosedWindowTest : WindowTest {
    DiagnosedWindowTest()
        : WindowTest({.fresh = true, .theme = Theme::Light, .makeEngine = [](const auto& options, const auto& name) {
                          return name == "other" ? std::make_unique<OnOtherLine>(otherLog, name)
                                                 : makeEngineWith(options, name);
                      }})
    {
        m_window.resize(1280, 800);
    }

    // B on this case, and what the diagnosis of its output says.
    void showDiagnosed(const char* b, const char* line)
    {
        m_window.files().openCase(caseFromText(line));
        document().setEngines("reference", QLatin1String(b));
        ASSERT_TRUE(waitFor([this] { return action("showDiagnosed")->isEnabled(); }));
        action("showDiagnosed")->trigger();
        ASSERT_TRUE(waitFor([this] { return document().probedMap() != nullptr; }));
        waitUntilIdle();
    }
};

TEST_F(DiagnosedWindowTest, AMeasuredLineIsDrawnBesideTheRightOne)
{
    showDiagnosed("other",
                  "RESAMPLE1 --Sizes 1,1,7,8 --DataType FLOAT32 --OutputTensor.Sizes 1,1,14,8 --InterpolationMode "
                  "LINEAR --Scales 1,1,2,1 --data random:3");
    EXPECT_LT(document().shown()->comparison->maxAbsolute, 1e-5) << "A is what the mistake gives";
    EXPECT_TRUE(document().showsProbedMap());
    EXPECT_TRUE(document().probedMap()->isDiagnosed);
    const QString sentence = part<QLabel>("axisSentence")->text();
    EXPECT_THAT(sentence.toStdString(), StartsWith("B: x = 3/7·o, right: x = 0.5·o − 0.25"));
    EXPECT_THAT(spoken("xrayFindings").toStdString(), HasSubstr("x = 3/7·o (the slope is (n − 1)/m) on H"));
    EXPECT_TRUE(shows("Diagnosis of B"));
    const QString legend = part("axisLegend")->accessibleName();
    EXPECT_THAT(legend.toStdString(), HasSubstr("right: x = 0.5·o − 0.25, B: x = 3/7·o"));
    // The sources of the pinned element are those of B's map.
    const Partners sources = document().partners({Side::Output, 8 + 3});
    ASSERT_EQ(sources.list.size(), 2u);
    EXPECT_NEAR(sources.list[1].weight, 3.0 / 7, 1e-5);
}

TEST_F(DiagnosedWindowTest, AnOrderIsShownAsAMapToo)
{
    showDiagnosed("sabotage:order", kResized);
    EXPECT_EQ(document().probedMap()->xray.differing, 96u);
    EXPECT_TRUE(document().probedMap()->plan()) << "it has reshapes and a transpose";
    const Pick output{Side::Output, 5};
    const RunResult& shown = *document().shown();
    EXPECT_EQ(shown.b->bits(5), shown.input.bits(document().partners(output).list.front().element));
}

constexpr auto kWrongCase = "DEPTH_TO_SPACE1 --Sizes 1,36,4,3 --BlockSize 3 --data random:4";

struct BugControllerTest : DiagnosedTest {
    BugControllerTest() { QGuiApplication::clipboard()->clear(); }

    QAction* copy() { return action("copyBugReport"); }
    static QString clipboard() { return QGuiApplication::clipboard()->text(); }
};

TEST_F(BugControllerTest, CopiesTheReportOfTheSideThatIsWrong)
{
    for (const bool wrongIsA : {true, false}) {
        run(kWrongCase, wrongIsA ? kBad : kGood, wrongIsA ? kGood : kBad);
        ASSERT_TRUE(waitFor([&] { return copy()->isEnabled(); }));
        copy()->trigger();
        EXPECT_THAT(m_messages.text().toStdString(), HasSubstr("smallest case"));
        ASSERT_TRUE(waitFor([] { return !clipboard().isEmpty(); }));
        EXPECT_THAT(clipboard().toStdString(), StartsWith("# DEPTH_TO_SPACE1 on sabotage:order: "));
        // The line runs the window's engines A and B.
        EXPECT_TRUE(clipboard().contains(
            QStringLiteral(" --engine %1 --against %2").arg(wrongIsA ? kBad : kGood, wrongIsA ? kGood : kBad)));
        EXPECT_TRUE(clipboard().contains(wrongIsA ? QStringLiteral("A is sabotage:order, B is reference")
                                                  : QStringLiteral("A is reference, B is sabotage:order")));
        EXPECT_TRUE(clipboard().contains(wrongIsA ? QStringLiteral("* A is what") : QStringLiteral("* B is what")))
            << clipboard().toStdString();
        EXPECT_FALSE(clipboard().contains("1,36,4,3")); // it is smaller
        EXPECT_THAT(m_messages.text().toStdString(), HasSubstr("clipboard"));
        QGuiApplication::clipboard()->clear();
    }
}

TEST_F(BugControllerTest, IsOffWhereNothingFailsOrAFileIsCompared)
{
    for (const auto& [a, b] : {std::pair(QStringLiteral("cpu"), kGood),
                               {kBad, QString()},
                               {kBad, fileSource(QStringLiteral("/nowhere.npy"))}}) {
        run(kWrongCase, a, b);
        EXPECT_FALSE(copy()->isEnabled()) << b.toStdString();
    }
    EXPECT_THAT(copy()->toolTip().toStdString(), HasSubstr("file"));
}

TEST_F(BugControllerTest, StoppedItCopiesNothing)
{
    run(kWrongCase, kBad, kGood);
    ASSERT_TRUE(waitFor([&] { return copy()->isEnabled(); }));
    copy()->trigger();
    m_messages.findChild<QPushButton*>()->click();
    EXPECT_FALSE(m_context.stops.stopOne());
    EXPECT_EQ(m_messages.text(), QString());
    QCoreApplication::processEvents();
    EXPECT_EQ(clipboard(), QString());
}

// "What makes B?" looks for another case that gives B's output.

struct IdentifyTest : DiagnosedTest {
    // Opens the case with this output as a file for B.
    void showAgainst(const char* line, const Tensor& output)
    {
        const QString path = m_folder.filePath("output.npy");
        writeNpy(output, path.toStdString());
        run(line, "cpu", fileSource(path));
    }

    void ask(const char* answer) // how it begins
    {
        EXPECT_TRUE(waitFor([&] { return action("identifyB")->isEnabled(); }));
        trigger("identifyB");
        EXPECT_TRUE(waitFor([&] { return m_messages.text().startsWith(answer); })) << m_messages.text().toStdString();
        EXPECT_THAT(visibleText(m_difference).toStdString(), StartsWith(answer));
        EXPECT_EQ(m_context.revealed, "Difference");
    }

    QTemporaryDir m_folder;
};

Tensor madeBy(const Case& c)
{
    DispatchJob ready = prepare(c, {});
    makeEngine("cpu")->run(c, ready.plan, ready.input, ready.output, {});
    return ready.output;
}

constexpr auto kShown = "DEPTH_TO_SPACE1 --Sizes 1,36,2,3 --BlockSize 3 --data random:4";

TEST_F(IdentifyTest, FindsTheCaseThatMakesAFileOfAnotherShape)
{
    const Case made =
        caseFromText("DEPTH_TO_SPACE1 --Sizes 1,36,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data random:4");
    showAgainst(kShown, madeBy(made));
    ASSERT_FALSE(m_document.shown()->comparison);
    ask("Proved");
    EXPECT_THAT(visibleText(m_difference).toStdString(), AllOf(HasSubstr("Show this case"), HasSubstr("BlockSize 2")));
    emit m_difference.findChild<QLabel*>("answer")->linkActivated("offer");
    EXPECT_THAT(visibleText(m_difference).toStdString(), Not(StartsWith("Proved")));
    ASSERT_TRUE(waitForRun(m_document));
    EXPECT_EQ(m_document.currentCase().op, made.op);
    ASSERT_TRUE(m_document.shown()->comparison) << english(m_document.shown()->refusal);
    EXPECT_EQ(m_document.shown()->comparison->equal, m_document.shown()->comparison->count);
}

TEST_F(IdentifyTest, NamesNothingThatDoesNotFit)
{
    showAgainst(kShown, madeBy(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,36,2,3 --BlockSize 2 --data random:5")));
    ask("Unknown");
    EXPECT_FALSE(visibleText(m_difference).contains("Show this case"));
}

TEST_F(IdentifyTest, IsNotOfferedWithoutB)
{
    run(kShown, "cpu", {});
    EXPECT_FALSE(action("identifyB")->isEnabled());
}

} // namespace
} // namespace tessera
