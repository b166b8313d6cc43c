// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/language.h"
#include "tests/app/window/player_fixture.h"

namespace tessera {
namespace {

// The height that a label's text needs, whatever height it had before.
int neededHeight(const QLabel& label)
{
    return label.fontMetrics()
        .boundingRect(QRect(0, 0, label.width(), QWIDGETSIZE_MAX), Qt::AlignLeft | Qt::TextWordWrap, label.text())
        .height();
}

TEST_F(PlayerTest, NothingMovesFromTheBeginningToTheEnd)
{
    m_window.resize(900, 800); // the formula takes two lines
    show("DEPTH_TO_SPACE --Sizes 1,4,2,2 --DataType UINT32 --BlockSize 2 --data iota");
    turnOn();
    const QRect before = bar()->geometry(), tensor = view(Side::Output)->geometry();
    for (int i = 0; i < 16; ++i) {
        key(Qt::Key_Right);
        EXPECT_EQ(bar()->geometry(), before) << i;
        EXPECT_EQ(view(Side::Output)->geometry(), tensor) << i;
    }
}

TEST_F(PlayerTest, TheFormulaIsWholeInANarrowWindow)
{
    m_window.resize(900, 800);
    action("player")->trigger();
    trigger("playerLast");
    const auto* formula = part<QLabel>("playerFormula");
    ASSERT_TRUE(formula->wordWrap());
    EXPECT_LE(formula->heightForWidth(formula->width()), formula->height());
    EXPECT_FALSE(formula->text().contains(u'…'));
}

TEST_F(PlayerTest, StepsWithKeysAfterAClickInItsBar)
{
    turnOn();
    QTest::mouseClick(choice("Input"), Qt::LeftButton);
    waitUntilIdle();
    for (int i = 0; i < 3; ++i)
        key(Qt::Key_Right);
    EXPECT_EQ(count(), "3 of 48");
    EXPECT_EQ(document().play().stepping.order, StepOrder::Input);
    auto* unit = named<QComboBox>("What a step fills");
    QTest::mouseClick(unit, Qt::LeftButton);
    ASSERT_TRUE(waitFor([&] { return unit->view()->isVisible(); }));
    const QRect row = unit->view()->visualRect(unit->model()->index(1, 0));
    QTest::mouseMove(unit->view()->viewport(), row.center());
    QTest::qWait(QApplication::doubleClickInterval()
                 + 100); // until then the list takes a release for the first click's
    QTest::mouseClick(unit->view()->viewport(), Qt::LeftButton, {}, row.center());
    waitUntilIdle();
    ASSERT_EQ(document().play().stepping.unit, StepUnit::Row);
    const uint64_t before = document().play().stepsDone;
    key(Qt::Key_Right);
    EXPECT_EQ(document().play().stepsDone, before + 1);
    EXPECT_EQ(document().play().stepping.unit, StepUnit::Row);
}

TEST_F(PlayerTest, ItsChoicesCanBeMadeWithKeys)
{
    turnOn();
    choice("Output")->setFocus(Qt::TabFocusReason);
    key(Qt::Key_Right);
    key(Qt::Key_Right);
    EXPECT_EQ(document().play().stepping.order, StepOrder::Memory);
    auto* unit = named<QComboBox>("What a step fills");
    unit->setFocus(Qt::TabFocusReason);
    key(Qt::Key_Down);
    key(Qt::Key_Down);
    EXPECT_EQ(document().play().stepping.unit, StepUnit::Block);
}

// Other languages need more room than English.
TEST(PlayerWords, AreWholeInEveryLanguage)
{
    for (const Language& language : languages()) {
        if (!missingFont(language.code).isEmpty())
            continue;
        MainWindow window({.fresh = true, .theme = Theme::Light, .language = language.code});
        window.show();
        window.resize(1280, 800);
        window.actions().get("lesson03")->trigger();
        ASSERT_TRUE(waitForRun(*window.document()));
        const auto* bar = window.findChild<QWidget*>("playerBar");
        for (int i = 0; i < 16; ++i) {
            window.actions().get("playerForward")->trigger();
            QCoreApplication::processEvents();
            for (const char* name : {"playerSentence", "playerFormula"}) {
                const auto* label = bar->findChild<QLabel*>(QLatin1String(name));
                EXPECT_LE(neededHeight(*label), label->height()) << language.code.toStdString() << i << name;
            }
        }
    }
    applyLanguage("en");
}

// In large letters its other parts took all the room.
TEST_F(PlayerTest, TheSliderHasRoomInANarrowWindowAndALecture)
{
    show("DEPTH_TO_SPACE --Sizes 1,64,100,100 --DataType UINT8 --BlockSize 2 --data iota");
    turnOn();
    auto* choice = bar()->findChild<QComboBox*>();
    const auto isBelow = [&] {
        return choice->mapTo(bar(), QPoint()).y() > slider()->mapTo(bar(), QPoint()).y() + slider()->height();
    };
    m_window.resize(1500, 800);
    waitUntilIdle();
    EXPECT_GE(slider()->width(), 160);
    EXPECT_FALSE(isBelow());
    m_window.resize(800, 800);
    waitUntilIdle();
    EXPECT_GE(slider()->width(), 160);
    EXPECT_TRUE(isBelow());
    m_window.resize(1500, 800);
    waitUntilIdle();
    EXPECT_FALSE(isBelow());
    key(Qt::Key_F5);
    m_window.showNormal();
    m_window.resize(1440, 900);
    waitUntilIdle();
    EXPECT_EQ(m_window.width(), 1440);
    EXPECT_GT(bar()->findChild<QToolButton*>()->iconSize().height(), 20) << "as large as the letters";
    EXPECT_GE(slider()->width(), 160);
}

// The drawer lends its height, and has it back.
TEST_F(PlayerTest, TheTensorsStayHighInALowWindow)
{
    m_window.resize(900, 600);
    const auto* drawer = part("drawerDock");
    QCoreApplication::processEvents();
    const int before = drawer->height();
    turnOn();
    EXPECT_TRUE(waitFor([&] { return view(Side::Output)->height() >= 150; })) << view(Side::Output)->height();
    key(Qt::Key_F9);
    EXPECT_TRUE(waitFor([&] { return drawer->height() == before; })) << drawer->height() << ' ' << before;
}

} // namespace
} // namespace tessera
