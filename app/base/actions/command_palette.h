// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QString>

#include <optional>
#include <vector>

class QAction;
class QLabel;

namespace tessera {

class Actions;

// How well a text answers what was typed: every letter of it in order, whatever lies between. Spaces are not letters.
struct FuzzyMatch {
    int score = 0; // larger is better: letters that begin words or follow each other count most
    std::vector<qsizetype> letters; // the text's letters that were meant
};
std::optional<FuzzyMatch> fuzzyMatch(const QString& typed, const QString& text);

// Every action by a few letters of its name: those used last come first, Enter runs the one that is marked. Lies over
// the top of the window and goes when it is left.
class CommandPalette : public QFrame {
    Q_OBJECT

public:
    CommandPalette(const Actions& actions, QWidget* window);

    void open(const QStringList& recent); // names of actions, the latest first

signals:
    void chosen(QAction* action); // the palette is closed by then

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fill();
    void run();
    void leave();
    void place();

    const Actions& m_actions;
    QStringList m_recent;
    QLineEdit* m_typed = new QLineEdit;
    QListWidget* m_list = new QListWidget;
    QLabel* m_none;
    QPointer<QWidget> m_before; // had the focus before; null where it is gone
};

} // namespace tessera
