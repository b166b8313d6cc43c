// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/engine.h"

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

struct AxisMap;
struct AxisTaps;

// The classes of mistakes that implementations of these operators make, each in one or more variants.

// The cases in which a mistake can be made.
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

// The stage at which a mistake is made. Two mistakes are combined in the order of their stages.
enum class MistakeStage : uint8_t {
    Input, // the operator gets other elements
    Map, // it reads other elements, or with other weights
    Sums, // weights or sums are rounded differently
    Output, // the output is damaged
};

struct BaselineRun;

// What a mistake changes in an honest run: one of these, or nothing.
struct MistakeChange {
    void (*map)(AxisMap& map) = nullptr; // for each axis of a resampling, here and below
    void (*taps)(const AxisMap& map, AxisTaps& taps) = nullptr;
    float (*weight)(float weight) = nullptr; // for each weight
    // The element that is read instead of the one at these coordinates, in an input of these sizes.
    uint64_t (*source)(const std::vector<uint32_t>& sizes, std::vector<uint32_t> at) = nullptr;
    void (*output)(Tensor& output, const Tensor& before) = nullptr; // changes what was written
    // Writes the wrong output. Throws RunFailure where the mistake cannot be made in this case.
    Timings (*run)(const BaselineRun& honest, Tensor& output) = nullptr;
};

struct Mistake {
    std::string_view name; // "order", "coordinates:align-corners": its class, and after a colon the variant
    Text sentence; // what the engine does wrong
    MistakeScope scope;
    MistakeStage stage;
    MistakeChange change;

    std::string_view className() const { return name.substr(0, name.find(':')); }
};

// In the order of the classes. "none", which makes no mistake, is first, and "unknown" last.
std::span<const Mistake> mistakes();
const Mistake* findMistake(std::string_view name); // or by its number in the list; null: there is none

// Why the case is outside the scope; empty: it is inside.
Message outsideScope(MistakeScope scope, const Case& c);

// "sabotage:order" is an engine that makes that mistake; "sabotage:order+half-weights" makes two, in the order of their
// stages. It reads the case, and not the plan that it is given. run() throws RunFailure (Unsupported) where a mistake
// cannot be made.
inline constexpr std::string_view kFaultyEngine = "sabotage";
std::string numberedName(std::string_view engine); // "sabotage:7" for "sabotage:order", which hides the mistake

bool isNumbered(std::string_view engine); // whether it has such a name, so its user has to find the mistake
bool isFaultyEngine(const std::string& engine); // by its name
std::unique_ptr<Engine> makeFaultyEngine(const std::string& engine, const EngineOptions& options); // throws EngineError

} // namespace tessera
