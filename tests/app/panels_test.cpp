// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/window_fixture.h"

#include <QDockWidget>
#include <QMenu>

namespace tessera {
namespace {

class PanelsTest : public WindowTest {
protected:
    QDockWidget* panel(const char* name) const { return m_window.findChild<QDockWidget*>(QLatin1String(name)); }
    QPoint middle(const char* name) const { return panel(name)->mapTo(&m_window, panel(name)->rect().center()); }
    void run(const char* action)
    {
        m_window.actions().get(QLatin1String(action))->trigger();
        settle();
    }
};

TEST_F(PanelsTest, MoveFloatAndComeBack)
{
    EXPECT_LT(middle("casePanel").x(), m_window.width() / 2);
    run("caseRight");
    EXPECT_GT(middle("casePanel").x(), m_window.width() / 2);
    run("drawerLeft");
    EXPECT_LT(middle("drawerDock").x(), m_window.width() / 2);
    run("drawerFloat");
    EXPECT_TRUE(panel("drawerDock")->isWindow());
    EXPECT_TRUE(panel("drawerDock")->isVisible());
    run("drawerFloat");
    EXPECT_FALSE(panel("drawerDock")->isWindow());
    run("caseBottom");
    EXPECT_GT(middle("casePanel").y(), m_window.height() / 2);
    run("resetLayout");
    EXPECT_LT(middle("casePanel").x(), m_window.width() / 2);
    EXPECT_GT(middle("drawerDock").y(), m_window.height() / 2);
}

TEST_F(PanelsTest, OneKeyLeavesTheWindowToTheTensors)
{
    view(Side::Output)->setFocus();
    const int before = view(Side::Input)->width() + view(Side::Output)->width();
    key(Qt::Key_B, Qt::ControlModifier);
    EXPECT_FALSE(panel("casePanel")->isVisible());
    EXPECT_FALSE(panel("drawerDock")->isVisible());
    EXPECT_GT(view(Side::Input)->width() + view(Side::Output)->width(), before + 250);
    key(Qt::Key_B, Qt::ControlModifier);
    EXPECT_TRUE(panel("casePanel")->isVisible());
    EXPECT_TRUE(panel("drawerDock")->isVisible());
    key(Qt::Key_1, Qt::ControlModifier | Qt::AltModifier);
    EXPECT_FALSE(panel("casePanel")->isVisible());
    EXPECT_TRUE(panel("drawerDock")->isVisible());
}

TEST_F(PanelsTest, F6GoesRoundTheParts)
{
    view(Side::Input)->setFocus();
    key(Qt::Key_F6);
    EXPECT_TRUE(view(Side::Output)->hasFocus());
    key(Qt::Key_F6);
    EXPECT_TRUE(panel("drawerDock")->isAncestorOf(QApplication::focusWidget()));
    key(Qt::Key_F6);
    EXPECT_TRUE(panel("casePanel")->isAncestorOf(QApplication::focusWidget()));
    key(Qt::Key_F6, Qt::ShiftModifier);
    EXPECT_TRUE(panel("drawerDock")->isAncestorOf(QApplication::focusWidget()));
    run("casePanel");
    run("drawerPanel");
    key(Qt::Key_F6);
    EXPECT_TRUE(view(Side::Input)->hasFocus()); // what is hidden is passed by
}

TEST_F(PanelsTest, TextGrowsAndShrinksWithTheKeys)
{
    view(Side::Output)->setFocus();
    const auto* out = m_window.findChild<QWidget*>(QStringLiteral("outReadout"));
    const double words = QApplication::font().pointSizeF(), numbers = out->font().pointSizeF();
    key(Qt::Key_Plus, Qt::ControlModifier);
    EXPECT_NEAR(QApplication::font().pointSizeF() / words, 1.125, 0.01);
    EXPECT_NEAR(out->font().pointSizeF() / numbers, 1.125, 0.01);
    key(Qt::Key_Minus, Qt::ControlModifier);
    EXPECT_NEAR(QApplication::font().pointSizeF(), words, 0.01);
    EXPECT_NEAR(out->font().pointSizeF(), numbers, 0.01);
    run("normalText");
}

TEST_F(PanelsTest, HighContrastIsBlackAndWhite)
{
    const auto ground = [&] { return QColor(m_window.grab().toImage().pixel(m_window.width() / 2, 12)).name(); };
    key(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(ground(), QStringLiteral("#ffffff"));
    key(Qt::Key_T, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(ground(), QStringLiteral("#000000"));
    EXPECT_TRUE(m_window.actions().get(QStringLiteral("highContrast"))->isChecked());
    key(Qt::Key_H, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(ground(), QStringLiteral("#1d2026"));
    m_window.setTheme(Theme::Light);
}

// Wherever the focus is, Tab leads through every control of the window and back.
TEST_F(PanelsTest, TabGoesThroughEverything)
{
    QSet<QWidget*> wanted;
    for (QWidget* widget : m_window.findChildren<QWidget*>())
        if (widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus)
            && !widget->focusProxy() && widget->window() == &m_window)
            wanted << widget;
    ASSERT_GT(wanted.size(), 20);
    view(Side::Output)->setFocus();
    QSet<QWidget*> seen;
    for (int i = 0; i < 200 && seen.size() < wanted.size(); ++i) {
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        seen << QApplication::focusWidget();
    }
    for (QWidget* widget : wanted - seen)
        ADD_FAILURE() << widget->metaObject()->className() << ' ' << widget->accessibleName().toStdString() << ' '
                      << widget->objectName().toStdString();
}

} // namespace
} // namespace tessera
