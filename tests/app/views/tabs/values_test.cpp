// SPDX-License-Identifier: GPL-3.0-or-later
// The panel of values: a histogram for each channel, and profiles through the pin.
#include "app/views/tabs/histogram_view.h"
#include "app/views/tabs/profile_view.h"
#include "app/views/tabs/range_panel.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

struct ValuesTest : WindowTest {
    ValuesTest() { m_window.resize(1600, 1000); }

    RangePanel* dock() const { return m_window.findChild<RangePanel*>(); }
    ProfileView* profile(const char* axis) const
    {
        return m_window.findChild<ProfileView*>(QStringLiteral("profile_") + QLatin1String(axis));
    }
    void pin(Side side, std::array<uint32_t, 4> at)
    {
        document().pin(Pick{side, elementAt(document().tensor(side)->desc.sizes, at)});
        waitUntilIdle();
    }
};

TEST_F(ValuesTest, IsHiddenAtFirstAndStaysBesideEveryTab)
{
    EXPECT_TRUE(dock()->isHidden());
    keyAt(Side::Output, Qt::Key_H);
    EXPECT_TRUE(dock()->isVisible());
    EXPECT_TRUE(dock()->isAncestorOf(QApplication::focusWidget()));
    EXPECT_TRUE(m_window.showTab("Memory"));
    EXPECT_TRUE(dock()->isVisible());
    key(Qt::Key_H); // in the panel
    EXPECT_TRUE(dock()->isHidden());
    EXPECT_TRUE(m_window.showTab("histogram"));
    EXPECT_TRUE(dock()->isVisible());
    trigger("panels");
    EXPECT_TRUE(dock()->isHidden());
    trigger("panels");
    EXPECT_TRUE(dock()->isVisible()) << "as it was";
    trigger("resetLayout");
    EXPECT_TRUE(dock()->isHidden());
    trigger("panels");
    trigger("panels");
    EXPECT_TRUE(dock()->isHidden()) << "as it was";
    trigger("profileTab");
    EXPECT_TRUE(dock()->isAncestorOf(QApplication::focusWidget()));
}

TEST_F(ValuesTest, NothingIsCutBesideAComparison)
{
    m_window.resize(1280, 800);
    key(Qt::Key_C);
    key(Qt::Key_H);
    waitUntilIdle();
    EXPECT_EQ(dock()->findChild<QScrollArea*>()->horizontalScrollBar()->maximum(), 0);
}

// 2× upsampling to the nearest: output x comes from input x / 2.
TEST_F(ValuesTest, TheProfileTellsInputAAndBAtTheirOwnCoordinatesAndAClickPinsThem)
{
    trigger("profileTab");
    showCase("RESAMPLE1 --Sizes 1,1,3,4 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,2 --data iota");
    pin(Side::Output, {0, 0, 2, 5});
    EXPECT_EQ(profile("x")->sentence(), "out x 5, in x 2: Input 6, A 6, B 6");
    EXPECT_EQ(profile("y")->sentence(), "out y 2, in y 1: Input 6, A 6, B 6");
    pin(Side::Input, {0, 0, 0, 3});
    EXPECT_THAT(profile("x")->sentence().toStdString(), EndsWith("in x 3: Input 3, A 3, B 3"));
    pin(Side::Output, {0, 0, 2, 5});
    ProfileView* x = profile("x");
    const QPoint atStart(14, x->height() / 2);
    QMouseEvent move(QEvent::MouseMove, atStart, x->mapToGlobal(atStart), Qt::NoButton, {}, {});
    QApplication::sendEvent(x, &move);
    EXPECT_EQ(x->sentence(), "out x 0, in x 0: Input 4, A 4, B 4");
    EXPECT_EQ(document().hovered(), (Pick{Side::Output, 2 * 8}));
    QTest::mouseClick(x, Qt::LeftButton, {}, atStart);
    EXPECT_EQ(document().pinned(), (Pick{Side::Output, 2 * 8}));
}

TEST_F(ValuesTest, ANotANumberIsSaidAndMarked)
{
    trigger("profileTab");
    showCase("SPACE_TO_DEPTH1 --Sizes 1,1,8,8 --DataType FLOAT32 --BlockSize 1 --data special");
    QStringList said;
    int marked = 0;
    for (uint32_t element = 0; element < 64; ++element) {
        pin(Side::Output, {0, 0, element / 8, element % 8});
        said << profile("x")->sentence();
        marked = std::max(marked, pixelsLike(profile("x"), color(Role::Bad)));
    }
    EXPECT_FALSE(said.filter("A NaN").isEmpty()) << said.join(u'\n').toStdString();
    EXPECT_FALSE(said.filter("A +Inf").isEmpty());
    EXPECT_GT(marked, 5);
}

TEST_F(ValuesTest, WithoutAPinItSaysWhatToDo)
{
    trigger("profileTab");
    EXPECT_TRUE(profile("x")->isVisible());
    document().pin({});
    EXPECT_FALSE(profile("x")->isVisible());
    EXPECT_TRUE(shows("Pin an element"));
    pin(Side::Output, {});
    key(Qt::Key_H);
    document().pin({});
    EXPECT_TRUE(profile("x")->isHidden()) << "before it is seen again: what it covers would not be painted";
}

