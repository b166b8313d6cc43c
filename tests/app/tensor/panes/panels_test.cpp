// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

struct PanelsTest : WindowTest {
    QDockWidget* panel(const char* name) const { return part<QDockWidget>(name); }
    QPoint middle(const char* name) const { return placeIn(&m_window, panel(name)).center(); }
    std::pair<bool, bool> visible() const
    {
        return {panel("casePanel")->isVisible(), panel("drawerDock")->isVisible()};
    }
};

TEST_F(PanelsTest, MoveFloatAndComeBack)
{
    EXPECT_LT(middle("casePanel").x(), m_window.width() / 2);
    trigger("caseRight");
    EXPECT_GT(middle("casePanel").x(), m_window.width() / 2);
    trigger("drawerLeft");
    EXPECT_LT(middle("drawerDock").x(), m_window.width() / 2);
    trigger("drawerFloat");
    EXPECT_TRUE(panel("drawerDock")->isWindow());
    EXPECT_TRUE(panel("drawerDock")->isVisible());
    trigger("drawerFloat");
    EXPECT_FALSE(panel("drawerDock")->isWindow());
    trigger("caseBottom");
    EXPECT_GT(middle("casePanel").y(), m_window.height() / 2);
    trigger("resetLayout");
    EXPECT_LT(middle("casePanel").x(), m_window.width() / 2);
    EXPECT_GT(middle("drawerDock").y(), m_window.height() / 2);
}

TEST_F(PanelsTest, OneKeyLeavesTheWindowToTheTensors)
{
    view(Side::Output)->setFocus();
    const auto tensors = [this] { return view(Side::Input)->width() + view(Side::Output)->width(); };
    const int before = tensors();
    key(Qt::Key_B, Qt::ControlModifier);
    EXPECT_EQ(visible(), std::pair(false, false));
    EXPECT_GT(tensors(), before + 250);
    key(Qt::Key_B, Qt::ControlModifier);
    EXPECT_EQ(visible(), std::pair(true, true));
    key(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_EQ(visible(), std::pair(false, true));
}

TEST_F(PanelsTest, F6GoesRoundTheParts)
{
    keyAt(Side::Input, Qt::Key_F6);
    EXPECT_TRUE(view(Side::Output)->hasFocus());
    key(Qt::Key_F6);
    EXPECT_TRUE(panel("drawerDock")->isAncestorOf(QApplication::focusWidget()));
    key(Qt::Key_F6);
    EXPECT_TRUE(panel("casePanel")->isAncestorOf(QApplication::focusWidget()));
    key(Qt::Key_F6, Qt::ShiftModifier);
    EXPECT_TRUE(panel("drawerDock")->isAncestorOf(QApplication::focusWidget()));
    trigger("casePanel");
    trigger("drawerPanel");
    keyAt(Side::Output, Qt::Key_F6);
    EXPECT_TRUE(view(Side::Input)->hasFocus()); // what is hidden is passed by
}

TEST_F(PanelsTest, KeysMoveTheSeparators)
{
    const auto grown = [&](QWidget* part, Qt::Key direction) {
        const QSize before = part->size();
        key(direction, Qt::AltModifier | Qt::ShiftModifier);
        return part->size() - before;
    };
    auto* input = part("inputPane");
    view(Side::Input)->setFocus();
    EXPECT_EQ(grown(input, Qt::Key_Right), QSize(24, 0));
    EXPECT_EQ(grown(input, Qt::Key_Left), QSize(-24, 0));
    EXPECT_EQ(grown(input, Qt::Key_Up), QSize(0, 24)); // the bottom panel's
    key(Qt::Key_F6, Qt::ShiftModifier);
    EXPECT_EQ(grown(panel("casePanel"), Qt::Key_Right).width(), 24);
    key(Qt::Key_F6, Qt::ShiftModifier);
    EXPECT_EQ(grown(panel("drawerDock"), Qt::Key_Up), QSize(0, 24));
    for (int i = 0; i < 40; ++i)
        key(Qt::Key_Down, Qt::AltModifier | Qt::ShiftModifier);
    EXPECT_GE(panel("drawerDock")->height(), panel("drawerDock")->minimumSizeHint().height());
}

TEST_F(PanelsTest, ANarrowStripKeepsTheVerdict)
{
    const auto* verdict = part<QLabel>("verdict");
    m_window.resize(720, 640);
    EXPECT_TRUE(waitFor([&] { return verdict->width() >= 120; })) << verdict->width();
}

TEST_F(PanelsTest, TheHeaderOfANarrowPaneSaysThatItIsCut)
{
    document().newCase(caseFromText("SPACE_TO_DEPTH1 --Sizes 12,100,1000,12 --DataType UINT8 --BlockSize 2"));
    resize({800, 640});
    const auto* label = part("outputPane")->findChild<QLabel*>("description"); // beside the tools
    EXPECT_EQ(label->accessibleName(), "UINT8 {12, 400, 500, 6}");
    EXPECT_TRUE(label->text().endsWith(u'…')) << label->text().toStdString();
    resize({1920, 1080});
    EXPECT_FALSE(label->text().endsWith(u'…'));
    EXPECT_TRUE(label->text().contains("UINT8"));
}

TEST_F(PanelsTest, F11FillsTheScreenAndLeavesItAgain)
{
    key(Qt::Key_F11);
    EXPECT_TRUE(m_window.isFullScreen());
    key(Qt::Key_F11);
    EXPECT_FALSE(m_window.isFullScreen());
}

} // namespace
} // namespace tessera
