// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <functional>
#include <vector>

class QWidget;

namespace tessera {

// What an action is at the moment. Each function is asked after the action ran, and whenever its source says that
// something changed.
struct ActionState {
    std::function<bool()> enabled = {}; // empty: always
    QString needs = {}; // why it cannot be done while it is disabled: "nothing is selected"
    std::function<bool()> checked = {}; // empty: it is not checkable
    QString choice = {}; // of the actions with the same choice exactly one is checked
    std::function<QString()> text = {}; // in place of the row's text
    std::function<QString()> icon = {}; // in place of the row's icon
    QWidget* scope = nullptr; // its keys work while this has the focus; null: everywhere in the window
};

// One row of the table of actions.
struct ActionRow {
    QString id; // "fit": the name in the settings of keys and in the menus
    QString text; // "&Fit"
    QString tip; // one sentence
    QString icon; // a name of resources/icons; empty: none
    QList<QKeySequence> keys;
    std::function<void()> run;
    ActionState state = {};
};

// Rows under one heading: a menu's title, and a heading of the shortcut sheet.
struct ActionTable {
    QString group;
    std::vector<ActionRow> rows;
};

// A controller with actions of its own. The window puts the tables of all controllers together
// (app/base/actions/actions.h).
class ActionSource : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    virtual std::vector<ActionTable> actions() = 0; // is asked once

signals:
    void actionsChanged(); // the answer of a function of an ActionState changed
};

// The default keys of a row.
template <class... Key> QList<QKeySequence> keys(Key... each)
{
    return {QKeySequence(each)...};
}

} // namespace tessera
