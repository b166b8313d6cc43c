// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tessera {

// Made before the first widget, keeps the theme's style sheet away while it lives. A widget that gets a parent is
// styled anew with all that it holds, which took 40 % of the window's start: its widgets are put together first and
// styled once. It does nothing when other widgets exist: Qt would lose the style of those.
struct Undressed {
    Undressed();
    ~Undressed();
    Undressed(const Undressed&) = delete;

    const bool isFirst;
};

} // namespace tessera
