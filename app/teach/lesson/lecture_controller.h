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

// Where a lecture stands in its lesson.
struct LecturePlace {
    QString words; // "Lesson 3 · 2 of 4 · As a formula"; empty: no lesson is open
    QString question; // rich text: what is asked of the case that is shown, or told; empty: nothing

    bool operator==(const LecturePlace&) const = default;
};

// Below the tensors: where a lesson stands; what it asks of the case, until an element is pinned, with the task's
// target and its knobs; then that element's formula, and the sentence. While the player is on, its own bar has the
// formula and the sentence, and this one is hidden where it has nothing else to say.
class LectureBand : public QDockWidget {
    Q_OBJECT

public:
    LectureBand(Document* document, QWidget* parent);

    bool isInSymbols() const { return m_inSymbols; }
    void setInSymbols(bool inSymbols);
    QString formulaText() const; // plain, a line each
    void setPlace(const LecturePlace& place);
    void setTask(TaskBox& task); // the panel's, which takes it back

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showWords();
    bool isPlaying() const { return m_document->play().isOn; }
    void makeRoom(); // for all of it; what was made stays, so that nothing jumps from step to step

    Document* m_document;
    bool m_inSymbols = false;
    int m_width = 0; // that room was made for; 0: it has none yet
    int m_height = 0;
    std::tuple<bool, bool, QString> m_roomFor; // whether it plays, whether a task is open, and the place
    QVBoxLayout* m_rows;
    TaskBox* m_task = nullptr;
    QLabel *m_place, *m_question, *m_formula, *m_sentence;
};

// Lecturing: the full screen without panels and bars, letters that are large and of high contrast, and a presenter's
// remote (Page Up, Page Down) goes on. Leaving restores the window as it was.
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

    // What the remote steps through: 1 is on, −1 back. Where it says false there is nothing to step, and the pin moves
    // to the next element.
    using Step = std::function<bool(int by)>;
    void setStep(Step step) { m_step = std::move(step); }
    void step(int by);
    void setPlace(const LecturePlace& place);

signals:
    void symbolsChanged(bool inSymbols); // how formulas are to be written

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
    LecturePlace m_place;
    std::unique_ptr<Kept> m_kept; // how the window was; null: nobody lectures
    std::optional<ViewStates> m_looks; // to come back to, after a lecture
    LectureBand* m_band = nullptr;
};

} // namespace tessera
