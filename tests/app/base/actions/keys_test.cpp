// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

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
    void click(const QString& text)
    {
        for (QAbstractButton* button : m_dialog->findChildren<QAbstractButton*>())
            if (button->text() == text)
                QTest::mouseClick(button, Qt::LeftButton);
    }
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
    click("&Default");
    EXPECT_EQ(said(), "G belongs to “Keep fitting”.");
    click("&All to default");
    EXPECT_EQ(action("grid")->shortcut(), QKeySequence(Qt::Key_G));
    for (const Actions::Entry& entry : m_window.actions().all())
        EXPECT_EQ(entry.action->shortcuts(), entry.defaultKeys);
}

TEST_F(KeysTest, AKeyCanBeTakenAway)
{
    choose("Grid");
    QTest::mouseClick(in<QAbstractButton>("No key"), Qt::LeftButton);
    leave();
    key(Qt::Key_G);
    EXPECT_TRUE(gridOn());
    const MainWindow next({.configFolder = m_folder.path(), .theme = Theme::Light});
    EXPECT_TRUE(next.actions().get("grid")->shortcuts().isEmpty());
}

} // namespace
} // namespace tessera
