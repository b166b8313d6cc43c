// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/teach/lesson/playback.h"
#include "app/teach/lesson/player_bar.h"

class QKeyEvent;

namespace tessera {

class Actions;
class TensorView;

// The player's actions, and its keys, which it takes from the tensors while it is on.
class PlayerController : public ActionSource {
    Q_OBJECT

public:
    PlayerController(Document& document, TensorDisplay& display, const PlayerViews& views);

    std::vector<ActionTable> actions() override;
    PlayerBar* makeBar(const Actions& actions); // below the tensors; the caller lays it out
    QWidget* makeArrows(QWidget* host, QWidget* window) { return makeStepArrows(m_playback, m_views, host, window); }

    bool step(int64_t by) { return m_playback.step(by); } // as the keys do
    void setFormulaHidden(bool hidden) { m_bar->setFormulaHidden(hidden); }
    void setInSymbols(bool inSymbols) { m_playback.setInSymbols(inSymbols); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    ActionRow row(const char* id, const QString& text, const QString& tip, const char* icon,
                  std::function<void()> run) const;
    std::function<void()> handlerOf(const QKeyEvent& event); // empty: not the player's key
    void takeKeys(); // moves the focus from the bar to where keys step or answer

    PlayerViews m_views;
    Playback m_playback;
    PlayerBar* m_bar = nullptr;
};

} // namespace tessera
