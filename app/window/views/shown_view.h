// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/arguments/shared_options.h"
#include "app/model/document/document.h"
#include "app/tensor/planes/tone.h"

#include <QString>

namespace tessera {

class TensorView;
class ViewArea;

// Which part of a tensor a view shows, and in which colours, as a command line says it.
Tone toneOf(const ToneOptions& told);
// Of the input's or the output's pane; of the comparison where results are compared.
void showView(ViewArea& views, const ViewOptions& told, Side side);
// Where it says that the player stands. A line that says nothing of a player leaves it off.
PlayState playOf(const std::optional<StepOptions>& told);
// The parts of --view that make a picture of this very place: ",zoom=8,at=12:7".
QString viewText(const TensorView& view);

} // namespace tessera
