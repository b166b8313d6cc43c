// SPDX-License-Identifier: Apache-2.0
#include "engine/teach/quiz/candidates.h"

#include "engine/compute/cpu/cpu_engine.h"
#include "engine/compute/reference/reference_engine.h"
#include "engine/compute/registry/faulty_engine.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/axis_taps.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/run_failure.h"
#include "engine/core/tensor/value.h"
#include "engine/teach/lesson/lesson.h"

#include <algorithm>
#include <optional>

namespace tessera::quiz {

namespace {

struct Words {
    std::string_view mistake;
    Text sentence; // what is done, for somebody who learns
    Text ofNearest = {}; // the same where the case copies the nearest element; empty: the same words
};

// The likeliest first: where two mistakes give the same, the first one is named.
constexpr Words kWords[] = {
    {"order", say("quiz", "the channel number is read in the other order")},
    {"coordinates", say("quiz", "the corners are the origin: x = o / scale")},
    {"coordinates:half-pixel", say("quiz", "pixel centres are used: x = (o + 0.5) / scale − 0.5")},
    {"coordinates:align-corners", say("quiz", "the corners are aligned: x = o·(in − 1) / (out − 1)")},
    {"nearest-rule", say("quiz", "the coordinate is rounded by another rule")},
    {"gradient", say("quiz", "the gradient is resized like a picture, and not added up")},
    {"gradient:offsets", say("quiz", "the two offsets are exchanged: each is taken for the other tensor's")},
    {"antialias", say("quiz", "the antialias filter is switched off where it is on, or on where it is off")},
    {"mode", say("quiz", "the nearest element is copied, and nothing is blended"),
     say("quiz", "neighbours are blended, and not one copied")},
    {"permutation", say("quiz", "row and column inside the block are exchanged")},
    {"permutation:batch", say("quiz", "the batch is read as the fast part of the channel number")},
    {"layout", say("quiz", "the strides are ignored: the memory is read as if it were packed")},
    {"layout:channels-last", say("quiz", "the memory is read as NHWC, as if the channels of a pixel lay side by side")},
    {"swapped-axes", say("quiz", "rows and columns of the input are exchanged")},
    {"swapped-axes:parameters", say("quiz", "each axis has the other one's scale, and past the end the edge repeats")},
    {"edge", say("quiz", "the coordinates are clamped one element before the end")},
    {"edge:extrapolated", say("quiz", "the edge is not repeated: weights outside become negative")},
    {"tie", say("quiz", "the other neighbour is taken on a tie")},
    {"swapped-axes:flipped", say("quiz", "the picture is read from its last row up")},
};

// A block's rows taken for its columns, of whatever block.
std::optional<Tensor> exchangedInBlock(const Case& c, const Engine& engine, const Tensor& input)
{
    Plan plan = makePlan(c.op);
    auto* work = std::get_if<StridedCopy>(&plan.work);
    if (!work)
        return {};
    const auto stride = [&](std::string_view letters) {
        const auto found = std::ranges::find(work->factors, letters, &AxisFactor::name);
        return found == work->factors.end() ? nullptr : &work->inStrides[size_t(found - work->factors.begin())];
    };
    uint64_t* row = stride("by");
    uint64_t* column = stride("bx");
    if (!row || !column)
        return {};
    std::swap(*row, *column);
    Tensor output(plan.output);
    engine.run(c, plan, input, output);
    return output;
}

std::optional<Tensor> mistakenOutput(std::string_view mistake, const Case& c, const Plan& plan, const Tensor& input)
{
    if (mistake == "permutation")
        return exchangedInBlock(c, *makeCpuEngine(1), input);
    const auto engine = makeFaultyEngine(std::string(kFaultyEngine) + ":" + std::string(mistake), {.threads = 1});
    Tensor output(plan.output);
    try {
        engine->run(c, plan, input, output);
    } catch (const RunFailure&) {
        return {}; // this case does not allow the mistake
    }
    return output;
}

// What nobody would do: read as NHWC what is NHWC, exchange the axes of a row, or clamp what is added.
bool isOutOfPlace(std::string_view mistake, const Case& c)
{
    const TensorDesc& input = inputDesc(c.op);
    return (mistake == "layout:channels-last" && input.strides)
        || (mistake == "swapped-axes:parameters" && input.sizes[2] == 1)
        || (mistake.starts_with("edge") && isTransposed(c.op));
}

} // namespace

Tensor referenceOutput(const Case& c, const Tensor& input)
{
    const Plan plan = makePlan(c.op);
    Tensor output(plan.output);
    ReferenceEngine().run(c, plan, input, output);
    return output;
}

std::vector<Candidate> candidatesOf(const Case& c, const Tensor& input)
{
    std::vector<Candidate> candidates{{kNoMistake, {}, referenceOutput(c, input)}};
    const Plan plan = makePlan(c.op);
    const std::vector<AxisMap> maps = axisMaps(c.op);
    const bool isNearest = !maps.empty() && maps.front().mode == InterpolationMode::NearestNeighbor;
    for (const Words& each : kWords) {
        if (isOutOfPlace(each.mistake, c))
            continue;
        std::optional<Tensor> output = mistakenOutput(each.mistake, c, plan, input);
        if (output && firstDifference(*output, candidates.front().output)) // else it makes no difference
            candidates.push_back({each.mistake, isNearest && !each.ofNearest.isEmpty() ? each.ofNearest : each.sentence,
                                  std::move(*output)});
    }
    return candidates;
}

std::optional<uint64_t> firstDifference(const Tensor& a, const Tensor& b)
{
    for (uint64_t i = 0; i < elementCount(a.desc); ++i)
        if (roundedText(toDouble(a, i)) != roundedText(toDouble(b, i)))
            return i;
    return {};
}

} // namespace tessera::quiz
