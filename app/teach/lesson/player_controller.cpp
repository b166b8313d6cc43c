// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/player_controller.h"

#include "app/teach/lesson/playback.h"
#include "app/teach/lesson/player_bar.h"
#include "app/tensor/canvas/tensor_view.h"

#include <QAbstractButton>
#include <QKeyEvent>
#include <QLineEdit>
#include <QTextBrowser>
#include <QToolButton>

namespace tessera {

PlayerController::PlayerController(Document& document, TensorDisplay& display, const PlayerViews& views)
    : m_document(document)
    , m_views(views)
    , m_playback(document, display)
    , m_prediction(document, display, m_playback)
{
    for (TensorView* view : {views.input, views.output})
        view->installEventFilter(this);
    connect(&m_playback, &Playback::changed, this, &ActionSource::actionsChanged);
    connect(&m_prediction, &UserPrediction::changed, this, &ActionSource::actionsChanged);
}

ActionRow PlayerController::row(const char* id, const QString& text, const QString& tip, const char* icon,
                                std::function<void()> run) const
{
    return {id, text, tip, "", icon, std::move(run), enabledIf([this] { return canStep(); }, tr("the player is off"))};
}

std::vector<ActionTable> PlayerController::actions()
{
    ActionRow play = row("playerPlay", tr("Pla&y"), tr("Play or pause (Space, while the player is on)"), "run",
                         [this] { m_playback.setPlaying(!m_playback.isPlaying()); });
    play.state.text = [this] { return m_playback.isPlaying() ? tr("Pau&se") : tr("Pla&y"); };
    play.state.icon = [this] {
        return m_playback.isPlaying() ? QStringLiteral("player-pause") : QStringLiteral("run");
    };
    ActionRow predict =
        row("playerPredict", tr("Pre&dict"), tr("Say where the next output comes from before it is shown"), "",
            [this] { m_prediction.setOn(!m_prediction.isOn()); });
    predict.state.checked = [this] { return m_prediction.isOn(); };
    return {{tr("Player"),
             {{"player", tr("&Player"), tr("Fill the output step by step, and see where each element comes from"), "F9",
               [this] { m_playback.setOn(!m_playback.isOn()); }, checkedIf([this] { return m_playback.isOn(); })},
              std::move(play),
              row("playerBack", tr("Step &back"), tr("Take the last step back (Left, Page Up)"), "player-back",
                  [this] { step(-1); }),
              row("playerForward", tr("Step &forward"), tr("Do the next step (Right, Page Down)"), "player-forward",
                  [this] { step(1); }),
              row("playerFirst", tr("To the be&ginning"), tr("Nothing is filled (Home)"), "player-first",
                  [this] { jump(0); }),
              row("playerLast", tr("To the &end"), tr("All is filled (End)"), "player-last",
                  [this] { jump(m_playback.steps()); }),
              std::move(predict)}}};
}

PlayerBar* PlayerController::makeBar(const Actions& actions)
{
    auto* bar = m_bar = new PlayerBar(m_playback);
    bar->addButtons(actions);
    m_row = new PredictionRow(m_prediction);
    bar->addRow(m_row);
    const auto explain = [this, bar] { bar->setExplaining(!m_prediction.isAsking()); };
    connect(&m_prediction, &UserPrediction::changed, bar, explain);
    connect(bar, &PlayerBar::clicked, this, &PlayerController::takeKeys, Qt::QueuedConnection); // after the click
    connect(m_row, &PredictionRow::keysLeft, this, &PlayerController::takeKeys);
    m_row->value()->installEventFilter(this);
    bar->slider()->installEventFilter(this);
    for (QAbstractButton* button : bar->findChildren<QToolButton*>())
        button->installEventFilter(this);
    return bar;
}

bool PlayerController::step(int64_t by)
{
    if (!canStep())
        return false;
    const uint64_t before = m_playback.stepsDone();
    m_playback.setPlaying(false);
    m_playback.step(by);
    return m_playback.stepsDone() != before;
}

void PlayerController::jump(uint64_t stepsDone)
{
    m_playback.setPlaying(false);
    m_playback.goTo(stepsDone);
}

void PlayerController::takeKeys()
{
    if (m_prediction.isOn())
        m_row->value()->setFocus();
    else
        (m_views.output->isVisible() ? m_views.output : m_views.input)->setFocus();
}

std::function<void()> PlayerController::handlerOf(const QKeyEvent& event)
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != 0)
        return {};
    const bool goesOn = event.key() == Qt::Key_Space || event.key() == Qt::Key_Right || event.key() == Qt::Key_PageDown;
    if (goesOn && m_prediction.isOn())
        return [this] { m_prediction.goOn(); };
    switch (event.key()) {
    case Qt::Key_Space:
        return [this] { m_playback.setPlaying(!m_playback.isPlaying()); };
    case Qt::Key_Left:
    case Qt::Key_PageUp:
        return [this] { step(-1); };
    case Qt::Key_Right:
    case Qt::Key_PageDown:
        return [this] { step(1); };
    case Qt::Key_Home:
        return [this] { jump(0); };
    case Qt::Key_End:
        return [this] { jump(m_playback.steps()); };
    }
    return {};
}

// Takes keys of the tensors, the slider, the bar's buttons and a lesson's text, and of the field for a value while it
// is empty. Space still presses a button, and a text still scrolls by its keys.
bool PlayerController::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (!canStep() || (!isOverride && event->type() != QEvent::KeyPress))
        return false;
    const auto& key = static_cast<QKeyEvent&>(*event);
    if (const int code = key.key();
        qobject_cast<QTextBrowser*>(watched) && code != Qt::Key_Left && code != Qt::Key_Right && code != Qt::Key_Space)
        return false;
    if (key.key() == Qt::Key_Space && qobject_cast<QAbstractButton*>(watched))
        return false;
    if (m_row && watched == m_row->value() && !m_row->value()->isReadOnly() && !m_row->value()->text().isEmpty())
        return false;
    const std::function<void()> act = handlerOf(key);
    if (!act)
        return false;
    event->accept();
    if (!isOverride)
        act();
    return true;
}

} // namespace tessera
