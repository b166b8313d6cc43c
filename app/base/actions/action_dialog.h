// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <optional>

class QWidget;

namespace tessera {

class Actions;

// How well a text matches typed letters, which must occur in order, with anything between. Larger is better: letters
// that begin words or are adjacent count most. Spaces do not count. None: a letter is missing.
std::optional<int> fuzzyScore(const QString& typed, const QString& text);

// Lists every action with its keys, and the keys and mouse gestures of the canvas. A few letters find an action, and
// Enter runs it. A new key for an action takes effect at once, unless another action has it.
void openActionDialog(Actions& actions, QWidget* parent);

} // namespace tessera
