// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/tensor/painting/color_key_painter.h"
#include "engine/teach/lesson/player.h"

#include <QTimer>

#include <algorithm>
#include <optional>

namespace tessera {

class TensorDisplay;

// Plays the document's case. The document has the player's state, and the display draws its step. A step takes the same
// time for a tensor of any size.
class Playback : public QObject {
    Q_OBJECT

public:
    Playback(Document& document, TensorDisplay& display);

    bool isOn() const { return m_document.play().isOn; }
    void setOn(bool on);
    bool hasSteps() const { return m_player.has_value(); } // false: there are no results
    bool canStep() const { return isOn() && hasSteps(); }
    uint64_t steps() const { return m_player ? m_player->steps() : 0; }
    uint64_t stepsDone() const { return std::min(m_document.play().stepsDone, steps()); }
    Stepping stepping() const { return m_document.play().stepping; }
    void setStepping(Stepping stepping); // the last filled element stays the last
    void goTo(uint64_t stepsDone); // more than steps() means all; stops playing
    bool step(int64_t by); // false: the player is off, or at that end

    bool isPlaying() const { return m_timer.isActive(); }
    void setPlaying(bool playing); // plays from the beginning if all steps are done
    int speed() const { return m_speed; } // steps a second
    void setSpeed(int stepsASecond);

    StepWords words() const; // about the last step that is done
    bool isInSymbols() const { return m_inSymbols; }
    void setInSymbols(bool inSymbols); // false: formulas have the step's numbers
    // The marked step's first `most` pairs of input and output. None while it asks.
    struct Arrow {
        uint64_t source, place;
        double weight;
    };
    std::vector<Arrow> arrows(size_t most) const;

    // As a game the next output is marked and empty, and its sources are hidden; the learner clicks its source in the
    // input or types its value. Then the step is done and explained.
    struct Game {
        uint64_t answers = 0, right = 0;
        QString verdict = {}; // on the last answer
        bool isAsking = true;
    };
    const std::optional<Game>& game() const { return m_game; }
    void setPredicting(bool on); // steps by output elements, and removes the pin
    std::optional<uint64_t> asked() const; // the output that is asked about; none: the answer is explained
    QString said() const; // the question, the verdict on the last answer, or the result
    void answer(const QString& value);
    void goOn(); // to the next question; an open question is given up

signals:
    void changed();

private:
    void follow(); // takes the shown results
    void show();
    void mark(PlaybackState& state, uint64_t step) const;
    void setDone(uint64_t stepsDone);
    void answer(const Pick& pick); // a click in the output is no answer
    void close(bool isRight, const QString& verdict);

    Document& m_document;
    TensorDisplay& m_display;
    std::optional<Player> m_player; // plays the shown plan
    std::shared_ptr<const StepTables> m_tables;
    std::optional<PlaybackState> m_state;
    std::optional<Game> m_game;
    QTimer m_timer;
    int m_speed = 2;
    bool m_inSymbols = false;
};

} // namespace tessera
