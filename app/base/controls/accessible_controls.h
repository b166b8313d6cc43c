// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tessera {

// From here on assistive technology has from two kinds of controls what Qt keeps from it. To toggle a checkable button
// is to click it: else only its look changes, and nothing that follows a click. A combo box answers with its name when
// it is asked for that, and with its entry as the value. Once is enough; before the first control is asked for.
void makeControlsAccessible();

} // namespace tessera
