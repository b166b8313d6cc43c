// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/actions/action_dialog.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

// A lamp that can be switched on while there is current.
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

struct ActionTableTest : testing::Test {
    ActionTableTest() { actions.add(light); }

    Light light;
    Actions actions;
};

TEST_F(ActionTableTest, AnActionIsAsItsStateSays)
{
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

TEST_F(ActionTableTest, OneOfAChoiceIsChecked)
{
    QAction *warm = actions.get("warm"), *cold = actions.get("cold");
    const auto checked = [&] { return std::pair(warm->isChecked(), cold->isChecked()); };
    EXPECT_TRUE(warm->isChecked());
    cold->trigger();
    EXPECT_EQ(checked(), std::pair(false, true));
    light.warm = true;
    emit light.actionsChanged();
    EXPECT_EQ(checked(), std::pair(true, false));
}

TEST(FuzzyScore, TakesLettersInOrderAndPrefersStartsOfWordsRunsAndShortTexts)
{
    EXPECT_TRUE(fuzzyScore("svas", "Save as") && fuzzyScore("SAVE A", "Save as"));
    EXPECT_FALSE(fuzzyScore("asv", "Save as") || fuzzyScore("savee", "Save as") || fuzzyScore("x", ""));
    EXPECT_EQ(fuzzyScore("", "anything"), 0);
    const auto score = [](const char* typed, const char* text) {
        return fuzzyScore(QString::fromLatin1(typed), QString::fromLatin1(text)).value_or(-1);
    };
    EXPECT_GT(score("zi", "Zoom in"), score("zi", "Horizon pile"));
    EXPECT_GT(score("fit", "Fit"), score("fit", "Keep fitting"));
    EXPECT_GT(score("grid", "Show grid"), score("grid", "Go right and down"));
    EXPECT_GT(score("rep", "Save or copy reproducer"), score("rep", "Save or copy re po"));
}

// Tests of the dialog of actions: it finds an action, and changes its keys.
struct ActionDialogTest : KeptWindowTest {
    void open(const char* typed = "")
    {
        goToWindow();
        key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier);
        ASSERT_TRUE(dialog());
        (void)QTest::qWaitForWindowActive(dialog());
        QTest::keyClicks(&line(), QLatin1String(typed));
    }
    void leave()
    {
        press(*dialog(), "Close");
        goToWindow();
        view(Side::Output)->setFocus();
    }
    void goToWindow() // as the desktop does
    {
        m_window.activateWindow();
        ASSERT_TRUE(QTest::qWaitForWindowActive(&m_window));
    }
    QDialog* dialog() const { return part<QDialog>("actionDialog"); }
    QTreeWidget& list() const { return *dialog()->findChild<QTreeWidget*>(); }
    QLineEdit& line() const { return *dialog()->findChild<QLineEdit*>(); }
    std::string said() const { return dialog()->findChild<QLabel*>("keyMessage")->text().toStdString(); }
    // "Undo, Edit, Ctrl+Z"
    std::string row(int index) const
    {
        const QTreeWidgetItem* item = list().topLevelItem(index);
        return (item->text(0) + ", " + item->text(1) + ", " + item->text(2)).toStdString();
    }
    bool lists(const char* text, int column = 0) const
    {
        return !list().findItems(QLatin1String(text), Qt::MatchExactly, column).isEmpty();
    }
    void type(Qt::Key key)
    {
        QTest::keyClick(&line(), key);
        waitUntilIdle();
    }
    QKeySequenceEdit& keyField() const { return *named<QKeySequenceEdit>("Key"); }
    void giveKey(Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        keyField().setFocus();
        QTest::keyClick(&keyField(), key, modifiers);
    }
    QList<QKeySequence> keysAtTheNextStart(const char* id) const
    {
        const MainWindow next({.configFolder = m_folder.path(), .theme = Theme::Light});
        return next.actions().get(QLatin1String(id))->shortcuts();
    }
    bool gridOn() const { return action("grid")->isChecked(); }
};

