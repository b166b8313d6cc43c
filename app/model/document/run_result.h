// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/correspondence.h"
#include "engine/core/case/case.h"
#include "engine/core/compare/compare.h"
#include "engine/core/engines/engine.h"
#include "engine/core/engines/run_failure.h"

#include <QString>

#include <optional>

namespace tessera {

// What one run of a case gave: a value, consistent in itself. Tensors share their memory with their copies.
// Without a dataError there are c, plan and input; a follows unless there is an error.
struct RunResult {
    uint64_t serial = 0; // of the request
    bool isComplete = true; // false: A's output, shown while B still runs; the rest follows, unless B is cancelled
    bool ran = true; // false: outputs that were there, compared anew
    Case c;
    Plan plan;
    Tensor input;
    std::optional<Tensor> a, b; // outputs; b is missing when one engine is chosen or B is refused
    Timings timingsA, timingsB;
    std::optional<Comparison> comparison; // of a and b
    Tolerance tolerance; // that it was made with
    Message refusal; // why there is no comparison although there are two sides: a sentence
    std::optional<FailureKind> failure; // then, where B is an engine that gave no output
    bool isMissing = false; // then: B cannot be had or started, which the refusal says; " | " stands between its lines
    std::optional<Tensor> other; // then, what B holds
    std::optional<Correspondence> corresponding; // then, what can be compared all the same
    std::optional<Tensor> expected; // what the case's file says should come out; none where that is of another case
    double seconds = 0; // of everything
    Message dataError; // the input cannot be had: a sentence, and there is nothing but c
    Message error; // the machine failed: a sentence; what was computed before it is there

    const Comparison* judged() const // of all elements, else of those that correspond; null: of none
    {
        return comparison ? &*comparison : corresponding ? &corresponding->comparison : nullptr;
    }
};

} // namespace tessera
