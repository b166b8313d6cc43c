// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <ostream>
#include <string>
#include <vector>

namespace tessera {

// What the random shapes of a row reached, in percent of a copy.
struct ShapesOfRow {
    std::string row;
    std::vector<double> shares;
};

// An SVG picture with a line a row: how many of its shapes reached how much of their median.
void drawShapes(const std::vector<ShapesOfRow>& rows, std::ostream& out);

} // namespace tessera
