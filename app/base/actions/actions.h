// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"

#include <QAction>
#include <QMap>
#include <QPointer>
#include <QString>

#include <vector>

class QActionGroup;
class QMenu;
class QToolButton;

namespace tessera {

// This room has the actions of the window with their keys, and the ways to find them by name. Rooms whose widgets have
// actions may use it.

class WindowSettings;

// The table of all actions of the window. Menus, buttons, keys, the palette and the list of keys are made from it.
class Actions : public QObject {
    Q_OBJECT

public:
    // The shortcuts work in the widget; null: there are no shortcuts.
    explicit Actions(QWidget* window = nullptr);

    void add(ActionSource& source); // the source must outlive the use of its actions
    QAction* get(const QString& id) const; // `id` must exist
    // Menus are filled by the ids of actions; "|" is a line between them. "colourBy*" and "mark[A-Z]*" are all that
    // match.
    void fill(QMenu& menu, const QString& ids) const;
    QMenu& addMenu(QMenu& menu, const QString& title, const QString& ids) const; // a menu in the menu
    QToolButton* button(const QString& id) const; // makes a bar's button: Tab reaches it, and its name is the tip

    struct Entry {
        QString group;
        QString text; // has no mark of the menu key; the text of the action itself may change
        QAction* action;
        QString tip;
        QList<QKeySequence> defaultKeys;
        ActionState state;
        QPointer<ActionSource> of;
    };
    const std::vector<Entry>& all() const { return m_entries; }
    const Entry& entry(const QAction* action) const; // `action` must be in the table

    // Says why an action cannot have this key, and which action has it. Empty: it can.
    QString refusal(const QAction* action, const QKeySequence& key) const;
    void setKeys(QAction* action, const QList<QKeySequence>& keys); // none of the keys may be refused
    void saveKeys(WindowSettings& settings) const; // saves only keys that differ from the default
    void restoreKeys(const WindowSettings& settings); // leaves a key with the action that has it now
    void update() { update(0, m_entries.size()); } // all, from their states

signals:
    void keysChanged();
    void triggered(QAction* action);

private:
    void addRow(const QString& group, const ActionRow& row, ActionSource& source);
    void update(size_t first, size_t last); // updates the entries [first, last) from their states

    QWidget* m_window;
    std::vector<Entry> m_entries;
    QMap<QString, QActionGroup*> m_choices;
};

// "Ctrl+S", in the desktop's words; several are set apart by spaces.
inline QString keysText(const QAction& action)
{
    return QKeySequence::listToString(action.shortcuts(), QKeySequence::NativeText).replace("; ", "  ");
}

} // namespace tessera
