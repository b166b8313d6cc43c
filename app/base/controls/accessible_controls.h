// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tessera {

// Adds what Qt tells assistive technology wrongly of two kinds of controls. Toggling a checkable button clicks it; with
// Qt's only its look changes. A combo box has its name as the name, and its entry as the value. Call it once, before
// the first control is asked.
void makeControlsAccessible();

} // namespace tessera
