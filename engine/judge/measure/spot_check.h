// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"
#include "engine/core/plan/plan.h"

#include <optional>

namespace tessera {

// An element that an output has wrong.
struct WrongElement {
    uint64_t element; // logical
    uint64_t bits; // that the output has
    uint64_t expected; // bits that the plan and the contract's arithmetic give
};

// Computes a sample of the output's elements from the plan alone, without any engine, and gives back the first that
// differs (a NaN equals any NaN). The sample is the same for every run of a plan: the first element, the last one, and
// others spread between them, at most 64, and after the first two no more than 2^20 taps in all.
// `flushesDenormals`: differences as small as flushed denormals make are none.
std::optional<WrongElement> firstWrongOfSample(const Plan& plan, const Tensor& input, const Tensor& output,
                                               bool flushesDenormals = false);

// The same of one element, where what another program's roundings may add up to is no difference either.
std::optional<WrongElement> wrongElement(const Plan& plan, const Tensor& input, const Tensor& output, uint64_t element);

// engine.run() for a result that nothing else is held against. What a device computed is sampled as above: drivers may
// give wrong results and say nothing. Throws EngineError where an element is wrong, and what run() throws.
Timings runChecked(const OutputSource& engine, const Case& c, const Plan& plan, const Tensor& input, Tensor& output,
                   const RunControl& control = {});

} // namespace tessera
