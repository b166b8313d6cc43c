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
class QPushButton;
class QVBoxLayout;

namespace tessera {

class SegmentedControl;
class SteadyLabel;

// Under a lesson's text: the shown case's task, its knobs, and the input that may be raised. Each turn changes the
// document's case as an undo step, and the engine's output tells how far the task is.
class TaskBox : public QWidget {
    Q_OBJECT

public:
    explicit TaskBox(Document& document, QWidget* parent = nullptr);

    // Without anything to turn or raise the box is hidden. It is disabled until followCase(). `isAnswered`: the task's
    // question was answered right, or there is none.
    void setFigure(const Lesson& lesson, const LessonFigure* figure, bool isAnswered);
    void followCase(bool isShown); // the document shows the figure's case now; in other tabs the box is disabled
    void setAnswered(); // the task's question was answered right
    bool isReached() const { return m_isReached; } // the knobs were turned right
    // The changes to the next setting, cyclically. Empty: the knobs are right, or all settings were tried.
    std::vector<FieldChange> next() const;
    void turn(const std::vector<FieldChange>& changes);
    bool raiseOnce(); // false: there is no input to raise, or it is raised
    // For a lecture: the target stands beside the knobs, and the goal is hidden.
    void setWide(bool isWide);

signals:
    void reached(); // the knobs were turned right; once for each figure
    void done(); // reached(), and the question was answered right; once for each figure
    void stood(const QString& words, bool isDone); // how far the task is; empty: there is no task

private:
    struct Knob {
        LessonKnob knob;
        SegmentedControl* buttons;
    };
    void keepRoom(); // makes room for the words of every setting, so that no knob moves

    void clear();
    void addTask(const Lesson& lesson, const LessonFigure& figure);
    void addKnob(const LessonKnob& knob);
    void addNudge();
    bool isLive() const { return m_figure && m_document.state().undo.get() == m_stack; }
    void show();
    void showKnobs();
    void showStanding();
    void say(const TaskState& state);
    void paintStanding(); // gives the verdict the theme's colour
    void stand(const QString& words, bool isDone); // emits stood() on a change

    uint64_t nudged() const; // the input that is raised, or would be
    void raise();
    void putBack();
    void showNudge();
    QString changesText(const Tensor& after) const;

    Document& m_document;
    const QUndoStack* m_stack = nullptr; // the undo stack of the figure's case
    std::optional<LessonFigure> m_figure;
    std::optional<TaskCheck> m_check;
    uint64_t m_turns = 0;
    bool m_isAnswered = true, m_isReached = false, m_isDone = false, m_isWide = false;
    std::vector<Knob> m_knobs;
    QVBoxLayout* m_all;
    QBoxLayout* m_parts = nullptr; // below the goal: the target, and the rows
    QVBoxLayout* m_rows = nullptr; // the knobs and the sentences
    QLabel* m_goal = nullptr;
    QWidget* m_target = nullptr;
    SteadyLabel* m_standing = nullptr;
    std::pair<QString, bool> m_stands;
    QStringList m_said; // texts of m_standing so far, and known later ones
    QPushButton* m_raise = nullptr;
    QLabel* m_changes = nullptr;

    // The raised input, and the case before.
    struct Raised {
        uint64_t element;
        DataSource data;
        Tensor output;
        std::vector<uint64_t> guesses; // outputs that were pinned
    };
    std::optional<Raised> m_raised;
};

} // namespace tessera
