// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/base/actions/command_palette.h"

#include <QPointer>

class QAction;

namespace tessera {

class Actions;
class Messages;
class WindowSettings;

// The ways to find an action and its keys, and what this program is.
class HelpController : public ActionSource {
    Q_OBJECT

public:
    // The palette lies over the window.
    HelpController(Actions& all, WindowSettings& settings, Messages& messages, QWidget& window);
    ~HelpController() override;

    std::vector<ActionTable> actions() override;

    void restoreKeys(); // once all actions are there; from then on changed keys are kept
    QStringList recentActions() const; // by id, the latest first

private:
    void remember(const QAction* action); // the palette shows it first next time
    void showShortcuts();
    void changeKeys();
    void sayAbout();

    Actions& m_actions;
    WindowSettings& m_settings;
    Messages& m_messages;
    QWidget& m_window;
    QPointer<CommandPalette> m_palette; // over the window
};

} // namespace tessera
