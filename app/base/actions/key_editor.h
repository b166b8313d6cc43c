// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>
#include <QLabel>
#include <QLineEdit>
#include <QTreeWidget>

#include <utility>
#include <vector>

class QAction;
class QKeySequenceEdit;
class QPushButton;
class QTreeWidgetItem;

namespace tessera {

class Actions;

// Every action and its keys, and what the canvas does with keys and the mouse. The keys of actions can be changed: what
// is typed counts at once, unless another action has that key.
class KeyEditor : public QDialog {
    Q_OBJECT

public:
    explicit KeyEditor(Actions& actions, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    QTreeWidgetItem* group(const QString& title); // made where it is missing
    void add(const QString& title, const std::vector<std::pair<QString, QString>>& rows); // that are no actions
    void filter();
    void showKeys(QTreeWidgetItem* item);
    void showChoice(); // the fields of the action that is chosen
    void take(int index, const QKeySequence& key);
    void say(const QString& sentence, bool wrong);
    void reset(bool all);
    QAction* action() const; // that is chosen; null: none is

    Actions& m_actions;
    QLineEdit* m_filter = new QLineEdit;
    QTreeWidget* m_list = new QTreeWidget;
    QLabel* m_title = new QLabel;
    QKeySequenceEdit* m_keys[2];
    QPushButton* m_clear[2];
    QPushButton* m_default;
    QLabel* m_said = new QLabel;
};

} // namespace tessera
