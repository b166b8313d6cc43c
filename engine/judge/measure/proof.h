// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/plan.h"
#include "engine/core/tensor/engine.h"
#include "engine/detect/probe/xray.h"

#include <optional>

namespace tessera {

// Proofs about an engine that need nothing to compare with.

// Whether the operator only moves elements, each to one place. The two proofs are about these.
bool isPermutation(const Operator& op);

// Why the proofs do not apply to a permutation; empty: they do. A stride of 0 repeats elements of the input, so that
// they cannot be numbered.
Message whyNotProvable(const Operator& op);
// Why the proofs prove little: both orders are the same; empty: they prove something.
Message whyProvesLittle(const Operator& op);

// Every input element carries its number in the bits of its type. Narrow types take several runs, one for each digit.
struct PermutationProof {
    uint64_t count = 0; // how many input elements
    uint64_t once = 0; // input elements that stand in the output exactly once
    uint64_t missing = 0; // input elements that stand nowhere
    uint64_t repeated = 0; // input elements that stand there more than once
    uint64_t strange = 0; // output elements that are no number of an input element
    std::optional<uint64_t> first; // the first input element that is missing or repeated

    bool holds() const { return once == count && strange == 0; }
};
// Here and below op is a provable permutation without issues. Throws EngineError, Cancelled.
PermutationProof provePermutation(const Engine& engine, const Operator& op, const RunControl& control = {});

// There and back: by the inverse operator in the same order, and in the other order, as if the orders were mixed up.
struct RoundTrip {
    Operator back, mixed;
    uint64_t count = 0;
    uint64_t returned = 0; // elements that are back where they were
    uint64_t returnedMixed = 0;
    struct Stray {
        uint64_t element; // an element of the input
        uint64_t holds; // the element that came back to its place
    };
    std::optional<Stray> stray, strayMixed; // the first of each
};
RoundTrip roundTrip(const Engine& engine, const Operator& op, const RunControl& control = {});

// probe() that names a wrong map: the second finding is what identify() recognises in the engine's output for random
// numbers. Throws what they do.
Xray namedProbe(const OutputSource& engine, const Operator& op, const RunControl& control = {});

// The same case, run repeatedly.
struct Repetition {
    unsigned different = 0; // runs that differ from the first one
    std::optional<uint64_t> element; // the first that differed
};
Repetition repeatRuns(const Engine& engine, const Case& c, const Plan& plan, const Tensor& input, unsigned runs,
                      const RunControl& control = {}); // runs >= 2

// A wrong element of an output.
struct WrongElement {
    uint64_t element; // logical
    uint64_t bits; // the output's
    uint64_t expected; // bits that the plan and the contract's arithmetic give
};

// Computes a sample of the output's elements from the plan, without an engine, and returns the first that differs (a
// NaN equals any NaN). The sample is the same for every run of a plan: the first element, the last one, and others
// spread between them, at most 64, and after the first two no more than 2^20 taps in all. `flushesDenormals`:
// differences as small as flushed denormals make are none.
std::optional<WrongElement> firstWrongOfSample(const Plan& plan, const Tensor& input, const Tensor& output,
                                               bool flushesDenormals = false);

// The same for one element; what another program's roundings may add up to is no difference either.
std::optional<WrongElement> wrongElement(const Plan& plan, const Tensor& input, const Tensor& output, uint64_t element);

// engine.run() for a result that is compared with nothing. A device's results are sampled as above, since drivers may
// silently give wrong ones. Throws EngineError where an element is wrong, and what run() throws.
Timings runChecked(const OutputSource& engine, const Case& c, const Plan& plan, const Tensor& input, Tensor& output,
                   const RunControl& control = {});

} // namespace tessera
