// SPDX-License-Identifier: Apache-2.0
#include "engine/quiz/candidates.h"

#include "engine/case/generator.h"
#include "engine/cpu/cpu_engine.h"
#include "engine/engines/run_failure.h"
#include "engine/ops/axis_taps.h"
#include "engine/ops/operator.h"
#include "engine/reference/reference_engine.h"
#include "engine/sabotage/saboteur.h"
#include "engine/tensor/value.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tessera::quiz {

namespace {

constexpr std::string_view kBetweenMistakes = "; "; // a list that every language of the window knows

struct Words {
    std::string_view mistake;
    std::string_view label; // of a list
    std::string_view sentence; // what is done, for somebody who learns
    std::string_view ofNearest = {}; // the same where the case copies the nearest element; empty: the same words
};

// The likeliest first: where two mistakes give the same, the first one is named.
constexpr Words kWords[] = {
    {"order", "the other order", "the channel number is read in the other order"},
    {"coordinates", "corners as origin", "the corners are the origin: x = o / scale"},
    {"coordinates:half-pixel", "pixel centres", "pixel centres are used: x = (o + 0.5) / scale − 0.5"},
    {"coordinates:align-corners", "aligned corners", "the corners are aligned: x = o·(in − 1) / (out − 1)"},
    {"nearest-rule", "rounding", "the coordinate is rounded the other way"},
    {"gradient", "the gradient as a picture", "the gradient is resized like a picture, and not added up"},
    {"gradient:offsets", "the offsets exchanged",
     "the two offsets are exchanged: each is taken for the other tensor's"},
    {"antialias", "the antialias filter", "the antialias filter is switched off where it is on, or on where it is off"},
    {"mode", "linear or nearest", "the nearest element is copied, and nothing is blended",
     "neighbours are blended, and not one copied"},
    {"permutation", "row and column of the block", "row and column inside the block are exchanged"},
    {"permutation:inverse", "the inverse operator",
     "the elements are moved the other way round, as the inverse operator does"},
    {"permutation:batch", "the batch in the channels", "the batch is read as the fast part of the channel number"},
    {"layout", "strides ignored", "the strides are ignored: the memory is read as if it were packed"},
    {"layout:channels-last", "NHWC for NCHW",
     "the memory is read as NHWC, as if the channels of a pixel lay side by side"},
    {"swapped-axes", "rows and columns", "rows and columns of the input are exchanged"},
    {"swapped-axes:parameters", "the scales of the axes",
     "each axis has the other one's scale, and past the end the edge repeats"},
    {"edge", "one element short of the edge", "the coordinates are clamped one element before the end"},
    {"edge:extrapolated", "the edge not repeated", "the edge is not repeated: weights outside become negative"},
    {"tie", "ties", "the other neighbour is taken on a tie"},
    {"scale", "the scale of the sizes", "the scale is computed from the two sizes, and not the one that is given"},
    {"length-one", "an axis of length one", "an axis of length one reads its first element"},
    {"swapped-axes:flipped", "upside down", "the picture is read from its last row up"},
    {"channel-order", "BGR for RGB",
     "channels 0 and 2 are exchanged, as where blue comes first (BGR) and not red (RGB)"},
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
    const auto engine = makeSaboteur(std::string(kSaboteur) + ":" + std::string(mistake), {.threads = 1});
    Tensor output(plan.output);
    try {
        engine->run(c, plan, input, output);
    } catch (const RunFailure&) {
        return {}; // it cannot be made in this case
    }
    return output;
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
    std::vector<Candidate> candidates{{"none", "", referenceOutput(c, input)}};
    const Plan plan = makePlan(c.op);
    const std::vector<AxisMap> maps = c.op->axisMaps();
    const bool isNearest = !maps.empty() && maps.front().mode == InterpolationMode::NearestNeighbor;
    for (const Words& each : kWords) {
        std::optional<Tensor> output = mistakenOutput(each.mistake, c, plan, input);
        if (output && firstDifference(*output, candidates.front().output))
            candidates.push_back({std::string(each.mistake),
                                  std::string(isNearest && !each.ofNearest.empty() ? each.ofNearest : each.sentence),
                                  std::move(*output)});
    }
    return candidates;
}

std::optional<std::vector<Partner>> mistakenSources(std::string_view mistake, const Case& c, uint64_t output)
{
    const TensorDesc& desc = inputDesc(c.op);
    if (desc.dataType != DataType::Float32)
        return {};
    const Plan plan = makePlan(c.op);
    std::vector<Partner> sources;
    for (uint64_t element = 0; element < elementCount(desc); ++element) {
        const auto made =
            mistakenOutput(mistake, c, plan, generate({.pattern = Pattern::OneHot, .seed = element}, desc));
        if (!made)
            return {};
        if (const double weight = toDouble(made->desc.dataType, made->bits(output)); weight != 0)
            sources.push_back({element, weight});
    }
    return sources;
}

std::optional<uint64_t> firstDifference(const Tensor& a, const Tensor& b)
{
    for (uint64_t i = 0; i < elementCount(a.desc); ++i)
        if (valueText(a, i) != valueText(b, i))
            return i;
    return {};
}

std::string joinedMistakes(const std::vector<std::string>& mistakes)
{
    std::string joined;
    for (const std::string& each : mistakes)
        joined += std::string(joined.empty() ? "" : kBetweenMistakes) + each;
    return joined;
}

std::string valueText(double value)
{
    std::array<char, 400> digits;
    const double rounded = std::round(value * 1000) / 1000;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), rounded == 0 ? 0 : rounded,
                                   std::chars_format::fixed, 3);
    std::string text(digits.data(), end.ptr);
    text.erase(text.find_last_not_of('0') + 1);
    if (text.ends_with('.'))
        text.pop_back();
    return text;
}

std::string valueText(const Tensor& tensor, uint64_t element)
{
    return valueText(toDouble(tensor.desc.dataType, tensor.bits(element)));
}

} // namespace tessera::quiz

namespace tessera {

namespace {

std::string_view labelOfOne(std::string_view mistake)
{
    const auto found = std::ranges::find(quiz::kWords, mistake, &quiz::Words::mistake);
    return found != std::end(quiz::kWords) ? found->label : mistake == "none" ? "none" : "none that is known";
}

} // namespace

std::string mistakeLabel(std::string_view mistakes)
{
    std::vector<std::string> labels;
    for (size_t begin = 0; begin <= mistakes.size();) {
        const size_t end = std::min(mistakes.find(quiz::kBetweenMistakes, begin), mistakes.size());
        labels.emplace_back(labelOfOne(mistakes.substr(begin, end - begin)));
        begin = end + quiz::kBetweenMistakes.size();
    }
    return quiz::joinedMistakes(labels);
}

} // namespace tessera
