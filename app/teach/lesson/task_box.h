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

// Under a lesson's text: the task of the case that is shown, its knobs, and the input that may be raised. They turn the
// document's case, an undo step each; the engine's output says how far the task is.
class TaskBox : public QWidget {
    Q_OBJECT

public:
    explicit TaskBox(Document& document, QWidget* parent = nullptr);

    // Hidden where there is nothing to turn or raise. Until followCase() nothing is turned. `isAnswered`: the task's
    // question was answered right, or there is none.
    void setFigure(const Lesson& lesson, const LessonFigure* figure, bool isAnswered);
    void followCase(bool isShown); // the document shows the figure's case now; in another tab nothing is turned
    void setAnswered(); // the task's question, right
    bool isReached() const { return m_isReached; } // the knobs were turned right
    // What makes this setting the one after it, after the last one the first. Empty: the knobs are right, or all
    // settings were there.
    std::vector<FieldChange> next() const;
    void turn(const std::vector<FieldChange>& changes);
    bool raiseOnce(); // the input; false: there is none, or it is raised
    // For a lecture: the target stands beside the knobs, and the goal is said elsewhere.
    void setWide(bool isWide);

signals:
    void reached(); // the knobs are turned right: once for each figure that is set
    void done(); // and the question is answered: the same
    void stood(const QString& words, bool isDone); // how far the task is; empty: there is none

private:
    struct Knob {
        LessonKnob of;
        SegmentedControl* buttons;
    };
    void keepRoom(); // for all that may be said of a setting: no knob moves when it is turned

    void clear();
    void addTask(const Lesson& lesson, const LessonFigure& figure);
    void addKnob(const LessonKnob& knob);
    void addNudge();
    bool isLive() const { return m_figure && m_document.state().undo.get() == m_stack; }
    void show();
    void showKnobs();
    void showStanding();
    void say(const TaskState& state);
    void stand(const QString& words, bool isDone); // says stood() where it is another

    uint64_t nudged() const; // the input that is raised, or would be
    void raise();
    void putBack();
    void showNudge();
    QString changesText(const Tensor& after) const;

    Document& m_document;
    const QUndoStack* m_stack = nullptr; // of the figure's case
    std::optional<LessonFigure> m_figure;
    std::optional<TaskCheck> m_check;
    uint64_t m_turns = 0;
    bool m_isAnswered = true, m_isReached = false, m_isDone = false, m_isWide = false;
    std::vector<Knob> m_knobs;
    QVBoxLayout* m_all;
    QBoxLayout* m_parts = nullptr; // below the goal: the target, and the rows
    QVBoxLayout* m_rows = nullptr; // the knobs and what is said
    QLabel* m_goal = nullptr;
    QWidget* m_target = nullptr;
    SteadyLabel* m_standing = nullptr;
    std::pair<QString, bool> m_stands;
    QStringList m_said; // by the standing, or yet to be
    QPushButton* m_raise = nullptr;
    QLabel* m_changes = nullptr;

    // While an input is raised: which one, and what there was before.
    struct Raised {
        uint64_t element;
        DataSource data;
        Tensor output;
        std::vector<uint64_t> guesses; // outputs that were pinned
    };
    std::optional<Raised> m_raised;
};

} // namespace tessera
