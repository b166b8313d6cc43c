// SPDX-License-Identifier: Apache-2.0
#include "engine/identify/separating.h"

#include "engine/identify/values.h"
#include "engine/ops/axes.h"
#include "engine/ops/operator.h"
#include "engine/probe/questions.h"

#include <algorithm>
#include <set>

namespace tessera {

namespace {

struct Resize {
    uint32_t inputs, outputs;
};
// Of one axis, then of two: 2 to 5 and 5 to 2 together tell twelve rules of nearest apart.
constexpr Resize kResizes[] = {{2, 3}, {3, 2}, {2, 4}, {2, 5},  {3, 5}, {5, 2},
                               {5, 3}, {4, 7}, {7, 4}, {6, 20}, {20, 6}};
constexpr std::pair<Resize, Resize> kPairs[] = {{{2, 5}, {5, 2}},   {{3, 5}, {5, 3}}, {{4, 7}, {7, 4}},
                                                {{3, 1}, {4, 7}},   {{5, 1}, {7, 3}}, {{7, 20}, {26, 64}},
                                                {{20, 6}, {10, 64}}};

const Supposition* find(const std::vector<Supposition>& list, const Supposition& wanted)
{
    const auto found = std::ranges::find_if(
        list, [&](const Supposition& each) { return each.what == wanted.what && each.mistake == wanted.mistake; });
    return found == list.end() ? nullptr : &*found;
}

// As the scale of the meant axis came about: a ratio of sizes, of their ends, or given.
float scaleLike(const AxisMap& map, const Resize& to)
{
    const auto n = static_cast<float>(to.inputs), m = static_cast<float>(to.outputs);
    const auto of = [](float a, float b) { return a / b; };
    const auto inputs = static_cast<float>(map.inputs), outputs = static_cast<float>(map.outputs);
    if (map.scale == of(outputs, inputs))
        return m / n;
    if (map.inputs > 1 && map.outputs > 1 && map.scale == of(outputs - 1, inputs - 1) && to.outputs > 1)
        return (m - 1) / (n - 1);
    return (m + 0.25f) / n; // of which the floor is the size
}

std::optional<Operator> resized(const Operator& op, std::span<const Resize> last)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    if (maps.size() < last.size())
        return {};
    std::vector<uint32_t> inputs(maps.size(), 1), outputs(maps.size(), 1);
    std::vector<float> scales(maps.size(), 1.0f);
    size_t reference = maps.size() - 1; // an axis that the operator does resize
    for (size_t axis = 0; axis < maps.size(); ++axis)
        if (maps[axis].inputs != maps[axis].outputs)
            reference = axis;
    for (size_t i = 0; i < last.size(); ++i) {
        const size_t axis = maps.size() - last.size() + i;
        inputs[axis] = last[i].inputs;
        outputs[axis] = last[i].outputs;
        scales[axis] = scaleLike(maps[reference], last[i]);
    }
    if (isTransposed(op))
        std::swap(inputs, outputs);
    Operator result = op;
    const DataType type = inputDesc(op).dataType;
    setField(result, inputField(op), TensorDesc{.dataType = type, .sizes = inputs});
    setField(result, outputField(op), TensorDesc{.dataType = type, .sizes = outputs});
    setField(result, "Scales", scales);
    return validate(result).empty() ? std::optional(result) : std::nullopt;
}

std::vector<Operator> resampledCases(const Operator& op)
{
    std::vector<Operator> cases;
    for (const Resize& resize : kResizes)
        if (const auto made = resized(op, {&resize, 1}))
            cases.push_back(*made);
    for (const auto& [rows, columns] : kPairs) {
        const std::array<Resize, 2> both{rows, columns};
        if (const auto made = resized(op, both))
            cases.push_back(*made);
    }
    return cases;
}

std::vector<Operator> movedCases(const Operator& op)
{
    std::vector<Operator> cases;
    const bool isSpace = name(op).starts_with("SPACE");
    for (const uint32_t batch : {1u, 2u})
        for (const uint32_t block : {2u, 3u})
            for (const uint32_t channels : {1u, 2u, 3u})
                for (const uint32_t width : {1u, 2u, 3u}) {
                    Operator made = op;
                    const uint32_t height = width == 3 ? 2 : 1;
                    setInput(made, inputDesc(op).dataType,
                             isSpace ? std::vector{batch, channels, height * block, width * block}
                                     : std::vector{batch, channels * block * block, height, width});
                    changeField(made, "BlockSize", block);
                    setField(made, outputField(made), offeredOutput(made));
                    if (validate(made).empty())
                        cases.push_back(made);
                }
    return cases;
}

uint64_t elementsOf(const Operator& op)
{
    return elementCount(inputDesc(op)) + elementCount(outputDesc(op));
}

} // namespace

std::vector<size_t> partsOf(const SuppositionGroup& group, const Operator& op)
{
    const std::vector<Supposition> list = suppositionsOf(op);
    const std::array<uint32_t, 4> inputs = paddedSizes(inputDesc(op)), outputs = paddedSizes(outputDesc(op));
    std::vector<const Supposition*> firsts; // of each part
    std::vector<size_t> parts;
    for (const Supposition* each : group) {
        const Supposition* own = each->mistake == MistakeClass::None ? &list.front() : find(list, *each);
        if (own == nullptr)
            own = &list.front(); // in this case it changes nothing
        const auto same = std::ranges::find_if(
            firsts, [&](const Supposition* first) { return isSameMap(*first, *own, inputs, outputs); });
        parts.push_back(static_cast<size_t>(same - firsts.begin()));
        if (same == firsts.end())
            firsts.push_back(own);
    }
    return parts;
}

std::optional<Case> separatingCase(const Operator& op, const SuppositionGroup& group)
{
    std::vector<Operator> cases;
    if (!axisMaps(op).empty())
        cases = resampledCases(op);
    else if (op->waysBack())
        cases = movedCases(op);
    std::ranges::stable_sort(cases, {}, elementsOf);
    const Operator* best = nullptr;
    size_t most = 1;
    for (const Operator& each : cases) {
        const std::vector<size_t> parts = partsOf(group, each);
        const size_t count = std::set(parts.begin(), parts.end()).size();
        if (count <= most)
            continue;
        most = count;
        best = &each;
        if (most == group.size())
            break;
    }
    if (best == nullptr)
        return {};
    return Case{.title = {}, .op = *best, .data = Generator{.pattern = Pattern::Random, .seed = 1}};
}

SuppositionGroup thoseThatGive(const Tensor& output, const Case& probe, const SuppositionGroup& group)
{
    const std::vector<Supposition> list = suppositionsOf(probe.op);
    const Evidence evidence = evidenceOf(generate(std::get<Generator>(probe.data), inputDesc(probe.op)), output);
    SuppositionGroup left;
    for (const Supposition* each : group) {
        const Supposition* own = each->mistake == MistakeClass::None ? &list.front() : find(list, *each);
        if (own == nullptr)
            continue;
        const Grid grid = Grid::all(evidence.output, own->written);
        const auto forecast = forecastOf(*own, grid, evidence, each->changes > 0);
        if (forecast && explainsAll(*forecast, grid))
            left.push_back(each);
    }
    return left;
}

} // namespace tessera
