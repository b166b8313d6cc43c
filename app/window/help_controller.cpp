// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help_controller.h"

#include "app/base/actions/action_dialog.h"
#include "app/base/actions/actions.h"
#include "app/base/controls/messages.h"
#include "app/base/look/window_settings.h"

#include <QEvent>

namespace tessera {

namespace {

constexpr int kRecentActions = 12;
const auto kRecentActionsKey = QStringLiteral("recentActions");

} // namespace

HelpController::HelpController(const WindowContext& with)
    : Controller(with)
{
    connect(&with.actions, &Actions::triggered, this, &HelpController::remember);
    m_with.window.installEventFilter(this);
}

HelpController::~HelpController()
{
    delete m_quiz;
}

std::vector<ActionTable> HelpController::actions()
{
    const std::vector<ActionRow> rows{
        {"quiz", tr("&Quiz…"), tr("Answer questions about layouts; every wrong answer is a mistake that programs make"),
         "", [this] { openQuiz(); }},
        {"shortcuts", tr("&Keys…"), tr("Every action and its keys, which can be changed"), "F1; ?; Ctrl+K", "help",
         [this] { findAction(); }},
        {"palette", tr("&Find an action…"), tr("Run any action by a few letters of its name"), "Ctrl+Shift+P",
         [this] { findAction(); }},
        {"about", tr("&About Tessera"), tr("What this program is, and its licence"), "",
         [this] {
             m_messages.note(
                 tr("Tessera %1: where every element of DirectML's layout operators comes from. The window is free "
                    "software under GPL-3.0-or-later, the engine under Apache-2.0.")
                     .arg(QStringLiteral(TESSERA_VERSION)));
         }},
    };
    return {{tr("Help"), rows}};
}

void HelpController::restoreKeys()
{
    m_with.actions.restoreKeys(m_settings);
    connect(&m_with.actions, &Actions::keysChanged, this, [this] { m_with.actions.saveKeys(m_settings); });
}

QStringList HelpController::recentActions() const
{
    return m_settings.value(kRecentActionsKey).toStringList();
}

void HelpController::remember(const QAction* action)
{
    if (action->objectName() == QLatin1String("palette") || action->objectName() == QLatin1String("shortcuts"))
        return;
    QStringList recent = recentActions();
    recent.removeAll(action->objectName());
    recent.prepend(action->objectName());
    m_settings.set(kRecentActionsKey, QStringList(recent.mid(0, kRecentActions)));
}

void HelpController::findAction()
{
    auto* find = new ActionDialog(m_with.actions, recentActions(), &m_with.window);
    find->setAttribute(Qt::WA_DeleteOnClose);
    connect(
        find, &ActionDialog::chosen, this, [](QAction* action) { action->trigger(); }, Qt::QueuedConnection);
    find->open();
}

// The window does not close over answers that are not saved.
bool HelpController::eventFilter(QObject* watched, QEvent* event)
{
    if (watched != &m_with.window || event->type() != QEvent::Close || !m_quiz || m_quiz->mayLoseAnswers())
        return ActionSource::eventFilter(watched, event);
    event->ignore();
    return true;
}

void HelpController::openQuiz()
{
    if (!m_quiz) {
        m_quiz = new QuizWindow(m_with.makeEngine, &m_with.window);
        m_quiz->setAttribute(Qt::WA_DeleteOnClose);
    }
    m_quiz->show();
    m_quiz->raise();
    m_quiz->activateWindow();
}

} // namespace tessera
