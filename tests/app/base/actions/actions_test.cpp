// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/actions/action_dialog.h"
#include "app/base/actions/actions.h"
#include "tests/app/support/window_fixture.h"

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

TEST(FuzzyScore, TakesLettersInOrder)
{
    EXPECT_TRUE(fuzzyScore("svas", "Save as"));
    EXPECT_TRUE(fuzzyScore("SAVE A", "Save as"));
    EXPECT_FALSE(fuzzyScore("asv", "Save as"));
    EXPECT_FALSE(fuzzyScore("savee", "Save as"));
    EXPECT_FALSE(fuzzyScore("x", ""));
    EXPECT_EQ(fuzzyScore("", "anything"), 0);
}

TEST(FuzzyScore, PrefersStartsOfWordsRunsAndShortTexts)
{
    const auto score = [](const char* typed, const char* text) {
        return fuzzyScore(QString::fromLatin1(typed), QString::fromLatin1(text)).value_or(-1);
    };
    EXPECT_GT(score("zi", "Zoom in"), score("zi", "Horizon pile"));
    EXPECT_GT(score("fit", "Fit"), score("fit", "Keep fitting"));
    EXPECT_GT(score("grid", "Show grid"), score("grid", "Go right and down"));
    EXPECT_GT(score("rep", "Save or copy reproducer"), score("rep", "Save or copy re po"));
}

class KeysTest : protected HasFolder, public WindowTest {
protected:
    KeysTest()
        : WindowTest({.configFolder = m_folder.path(), .theme = Theme::Light})
    {
    }

    void choose(const char* action)
    {
        key(Qt::Key_K, Qt::ControlModifier);
        m_dialog = part<QDialog>("actionDialog");
        ASSERT_TRUE(m_dialog);
        (void)QTest::qWaitForWindowActive(m_dialog);
        auto* filter = in<QLineEdit>("Find an action");
        filter->setFocus();
        QTest::keyClicks(filter, QString::fromLatin1(action));
    }
    template <class Widget> Widget* in(const char* accessibleName) const
    {
        for (Widget* widget : m_dialog->findChildren<Widget*>())
            if (widget->accessibleName() == QLatin1String(accessibleName))
                return widget;
        return nullptr;
    }
    void press(Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        auto* edit = in<QKeySequenceEdit>("Key");
        edit->setFocus();
        QTest::keyClick(edit, key, modifiers);
    }
    void click(const QString& text) { tessera::press(*m_dialog, text); }
    void leave()
    {
        click("Close");
        m_window.activateWindow();
        (void)QTest::qWaitForWindowActive(&m_window);
        view(Side::Output)->setFocus();
    }
    QString said() const { return m_dialog->findChild<QLabel*>("keyMessage")->text(); }
    bool gridOn() const { return action("grid")->isChecked(); }

    QDialog* m_dialog = nullptr;
};

TEST_F(KeysTest, ANewKeyWorksAtOnceIsToldEverywhereAndKept)
{
    choose("Grid");
    press(Qt::Key_H, Qt::ControlModifier);
    EXPECT_EQ(said(), QString());
    leave();
    EXPECT_TRUE(gridOn());
    key(Qt::Key_H, Qt::ControlModifier);
    EXPECT_FALSE(gridOn());
    key(Qt::Key_G);
    EXPECT_FALSE(gridOn()); // the old one is free
    EXPECT_TRUE(action("grid")->toolTip().contains(QStringLiteral("Ctrl+H")));
    choose("Grid");
    EXPECT_FALSE(
        m_dialog->findChild<QTreeWidget*>()->findItems(QStringLiteral("Ctrl+H"), Qt::MatchExactly, 2).isEmpty());
    leave();

    const MainWindow next({.configFolder = m_folder.path(), .theme = Theme::Light});
    EXPECT_EQ(next.actions().get("grid")->shortcut(), QKeySequence(Qt::CTRL | Qt::Key_H));
}

