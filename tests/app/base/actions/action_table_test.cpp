// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/actions/actions.h"
#include "app/base/actions/menu_tree.h"

#include <QMenuBar>

#include <gtest/gtest.h>

namespace tessera {
namespace {

// A light that can be switched on while there is current.
struct Light : ActionSource {
    std::vector<ActionTable> actions() override
    {
        return {{"View",
                 {{"light", "&Light…", "Switch the light", "L", [this] { on = !on; },
                   enabledIf([this] { return current; }, "there is no current"), checkedIf([this] { return on; }),
                   textIs([this] { return on ? QStringLiteral("Off") : QStringLiteral("On"); })},
                  {"warm", "Warm", {}, "", [this] { warm = true; }, checkedIf([this] { return warm; }, "colour")},
                  {"cold", "Cold", {}, "", [this] { warm = false; }, checkedIf([this] { return !warm; }, "colour")}}}};
    }

    bool current = true, on = false, warm = true;
};

TEST(ActionTable, AnActionIsAsItsStateSays)
{
    Light light;
    Actions actions;
    actions.add(light);
    QAction* action = actions.get("light");
    EXPECT_EQ(actions.entry(action).text, "Light");
    EXPECT_EQ(action->text(), "On");
    EXPECT_EQ(action->toolTip(), "Switch the light (L)");
    action->trigger();
    EXPECT_TRUE(light.on);
    EXPECT_TRUE(action->isChecked());
    EXPECT_EQ(action->text(), "Off");
    light.on = light.current = false;
    emit light.actionsChanged();
    EXPECT_TRUE(action->toolTip().contains("there is no current"));
    EXPECT_FALSE(action->isChecked());
    EXPECT_FALSE(action->isEnabled());
    action->trigger();
    EXPECT_FALSE(light.on);
}

TEST(ActionTable, OneOfAChoiceIsChecked)
{
    Light light;
    Actions actions;
    actions.add(light);
    const QAction *warm = actions.get("warm"), *cold = actions.get("cold");
    EXPECT_TRUE(warm->isChecked());
    actions.get("cold")->trigger();
    EXPECT_FALSE(warm->isChecked());
    EXPECT_TRUE(cold->isChecked());
    light.warm = true;
    emit light.actionsChanged();
    EXPECT_TRUE(warm->isChecked());
    EXPECT_FALSE(cold->isChecked());
}

TEST(ActionTable, MenusAreMadeFromATree)
{
    Light light;
    Actions actions;
    actions.add(light);
    QMenuBar bar;
    fillMenus(&bar, {{"&View", {"light", "", {"&Colour", {"warm", "cold"}, "colours"}}}}, actions);
    ASSERT_EQ(bar.actions().size(), 1);
    const QList<QAction*> view = bar.actions().first()->menu()->actions();
    ASSERT_EQ(view.size(), 3);
    EXPECT_EQ(view[0], actions.get("light"));
    EXPECT_TRUE(view[1]->isSeparator());
    EXPECT_EQ(view[2]->menu()->objectName(), "colours");
    EXPECT_EQ(view[2]->menu()->actions().last(), actions.get("cold"));
}

} // namespace
} // namespace tessera