TEST_F(ActionDialogTest, ANewKeyWorksAtOnceIsToldEverywhereAndKeptAndCanBeTakenAway)
{
    open("Grid");
    giveKey(Qt::Key_H, Qt::ControlModifier);
    EXPECT_EQ(said(), "");
    leave();
    EXPECT_TRUE(gridOn());
    key(Qt::Key_H, Qt::ControlModifier);
    EXPECT_FALSE(gridOn());
    key(Qt::Key_G);
    EXPECT_FALSE(gridOn()); // the old key is free
    EXPECT_TRUE(action("grid")->toolTip().contains(QStringLiteral("Ctrl+H")));
    EXPECT_EQ(keysAtTheNextStart("grid"), QList{QKeySequence(Qt::CTRL | Qt::Key_H)});
    open("Grid");
    EXPECT_TRUE(lists("Ctrl+H", 2));
    press(*dialog(), "No key");
    leave();
    key(Qt::Key_H, Qt::ControlModifier);
    EXPECT_FALSE(gridOn());
    EXPECT_TRUE(keysAtTheNextStart("grid").isEmpty());
}

TEST_F(ActionDialogTest, AKeyThatIsTakenIsRefusedByNameAndDefaultsComeBack)
{
    open("Grid");
    giveKey(Qt::Key_S, Qt::ControlModifier);
    EXPECT_EQ(said(), "Ctrl+S belongs to “Save”.");
    EXPECT_EQ(keyField().keySequence(), QKeySequence(Qt::Key_G));
    giveKey(Qt::Key_Left);
    EXPECT_EQ(said(), "Left moves the focus or the pin, and is kept for that.");
    giveKey(Qt::Key_Y); // then a free key
    EXPECT_EQ(said(), "");
    EXPECT_EQ(action("grid")->shortcut(), QKeySequence(Qt::Key_Y));
    press(*dialog(), "All to default");
    for (const Actions::Entry& entry : m_window.actions().all())
        EXPECT_EQ(entry.action->shortcuts(), entry.defaultKeys);
}

TEST_F(ActionDialogTest, RunsAnActionByAFewLetters)
{
    view(Side::Output)->setFocus();
    open("copval");
    EXPECT_TRUE(line().hasFocus());
    EXPECT_EQ(row(0), "Copy value or selection, Edit, Ctrl+C");
    type(Qt::Key_Return);
    EXPECT_FALSE(dialog());
    EXPECT_EQ(QGuiApplication::clipboard()->text(), "49");
    goToWindow();
    EXPECT_TRUE(view(Side::Output)->hasFocus());
    open();
    EXPECT_GT(size_t(list().topLevelItemCount()), m_window.actions().all().size()); // the list has gestures, too
}

TEST_F(ActionDialogTest, FindsByTheNameThenByTheSentenceAndTheKey)
{
    open();
    const std::pair<const char*, const char*> rows[] = {
        {"histog", "istogram"},          {"histogram", "istogram"},          {"statistics", "istogram"},
        {"black and white", "istogram"}, {"values", "Values: show or hide"}, // the one with a key comes first
    };
    for (const auto& [words, first] : rows) {
        line().setText(QLatin1String(words));
        EXPECT_TRUE(lists("Histogram, range and statistics") || QLatin1String(words) == QLatin1String("values"));
        EXPECT_THAT(row(0), HasSubstr(first)) << words;
    }
    line().setText("Ctrl+Z");
    EXPECT_TRUE(lists("Undo"));
}

TEST_F(ActionDialogTest, KeepsItsKeysToItselfAndLeavesWithEscape)
{
    view(Side::Output)->setFocus();
    const double zoom = view(Side::Output)->zoom();
    open("f+"); // these are keys of the window, but letters here
    EXPECT_TRUE(dialog()->isVisible());
    EXPECT_EQ(view(Side::Output)->zoom(), zoom);
    type(Qt::Key_Escape);
    EXPECT_FALSE(dialog());
    EXPECT_EQ(spoken("outReadout"), "out (0,1,2,3) 49 0x00000031"); // the pin stays
}

TEST_F(ActionDialogTest, ArrowsWalkAndTellWhatIsMarked)
{
    open();
    type(Qt::Key_Down);
    EXPECT_EQ(list().currentItem(), list().topLevelItem(1));
    EXPECT_THAT(line().accessibleDescription().toStdString(),
                StartsWith(list().topLevelItem(1)->text(0).toStdString()));
    line().setText("qqqqq");
    EXPECT_EQ(list().topLevelItemCount(), 0);
    EXPECT_EQ(line().accessibleDescription(), "No action has these letters");
    type(Qt::Key_Return);
    EXPECT_TRUE(dialog()->isVisible());
}

TEST_F(ActionDialogTest, SaysWhyAnActionCannotBeDoneNow)
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
    type(Qt::Key_Return);
    EXPECT_TRUE(dialog()->isVisible());
}

} // namespace
} // namespace tessera