TEST_F(KeysTest, AKeyThatIsTakenIsRefusedByName)
{
    choose("Grid");
    press(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(said(), "Ctrl+S belongs to “Save”.");
    EXPECT_EQ(in<QKeySequenceEdit>("Key")->keySequence(), QKeySequence(Qt::Key_G));
    press(Qt::Key_Left, {});
    EXPECT_EQ(said(), "Left moves the focus or the pin, and is kept for that.");
    press(Qt::Key_Y, {}); // and then one that is free
    EXPECT_EQ(said(), QString());
    EXPECT_EQ(action("grid")->shortcut(), QKeySequence(Qt::Key_Y));
}

TEST_F(KeysTest, DefaultsComeBackUnlessTheyAreTaken)
{
    choose("Grid");
    press(Qt::Key_Y, {});
    auto* filter = in<QLineEdit>("Find an action");
    filter->setText("Keep fitting");
    press(Qt::Key_G, {});
    filter->setText("Grid");
    click("Default");
    EXPECT_EQ(said(), "G belongs to “Keep fitting”.");
    click("All to default");
    EXPECT_EQ(action("grid")->shortcut(), QKeySequence(Qt::Key_G));
    for (const Actions::Entry& entry : m_window.actions().all())
        EXPECT_EQ(entry.action->shortcuts(), entry.defaultKeys);
}

TEST_F(KeysTest, AKeyCanBeTakenAway)
{
    choose("Grid");
    click("No key");
    leave();
    key(Qt::Key_G);
    EXPECT_TRUE(gridOn());
    const MainWindow next({.configFolder = m_folder.path(), .theme = Theme::Light});
    EXPECT_TRUE(next.actions().get("grid")->shortcuts().isEmpty());
}

class FindActionTest : public WindowTest {
protected:
    QDialog* dialog() const { return part<QDialog>("actionDialog"); }
    QTreeWidget& list() const { return *dialog()->findChild<QTreeWidget*>(); }
    void open()
    {
        goToWindow();
        key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        ASSERT_TRUE(dialog());
        (void)QTest::qWaitForWindowActive(dialog());
    }
    void goToWindow() // as a desktop does it
    {
        m_window.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&m_window));
    }
    QLineEdit& line() const { return *dialog()->findChild<QLineEdit*>(); }
    void press(Qt::Key key)
    {
        QTest::keyClick(&line(), key);
        waitUntilIdle();
    }
    // "Undo, Edit, Ctrl+Z"
    std::string row(int index) const
    {
        const QTreeWidgetItem* item = list().topLevelItem(index);
        return (item->text(0) + ", " + item->text(1) + ", " + item->text(2)).toStdString();
    }
    std::string said() const { return dialog()->findChild<QLabel*>("keyMessage")->text().toStdString(); }
};

TEST_F(FindActionTest, RunsAnActionByAFewLetters)
{
    view(Side::Output)->setFocus();
    open();
    EXPECT_TRUE(line().hasFocus());
    QTest::keyClicks(&line(), "copval");
    EXPECT_EQ(row(0), "Copy value or selection, Edit, Ctrl+C");
    press(Qt::Key_Return);
    EXPECT_FALSE(dialog());
    EXPECT_EQ(QGuiApplication::clipboard()->text(), "49");
    goToWindow();
    EXPECT_TRUE(view(Side::Output)->hasFocus());
}

TEST_F(FindActionTest, ListsEveryActionAndThoseUsedLastFirst)
{
    open();
    EXPECT_GT(size_t(list().topLevelItemCount()), m_window.actions().all().size()); // and gestures
    EXPECT_THAT(row(0), Not(StartsWith("Grid")));
    line().setText("grid");
    press(Qt::Key_Return);
    open();
    EXPECT_THAT(row(0), StartsWith("Grid"));
}

TEST_F(FindActionTest, FindsByTheWordsOfTheSentenceTooButLast)
{
    open();
    for (const char* words : {"histog", "histogram", "statistics", "black white"}) {
        line().setText(words);
        EXPECT_FALSE(list().findItems("Histogram, range and statistics", Qt::MatchExactly).isEmpty()) << words;
        EXPECT_THAT(row(0), HasSubstr("istogram")) << words;
    }
    line().setText("Ctrl+Z");
    EXPECT_FALSE(list().findItems("Undo", Qt::MatchExactly).isEmpty()) << "by its key";
}

TEST_F(FindActionTest, KeepsItsKeysToItselfAndLeavesWithEscape)
{
    view(Side::Output)->setFocus();
    const double zoom = view(Side::Output)->zoom();
    open();
    QTest::keyClicks(&line(), "f+"); // keys of the window: here they are letters
    EXPECT_TRUE(dialog()->isVisible());
    EXPECT_EQ(view(Side::Output)->zoom(), zoom);
    press(Qt::Key_Escape);
    EXPECT_FALSE(dialog());
    EXPECT_EQ(spoken("outReadout"), "out (0,1,2,3) 49 0x00000031"); // the pin stays
}

TEST_F(FindActionTest, ArrowsWalkAndTellWhatIsMarked)
{
    open();
    press(Qt::Key_Down);
    EXPECT_EQ(list().currentItem(), list().topLevelItem(1));
    EXPECT_THAT(line().accessibleDescription().toStdString(),
                StartsWith(list().topLevelItem(1)->text(0).toStdString()));
    line().setText("qqqqq");
    EXPECT_EQ(list().topLevelItemCount(), 0);
    EXPECT_EQ(line().accessibleDescription(), "No action has these letters");
    press(Qt::Key_Return);
    EXPECT_TRUE(dialog()->isVisible());
}

TEST_F(FindActionTest, SaysWhyAnActionCannotBeDoneNow)
{
    open();
    const auto isAble = [this](int i) {
        const auto* of = list().topLevelItem(i)->data(0, Qt::UserRole).value<QAction*>();
        return !of || of->isEnabled();
    };
    int able = 0;
    while (able < list().topLevelItemCount() && isAble(able))
        ++able;
    ASSERT_GT(able, 20);
    ASSERT_LT(able, list().topLevelItemCount());
    for (int i = able; i < list().topLevelItemCount(); ++i)
        EXPECT_FALSE(isAble(i)) << "they come last";
    line().setText("undo");
    EXPECT_EQ(row(0), "Undo, Edit, Ctrl+Z");
    EXPECT_EQ(said(), "nothing was changed");
    press(Qt::Key_Return);
    EXPECT_TRUE(dialog()->isVisible());
}

} // namespace
} // namespace tessera
