// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>
#include <QString>

#include <concepts>
#include <functional>
#include <vector>

class QWidget;

namespace tessera {

// The state of an action. Each function is asked after the action ran, whenever its source reports a change, and by
// Actions::update().
struct ActionState {
    std::function<bool()> enabled = {}; // empty: always
    QString needs = {}; // why it cannot be done while it is disabled: "nothing is selected"
    std::function<bool()> checked = {}; // empty: the action is not checkable
    QString choice = {}; // exactly one of the actions with the same choice is checked
    std::function<QString()> text = {}; // in place of the row's text
    std::function<QString()> icon = {}; // in place of the row's icon
    QWidget* scope = nullptr; // the keys work while this widget has the focus; null: everywhere in the window
};

// Short ways to give parts of the state in a row.
using StatePart = std::function<void(ActionState&)>;
StatePart enabledIf(std::function<bool()> isEnabled, const QString& needs);
StatePart checkedIf(std::function<bool()> isChecked, const QString& choice = {});
StatePart textIs(std::function<QString()> text);
StatePart iconIs(std::function<QString()> icon);
StatePart keysIn(QWidget* scope);

// The default keys of a row: "Ctrl+S", "+; ="; "" means none.
struct ActionKeys : QList<QKeySequence> {
    ActionKeys(const char* keys)
        : QList(QKeySequence::listFromString(QString::fromLatin1(keys), QKeySequence::PortableText))
    {
        removeAll(QKeySequence()); // Qt makes an empty key of an empty text
    }
    ActionKeys(QKeySequence::StandardKey key)
        : QList{QKeySequence(key)}
    {
    }
    ActionKeys(QKeyCombination key)
        : QList{QKeySequence(key)}
    {
    }
};

// What an action does.
struct ActionHandler {
    template <std::invocable Run>
    ActionHandler(Run work)
        : run(std::move(work))
    {
    }
    ActionHandler(std::function<void()> work, std::function<bool()> isOn)
        : run(std::move(work))
        , checked(std::move(isOn))
    {
    }

    std::function<void()> run;
    std::function<bool()> checked = {}; // empty: the row says whether it is checkable
};

// A switch: it is checked while it is on.
template <class Object>
ActionHandler switchOf(Object& object, bool (Object::*isOn)() const, void (Object::*setOn)(bool))
{
    return {[&object, isOn, setOn] { (object.*setOn)(!(object.*isOn)()); },
            [&object, isOn] { return (object.*isOn)(); }};
}

// One row of the table of actions.
struct ActionRow {
    // `iconName` is a file of resources/icons; empty: no icon.
    template <std::convertible_to<StatePart>... Part>
    ActionRow(const QString& name, const QString& words, const QString& sentence, const ActionKeys& defaultKeys,
              const QString& iconName, const ActionHandler& handler, const Part&... parts)
        : id(name)
        , text(words)
        , tip(sentence)
        , keys(defaultKeys)
        , icon(iconName)
        , run(handler.run)
        , state{.checked = handler.checked}
    {
        (StatePart(parts)(state), ...);
    }
    template <std::convertible_to<StatePart>... Part>
    ActionRow(const QString& name, const QString& words, const QString& sentence, const ActionKeys& defaultKeys,
              const ActionHandler& handler, const Part&... parts)
        : ActionRow(name, words, sentence, defaultKeys, QString(), handler, parts...)
    {
    }

    QString id; // "fit": the name in the settings of keys and in the menus
    QString text; // "&Fit"
    QString tip; // one sentence
    QList<QKeySequence> keys;
    QString icon;
    std::function<void()> run;
    ActionState state;
};

// Rows under one heading: a menu's title, and a heading of the list of keys.
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

} // namespace tessera
