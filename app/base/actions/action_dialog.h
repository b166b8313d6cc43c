// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>

class QWidget;

namespace tessera {

class Actions;

// How well a text matches what was typed: all typed letters occur in order, with anything between. Larger is better:
// letters that begin words or are adjacent count most. Spaces do not count. None: a letter is missing.
std::optional<int> fuzzyScore(const QString& typed, const QString& text);

// Every action and its keys, and what the canvas does with keys and the mouse. A few letters find an action, those used
// last come first, and Enter runs it. The keys of actions can be changed: what is typed counts at once, unless another
// action has that key.
// `recent`: names of actions, the latest first.
void openActionDialog(Actions& actions, const QStringList& recent, QWidget* parent);

} // namespace tessera
