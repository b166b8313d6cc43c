// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "engine/teach/lesson/task.h"

#include <QWidget>

#include <optional>
#include <utility>
#include <vector>

class QBoxLayout;
class QLabel;
class QVBoxLayout;

namespace tessera {

class SegmentedControl;
class ToneLabel;

// Under a lesson's text: the shown case's task and its knobs. Each turn changes the document's case as an undo step,
// and the engine's output tells how far the task is.
class TaskBox : public QWidget {
    Q_OBJECT

public:
    explicit TaskBox(Document& document, QWidget* parent = nullptr);

    // Without anything to turn the box is hidden. It is disabled until followCase(). `isAnswered`: the task's
    // question was answered right, or there is none.
    void setFigure(const LessonFigure* figure, bool isAnswered);
    void followCase(bool isShown); // the document shows the figure's case now; in other tabs the box is disabled
    void setAnswered(); // the task's question was answered right
    bool isReached() const { return m_now.isReached; } // the knobs were turned right
    // The changes to the next setting, cyclically. Empty: the knobs are right, or all settings were tried.
    std::vector<FieldChange> next() const;
    void turn(const std::vector<FieldChange>& changes);
    // For a lecture: the target stands beside the knobs, and the goal is hidden.
    void setWide(bool isWide);

signals:
    void reached(); // the knobs were turned right; once for each figure
    void done(); // reached(), and the question was answered right; once for each figure
    void stood(const QString& words, bool isDone); // how far the task is; empty: there is no task

private:
    void addTask(const LessonFigure& figure);
    void addKnob(const LessonKnob& knob);
    bool isLive() const { return m_now.figure && m_document.state().undo.get() == m_stack; }
    void show();
    void showStanding();
    void say(const TaskState& state);
    void stand(const QString& words, bool isDone); // emits stood() on a change

    // What the figure has, and how far it is.
    struct Now {
        std::optional<LessonFigure> figure;
        std::optional<Tensor> wanted; // the task's target; none: there is no task
        uint64_t turns = 0;
        bool isReached = false, isDone = false;
        QBoxLayout* parts = nullptr; // below the goal: the target, and the rows
        QVBoxLayout* rows = nullptr; // the knobs and what is said
        std::vector<SegmentedControl*> knobs;
        QLabel* goal = nullptr;
        QWidget* target = nullptr;
        ToneLabel* standing = nullptr;
    };

    Document& m_document;
    const QUndoStack* m_stack = nullptr; // the figure's case's
    bool m_isAnswered = true, m_isWide = false;
    QVBoxLayout* m_all;
    std::pair<QString, bool> m_stands;
    Now m_now;
};

} // namespace tessera
