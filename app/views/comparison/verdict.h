// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/elided_label.h"
#include "app/base/look/theme.h"
#include "app/model/document/document.h"

#include <QLabel>
#include <QWidget>

#include <functional>

class QMenu;
class QToolButton;

namespace tessera {

// The verdict on what the document shows, in words; a sign and a colour say the same.
struct VerdictText {
    QString icon;
    Role role = Role::SecondaryText;
    QString words; // "equal, bit for bit · 48 of 48"
    QString details; // more lines, for a tooltip
    QString why = {}; // where outputs differ: the evidence for the mistake that is named, and its remedy; a line each
    QString brief = {}; // the words without the worst element; empty: the words name none
};

// isOverdue: what is shown has been out of date for a moment (app/tensor/canvas/tensor_source.h), so that its verdict
// no longer holds.
VerdictText verdictText(const Document& document, bool isOverdue = false);
// Whether the verdict waits for a run, or the run was cancelled.
bool isPending(const Document& document, bool isOverdue);

// Says that a result is missing. The verdict says why, or reportOf() where that has several lines.
QString noOutput(size_t result);
QString reportOf(const Document& document); // empty: the verdict says all

// The verdict on a result against the base: in short, and all of it in `details`.
VerdictText verdictOfResult(const Document& document, size_t result);

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
    void setSources(const Fill& fill);
    // Shows or hides the close button: where results lie over each other, it would not be clear whose it is. An empty
    // tip: the result cannot be closed.
    void showClose(bool visible, const QString& tip);

signals:
    void closeAsked();

private:
    void showVerdict();

    ElidedLabel* m_name = new ElidedLabel;
    QLabel* m_icon = new QLabel;
    ElidedLabel* m_verdict = new ElidedLabel;
    QToolButton* m_close;
    VerdictText m_said;
};

} // namespace tessera
