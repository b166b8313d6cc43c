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
    uint64_t steps() const { return m_player ? m_player->steps() : 0; }
    uint64_t stepsDone() const { return std::min(m_document.play().stepsDone, steps()); }
    Stepping stepping() const { return m_document.play().stepping; }
    void setStepping(Stepping stepping); // the last filled element stays the last
    void goTo(uint64_t stepsDone); // more than steps() means all
    void step(int64_t by);

    bool isPlaying() const { return m_timer.isActive(); }
    void setPlaying(bool playing); // plays from the beginning if all steps are done
    int speed() const { return m_speed; } // steps a second
    void setSpeed(int stepsASecond);

    StepWords words() const { return words(stepsDone()); } // about the last step
    StepWords words(uint64_t stepsDone) const;
    bool isInSymbols() const { return m_inSymbols; }
    void setInSymbols(bool inSymbols); // false: formulas have the step's numbers
    // The marked step's first `most` pairs of input and output. None while it asks.
    struct Arrow {
        uint64_t source, place;
        double weight;
    };
    std::vector<Arrow> arrows(size_t most) const;

    // While it asks, the next step is marked instead of the last one, and its sources are hidden.
    bool isAsking() const { return m_isAsking; }
    void setAsking(bool asking);
    std::optional<uint64_t> asked() const; // the output that is asked about

signals:
    void changed();

private:
    void follow(); // takes the shown results
    void show();
    void mark(PlaybackState& state, uint64_t step) const;
    void advance();

    Document& m_document;
    TensorDisplay& m_display;
    std::optional<Player> m_player; // plays the shown plan
    std::shared_ptr<const StepTables> m_tables;
    std::optional<PlaybackState> m_state;
    QTimer m_timer;
    int m_speed = 2;
    bool m_isAsking = false;
    bool m_inSymbols = false;
};

// The player as a game. The next output is marked and empty; the learner clicks its source in the input or types its
// value. Then the step is done and explained.
class UserPrediction : public QObject {
    Q_OBJECT

public:
    UserPrediction(Document& document, TensorDisplay& display, Playback& playback);

    bool isOn() const { return m_isOn; }
    void setOn(bool on); // steps by output elements, and removes the pin
    // False: the answer is explained, or all is filled.
    bool isAsking() const { return m_isOn && m_playback.asked().has_value(); }
    uint64_t asked() const { return m_asked; } // given answers
    uint64_t right() const { return m_right; }

    QString sentence() const; // the question, the verdict on the last answer, or the result
    void answer(const Pick& pick); // a click in the output is no answer
    void answer(const QString& value);
    void goOn(); // asks the next question; gives up an open one

signals:
    void changed();

private:
    void close(bool isRight, const QString& verdict);
    uint64_t place() const { return *m_playback.asked(); } // the output that is asked about

    Document& m_document;
    TensorDisplay& m_display;
    Playback& m_playback;
    bool m_isOn = false;
    uint64_t m_asked = 0, m_right = 0;
    QString m_verdict; // on the last answer
};

} // namespace tessera