// Red is 255 everywhere, green 0, blue a ramp: each is drawn in its own colour.
TEST_F(ValuesTest, APictureHasALineForEachChannel)
{
    showCase("SPACE_TO_DEPTH1 --Sizes 1,3,16,16 --DataType UINT8 --BlockSize 1 --data iota");
    trigger("histogramTab");
    const auto drawn = [this](int channel) {
        waitUntilIdle();
        return pixelsLike(dock()->findChild<HistogramView*>(), QColor::fromRgb(primaryColors()[size_t(channel)]));
    };
    EXPECT_EQ(drawn(0), 0);
    view(Side::Output)->setMode(TensorView::Mode::Picture);
    for (int channel = 0; channel < 3; ++channel)
        EXPECT_GT(drawn(channel), 30) << channel;
    view(Side::Output)->setMode(TensorView::Mode::Atlas);
    EXPECT_EQ(drawn(0), 0);
}

// Kept pins: their list with every result's values, their numbers in the tensors, and that they stay.

struct PinsTest : FlawedWindowTest {
    PinsTest()
        : FlawedWindowTest({{24, 60}}) // 96, not 36
    {
    }

    QTableView* list() const { return named<QTableView>("Kept pins"); }
    QStringList cells(int row) const
    {
        QStringList all;
        for (int column = 0; column < list()->model()->columnCount(); ++column)
            all << list()->model()->index(row, column).data().toString();
        return all;
    }
    std::string row(int index) const { return cells(index).join(u' ').toStdString(); }
    int rows() const { return list()->model()->rowCount(); }

    void keep(Side side, std::array<uint32_t, 4> at)
    {
        QTest::mouseClick(view(side), Qt::LeftButton, {}, middleOf(side, at));
        QEvent leave(QEvent::Leave); // the pin is what counts
        QApplication::sendEvent(view(side), &leave);
        view(side)->setFocus();
        key(Qt::Key_P, Qt::ShiftModifier);
    }
};

TEST_F(PinsTest, TheListShowsWhatEveryResultHolds)
{
    useEngines("cpu", "flawed");
    keep(Side::Output, {0, 1, 0, 0});
    keep(Side::Input, {0, 0, 0, 0});
    keep(Side::Input, {0, 0, 0, 0}); // again: it is taken off
    keep(Side::Input, {0, 7, 1, 2});
    ASSERT_EQ(rows(), 2);
    EXPECT_EQ(row(0), "1 out (0,1,0,0) 36 36 96 – -60 60");
    EXPECT_EQ(row(1), "2 in (0,7,1,2) 68 68 68 – 0 0");
    useEngines("cpu", "");
    EXPECT_EQ(row(0), "1 out (0,1,0,0) 36 36 – – – –");
}

TEST_F(PinsTest, ExpectedValuesOfTheFileAreAColumn)
{
    writeContent(path("case.json"), QByteArray::fromStdString(std::string(builtInCases().front().json)));
    openFile(path("case.json"));
    keep(Side::Output, {0, 0, 0, 1});
    EXPECT_EQ(cells(0)[5], cells(0)[3]);
    type("BlockSize", "1"); // another case: the file says nothing of it
    EXPECT_EQ(cells(0)[5], "–");
}

TEST_F(PinsTest, EnterAndADoubleClickJumpAndDeleteRemoves)
{
    keep(Side::Output, {0, 0, 0, 0});
    keep(Side::Output, {0, 1, 3, 5});
    keep(Side::Output, {0, 0, 1, 0});
    key(Qt::Key_P, Qt::AltModifier | Qt::ShiftModifier);
    ASSERT_TRUE(list()->hasFocus());
    list()->setCurrentIndex(list()->model()->index(0, 0));
    key(Qt::Key_Return);
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,0,0,0)"));
    const QPoint second = list()->visualRect(list()->model()->index(1, 1)).center();
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {}, second);
    QTest::mouseDClick(list()->viewport(), Qt::LeftButton, {}, second);
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,1,3,5)"));
    keyAt(Side::Output, Qt::Key_J);
    key(Qt::Key_J); // round the end
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,0,0,0)"));
    key(Qt::Key_J, Qt::ShiftModifier);
    key(Qt::Key_J, Qt::ShiftModifier);
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,1,3,5)"));
    list()->setFocus();
    key(Qt::Key_Delete);
    ASSERT_EQ(rows(), 2);
    EXPECT_EQ(cells(0)[1], "out (0,0,0,0)");
}

TEST_F(PinsTest, AnotherShapeLacksThemForAsLongAsItIsThere)
{
    keep(Side::Output, {0, 1, 3, 5});
    type("BlockSize", "1"); // {1, 8, 2, 3}
    EXPECT_EQ(row(0), "1 out (0,1,3,5) – – – – – –");
    type("BlockSize", "2");
    EXPECT_EQ(cells(0)[3], "68");
}

// The Verify tab: what each button shows of the engines, and what can be done with a finding.

