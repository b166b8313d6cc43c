// SPDX-License-Identifier: GPL-3.0-or-later
// Where the keys go when the control that has them hides or is disabled.
#include "tests/app/support/window_fixture.h"

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
    changeCase("RESAMPLE --Sizes 4,4 --DataType FLOAT32 --Scales 1,1");
    focused("Remove the first axis");
    key(Qt::Key_Space);
    ASSERT_EQ(inputDesc(document().currentCase().op).sizes.size(), 1U);
    EXPECT_NE(withKeys(), "Add an axis in front");
}

TEST_F(FocusKeeperTest, AControlThatIsEnabledAgainHasThemAgain)
{
    useEngines("cpu", "reference");
    QWidget* swap = focused<QToolButton>("Swap engine A and engine B");
    useEngines("cpu", {});
    EXPECT_EQ(withKeys(), "Output tensor");
    useEngines("cpu", "reference");
    EXPECT_EQ(QApplication::focusWidget(), swap);

    document().setEngines("cpu", {});
    key(Qt::Key_Left); // in the tensor
    useEngines("cpu", "reference");
    EXPECT_EQ(withKeys(), "Output tensor");
}

TEST_F(FocusKeeperTest, WhatHidesGivesThemToTheTensors)
{
    trigger("player");
    focused("Step forward");
    trigger("player");
    EXPECT_EQ(withKeys(), "Output tensor");
    focused("Operator");
    trigger("panels");
    EXPECT_EQ(withKeys(), "Output tensor");
}

// The page that has gone has none to give.
TEST_F(FocusKeeperTest, InTheDrawerTheyStayThere)
{
    m_window.showTab("Pins");
    document().pin(Pick{Side::Output, 7});
    trigger("keepPin");
    focused("Kept pins");
    trigger("removeKeptPins");
    const auto* drawer = part<QTabWidget>("drawer");
    EXPECT_TRUE(drawer->isAncestorOf(QApplication::focusWidget())) << withKeys();
    EXPECT_FALSE(qobject_cast<const QAbstractButton*>(QApplication::focusWidget()));
}

} // namespace
} // namespace tessera
