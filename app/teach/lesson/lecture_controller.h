// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"
#include "app/model/document/view_state.h"
#include "app/teach/lesson/lecture_band.h"

#include <array>
#include <memory>
#include <utility>

class QMainWindow;
class QSplitter;

namespace tessera {

class LessonPanel;
class TensorView;

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
