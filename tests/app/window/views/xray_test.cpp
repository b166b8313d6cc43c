// SPDX-License-Identifier: GPL-3.0-or-later
// The map of an engine that is only a program, in the window: found in the background, shown in place of the
// operator's.
#include "app/base/controls/segmented_control.h"
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/shared_options.h"
#include "engine/formats/pictures/picture_file.h"
#include "tests/app/support/window_fixture.h"

#include <cstring>

namespace tessera {
namespace {

FakeEngine::Log slowLog;

// "scattered" gives its inputs in an order that no strides say, "squares" what is no weighted sum; "slow" takes its
// time.
class Strange final : public FakeEngine {
public:
    explicit Strange(const std::string& name)
        : FakeEngine(slowLog, name)
    {
    }
    Timings run(const Case&, const Plan& plan, const Tensor& input, Tensor& output, const RunControl&) const override
    {
        const uint64_t count = elementCount(plan.output);
        for (uint64_t i = 0; i < count; ++i)
            output.setBits(
                i, engineName == "squares" ? input.bits(i) * input.bits(i) + 1 : input.bits((i * i + i) / 2 % count));
        return {};
    }
};

std::unique_ptr<Engine> engines(const EngineOptions& options, const std::string& name)
{
    if (name == "scattered" || name == "squares")
        return std::make_unique<Strange>(name);
    if (name == "slow")
        return std::make_unique<FakeEngine>(slowLog, name);
    return makeEngineWith(options, name);
}

struct XrayTest : WindowTest {
    XrayTest()
        : WindowTest({.fresh = true, .theme = Theme::Light, .makeEngine = engines})
    {
        m_window.resize(1280, 800);
    }

    std::string findings() const { return spoken("xrayFindings").toStdString(); }

