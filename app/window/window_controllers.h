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

// Parts of the window that others know only by their actions, or by the object that they fill.

std::unique_ptr<ActionSource> helpActions(const WindowContext& with);
// Takes on what the settings say. `budget`: MiB; 0: the settings'.
std::unique_ptr<ActionSource> runActions(const WindowContext& with, uint64_t budget);

// Takes on the language before any sentence is made: `language`, one of languages(), else the settings'. Returns why
// the window is in English all the same; empty: it is as wanted.
QString takeLanguage(const WindowSettings& settings, const std::optional<QString>& language);
// The action of each language; a choice takes effect at the next start. `wanted`: the language of the command line.
std::unique_ptr<ActionSource> languageRows(const WindowContext& with, const std::optional<QString>& wanted);

void fillMenus(QMenuBar& bar, BottomPanel& bottomPanel, const WindowContext& with);
// The readout of the active element, and how far a file is read or written.
void fillStatusBar(QStatusBar& bar, const WindowContext& with);

// When the control that has the focus is hidden or disabled, Qt passes the focus to the next control, which may be a
// button that the next Space presses. This object passes it to the nearest part around the control whose property
// "focusHome" (a widget) or whose focus proxy can take it, also in dialogs; if there is none in the window of `views`,
// to the tensors.
//
// It also scrolls to a control that gets the focus by keys, and draws a ring around one that does not show its focus.
// And it gives some keys to the control that has the focus although an action has them: letters find an entry of a
// list, Space presses a button, and a field or a list gets Escape first. In `forms`, undo and redo are the document's.
// It works in the whole program while the object lives.
std::unique_ptr<QObject> keepFocus(ViewArea& views, std::vector<const QWidget*> forms);

} // namespace tessera
