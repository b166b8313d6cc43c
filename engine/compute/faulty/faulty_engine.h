// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"

#include <memory>
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
    Planes, // needs rank 2 or more
    Channels, // needs rank 3 or more, and at least three channels
    Batches, // needs rank 4
};
Text name(MistakeScope scope); // "depth and space operators"

// Where on the way from the input to the output a mistake is made. Of two mistakes the second is made further on.
enum class MistakeStage : uint8_t {
    Input, // other elements reach the operator
    Map, // it reads others of them, or with other weights
    Sums, // weights or sums are rounded in another way
    Output, // what was written is damaged
};

// A case on its way through an engine that is honest.
struct HonestRun {
    const Case& c; // without issues
    const Plan& plan; // what is run: the honest plan, or that of a mistake at an earlier stage
    const Tensor& input;
    const Engine& engine; // that runs a plan: honest, or making a mistake at a later stage
    const RunControl& control;
};

struct Mistake {
    std::string_view name; // "order", "coordinates:align-corners": its class, and behind a colon which of several
    Text sentence; // what is done wrong
    MistakeScope scope;
    MistakeStage stage;
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

// "sabotage:order": an engine that makes that mistake; "sabotage:order+half-weights": one that makes two, in the order
// of their stages. It reads the case, and not the plan that it is given. run() throws RunFailure, Unsupported, where a
// mistake cannot be made.
inline constexpr std::string_view kFaultyEngine = "sabotage";

bool isFaultyEngine(const std::string& engine); // by its name
std::unique_ptr<Engine> makeFaultyEngine(const std::string& engine, const EngineOptions& options); // throws EngineError

} // namespace tessera
