// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/theme.h"
#include "engine/core/tensor/tensor.h"

#include <QString>

#include <optional>
#include <vector>

namespace tessera {

// A tensor that a view shows in place of the document's, such as a difference.
struct TensorOverlay {
    Tensor tensor;
    ColorMap map;
    double minimum, maximum;
    bool logarithmic = false; // zero apart; of log(value) where the minimum is above 0, else of log(1 + value)
    bool average = false; // when zoomed out: for values. Else the element farthest from 0 is kept, for differences
    std::optional<Tensor> companion = {}; // where given, the range is that of the finite values of both
    QString legend = {}; // whose range it is: "A and B"
    enum class Holds { Else, A, B } holds = Holds::Else; // a result, whose values can be marked
    std::vector<QString> classes = {}; // what the values 0, 1 … mean, and cells say first: "= equal"
};

} // namespace tessera
