// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/help_controller.h"

#include "app/base/actions/actions.h"
#include "app/base/actions/key_editor.h"
#include "app/base/actions/shortcut_sheet.h"
#include "app/base/controls/messages.h"
#include "app/base/look/window_settings.h"

namespace tessera {

namespace {

constexpr int kRecentActions = 12;
const auto kRecentActionsKey = QStringLiteral("recentActions");

} // namespace

HelpController::HelpController(Actions& all, WindowSettings& settings, Messages& messages, QWidget& window)
    : m_actions(all)
    , m_settings(settings)
    , m_messages(messages)
    , m_window(window)
    , m_palette(new CommandPalette(all, &window))
{
    connect(m_palette, &CommandPalette::chosen, this, [](QAction* action) { action->trigger(); });
    connect(&all, &Actions::triggered, this, &HelpController::remember);
}

HelpController::~HelpController()
{
    delete m_palette;
}

std::vector<ActionTable> HelpController::actions()
{
    return {{tr("Help"),
             {{"shortcuts", tr("&Keys"), tr("Every action and its keys"), "help", keys(Qt::Key_F1, Qt::Key_Question),
               [this] { showShortcuts(); }},
              {"palette",
               tr("&Find an action…"),
               tr("Run any action by a few letters of its name"),
               {},
               keys(Qt::CTRL | Qt::SHIFT | Qt::Key_P),
               [this] { m_palette->open(recentActions()); }},
              {"changeKeys", tr("&Change keys…"), tr("Give actions other keys"), "settings", keys(Qt::CTRL | Qt::Key_K),
               [this] { changeKeys(); }},
              {"about", tr("&About Tessera"), tr("What this program is, and its licence"), {}, {}, [this] {
                   sayAbout();
               }}}}};
}

void HelpController::restoreKeys()
{
    m_actions.restoreKeys(m_settings);
    connect(&m_actions, &Actions::keysChanged, this, [this] { m_actions.saveKeys(m_settings); });
}

QStringList HelpController::recentActions() const
{
    return m_settings.value(kRecentActionsKey).toStringList();
}

void HelpController::remember(const QAction* action)
{
    if (action->objectName() == QLatin1String("palette"))
        return;
    QStringList recent = recentActions();
    recent.removeAll(action->objectName());
    recent.prepend(action->objectName());
    m_settings.set(kRecentActionsKey, QStringList(recent.mid(0, kRecentActions)));
}

void HelpController::showShortcuts()
{
    auto* sheet = new ShortcutSheet(m_actions, &m_window);
    sheet->setAttribute(Qt::WA_DeleteOnClose);
    sheet->show();
}

void HelpController::changeKeys()
{
    auto* editor = new KeyEditor(m_actions, &m_window);
    editor->setAttribute(Qt::WA_DeleteOnClose);
    editor->open();
}

void HelpController::sayAbout()
{
    m_messages.note(tr("Tessera %1: where every element of DirectML's layout operators comes from. The window is free "
                       "software under GPL-3.0-or-later, the engine under Apache-2.0.")
                        .arg(QStringLiteral(TESSERA_VERSION)));
}

} // namespace tessera
