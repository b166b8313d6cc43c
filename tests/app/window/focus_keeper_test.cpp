// SPDX-License-Identifier: GPL-3.0-or-later
// Where the keys go when the control that has them hides or is disabled.
#include "tests/app/support/window_fixture.h"

#include <QAbstractButton>
#include <QDockWidget>
#include <QTabBar>
#include <QTabWidget>
#include <QToolButton>

namespace tessera {
namespace {

class FocusKeeperTest : public WindowTest {
protected:
    template <class Widget = QWidget> Widget* focused(const char* accessibleName)
    {
        for (Widget* widget : m_window.findChildren<Widget*>())
            if (widget->isVisible() && widget->accessibleName() == QLatin1String(accessibleName)) {
                widget->setFocus(Qt::TabFocusReason);
                return widget;
            }
        ADD_FAILURE() << accessibleName;
        return nullptr;
    }
    static std::string withKeys()
    {
        const QWidget* focus = QApplication::focusWidget();
        return focus ? focus->accessibleName().toStdString() : "nothing";
    }
};

// The next Space would have added an axis again.
TEST_F(FocusKeeperTest, AButtonAtItsEndGivesThemToNoOtherButton)
{
    m_window.document()->replaceCase(caseFromText("RESAMPLE --Sizes 4,4 --DataType FLOAT32 --Scales 1,1"), {});
    waitUntilIdle();
    focused("Remove the first axis");
    key(Qt::Key_Space);
    ASSERT_EQ(inputDesc(m_window.document()->currentCase().op).sizes.size(), 1U);
    EXPECT_NE(withKeys(), "Add an axis in front");
}

TEST_F(FocusKeeperTest, AControlThatIsEnabledAgainHasThemAgain)
{
    m_window.document()->setEngines(QStringLiteral("cpu"), QStringLiteral("reference"));
    waitUntilIdle();
    QWidget* swap = focused<QToolButton>("Swap engine A and engine B");
    m_window.document()->setEngines(QStringLiteral("cpu"), {});
    waitUntilIdle();
    EXPECT_EQ(withKeys(), "Output tensor");
    m_window.document()->setEngines(QStringLiteral("cpu"), QStringLiteral("reference"));
    waitUntilIdle();
    EXPECT_EQ(QApplication::focusWidget(), swap);

    m_window.document()->setEngines(QStringLiteral("cpu"), {});
    key(Qt::Key_Left); // in the tensor
    m_window.document()->setEngines(QStringLiteral("cpu"), QStringLiteral("reference"));
    waitUntilIdle();
    EXPECT_EQ(withKeys(), "Output tensor");
}

TEST_F(FocusKeeperTest, WhatHidesGivesThemToTheTensors)
{
    m_window.actions().get(QStringLiteral("player"))->trigger();
    waitUntilIdle();
    focused("Step forward");
    m_window.actions().get(QStringLiteral("player"))->trigger();
    waitUntilIdle();
    EXPECT_EQ(withKeys(), "Output tensor");
    focused("Operator");
    m_window.actions().get(QStringLiteral("panels"))->trigger();
    waitUntilIdle();
    EXPECT_EQ(withKeys(), "Output tensor");
}

// The page that has gone has none to give.
TEST_F(FocusKeeperTest, InTheDrawerTheyStayThere)
{
    m_window.showTab(QStringLiteral("Pins"));
    m_window.document()->pin(Pick{Side::Output, 7});
    m_window.actions().get(QStringLiteral("keepPin"))->trigger();
    waitUntilIdle();
    focused("Kept pins");
    m_window.actions().get(QStringLiteral("removeKeptPins"))->trigger();
    waitUntilIdle();
    const auto* drawer = m_window.findChild<QTabWidget*>(QStringLiteral("drawer"));
    EXPECT_TRUE(drawer->isAncestorOf(QApplication::focusWidget())) << withKeys();
    EXPECT_FALSE(qobject_cast<const QAbstractButton*>(QApplication::focusWidget()));
}

} // namespace
} // namespace tessera
