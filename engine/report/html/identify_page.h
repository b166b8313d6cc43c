// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/report/html/page.h"

#include <optional>
#include <string>

namespace tessera {

// What was asked and answered.
struct IdentifiedOutput {
    const Tensor& input;
    const Tensor& output;
    const std::optional<Operator>& meant;
    const Diagnosis& diagnosis;
};

// The page of `identify`: the sentences, what the tensors cannot tell apart and the case that can, and pictures: of
// what was meant beside what came, or of the two tensors. `head` comes with its line and facts.
std::string identifyHtml(const IdentifiedOutput& identified, PageHead head);

} // namespace tessera
