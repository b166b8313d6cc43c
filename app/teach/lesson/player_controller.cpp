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
    : m_views(views)
    , m_playback(document, display)
{
    for (TensorView* view : {views.input, views.output})
        view->installEventFilter(this);
    connect(&m_playback, &Playback::changed, this, &ActionSource::actionsChanged);
}

ActionRow PlayerController::row(const char* id, const QString& text, const QString& tip, const char* icon,
                                std::function<void()> run) const
{
    return {id,
            text,
            tip,
            "",
            icon,
            std::move(run),
            enabledIf([this] { return m_playback.canStep(); }, tr("the player is off"))};
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
            [this] { m_playback.setPredicting(!m_playback.game()); });
    predict.state.checked = [this] { return m_playback.game().has_value(); };
    return {{tr("Player"),
             {{"player", tr("&Player"), tr("Fill the output step by step, and see where each element comes from"), "F9",
               [this] { m_playback.setOn(!m_playback.isOn()); }, checkedIf([this] { return m_playback.isOn(); })},
              std::move(play),
              row("playerBack", tr("Step &back"), tr("Take the last step back (Left, Page Up)"), "player-back",
                  [this] { step(-1); }),
              row("playerForward", tr("Step &forward"), tr("Do the next step (Right, Page Down)"), "player-forward",
                  [this] { step(1); }),
              row("playerFirst", tr("To the be&ginning"), tr("Nothing is filled (Home)"), "player-first",
                  [this] { m_playback.goTo(0); }),
              row("playerLast", tr("To the &end"), tr("All is filled (End)"), "player-last",
                  [this] { m_playback.goTo(m_playback.steps()); }),
              std::move(predict)}}};
}

PlayerBar* PlayerController::makeBar(const Actions& actions)
{
    m_bar = new PlayerBar(m_playback, actions);
    connect(m_bar, &PlayerBar::clicked, this, &PlayerController::takeKeys, Qt::QueuedConnection); // after the click
    connect(m_bar, &PlayerBar::keysLeft, this, &PlayerController::takeKeys);
    for (QWidget* part : {m_bar->slider(), static_cast<QWidget*>(m_bar->value())})
        part->installEventFilter(this);
    for (QAbstractButton* button : m_bar->findChildren<QToolButton*>())
        button->installEventFilter(this);
    return m_bar;
}

void PlayerController::takeKeys()
{
    QWidget* view = m_views.output->isVisible() ? m_views.output : m_views.input;
    (m_playback.game() ? m_bar->value() : view)->setFocus();
}

std::function<void()> PlayerController::handlerOf(const QKeyEvent& event)
{
    if ((event.modifiers() & ~Qt::KeypadModifier) != 0)
        return {};
    const int key = event.key();
    const bool isForward = key == Qt::Key_Right || key == Qt::Key_PageDown;
    if ((key == Qt::Key_Space || isForward) && m_playback.game())
        return [this] { m_playback.goOn(); };
    if (key == Qt::Key_Space)
        return [this] { m_playback.setPlaying(!m_playback.isPlaying()); };
    if (isForward || key == Qt::Key_Left || key == Qt::Key_PageUp)
        return [this, isForward] { step(isForward ? 1 : -1); };
    if (key == Qt::Key_Home || key == Qt::Key_End)
        return [this, key] { m_playback.goTo(key == Qt::Key_Home ? 0 : m_playback.steps()); };
    return {};
}

// Takes keys of the tensors, the slider, the bar's buttons and a lesson's text, and of the field for a value while it
// is empty. Space still presses a button, and a text still scrolls by its keys.
bool PlayerController::eventFilter(QObject* watched, QEvent* event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (!m_playback.canStep() || (!isOverride && event->type() != QEvent::KeyPress))
        return false;
    const auto& key = static_cast<QKeyEvent&>(*event);
    if (const int code = key.key();
        qobject_cast<QTextBrowser*>(watched) && code != Qt::Key_Left && code != Qt::Key_Right && code != Qt::Key_Space)
        return false;
    if (key.key() == Qt::Key_Space && qobject_cast<QAbstractButton*>(watched))
        return false;
    const auto* field = qobject_cast<QLineEdit*>(watched);
    if (field && !field->isReadOnly() && !field->text().isEmpty())
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
