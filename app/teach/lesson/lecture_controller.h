// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"
#include "app/model/document/view_state.h"

#include <QDockWidget>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <tuple>

class QLabel;
class QMainWindow;
class QSplitter;
class QVBoxLayout;

namespace tessera {

class LessonPanel;
class TaskBox;
class TensorView;

// The band below the tensors in a lecture: the place in the lesson, its question with the task's target and knobs, and,
// once an element is pinned, its formula and sentence. While the player is on, the player's bar shows formula and
// sentence, and an empty band is hidden.
class LectureBand : public QDockWidget {
    Q_OBJECT

public:
    // `hasLesson`: the panel's lesson goes on in the lecture, which hides the panel and borrows its task.
    LectureBand(Document* document, LessonPanel& panel, bool hasLesson, QWidget* parent);

    bool isInSymbols() const { return m_inSymbols; }
    void setInSymbols(bool inSymbols);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showWords();
    QString placeText() const; // "Lesson 3 · 2 of 4 · As a formula"; empty: no lesson is open
    QString questionHtml() const; // about the shown case; empty: nothing is asked or told
    bool isPinOfLesson() const;
    bool isPlaying() const { return m_document->play().isOn; }
    void makeRoom(); // the height only grows, so that nothing moves from step to step

    Document* m_document;
    LessonPanel& m_panel;
    bool m_hasLesson;
    bool m_inSymbols = false;
    int m_width = 0; // m_height fits this width; 0: not laid out yet
    int m_height = 0;
    std::tuple<bool, bool, QString> m_roomFor; // m_height fits these: is playing, has an open task, the place
    QVBoxLayout* m_rows;
    TaskBox* m_task = nullptr; // the panel's
    QLabel *m_place, *m_question, *m_formula, *m_sentence;
};

// A lecture fills the screen, without panels and bars, in large letters of high contrast. A presenter's remote (Page
// Up, Page Down) steps through it. Leaving restores the window.
class LectureController : public ActionSource {
    Q_OBJECT

public:
    struct Parts {
        QMainWindow& window;
        QSplitter& middle; // holds the tensors
        LessonPanel& lesson;
        Document& document;
        std::array<TensorView*, 2> views; // input, output
        std::function<void(const Pick&)> goTo; // pins an element and brings it into sight
    };
    explicit LectureController(const Parts& parts);
    ~LectureController() override;

    std::vector<ActionTable> actions() override { return {{tr("View"), lectureRows()}}; }

    bool isOn() const { return m_kept != nullptr; }
    void setOn(bool on);

    // The remote calls it with 1 (on) or −1 (back). False: there is no step, and the pin moves by an element.
    using Step = std::function<bool(int by)>;
    void setStep(Step step) { m_step = std::move(step); }
    void step(int by);

signals:
    void symbolsChanged(bool inSymbols); // false: formulas have numbers

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Kept;

    std::vector<ActionRow> lectureRows();
    void enter();
    void leave();
    void keepLooks(const ViewStates& looks);
    void forgetLooks();
    void followSize(const QEvent& event, const QObject* watched);
    void stepPin(int by);

    Parts m_of;
    Step m_step;
    std::unique_ptr<Kept> m_kept; // the window before the lecture; null: there is no lecture
    std::optional<ViewStates> m_looks; // the views return to these after a lecture
    LectureBand* m_band = nullptr;
};

} // namespace tessera
