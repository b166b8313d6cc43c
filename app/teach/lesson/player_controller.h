// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/teach/lesson/playback.h"
#include "app/teach/lesson/player_bar.h"

class QKeyEvent;

namespace tessera {

class Actions;
class PredictionRow;
class TensorView;

// The player's actions, and the keys that it takes from the tensors while it is on.
class PlayerController : public ActionSource {
    Q_OBJECT

public:
    struct Views {
        TensorView* input;
        TensorView* output;
    };
    PlayerController(Document& document, TensorDisplay& display, const Views& views);

    std::vector<ActionTable> actions() override;
    PlayerBar* makeBar(const Actions& actions); // below the tensors; for who lays it out
    QWidget* makeArrows(QWidget* host, QWidget* window); // over them

    bool step(int64_t by); // as the keys do; false: it is off, or stands at that end
    void setFormulaFolded(bool folded) { m_bar->setFormulaFolded(folded); } // as PlayerBar does
    void setInSymbols(bool inSymbols) { m_playback.setInSymbols(inSymbols); } // the formula

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    ActionRow row(const char* id, const QString& text, const QString& tip, const char* icon,
                  std::function<void()> run) const;
    std::function<void()> actionOf(const QKeyEvent& event); // empty: it is not the player's
    bool canStep() const { return m_playback.isOn() && m_playback.hasSteps(); }
    void jump(uint64_t stepsDone);
    void takeKeys(); // from the bar: they step, or answer where it asks

    Document& m_document;
    Views m_views;
    Playback m_playback;
    UserPrediction m_prediction;
    PlayerBar* m_bar = nullptr;
    PredictionRow* m_row = nullptr; // the bar's
};

} // namespace tessera
