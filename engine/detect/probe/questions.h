// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/ops/operators.h"
#include "engine/core/plan/index_map.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/engine.h"
#include "engine/detect/probe/xray.h"

#include <algorithm>
#include <array>
#include <functional>
#include <stop_token>
#include <variant>
#include <vector>

namespace tessera {

// For a loop over i: throws Cancelled soon after a stop.
inline void endWhereAsked(const std::stop_token& stop, uint64_t i)
{
    if (i % 0x4000 == 0 && stop.stop_requested())
        throw Cancelled();
}

// Runs an engine on one case with inputs of our own.
class EngineQuestions {
public:
    EngineQuestions(const OutputSource& engine, const Operator& op, const RunControl& control);

    const Case asked;
    const Plan plan;
    const DataType type;
    const uint64_t inputs, outputs; // elements
    const PaddedSizes inputSizes, outputSizes;
    const std::stop_token stop;
    unsigned runs = 0;

    // The bits of every output in logical order, for inputs with these bits. `untouched` fills the output first. Throws
    // Cancelled.
    std::vector<uint64_t> bits(const std::function<uint64_t(uint64_t)>& input, std::byte untouched = {});
    // The same with numbers.
    std::vector<double> values(const std::function<double(uint64_t)>& input);

private:
    const OutputSource& m_engine;
    const RunControl& m_control;
};

// The source of every output of a map of copies.
struct Copies {
    static constexpr int64_t kUnwritten = -1, kConstant = -2, kUnknown = -3;

    std::vector<int64_t> source; // of each output: an input element, or one of the above

    uint64_t count(int64_t kind) const { return static_cast<uint64_t>(std::ranges::count(source, kind)); }
    // No output is unknown, and one copies.
    bool areAll() const { return count(kUnknown) == 0 && std::ranges::max(source) >= 0; }
};

// Reads sources off from two numberings of the inputs, each in as many runs as its numbers have digits in the type.
// `mayBlend`: in further runs any two inputs differ once by the type's whole range. So a mean of neighbours is not
// taken for a copy, however it rounds.
Copies readCopies(EngineQuestions& questions, bool mayBlend);

// How weights are measured in a data type.
struct Levels {
    double low, high; // of impulses
    double least; // of a response
    double tolerance; // of a weight
};
Levels levelsOf(DataType type);
// The tolerance of a weight where coordinates may be some float32 ulps apart.
double weightTolerance(const Plan& plan);

bool areOne(const Partners& a, const Partners& b, double tolerance); // of weights; an element without one has 0

// The weights along each axis: first, rowStart, weights and x of its taps. Bands may fall, unlike a plan's.
using AxisBands = std::array<AxisTaps, 4>;
// Adds an output's weights, without zeros at either end.
void addBand(AxisTaps& taps, uint32_t first, std::vector<double> weights);

// No map; copies; weights along each axis; or all weights.
using KnownMap = std::variant<std::monostate, Copies, AxisBands, SourceTable>;

// The weights of an engine whose outputs are weighted sums: from impulses along each axis, where random values show
// that axes separate; else from an impulse for each of at most kMostImpulses elements.
inline constexpr uint64_t kMostImpulses = 4096;
KnownMap measuredWeights(EngineQuestions& questions);

// "n (c bh bw) h w -> n c (h bh) (w bw), bh=2, bw=2": einops' words. Empty: it is no block operator.
std::string rearrangementOf(const Operator& op);

// Every output's sources. `elementAt`: the place of an element of the input; none: its own place.
SourceTable tableOf(const Plan& plan, const std::function<uint64_t(uint64_t element)>& elementAt = {});

// The result of probe() for a known map, without runs and findings. The operator has no issues. Throws Cancelled.
Xray xrayOf(KnownMap map, const Operator& op, const std::stop_token& stop);

} // namespace tessera
