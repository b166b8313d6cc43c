// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/compare/compare.h"
#include "engine/core/message/export.h"
#include "engine/core/ops/operator.h"

namespace TESSERA_API tessera {

// Why this case cannot tell right from wrong; empty when it can. And what else is worth saying.
Message mistrust(const Operator& op, const Tensor& input);
Message mistrust(const Tensor& input); // the same of the input alone
// The same where the comparison has accepted either neighbour of ties.
Message mistrust(const Operator& op, const Tensor& input, const Comparison& comparison);
std::vector<Message> notes(const Operator& op, const Plan& plan);

// compare() of two outputs of the operator, with its notes; one that passes although the case cannot tell right from
// wrong is Mistrusted. Throws Cancelled.
Comparison assess(const Operator& op, const Plan& plan, const Tensor& input, const Tensor& a, const Tensor& b,
                  const Tolerance& tolerance, const std::stop_token& stop = {});

} // namespace tessera
