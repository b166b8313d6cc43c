// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/compare/compare.h"
#include "engine/core/ops/operators.h"

#include <QString>

#include <optional>

namespace tessera {

// A comparison of an output with a tensor of another shape: of the elements that correspond, and of no others.
struct Correspondence {
    Comparison comparison; // its elements are the output's
    QString how; // which elements correspond: a sentence
};

// Where `other` has the input's shape, each output element corresponds to the one input element that it comes from;
// else elements of equal coordinates do. None where the types differ or nothing corresponds. Throws Cancelled.
std::optional<Correspondence> compareCorresponding(const Operator& op, const Plan& plan, const Tensor& input,
                                                   const Tensor& output, const Tensor& other, Tolerance tolerance,
                                                   const std::stop_token& stop = {});

} // namespace tessera