    // Engine B on this case, found out.
    void xray(const char* engine, const char* line = nullptr)
    {
        if (line)
            m_window.files().openCase(caseFromText(line));
        useEngines("reference", engine);
        action("xrayB")->trigger();
        ASSERT_TRUE(waitFor([this] { return document().probedMap() != nullptr; }));
        waitUntilIdle();
    }
    // The switch between both maps.
    QAbstractButton* map(int index) const
    {
        return named<SegmentedControl>("Whose map the tabs show")->segments()[index];
    }
};

TEST_F(XrayTest, TheTabsShowWhatTheEngineDoes)
{
    const Pick output{Side::Output, 39}; // (0,1,2,3)
    document().pin(output);
    const Partners right = document().partners(output);
    xray("sabotage:order");
    EXPECT_TRUE(document().showsProbedMap());
    const Partners found = document().partners(output);
    EXPECT_NE(found.list.front().element, right.list.front().element);
    // B's output has the value of the source that its map names.
    const RunResult& shown = *document().shown();
    EXPECT_EQ(shown.b->bits(output.element), shown.input.bits(found.list.front().element));
    EXPECT_THAT(findings(), HasSubstr("36 of 48 outputs read otherwise"));
    EXPECT_THAT(visibleText().toStdString(),
                AllOf(HasSubstr("reads"), HasSubstr("right"), HasSubstr(document().probedMap()->xray.rearrangement)));
    EXPECT_TRUE(spoken("story").contains("transpose")) << "its own reshapes and transpose";
    // From that source the map leads back to the output.
    const Partners back = document().partners({Side::Input, found.list.front().element});
    EXPECT_EQ(back.list.front().element, output.element);

    // With B's map the pane shows B's output.
    EXPECT_TRUE(shows("Output of B"));
    const QImage ofB = view(Side::Output)->grab().toImage();
    click(map(0));
    EXPECT_FALSE(shows("Output of B"));
    EXPECT_NE(view(Side::Output)->grab().toImage(), ofB);
    EXPECT_EQ(document().partners(output).list, right.list);
    QTest::mouseClick(map(1), Qt::LeftButton);
    EXPECT_EQ(document().partners(output).list, found.list);
}

TEST_F(XrayTest, OutputsThatAreReadOtherwiseAreMarked)
{
    xray("sabotage:order");
    EXPECT_EQ(m_window.findChild<TensorDisplay*>()->count(CellMark::ReadOtherwise, Side::Output)->marked, 36u);
    document().pin(std::nullopt);
    const auto inked = [this](uint32_t column) {
        const QRect cell = view(Side::Output)->elementRect(column).toRect();
        return pixelsLike(view(Side::Output)->grab().toImage(), cell, markColor(int(CellMark::ReadOtherwise)));
    };
    waitUntilIdle();
    EXPECT_GT(inked(1), 10); // moved by the other order
    EXPECT_LT(inked(0), 5); // the same in both
}

TEST_F(XrayTest, AMapThatNoPlanSaysIsATable)
{
    xray("scattered");
    ASSERT_EQ(document().mapPlan(), nullptr);
    const Partners found = document().partners({Side::Output, 3});
    ASSERT_EQ(found.list.size(), 1u);
    EXPECT_EQ(found.list.front().element, 6u);
    EXPECT_EQ(document().partners({Side::Input, 6}).list.front().element, 3u);
    for (const char* tab : {"Mapping", "Memory", "Axes"}) { // which have no strides to show
        ASSERT_TRUE(m_window.showTab(tab));
        document().pin(Pick{Side::Output, 5});
        waitUntilIdle();
    }
}

TEST_F(XrayTest, WhatIsNoMapIsSaidAndNotShown)
{
    xray("squares");
    EXPECT_FALSE(map(1)->isEnabled());
    EXPECT_FALSE(document().showsProbedMap());
    EXPECT_THAT(findings(), HasSubstr("There is no map"));
}

TEST_F(XrayTest, AnotherCaseOrEngineHasAnotherMap)
{
    xray("sabotage:order");
    EXPECT_TRUE(part("xrayBar")->isVisible());
    useEngines("reference", "cpu");
    EXPECT_FALSE(document().probedMap());
    EXPECT_FALSE(part("xrayBar")->isVisible());
    useEngines("reference", "sabotage:order");
    EXPECT_TRUE(document().showsProbedMap());
    setFieldText(document(), "BlockSize", "1");
    waitUntilIdle();
    EXPECT_FALSE(document().probedMap());
    document().setEngines("cpu", "file:/tmp/x.npy");
    EXPECT_FALSE(action("xrayB")->isEnabled()) << "a file has none";
    EXPECT_TRUE(action("xrayA")->isEnabled());
}

// A new theme makes Qt restyle a list of widgets. None of them may be deleted meanwhile.
TEST_F(XrayTest, ItsBarStandsWhenTheThemeChanges)
{
    xray("sabotage:order");
    const QPointer<QAbstractButton> segment = map(1);
    for (const Theme theme : {Theme::Dark, Theme::Light}) {
        action("theme")->trigger();
        waitUntilIdle();
        EXPECT_EQ(currentTheme(), theme);
        EXPECT_TRUE(segment);
    }
    QTest::mouseClick(map(0), Qt::LeftButton);
    EXPECT_FALSE(document().showsProbedMap());
    EXPECT_TRUE(segment);
}

TEST_F(XrayTest, ItRunsBesideTheWindowAndEscapeStopsIt)
{
    document().setLive(false);
    document().setEngines("cpu", "slow");
    slowLog.milliseconds = 10000;
    action("xrayB")->trigger();
    const auto* bar = part("xrayBar");
    EXPECT_TRUE(bar->isVisible());
    QTest::keyClick(&m_window, Qt::Key_Escape);
    EXPECT_FALSE(bar->isVisible());
    slowLog.milliseconds = 0;
    EXPECT_FALSE(document().probedMap());
}

// A line that the window copies opens its views again, with the same place and colours.

struct ShownViewTest : WindowTest {
    ViewArea& views() { return *m_window.findChild<ViewArea*>(); }
};

TEST_F(ShownViewTest, TheCopiedLineShowsTheSamePlaceInTheSameColours)
{
    changeCase("RESAMPLE --Sizes 1,3,40,60 --Scales 1,1,2,2 --data random:1");
    TensorView* output = view(Side::Output);
    output->solo(0, 1);
    output->lookAt(elementAt(document().shown()->plan.output.sizes, {{0, 1, 30, 70}}), 8, false);
    for (const char* action : {"mapTurbo", "exposureUp", "exposureUp", "clipping"})
        trigger(action);
    output->setFocus();
    trigger("copyPictureCommand");
    const QString line = QGuiApplication::clipboard()->text();
    EXPECT_TRUE(
        line.endsWith(" --view output,zoom=8,at=70:30,channel=1 --colours turbo,exposure=1,clipping=on --out view.png"))
        << line.toStdString();

    Arguments words = shellWords(line.toStdString());
    words.erase(words.begin(), words.begin() + 2);
    MainWindow other({.fresh = true, .theme = Theme::Light});
    other.resize(m_window.size());
    other.show();
    other.document()->newCase(document().currentCase());
    tessera::waitFor([&] { return !other.document()->isRunning() && other.document()->shown(); });
    workerThreads().waitForDone();
    QCoreApplication::processEvents();
    showView(other.views(), viewFromOptions(CommandLine(kRenderText, words)), Side::Output);
    EXPECT_EQ(viewText(*other.views().view(Side::Output)), viewText(*output));
}

TEST_F(ShownViewTest, APictureOfLightIsShownFromBlackToWhite)
{
    Picture picture{.width = 2, .height = 2, .sample = DataType::Float32};
    picture.samples = Buffer(12 * sizeof(float));
    const float values[12] = {0, 0.25F, 0.5F, 1, 2, 40000};
    std::memcpy(picture.samples.writableBytes().data(), values, sizeof values);
    const QString file = path("light.pfm");
    pictureCodec().write(picture, file.toStdString());
    m_window.files().open(file);
    waitUntilIdle();
    EXPECT_EQ(views().display().fixedRange(), std::pair(0.0, 1.0));
    view(Side::Input)->setFocus();
    trigger("copyPictureCommand");
    EXPECT_THAT(QGuiApplication::clipboard()->text().toStdString(), HasSubstr(" --colours levels=0:1 "));
}

} // namespace
} // namespace tessera
