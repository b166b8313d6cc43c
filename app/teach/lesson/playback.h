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

// Plays the case that a document shows: where the player stands is the document's, and its step is what the display
// draws. A step takes the same time in a tensor of any size.
class Playback : public QObject {
    Q_OBJECT

public:
    Playback(Document& document, TensorDisplay& display);

    bool isOn() const { return m_document.play().isOn; }
    void setOn(bool on);
    bool hasSteps() const { return m_player.has_value(); } // there are results to fill
    uint64_t steps() const { return m_player ? m_player->steps() : 0; }
    uint64_t stepsDone() const { return std::min(m_document.play().stepsDone, steps()); } // at most steps()
    Stepping stepping() const { return m_document.play().stepping; }
    void setStepping(Stepping stepping); // the last filled element stays the last
    void goTo(uint64_t stepsDone); // at most steps() are done
    void step(int64_t by);

    bool isPlaying() const { return m_timer.isActive(); }
    void setPlaying(bool playing); // at the end it begins again
    int speed() const { return m_speed; } // steps a second
    void setSpeed(int stepsASecond);

    StepWords words() const { return words(stepsDone()); } // what the last step did
    StepWords words(uint64_t stepsDone) const;
    bool isInSymbols() const { return m_inSymbols; }
    void setInSymbols(bool inSymbols); // the formula; else it has the step's numbers
    // From which inputs to which outputs the marked step leads, the first `most`. None while it asks.
    struct Arrow {
        uint64_t source, place;
        double weight;
    };
    std::vector<Arrow> arrows(size_t most) const;
    const std::optional<PlaybackState>& look() const { return m_look; }

    // While it asks, the step that comes next is marked in place of the last one, and its sources are not told.
    bool isAsking() const { return m_isAsking; }
    void setAsking(bool asking);
    std::optional<uint64_t> asked() const; // the output that is marked then; none: all are filled, or nothing is asked

signals:
    void changed(); // any of these

private:
    void follow(); // the results that are shown
    void show();
    void mark(PlaybackState& look, uint64_t step) const;
    void advance();

    Document& m_document;
    TensorDisplay& m_display;
    std::optional<Player> m_player; // plays the plan that is shown
    std::shared_ptr<const StepTables> m_tables;
    std::optional<PlaybackState> m_look;
    QTimer m_timer;
    int m_speed = 2;
    bool m_isAsking = false;
    bool m_inSymbols = false;
};

} // namespace tessera