struct VerifyTest : FlawedWindowTest {
    VerifyTest()
        : FlawedWindowTest({{24, 60}})
    {
        m_window.activateWindow(); // what is chosen is drawn otherwise in a window behind others
        EXPECT_TRUE(QTest::qWaitForWindowActive(&m_window));
        key(Qt::Key_V, Qt::AltModifier | Qt::ShiftModifier);
    }

    QAbstractButton* button(const char* text) const { return buttonOf(*part("verify"), QLatin1String(text)); }
    QTableView* list() const { return named<QTableView>("Findings"); }
    QString cell(int row, int column) const { return list()->model()->index(row, column).data().toString(); }
    QString line(int row) const { return QStringList{cell(row, 0), cell(row, 1), cell(row, 2)}.join(u' '); }
    QString summary() const { return part<QLabel>("verifySummary")->text(); }

    // Until all the findings are there.
    void press(const char* text)
    {
        tessera::press(*part("verify"), QLatin1String(text));
        ASSERT_TRUE(waitFor([&] { // "1 of 2 pass"
            const int of = summary().section(u' ', 2, 2).toInt();
            return of > 0 && list()->model()->rowCount() == of && !button("Stop");
        }));
    }
    void choose(int row)
    {
        list()->scrollTo(list()->model()->index(row, 0));
        clickCell(list(), row, 2);
    }
};

TEST_F(VerifyTest, ProvesThePermutationAndTheRoundTrip)
{
    press("Permutation");
    EXPECT_EQ(line(0), "PASS cpu · permutation 48 of 48 input elements stand in the output exactly once");
    choose(0); // the line keeps its mark
    const QRect row = list()->visualRect(list()->model()->index(0, 0)), mark(row.topLeft(), QSize(20, row.height()));
    const QImage picture = list()->viewport()->grab().toImage();
    const QColor ground = m_window.palette().color(QPalette::Highlight);
    EXPECT_GT(pixelsLike(picture, mark, ground), 200) << "it is not chosen";
    const auto isBright = [&](const QColor& is) { return is.lightness() > ground.lightness() + 30; };
    EXPECT_GT(pixelsThat(picture, mark, isBright), 15);
    press("Round trip");
    EXPECT_THAT(line(0).toStdString(),
                StartsWith("PASS cpu · round trip 48 of 48 are back after SPACE_TO_DEPTH1; in the other order "
                           "only 12 of 48"));
    EXPECT_EQ(summary(), "2 of 2 pass"); // one of them is the reference
    press("Repeat");
    EXPECT_EQ(line(0), "PASS cpu · repeat 10 runs, the same bits each time");

    changeCase("RESAMPLE1 --Sizes 1,1,2,2 --Scales 1,1,2,2");
    EXPECT_FALSE(button("Permutation")->isEnabled());
    EXPECT_FALSE(button("Round trip")->isEnabled());
    EXPECT_TRUE(button("Repeat")->isEnabled());
    EXPECT_EQ(list()->model()->rowCount(), 0) << "findings of a case go with it";
    EXPECT_FALSE(part("verifySummary")->isVisible());
}

TEST_F(VerifyTest, AnEngineThatErrsIsFoundOut)
{
    useEngines("flawed", "");
    press("Permutation");
    EXPECT_THAT(line(0).toStdString(), StartsWith("FAIL flawed · permutation 47 of 48"));
    EXPECT_EQ(summary(), "0 of 1 pass, 1 fail");
    EXPECT_GT(pixelsLike(part("verifySummary"), color(Role::Bad)), 10);
}

TEST_F(VerifyTest, FindingsThatProveLittleAreNotGreen)
{
    changeCase("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --data constant:1");
    useEngines("cpu", "");
    press("Repeat");
    EXPECT_EQ(summary(), "0 of 1 pass, 1 mistrusted");
    const QLabel* words = part<QLabel>("verifySummary");
    EXPECT_GT(pixelsLike(const_cast<QLabel*>(words)->grab().toImage(), words->rect(), color(Role::Warning)), 10);
}

TEST_F(VerifyTest, ThePackIsAListOfWhichEachLineRepeatsAndShowsItsCase)
{
    press("Conformance pack");
    const int rows = list()->model()->rowCount();
    EXPECT_GT(rows, 50);
    EXPECT_EQ(summary(), QStringLiteral("%1 of %1 pass").arg(rows));
    choose(6);
    EXPECT_EQ(line(6), "PASS cpu · RESAMPLE1, linear, all four axes halved 1 of 1 equal");
    key(Qt::Key_C, Qt::ControlModifier | Qt::AltModifier);
    const QString command = "tessera check --pack resample1_quadrilinear --engine cpu";
    EXPECT_EQ(QGuiApplication::clipboard()->text(), command);
    EXPECT_TRUE(shows(command));
    QTest::keyClick(list(), Qt::Key_Return);
    waitUntilIdle();
    EXPECT_EQ(spoken("verdict"), "equal, bit for bit · 1 of 1");
    EXPECT_THAT(visibleText().toStdString(), HasSubstr("FLOAT32 {1, 1, 1, 1}"));
}

} // namespace
} // namespace tessera
