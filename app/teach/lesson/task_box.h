// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "engine/teach/lesson/task.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QPushButton;
class QSlider;
class QVBoxLayout;

namespace tessera {

class SegmentedControl;
class ToneLabel;

// Under a lesson's text: the task of the case that is shown, its knobs, and the input that may be raised. They turn the
// document's case, an undo step each; the engine's output says how far the task is.
class TaskBox : public QWidget {
    Q_OBJECT

public:
    explicit TaskBox(Document& document, QWidget* parent = nullptr);

    // Hidden where there is nothing to turn or raise. Until followCase() nothing is turned.
    void setFigure(const Lesson& lesson, const LessonFigure* figure);
    void followCase(); // the document shows the figure's case now; in another tab nothing is turned
    // Turns the knobs to their next setting, and after the last one back, or raises the input. False: the task is done,
    // or there is nothing to do.
    bool turnOn();

signals:
    void done(); // the task is: once for each figure that is set

private:
    struct Knob {
        LessonKnob of;
        SegmentedControl* buttons = nullptr; // one of the two
        QSlider* slider = nullptr;
        QLabel* value = nullptr; // beside the slider
    };

    void clear();
    void addTask(const Lesson& lesson, const LessonFigure& figure);
    void addKnob(const LessonKnob& knob);
    QWidget* makeSlider(Knob& knob, size_t number);
    void addNudge();
    bool isLive() const { return m_figure && m_document.state().undo.get() == m_stack; }
    void turn(size_t knob, size_t choice, bool isDrag = false);
    void show();
    void showKnobs();
    void showStanding();
    void say(const TaskState& state);

    uint64_t nudged() const; // the input that is raised, or would be
    void raise();
    void putBack();
    void showNudge();
    QString changesText(const Tensor& after) const;

    Document& m_document;
    const QUndoStack* m_stack = nullptr; // of the figure's case
    std::optional<LessonFigure> m_figure;
    std::optional<TaskCheck> m_check;
    bool m_isDone = false;
    std::vector<Knob> m_knobs;
    QVBoxLayout* m_rows;
    ToneLabel* m_standing = nullptr;
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
