// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// The classes of mistakes that implementations of these operators make, each in one or more variants.

// Which cases a mistake can be made in.
enum class MistakeScope : uint8_t {
    Every,
    Permutations, // depth and space
    Resamplings, // and their gradients
    Nearest,
    Linear,
    Rounded, // linear, to integers
    Antialiasing, // RESAMPLE3, linear
    Antialiased, // the same, with its filter on
    Gradients,
    Planes, // of rank 2 and more
    Channels, // of rank 3 and more, with three channels at least
    Batches, // of rank 4
};
Text name(MistakeScope scope); // "depth and space operators"

// A case on its way through an engine that is honest.
struct HonestRun {
    const Case& c; // without issues
    const Plan& plan; // of it
    const Tensor& input;
    const Engine& engine;
    const RunControl& control;
};

struct Mistake {
    std::string_view name; // "order", "coordinates:align-corners": its class, and behind a colon which of several
    Text sentence; // what is done wrong
    MistakeScope scope;
    // Writes the wrong output. The case is in the scope. Throws RunFailure where it cannot be made in this one.
    Timings (*run)(const HonestRun& honest, Tensor& output);

    std::string_view className() const { return name.substr(0, name.find(':')); }
};

// In the order of the vocabulary; "none", which makes no mistake, is the first and "unknown" the last.
std::span<const Mistake> mistakes();
const Mistake* findMistake(std::string_view name); // null: there is none
std::vector<std::string_view> mistakeClasses(); // each once, in the same order

// Why the case is outside; empty: it is inside.
Message outsideScope(MistakeScope scope, const Case& c);

} // namespace tessera
