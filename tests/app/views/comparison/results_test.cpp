// SPDX-License-Identifier: GPL-3.0-or-later
// Up to four results side by side, one of them the base, each in colours of its own where they are wanted.
#include "app/views/comparison/compare_canvas.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

// The documentation's example: A the CPU, B wrong in three of 48 elements, by 60 at (0,1,0,0); C the reference; D the
// other order.
struct ResultsTest : FlawedWindowTest {
    ResultsTest()
        : FlawedWindowTest({{7, 2}, {24, 60}, {47, 7}})
    {
        document().setResults({"cpu", "flawed", "reference", "sabotage:order"});
        waitUntilIdle();
        key(Qt::Key_C);
    }

    ViewArea& area() const { return *m_window.findChild<ViewArea*>(); }
    CompareCanvas& canvas() const { return area().canvas(); }
    TensorView* difference(const char* pair) const
    {
        return named<TensorView>(QStringLiteral("Difference of ") + QLatin1String(pair));
    }
    static constexpr uint64_t kWrong = 24;
};

TEST_F(ResultsTest, FourStandBesideEachOtherEachWithItsVerdict)
{
    std::vector<QRect> places;
    for (size_t i = 0; i < kMostResults; ++i) {
        const TensorView* view = canvas().view(i);
        ASSERT_TRUE(view->isVisible()) << i;
        EXPECT_TRUE(canvas().rect().contains(view->geometry())) << i;
        for (const QRect& other : places)
            EXPECT_FALSE(other.intersects(view->geometry())) << i;
        places.push_back(view->geometry());
        EXPECT_EQ(view->range(), (std::pair(0.0, 96.0))) << i; // 36 + 60 is B's
    }
    for (const char* words :
         {"A cpu", "the base", "B flawed", "against A: different · 3 of 48", "C reference",
          "against A: equal, bit for bit · 48 of 48", "D sabotage:order", "against A: different · 36 of 48"})
        EXPECT_THAT(visibleText().toStdString(), HasSubstr(words)) << words;
    EXPECT_FALSE(difference("A and B")->isVisible()) << "there is no room for one";
}

TEST_F(ResultsTest, AllLookAtOnePlaceAndOneLineTellsOfEach)
{
    canvas().view(2)->setFocus();
    key(Qt::Key_Plus);
    const QRectF there = canvas().view(2)->elementRect(kWrong);
    ASSERT_FALSE(there.isEmpty());
    for (size_t i = 0; i < kMostResults; ++i) { // but for a pixel that is parted
        const QPointF away = canvas().view(i)->elementRect(kWrong).center() - there.center();
        EXPECT_LE(std::max(std::abs(away.x()), std::abs(away.y())), 1) << i;
        EXPECT_EQ(canvas().view(i)->zoom(), canvas().view(2)->zoom()) << i;
    }
    document().pin(Pick{Side::Output, kWrong});
    canvas().view(1)->setFocus();
    waitUntilIdle();
    const QString line = spoken("compareReadout");
    EXPECT_THAT(line.toStdString(), AllOf(StartsWith("(0,1,0,0) A 36 B 96 C 36 D "), EndsWith("A − B -60 ULP 60")));
    canvas().view(2)->setFocus(); // the pair follows the keys
    waitUntilIdle();
    EXPECT_THAT(spoken("compareReadout").toStdString(), EndsWith("A − C 0 ULP 0"));
}

// The pane with the keyboard focus is closed, and the next one is scrolled into sight.
TEST_F(ResultsTest, WhatIsNamedIsSeen)
{
    QTemporaryDir folder;
    const QString path = folder.filePath("other.npy");
    writeNpy(Tensor({.dataType = DataType::UInt32, .sizes = {1, 2, 3, 3}}), path.toStdU16String());
    document().setResults({"cpu", fileSource(path), "reference"});
    waitUntilIdle();
    key(Qt::Key_D);
    difference("A and B")->setFocus();
    key(Qt::Key_S);
    EXPECT_EQ(difference("A and C")->isVisible(), visibleText().contains("A − C"));
}

TEST_F(ResultsTest, TheDifferencesAreFromTheBaseThatIsChosen)
{
    key(Qt::Key_D);
    for (const char* pair : {"A and B", "A and C", "A and D"})
        EXPECT_TRUE(difference(pair)->isVisible()) << pair;
    EXPECT_EQ(difference("A and B")->range(), std::pair(-60.0, 60.0));
    EXPECT_EQ(groundOf(difference("A and B"), kWrong), mapped(ColorMap::Diverging, 0));
    EXPECT_EQ(groundOf(difference("A and C"), kWrong), mapped(ColorMap::Diverging, 0.5));
    const int runs = FlawedEngine::runs;
    key(Qt::Key_R, Qt::ShiftModifier);
    EXPECT_EQ(document().base(), 1);
    EXPECT_EQ(FlawedEngine::runs, runs) << "the outputs are there";
    EXPECT_EQ(groundOf(difference("B and C"), kWrong), mapped(ColorMap::Diverging, 1)); // 96 − 36
    EXPECT_THAT(visibleText().toStdString(), HasSubstr("against B: different · 3 of 48"));
    EXPECT_TRUE(spoken("verdict").startsWith("different · 3 of 48")) << "of A and B, as before";
    key(Qt::Key_S);
    EXPECT_FALSE(shows("against A"));
    document().setBase(7);
    EXPECT_EQ(document().base(), 1) << "there is none";
}

