// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operator.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/report/text/page.h"

#include <iosfwd>
#include <optional>
#include <string>

namespace tessera {

// A diagnosis for people: the class and the counts in a line, a sentence each below.
void print(std::ostream& out, const Diagnosis& diagnosis);

// A run of `identify`: what was asked and answered.
struct IdentifyRun {
    RunHead head = {};
    std::string names = {}; // what was compared, "input.npy output.npy"
    Tensor input = {}, output = {};
    std::optional<Operator> meant = {}; // for the input
    Diagnosis diagnosis = {};
};
std::string identifyJson(const IdentifyRun& run);
// The sentences, what the tensors cannot tell apart and the case that can, and pictures: of what was meant beside what
// came, or of the two tensors.
std::string identifyHtml(const IdentifyRun& run);

} // namespace tessera
