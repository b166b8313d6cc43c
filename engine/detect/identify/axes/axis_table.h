// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/axes/axis_change.h"

namespace tessera {

// What programs do with an axis whatever its coordinates are: the rows that single changes and second ones are made of.
struct AxisMistake {
    MistakeClass mistake;
    Named what;
    std::function<void(AxisSampling&)> change;
    bool isLinear = false; // of linear alone
    bool isSingle = true; // frequent enough to be tried before pairs
    bool isFiltered = false; // below an antialiasing filter, too
};
std::vector<AxisMistake> edgeRows();
std::vector<AxisMistake> precisionRows(); // of coordinates
std::vector<AxisMistake> weightRows(); // in few bits, of linear

} // namespace tessera
