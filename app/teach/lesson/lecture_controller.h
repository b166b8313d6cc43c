// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"

#include <array>
#include <functional>
#include <memory>

class QDockWidget;
class QMainWindow;
class QSplitter;

namespace tessera {

class LectureController;
class LessonPanel;
class TensorView;

// The band below the tensors in a lecture: the place in the lesson, its question with the task's target and knobs, and,
// once an element is pinned, its formula and sentence. While the player is on, the player's bar shows formula and
// sentence, and an empty band is hidden. `hasLesson`: the panel's lesson goes on in the lecture, which hides the panel
// and borrows its task.
QDockWidget* makeLectureBand(const LectureController& lecture, Document& document, LessonPanel& panel, bool hasLesson,
                             QWidget* parent);

// A lecture fills the screen, without panels and bars, in large letters of high contrast. A presenter's remote (Page
// Up, Page Down) steps through it. Leaving restores the window; the tensors stay fitted.
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

    std::vector<ActionTable> actions() override;

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

    void enter();
    void leave();
    void stepPin(int by);

    Parts m_of;
    Step m_step;
    std::unique_ptr<Kept> m_kept; // the window before the lecture; null: there is no lecture
    QDockWidget* m_band = nullptr;
    bool m_inSymbols = false;
};

} // namespace tessera
