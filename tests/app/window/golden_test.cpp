// SPDX-License-Identifier: GPL-3.0-or-later
// What the window shows at first sight, for tests/golden: its parts, its tabs, its actions with their keys.
#include "tests/app/support/window_fixture.h"

#include <algorithm>
#include <iostream>

namespace tessera {
namespace {

class Golden : public WindowTest {
protected:
    static void print(int depth, const QString& text)
    {
        std::cout << "| " << std::string(size_t(depth) * 2, ' ') << text.toStdString() << '\n';
    }

    // A place in twentieths of the window's width and height: fonts may move it by some pixels.
    QString place(const QWidget* widget) const
    {
        const QRect rect(widget->mapTo(&m_window, QPoint()), widget->size());
        const auto part = [](int pixels, int of) { return (pixels * 20 + of / 2) / of; };
        return QStringLiteral("%1,%2 %3×%4")
            .arg(part(rect.x(), m_window.width()))
            .arg(part(rect.y(), m_window.height()))
            .arg(part(rect.width(), m_window.width()))
            .arg(part(rect.height(), m_window.height()));
    }

    void printParts(const QWidget* widget, int depth)
    {
        for (const QObject* child : widget->children()) {
            const auto* part = qobject_cast<const QWidget*>(child);
            if (part == nullptr || !part->isVisible() || part->isWindow())
                continue;
            const bool isNamed = !part->objectName().isEmpty() && !part->objectName().startsWith(QLatin1String("qt_"));
            if (isNamed && part->width() * part->height() >= m_window.width() * m_window.height() / 50)
                print(depth, part->objectName() + QLatin1Char(' ') + place(part));
            printParts(part, depth + int(isNamed));
        }
    }

    void printActions(const QMenu* menu, int depth)
    {
        for (const QAction* action : menu->actions()) {
            if (action->isSeparator())
                continue;
            const QString keys = action->shortcut().toString();
            print(depth, action->text() + (keys.isEmpty() ? QString() : QStringLiteral("  [%1]").arg(keys)));
            if (action->menu())
                printActions(action->menu(), depth + 1);
        }
    }
};

TEST_F(Golden, Window)
{
    m_window.resize(1280, 800);
    waitUntilIdle();
    print(0, "parts, in twentieths of the window");
    printParts(&m_window, 1);
    for (const QTabBar* bar : m_window.findChildren<QTabBar*>()) {
        QStringList tabs;
        for (int i = 0; i < bar->count(); ++i)
            if (bar->isTabVisible(i))
                tabs << bar->tabText(i);
        if (bar->isVisible() && !tabs.isEmpty())
            print(0, QStringLiteral("tabs: ") + tabs.join(", "));
    }
    const auto* menus = m_window.findChild<QMenuBar*>();
    ASSERT_TRUE(menus);
    for (const QAction* menu : menus->actions()) {
        print(0, QStringLiteral("menu ") + menu->text());
        printActions(menu->menu(), 1);
    }
}

} // namespace
} // namespace tessera
