// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>
#include <vector>

namespace tessera {

// Every command of the window, once: menus, buttons, shortcuts and the shortcut sheet are made from this list.
class Actions : public QObject {
    Q_OBJECT

public:
    // The widget gets the shortcuts.
    explicit Actions(QWidget* window);

    struct Spec {
        QString name; // "fit"
        QString group; // a menu's title, and a heading of the sheet
        QString text; // "&Fit"
        QString tip; // one sentence
        QString icon = {};
        QList<QKeySequence> keys = {};
        bool checkable = false;
        QWidget* scope = nullptr; // the keys work while this has the focus; none: everywhere in the window
    };
    QAction* add(const Spec& spec, std::function<void()> run);
    QAction* get(const QString& name) const; // must exist

    struct Entry {
        QString group;
        QString text; // without the mark of its menu key; an action's own may change
        QAction* action;
    };
    const std::vector<Entry>& all() const { return m_entries; }

private:
    QWidget* m_window;
    std::vector<Entry> m_entries;
};

} // namespace tessera
