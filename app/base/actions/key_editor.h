// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

class QAction;
class QKeySequenceEdit;
class QLabel;
class QLineEdit;
class QPushButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tessera {

class Actions;

// The keys of every action, to be changed: what is typed counts at once, unless another action has that key.
class KeyEditor : public QDialog {
    Q_OBJECT

public:
    explicit KeyEditor(Actions& actions, QWidget* parent = nullptr);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void filter();
    void showKeys(QTreeWidgetItem* item);
    void showChoice(); // the fields of the action that is chosen
    void take(int index, const QKeySequence& key);
    void say(const QString& sentence, bool wrong);
    void reset(bool all);
    QAction* action() const; // that is chosen; null: a heading is

    Actions& m_actions;
    QLineEdit* m_filter;
    QTreeWidget* m_list;
    QLabel* m_title;
    QKeySequenceEdit* m_keys[2];
    QPushButton* m_clear[2];
    QPushButton* m_default;
    QLabel* m_said;
};

} // namespace tessera
