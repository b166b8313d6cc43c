// SPDX-License-Identifier: GPL-3.0-or-later
// Alt and a letter reach one thing in the window, in each menu and in each dialog, in every language.
#include "tests/app/support/dialogs.h"
#include "tests/app/support/spoken_window.h"

#include <map>

namespace tessera {
namespace {

// The letter behind the mark, in lower case; null: it has none.
QChar menuKeyOf(QString text)
{
    text.remove("&&");
    const qsizetype at = text.indexOf(u'&');
    return at >= 0 && at + 1 < text.size() ? text[at + 1].toLower() : QChar();
}

// What has which letter in one place.
class Letters {
public:
    explicit Letters(const QString& place)
        : m_place(place.toStdString())
    {
    }

    void take(const QString& text)
    {
        const QChar key = menuKeyOf(text);
        if (key.isNull())
            return;
        const auto [first, isNew] = m_taken.try_emplace(key, text);
        EXPECT_TRUE(isNew) << m_place << ": " << text.toStdString() << " and " << first->second.toStdString();
    }

private:
    std::string m_place;
    std::map<QChar, QString> m_taken;
};

// A button that shows an action has no key: what it shows is the action's text without the mark.
void expectEachKeyOnce(const QWidget* window, const QString& place)
{
    Letters letters(place + QLatin1String(", ") + window->windowTitle());
    for (const QWidget* widget : window->findChildren<QWidget*>()) {
        if (!widget->isVisible() || widget->window() != window)
            continue;
        if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
            letters.take(button->text());
        else if (const auto* label = qobject_cast<const QLabel*>(widget); label && label->buddy())
            letters.take(label->text());
        else if (const auto* box = qobject_cast<const QGroupBox*>(widget))
            letters.take(box->title());
        else if (const auto* tabs = qobject_cast<const QTabBar*>(widget))
            for (int i = 0; i < tabs->count(); ++i)
                letters.take(tabs->tabText(i));
        else if (const auto* menus = qobject_cast<const QMenuBar*>(widget))
            for (const QAction* menu : menus->actions())
                letters.take(menu->text());
    }
}

void expectEachKeyOnceIn(const QMenu* menu, const QString& place)
{
    Letters letters(place + QLatin1String(", ") + menu->title());
    for (const QAction* action : menu->actions()) {
        letters.take(action->text());
        if (action->menu())
            expectEachKeyOnceIn(action->menu(), place);
    }
}

class MenuKeysTest : protected HasFolder, public SpokenWindow {
protected:
    MenuKeysTest()
        : SpokenWindow({.configFolder = m_folder.path(), .theme = Theme::Light})
    {
    }

    void act(const QString& id)
    {
        m_window.actions().get(id)->trigger();
        waitUntilIdle();
    }

    // Those that the window goes on beside.
    void checkAndClose(const QString& place)
    {
        for (QWidget* top : QApplication::topLevelWidgets())
            if (top != &m_window && top->isVisible() && !top->inherits("QTipLabel") && !top->inherits("QMenu")) {
                expectEachKeyOnce(top, place);
                top->close();
            }
        waitUntilIdle();
    }
};

INSTANTIATE_TEST_SUITE_P(EachLanguage, MenuKeysTest, testing::ValuesIn(languages()), codeOf);

TEST_P(MenuKeysTest, TheWindowHasNoLetterTwice)
{
    expectEachKeyOnce(&m_window, GetParam().code);
}

TEST_P(MenuKeysTest, NoMenuHasALetterTwice)
{
    for (const QAction* menu : m_window.menuWidget()->findChild<QMenuBar*>()->actions())
        expectEachKeyOnceIn(menu->menu(), GetParam().code);
}

TEST_P(MenuKeysTest, NoDialogHasALetterTwice)
{
    for (const char* opens :
         {"marks", "range", "channels", "shortcuts", "dataFont", "addEngine", "identifyB", "quiz", "about"}) {
        if (!action(opens)->isEnabled())
            continue;
        QTimer::singleShot(0, &m_window, [&] { // where it waits for an answer
            if (QWidget* dialog = QApplication::activeModalWidget()) {
                expectEachKeyOnce(dialog, GetParam().code);
                dialog->close();
            }
        });
        act(QLatin1String(opens));
        checkAndClose(GetParam().code + QLatin1Char(' ') + QLatin1String(opens));
    }
    for (const char* opens : {"presets", "exportView", "memoryBudget"}) {
        Answers answers({[&](QWidget& dialog) {
            expectEachKeyOnce(&dialog, GetParam().code);
            dialog.close();
        }});
        act(QLatin1String(opens));
    }
}

} // namespace
} // namespace tessera
