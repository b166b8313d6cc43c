// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/views/window_context.h"

#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class QMenuBar;
class QStatusBar;

namespace tessera {

class BottomPanel;
class LayoutController;

// Parts of the window that are known by their actions alone, or by what they fill.

std::unique_ptr<ActionSource> makeHelpController(const WindowContext& with);
std::unique_ptr<ActionSource> makeRunController(const WindowContext& with, uint64_t budget); // MiB; 0: the settings'

// Takes on the language before any sentence is made: `language`, one of languages(), else the settings'. Returns why
// the window is in English all the same; empty: it is as wanted.
QString takeLanguage(const WindowSettings& settings, const std::optional<QString>& language);
// Another choice is for the next start.
std::unique_ptr<ActionSource> makeLanguageController(const WindowContext& with, const std::optional<QString>& language);
std::vector<QString> languageActions(); // their ids, in the order of the menu

void fillMenus(QMenuBar& bar, const LayoutController& layout, BottomPanel& bottomPanel, const WindowContext& with);
// The readout of the active element, and how far a file is read or written.
void fillStatusBar(QStatusBar& bar, const WindowContext& with);

// When the control that has the focus hides or is disabled, Qt passes the focus to whatever comes next, which may be a
// button that the next Space presses. Here it goes to the nearest part around it whose property "focusHome", a
// widget, or whose focus proxy can take it, in dialogs as well; in the window of `views`, else to the tensors. A
// control that was disabled gets it back when it is enabled again, unless keys were pressed meanwhile or the focus has
// moved on.
//
// A control that gets the focus by keys is scrolled to, and what would not show its focus has a ring.
std::unique_ptr<QObject> keepFocus(ViewArea& views);

// Which keys controls keep for themselves although an action has them: letters find an entry of a list, Space presses a
// button, Escape belongs first to the field or list that has the focus, and in forms undo and redo are the document's.
std::unique_ptr<QObject> keepFormKeys(std::vector<const QWidget*> forms); // in the whole program while it is there

} // namespace tessera