TEST_F(ResultsTest, SpaceStepsThroughAllAndTheKeysChooseWhatIsWiped)
{
    key(Qt::Key_Space, Qt::ShiftModifier);
    for (const size_t expected : {size_t(1), size_t(2), size_t(3), size_t(0)}) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
        EXPECT_EQ(canvas().flipped(), expected);
    }
    key(Qt::Key_S);
    canvas().view(3)->setFocus();
    key(Qt::Key_W);
    EXPECT_TRUE(canvas().view(0)->isVisible() && canvas().view(3)->isVisible());
    EXPECT_FALSE(canvas().view(1)->isVisible() || canvas().view(2)->isVisible());
    EXPECT_FALSE(canvas().view(3)->mask().isEmpty());
}

TEST_F(ResultsTest, AResultIsAddedChangedAndTakenAway)
{
    EXPECT_FALSE(action("addResult")->isEnabled());
    document().setBase(3);
    waitUntilIdle();
    press(canvas(), "Take C away");
    waitUntilIdle();
    EXPECT_EQ(document().results(), (QStringList{"cpu", "flawed", "sabotage:order"}));
    EXPECT_EQ(document().base(), 2) << "the base is the same one";
    EXPECT_TRUE(difference("B and C")->isVisible() || difference("A and C")->isVisible()) << "there is room again";
    canvas().view(2)->setFocus();
    key(Qt::Key_Delete, Qt::ShiftModifier);
    EXPECT_EQ(document().results(), (QStringList{"cpu", "flawed"}));
    EXPECT_EQ(document().base(), 0);
    canvas().view(0)->setFocus();
    EXPECT_FALSE(action("closeResult")->isEnabled()) << "A stays";

    trigger("addResult");
    auto* menu = part<QMenu>("addResultMenu");
    ASSERT_TRUE(menu);
    for (QAction* choice : menu->actions())
        if (choice->text() == "reference")
            choice->trigger();
    menu->close();
    waitUntilIdle();
    EXPECT_EQ(document().results(), (QStringList{"cpu", "flawed", "reference"}));
    document().setResult(2, "cpu"); // is A already
    EXPECT_EQ(document().results(), (QStringList{"cpu", "flawed"}));
    document().setResults({"cpu", "flawed", "reference"});
    document().setEngines("cpu", {}); // C takes B's place
    EXPECT_EQ(document().results(), (QStringList{"cpu", "reference"}));
}

TEST_F(ResultsTest, ARefusedResultSaysWhyInItsPlace)
{
    document().setResults({"cpu", "flawed", "exec:/nowhere/engine"});
    waitUntilIdle();
    EXPECT_THAT(spoken("verdict").toStdString(), StartsWith("different · 3 of 48"));
    EXPECT_TRUE(canvas().view(2)->elementRect(0).isEmpty());
    EXPECT_THAT(visibleText().toStdString(), HasSubstr("/nowhere/engine"));
}

TEST_F(ResultsTest, AllPanesHaveThePaletteAndTheExposureThatAreChosen)
{
    canvas().view(2)->setFocus();
    trigger("mapTurbo");
    trigger("exposureUp");
    for (size_t i = 0; i < kMostResults; ++i)
        EXPECT_EQ(canvas().view(i)->tone(), (Tone{.map = ColorMap::Turbo, .exposure = 0.5})) << i;
    trigger("copyPictureCommand");
    const QString line = QGuiApplication::clipboard()->text();
    EXPECT_THAT(line.toStdString(),
                HasSubstr(" --against flawed --against reference --against sabotage:order --view comparison "
                          "--colours turbo,exposure=0.5 "));
}

TEST_F(ResultsTest, APastedLineBringsAllResults)
{
    document().setResults({"cpu", "reference"});
    QGuiApplication::clipboard()->setText(
        "tessera render DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --engine cpu --against reference "
        "--against sabotage:order --against flawed --out a.png");
    trigger("paste");
    EXPECT_EQ(document().results(), (QStringList{"cpu", "reference", "sabotage:order", "flawed"}));
}

} // namespace
} // namespace tessera
