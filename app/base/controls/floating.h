// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace tessera {

// Lays the bar over the upper edge of a widget of the window, as wide as the widget and as tall as the bar's words
// need: nothing moves under the mouse when it comes or goes. The bar becomes the window's child.
void floatOver(QWidget* bar, QWidget* host, QWidget* window);

// The same at the right end of a widget that lies along the window's bottom, and above it: no wider than a sentence is
// read well.
void floatAbove(QWidget* bar, QWidget* host, QWidget* window);

} // namespace tessera
