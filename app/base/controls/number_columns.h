// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

class QTableView;

namespace tessera {

// The widths of a table of numbers, in pixels. They come from what a type's values need and not from the values that
// are there, so that nothing moves under the mouse.

int columnNeed(const QTableView& table, int column, int characters); // and its title
int tableNeed(const QTableView& table, const std::vector<int>& needs); // with a scroll bar, of what is not hidden
// Each column what it needs; what is left, those from `first` on share, and where it is too little, the widest of them
// have less.
void shareColumns(QTableView& table, const std::vector<int>& needs, int first);

} // namespace tessera
