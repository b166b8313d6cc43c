// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/actions/command_palette.h"
#include "app/base/actions/menu_tree.h"
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

TEST(FuzzyMatch, TakesLettersInOrderAtTheBestPlace)
{
    EXPECT_TRUE(fuzzyMatch("svas", "Save as"));
    EXPECT_TRUE(fuzzyMatch("SAVE A", "Save as"));
    EXPECT_FALSE(fuzzyMatch("asv", "Save as"));
    EXPECT_FALSE(fuzzyMatch("savee", "Save as"));
    EXPECT_FALSE(fuzzyMatch("x", ""));
    EXPECT_TRUE(fuzzyMatch("", "anything")->letters.empty());
    EXPECT_EQ(fuzzyMatch("ge", "Page: go to element")->letters, (std::vector<qsizetype>{6, 12}));
    EXPECT_EQ(fuzzyMatch("rep", "Save or copy reproducer")->letters, (std::vector<qsizetype>{13, 14, 15}));
}

TEST(FuzzyMatch, PrefersStartsOfWordsRunsAndShortTexts)
{
    const auto score = [](const char* typed, const char* text) {
        const auto match = fuzzyMatch(QString::fromLatin1(typed), QString::fromLatin1(text));
        return match ? match->score : -1;
    };
    EXPECT_GT(score("zi", "Zoom in"), score("zi", "Horizon pile"));
    EXPECT_GT(score("fit", "Fit"), score("fit", "Keep fitting"));
    EXPECT_GT(score("grid", "Show grid"), score("grid", "Go right and down"));
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
        m_dialog = part<QDialog>("keyEditor");
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
        m_dialog->findChild<QTreeWidget*>()->findItems(QStringLiteral("Ctrl+H"), Qt::MatchRecursive, 1).isEmpty());
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

class PaletteTest : public WindowTest {
protected:
    QWidget* palette() const { return part("palette"); }
    QListWidget* list() const { return palette()->findChild<QListWidget*>(); }
    void open() { key(Qt::Key_P, Qt::ControlModifier | Qt::ShiftModifier); }
    void type(const char* letters)
    {
        QTest::keyClicks(QApplication::focusWidget(), QString::fromLatin1(letters));
        waitUntilIdle();
    }
    QString row(int index) const { return list()->item(index)->data(Qt::AccessibleTextRole).toString(); }
};

TEST_F(PaletteTest, RunsAnActionByAFewLetters)
{
    view(Side::Output)->setFocus();
    open();
    ASSERT_TRUE(palette()->isVisible());
    type("copval");
    EXPECT_EQ(row(0), "Copy value or selection, Edit Ctrl+C");
    const QImage before = palette()->grab().toImage();
    EXPECT_GT(pixelsLike(before, before.rect(), color(Role::Accent)), 5000); // the mark
    key(Qt::Key_Return);
    EXPECT_FALSE(palette()->isVisible());
    EXPECT_EQ(QGuiApplication::clipboard()->text(), "49");
    EXPECT_TRUE(view(Side::Output)->hasFocus());
}

TEST_F(PaletteTest, ListsEveryActionAndThoseUsedLastFirst)
{
    open();
    EXPECT_EQ(size_t(list()->count()) + 1, m_window.actions().all().size()); // itself left out
    EXPECT_FALSE(row(0).startsWith("Grid"));
    type("grid");
    key(Qt::Key_Return);
    open();
    EXPECT_THAT(row(0).toStdString(), StartsWith("Grid"));
}

// A run that ends may end the widget that had the focus: the case's new form has other fields.
TEST_F(PaletteTest, LeavesWhenWhatHadTheFocusIsGone)
{
    auto* field = new QLineEdit(&m_window);
    field->show();
    field->setFocus();
    open();
    delete field;
    auto* other = new QLineEdit(&m_window); // likely where the field was
    other->show();
    key(Qt::Key_Escape);
    EXPECT_FALSE(palette()->isVisible());
    EXPECT_FALSE(other->hasFocus());
}

TEST_F(PaletteTest, FindsByTheWordsOfTheSentenceTooButLast)
{
    for (const char* words : {"histog", "histogram", "statistics", "black white"}) {
        open();
        type(words);
        QStringList rows;
        for (int i = 0; i < list()->count(); ++i)
            rows << row(i);
        EXPECT_FALSE(rows.filter("Histogram, range and statistics").isEmpty()) << words;
        EXPECT_THAT(row(0).toStdString(), HasSubstr("istogram")) << words;
        key(Qt::Key_Escape);
    }
}

TEST_F(PaletteTest, KeepsItsKeysToItselfAndLeavesWithEscape)
{
    view(Side::Output)->setFocus();
    const double zoom = view(Side::Output)->zoom();
    open();
    type("f"); // a key of the window: here it is a letter
    EXPECT_TRUE(palette()->isVisible());
    key(Qt::Key_Plus);
    EXPECT_EQ(view(Side::Output)->zoom(), zoom);
    key(Qt::Key_Escape);
    EXPECT_FALSE(palette()->isVisible());
    EXPECT_EQ(spoken("outReadout"), "out (0,1,2,3) 49 0x00000031"); // the pin stays
}

TEST_F(PaletteTest, ArrowsGoRoundAndTellWhatIsMarked)
{
    open();
    auto* field = qobject_cast<QLineEdit*>(QApplication::focusWidget());
    ASSERT_TRUE(field);
    key(Qt::Key_Up);
    EXPECT_EQ(list()->currentRow(), list()->count() - 1);
    EXPECT_EQ(field->accessibleDescription(), row(list()->count() - 1));
    key(Qt::Key_Down);
    EXPECT_EQ(list()->currentRow(), 0);
    type("qqqqq");
    EXPECT_EQ(list()->count(), 0);
    EXPECT_EQ(field->accessibleDescription(), "No action has these letters");
    key(Qt::Key_Return);
    EXPECT_TRUE(palette()->isVisible());
}

TEST_F(PaletteTest, ListsWhatCannotBeDoneNowLastAndSaysWhy)
{
    open();
    int able = 0;
    while (able < list()->count() && !row(able).contains(" · "))
        ++able;
    ASSERT_GT(able, 20);
    ASSERT_LT(able, list()->count());
    for (int i = able; i < list()->count(); ++i)
        EXPECT_THAT(row(i).toStdString(), HasSubstr(" · "));
    type("undo");
    EXPECT_EQ(row(0), "Undo, Edit · nothing was changed Ctrl+Z");
    key(Qt::Key_Return);
    EXPECT_TRUE(palette()->isVisible());
}

// It was cut to "A and B do not differ, or one of them is…".
TEST_F(PaletteTest, HasRoomForTheWholeReason)
{
    open();
    type("bug report");
    ASSERT_TRUE(row(0).contains(" · "));
    const int line = list()->fontMetrics().height();
    EXPECT_GE(list()->visualItemRect(list()->item(0)).height(), 3 * line); // the name, and a reason of two lines
    EXPECT_GE(list()->height(), list()->visualItemRect(list()->item(0)).height());
    key(Qt::Key_Escape);
    open();
    type("copy value");
    EXPECT_LT(list()->visualItemRect(list()->item(0)).height(), 3 * line);
}

} // namespace
} // namespace tessera
