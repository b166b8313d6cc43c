// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/views/window_context.h"

#include <QString>

#include <functional>
#include <memory>
#include <vector>

namespace tessera {

class IssueList;
class TensorDisplay;
enum class SelectionFormat;

// Controllers of the views that are known by their actions alone.

std::unique_ptr<ActionSource> makeZoomController(const WindowContext& with);
std::unique_ptr<ActionSource> makeChannelController(const WindowContext& with);
std::unique_ptr<ActionSource> makeSelectionController(const WindowContext& with);
std::unique_ptr<ActionSource> makeDisplayController(const WindowContext& with);
// `result`: the command of the result that has the focus, which is copied in place of the case's; empty: none has.
std::unique_ptr<ActionSource> makeEditController(const WindowContext& with, std::function<QString()> result);

// What they do for others.

void copySelection(const WindowContext& with, SelectionFormat format); // else the row of the active element
QString pictureCommand(const WindowContext& with); // draws what the pane shows
QString reproducer(const WindowContext& with); // repeats the comparison that is shown

// The ids of the actions that colour by a key and that mark cells, in the order of ColorKey and of CellMark.
std::vector<QString> colorKeyActions();
std::vector<QString> markActions();

// Keeps the note below the form: that the picture shifts, else how many outputs the other order moves.
void keepNote(Document& document, TensorDisplay& display, IssueList& place);

} // namespace tessera
