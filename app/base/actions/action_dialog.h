// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QString>
#include <QStringList>
#include <QTreeWidget>

#include <optional>

class QAction;
class QKeySequenceEdit;
class QPushButton;

namespace tessera {

class Actions;

// How well a text matches what was typed: all typed letters occur in order, with anything between. Larger is better:
// letters that begin words or are adjacent count most. Spaces do not count. None: a letter is missing.
std::optional<int> fuzzyScore(const QString& typed, const QString& text);

// Every action and its keys, and what the canvas does with keys and the mouse. A few letters find an action, those used
// last come first, and Enter runs it. The keys of actions can be changed: what is typed counts at once, unless another
// action has that key.
class ActionDialog : public QDialog {
    Q_OBJECT

public:
    // `recent`: names of actions, the latest first.
    ActionDialog(Actions& actions, const QStringList& recent, QWidget* parent = nullptr);

signals:
    void chosen(QAction* action); // the dialog is closed by then

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLayout* makeKeys();
    QLayout* makeButtons();
    void fill();
    void run();
    void showKeys(QTreeWidgetItem* item);
    void showChoice(); // the fields of the action that is chosen
    void take(int index, const QKeySequence& key);
    void say(const QString& sentence, bool wrong);
    void reset(bool all);
    QAction* action() const; // that is chosen; null: none is

    Actions& m_actions;
    QStringList m_recent;
    QLineEdit* m_typed = new QLineEdit;
    QTreeWidget* m_list = new QTreeWidget;
    QLabel* m_title = new QLabel;
    QKeySequenceEdit* m_keys[2];
    QPushButton* m_clear[2];
    QPushButton* m_default;
    QLabel* m_said = new QLabel;
};

} // namespace tessera
