// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QStatusBar;

namespace tessera {

class Document;
class InputLoader;
class ViewArea;

// What stands in the window's last line: the readout of the active element, and how far a file has been read.
void fillStatusBar(QStatusBar& bar, Document& document, const ViewArea& views, const InputLoader& loader);

} // namespace tessera
