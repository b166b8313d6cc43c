// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/ops/operators.h"
#include "engine/core/plan/plan.h"
#include "engine/detect/probe/xray.h"
#include "engine/core/tensor/engine.h"

#include <algorithm>
#include <array>
#include <functional>
#include <optional>
#include <stop_token>
#include <variant>
#include <vector>

namespace tessera {

// For a long loop over i: throws Cancelled soon after a stop is asked for.
inline void endWhereAsked(const std::stop_token& stop, uint64_t i)
{
    if (i % 0x4000 == 0 && stop.stop_requested())
        throw Cancelled();
}

// An engine that is asked one case again and again, with inputs of our own, and how often it was.
class EngineQuestions {
public:
    EngineQuestions(const OutputSource& engine, const Operator& op, const RunControl& control);

    // What is asked: the operator without data, its plan, and how often.
    const Case asked;
    const Plan plan;
    const DataType type;
    const uint64_t inputs, outputs; // elements
    const PaddedSizes inputSizes, outputSizes;
    const std::stop_token stop;
    unsigned runs = 0;

    // The bits of every output, in logical order, for inputs of these bits. `untouched` fills the output beforehand.
    // Throws Cancelled.
    std::vector<uint64_t> bits(const std::function<uint64_t(uint64_t)>& input, std::byte untouched = {});
    // The same in numbers; the input's are rounded to the type.
    std::vector<double> values(const std::function<double(uint64_t)>& input);

private:
    const OutputSource& m_engine;
    const RunControl& m_control;
};

// What every output copies, read off from inputs that carry their own numbers.
struct Copies {
    static constexpr int64_t kUnwritten = -1, kConstant = -2, kUnknown = -3;

    std::vector<int64_t> source; // [outputs] an input element, or one of the above

    uint64_t count(int64_t kind) const { return static_cast<uint64_t>(std::ranges::count(source, kind)); }
    // Each output that has a source copies it, and one has.
    bool areAll() const { return count(kUnknown) == 0 && std::ranges::max(source) >= 0; }
};

// Two numberings, each in as many runs as its numbers have digits in the type. `mayBlend`: the bits of the numbers
// follow, as the least and the largest value, so that any two inputs differ once by all that the type has. A mean of
// neighbours may look like a copy in both numberings; it is then no copy, however it rounds.
Copies readCopies(EngineQuestions& questions, bool mayBlend);

// What a data type lets weights be measured with.
struct Levels {
    double low, high; // the levels of impulses
    double least; // a response below it is none
    double tolerance; // two weights that are closer are one
};
Levels levelsOf(DataType type);
// Two weights of the plan's engine and of another program that are closer are one: coordinates may be some float32 ulps
// apart.
double weightTolerance(const Plan& plan);

// The weights of every output coordinate along each axis, as first, rowStart and weights of its taps say them. Bands
// may fall, which a plan's do not.
using AxisBands = std::array<AxisTaps, 4>;
// The next output of an axis: its weights without zeros at either end.
void addBand(AxisTaps& taps, uint32_t first, std::vector<double> weights);

// What every output copies, of which at least one does; the weights along each axis; all weights, whatever the axes
// are; nothing: there is no map.
using KnownMap = std::variant<std::monostate, Copies, AxisBands, SourceTable>;

// The weights of an engine whose outputs are weighted sums: as impulses along each axis show them, where the axes
// separate, which random values show; else, of an input of at most kMostImpulses elements, as an impulse for each
// element does.
inline constexpr uint64_t kMostImpulses = 4096;
KnownMap measuredWeights(EngineQuestions& questions);

// Every output's sources; `elementAt`: where an element of a packed input lies in it; none: at its own place.
SourceTable tableOf(const Plan& plan, const std::function<uint64_t(uint64_t element)>& elementAt = {});

// A map as it was measured, or as a diagnosis says it: as probe() finds it of an engine, but no engine runs, and there
// are no findings. The operator has no issues. Throws Cancelled.
Xray xrayOf(KnownMap map, const Operator& op, const std::stop_token& stop);

} // namespace tessera
