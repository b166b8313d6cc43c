// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAction>
#include <QKeySequence>
#include <QList>
#include <QString>

#include <functional>
#include <vector>

namespace tessera {

class WindowSettings;

// Every command of the window, once: menus, buttons, keys, the palette and the shortcut sheet are made from this list.
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
        QString needs = {}; // why it cannot be done while it is disabled: "nothing is selected"
    };
    QAction* add(const Spec& spec, std::function<void()> run);
    QAction* get(const QString& name) const; // must exist

    struct Entry {
        QString group;
        QString text; // without the mark of its menu key; an action's own may change
        QAction* action;
        QString tip = {};
        QList<QKeySequence> defaultKeys = {};
        QString needs = {};
    };
    const std::vector<Entry>& all() const { return m_entries; }
    const Entry& entry(const QAction* action) const; // must be one of them

    // Why an action cannot have this key: a sentence that names who has it. Empty: it can.
    QString refusal(const QAction* action, const QKeySequence& key) const;
    void setKeys(QAction* action, const QList<QKeySequence>& keys); // none of them refused
    void saveKeys(WindowSettings& settings) const; // those that are not the default
    void restoreKeys(const WindowSettings& settings); // a key that another action has by now stays that one's

signals:
    void keysChanged();
    void triggered(QAction* action);

private:
    QWidget* m_window;
    std::vector<Entry> m_entries;
};

// "Ctrl+S", in the desktop's words; several are set apart by spaces.
QString keysText(const QAction& action);

} // namespace tessera
