// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/elided_label.h"
#include "app/views/comparison/verdict.h"

#include <QLabel>
#include <QWidget>

#include <functional>

class QMenu;
class QToolButton;

namespace tessera {

// The line above a view of the comparison: what is shown, its verdict, and buttons for what can be done with it.
class ResultHeader : public QWidget {
    Q_OBJECT

public:
    static constexpr int kHeight = 28; // designed pixels

    explicit ResultHeader(QWidget* parent);

    void say(const QString& name, const VerdictText& verdict);
    QString caption() const; // both in one line
    // What the menu holds is asked for each time that it opens.
    using Fill = std::function<void(QMenu& menu)>;
    void setSources(const Fill& fill); // a click on the name opens them, too
    // Whether its close button is seen: with two results over each other, it is nobody's. An empty tip: it cannot be
    // closed.
    void showClose(bool visible, const QString& tip);

signals:
    void closeAsked();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showVerdict();

    ElidedLabel* m_name = new ElidedLabel;
    QToolButton* m_sources = nullptr; // null: no menu
    QLabel* m_icon = new QLabel;
    ElidedLabel* m_verdict = new ElidedLabel;
    QToolButton* m_close;
    VerdictText m_said;
};

} // namespace tessera
