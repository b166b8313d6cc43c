// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/hypothesis.h"
#include "engine/detect/identify/identify.h"
#include "engine/detect/identify/prediction.h"
#include "engine/detect/identify/search.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <set>

namespace tessera {

namespace {

struct Resize {
    uint32_t inputs, outputs;

    bool operator==(const Resize&) const = default;
};
constexpr Resize kNone{1, 1};
// Resizes of H and W. The pair of 2 to 5 and 5 to 2 tells twelve rules of nearest apart.
constexpr std::pair<Resize, Resize> kResizes[] = {
    {kNone, {2, 3}},  {kNone, {3, 2}},     {kNone, {2, 4}},     {kNone, {2, 5}},   {kNone, {3, 5}},
    {kNone, {5, 2}},  {kNone, {5, 3}},     {kNone, {4, 7}},     {kNone, {7, 4}},   {kNone, {6, 20}},
    {kNone, {20, 6}}, {{2, 5}, {5, 2}},    {{3, 5}, {5, 3}},    {{4, 7}, {7, 4}},  {{3, 1}, {4, 7}},
    {{5, 1}, {7, 3}}, {{7, 20}, {26, 64}}, {{20, 6}, {10, 64}}, {{4, 2}, {20, 6}}, {{4, 2}, {3, 5}},
};

constexpr size_t kMostShown = 3; // values that an element may have

bool isRight(const Hypothesis* hypothesis)
{
    return hypothesis->mistake == MistakeClass::None;
}

// The first element that the hypothesis does not explain.
std::optional<uint64_t> firstUnexplained(const Hypothesis& hypothesis, const Tensor& input, const Tensor& output,
                                         bool allowsAnyPrecision)
{
    const Evidence evidence = evidenceOf(input, output);
    const Grid grid(evidence.output);
    const auto prediction = predictionOf(hypothesis, grid, evidence, allowsAnyPrecision);
    const Numbers left = numbersOf(grid, [&](const Element& e) { return !prediction || !prediction->explains(e); });
    return left.empty() ? std::nullopt : std::optional(left.front());
}

// Whether both are one operator whose fields are equal, except tensors and lists.
bool areAlike(const std::optional<Operator>& a, const std::optional<Operator>& b)
{
    if (!a || !b || name(*a) != name(*b))
        return !a && !b;
    return std::ranges::equal(fields(*a), fields(*b), [](const Field& x, const Field& y) {
        return std::holds_alternative<TensorDesc>(x.value) || std::holds_alternative<std::vector<float>>(x.value)
            || x.info.followsRank || x.value == y.value;
    });
}

// Finds a group's hypotheses in another case, by their names.
class GroupAgain {
public:
    GroupAgain(const HypothesisGroup& group, const Operator& op, bool isMeant)
        : m_list(isMeant ? hypothesesOf(op, Listing::Named) : hypothesesFor({}, op.input, op.output, Listing::Named))
        , m_isMeant(isMeant)
    {
        for (const Hypothesis* each : group)
            all.push_back(find(*each));
    }

    bool areAll() const { return std::ranges::find(all, nullptr) == all.end(); }
    const Hypothesis& front() const { return m_list.front(); }

    HypothesisGroup all; // null: this case has none

private:
    // Looks for its name first, then for its base: without strides the change does nothing.
    const Hypothesis* find(const Hypothesis& wanted) const
    {
        if (m_isMeant && wanted.mistake == MistakeClass::None)
            return &m_list.front();
        for (const bool isNamed : {true, false})
            for (const Hypothesis& each : m_list) {
                const bool isLike = m_isMeant ? isNamed || wanted.readsMemory : areAlike(each.base, wanted.base);
                const bool isSame = isNamed ? each.what == wanted.what && each.mistake == wanted.mistake
                                            : each.changes == 0 && wanted.base;
                if (isLike && isSame)
                    return &each;
            }
        return nullptr;
    }

    std::vector<Hypothesis> m_list;
    bool m_isMeant;
};

// A scale of the same kind as the meant axis's: a ratio of sizes, of corners, or given.
float scaleLike(const AxisMap& map, const Resize& to)
{
    const auto ratio = [](uint32_t outputs, uint32_t inputs) {
        return static_cast<float>(outputs) / static_cast<float>(inputs);
    };
    if (map.scale == ratio(map.outputs, map.inputs))
        return ratio(to.outputs, to.inputs);
    if (map.inputs > 1 && map.outputs > 1 && map.scale == ratio(map.outputs - 1, map.inputs - 1) && to.outputs > 1)
        return ratio(to.outputs - 1, to.inputs - 1);
    return (static_cast<float>(to.outputs) + 0.25f) / static_cast<float>(to.inputs); // its floor is the size
}

std::optional<Operator> resized(const Operator& op, const std::pair<Resize, Resize>& last)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    const size_t rank = maps.size();
    const bool isOfOne = last.first == kNone;
    if (rank < 2 && !isOfOne)
        return {};
    std::vector<uint32_t> inputs(rank, 1), outputs(rank, 1);
    std::vector<float> scales(rank, 1.0f);
    // Scales like that of the last axis that is resized.
    const auto reference =
        std::find_if(maps.rbegin(), maps.rend(), [](const AxisMap& map) { return map.inputs != map.outputs; });
    for (size_t axis = isOfOne ? rank - 1 : rank - 2; axis < rank; ++axis) {
        const Resize& to = axis + 1 == rank ? last.second : last.first;
        inputs[axis] = to.inputs;
        outputs[axis] = to.outputs;
        scales[axis] = scaleLike(reference == maps.rend() ? maps.back() : *reference, to);
    }
    if (op.row().isGradient)
        std::swap(inputs, outputs);
    const DataType type = op.input.dataType;
    return withFields(op,
                      {{inputField(op), TensorDesc{.dataType = type, .sizes = inputs}},
                       {outputField(op), TensorDesc{.dataType = type, .sizes = outputs}},
                       {"Scales", scales}});
}

// The cases with offsets that are no halves: these show their signs.
std::vector<Operator> withOtherOffsets(std::vector<Operator> cases)
{
    for (Operator& op : cases) {
        if (!findField(op, "OutputPixelOffsets"))
            return {};
        const size_t rank = op.input.sizes.size();
        const TensorDesc output = op.output;
        const OffsetNames names = offsetNames(op.row().isGradient);
        setField(op, names.inputs + 's', std::vector<float>(rank, 0.25f));
        setField(op, names.outputs + 's', std::vector<float>(rank, -0.75f));
        setField(op, outputField(op), output);
    }
    return cases;
}

std::vector<Operator> movedCases(const Operator& op, const std::vector<uint32_t>& blocks)
{
    std::vector<Operator> cases;
    for (const uint32_t batch : {1u, 2u})
        for (const uint32_t block : blocks)
            for (const uint32_t channels : {1u, 2u, 3u})
                for (const uint32_t width : {1u, 2u, 3u}) {
                    Operator made = op;
                    const uint32_t height = width == 3 ? 2 : 1;
                    setInput(made, op.input.dataType,
                             blockOrder(op)->toSpace ? std::vector{batch, channels * block * block, height, width}
                                                     : std::vector{batch, channels, height * block, width * block});
                    if (const auto fits = withFields(made, {{"BlockSize", block}}, true))
                        cases.push_back(*fits);
                }
    return cases;
}

std::vector<Operator> casesLike(const Operator& op, bool isMeant)
{
    std::vector<Operator> cases;
    if (!axisMaps(op).empty()) {
        for (const auto& last : kResizes)
            if (const auto made = resized(op, last))
                cases.push_back(*made);
        if (isMeant)
            std::ranges::move(withOtherOffsets(cases), std::back_inserter(cases));
    } else if (const auto is = blockOrder(op))
        cases = movedCases(op, isMeant ? std::vector{2u, 3u} : std::vector{is->blockSize});
    std::ranges::stable_sort(cases, {},
                             [](const Operator& each) { return elementCount(each.input) + elementCount(each.output); });
    return cases;
}

Case asProbe(const Operator& op)
{
    return {.title = {}, .op = op, .data = Generator{.pattern = Pattern::Random, .seed = 1}};
}

} // namespace

std::vector<size_t> partsOf(const HypothesisGroup& group, const Operator& op, bool isMeant)
{
    const GroupAgain again(group, op, isMeant);
    if (!again.areAll())
        return {};
    const PaddedSizes inputs = paddedSizes(op.input), outputs = paddedSizes(op.output);
    HypothesisGroup firsts; // the first of each part
    std::vector<size_t> parts;
    for (const Hypothesis* own : again.all) {
        const auto same = std::ranges::find_if(
            firsts, [&](const Hypothesis* first) { return isSameMap(*first, *own, inputs, outputs); });
        parts.push_back(static_cast<size_t>(same - firsts.begin()));
        if (same == firsts.end())
            firsts.push_back(own);
    }
    return parts;
}

std::optional<Case> separatingCase(const std::optional<Operator>& meant, const HypothesisGroup& group)
{
    const auto based = std::ranges::find_if(group, [](const Hypothesis* each) { return each->base.has_value(); });
    if (!meant && based == group.end())
        return {};
    const std::vector<Operator> cases = casesLike(meant ? *meant : *(*based)->base, meant.has_value());
    HypothesisGroup all = group;
    const bool isWrong = meant && std::ranges::none_of(group, isRight);
    const Hypothesis right = meant ? asMeant(*meant) : Hypothesis();
    if (isWrong)
        all.push_back(&right);
    const Operator* best = nullptr;
    size_t most = 1;
    for (const Operator& each : cases) {
        std::vector<size_t> parts = partsOf(all, each, meant.has_value());
        const size_t count = std::set(parts.begin(), parts.end()).size();
        if (count <= most || (isWrong && parts.front() == parts.back()))
            continue;
        parts.resize(group.size());
        if (std::ranges::count(parts, parts.front()) == std::ssize(parts))
            continue; // the group is not told apart
        most = count;
        best = &each;
        if (most == all.size())
            break;
    }
    if (best == nullptr)
        return {};
    if (!meant)
        if (const GroupAgain again({group.front()}, *best, false); again.areAll() && again.all.front()->read.isPlain())
            if (const auto op = operatorOf(*again.all.front()))
                return asProbe(*op);
    return asProbe(*best);
}

std::optional<Told> toldApart(const Case& probe, const HypothesisGroup& group, bool isMeant)
{
    const GroupAgain again(group, probe.op, isMeant);
    const Tensor input = generate(std::get<Generator>(probe.data), probe.op.input);
    HypothesisGroup all = again.all;
    if (isMeant && std::ranges::none_of(group, isRight))
        all.push_back(&again.front());
    std::vector<Tensor> outputs;
    for (const Hypothesis* each : all)
        outputs.push_back(outputOf(*each, input, probe.op.output.sizes));
    const auto differ = [&](size_t a, size_t b) {
        return firstUnexplained(*all[b], input, outputs[a], all[b]->changes > 0);
    };
    bool isAll = true;
    std::optional<uint64_t> element; // in which the first of the group differs
    for (size_t a = 0; a < all.size(); ++a)
        for (size_t b = a + 1; b < all.size(); ++b) {
            const auto found = differ(a, b);
            isAll = isAll && found;
            if (a == 0 && b < group.size() && !element)
                element = found;
        }
    if (!element || (all.size() > group.size() && !differ(0, group.size())))
        return {};
    std::vector<Message> values;
    for (size_t i = 0; i < all.size(); ++i) {
        const bool isMeantOne = isMeant && (i >= group.size() || isRight(group[i]));
        const std::string value = toText(input.desc.dataType, outputs[i].bits(*element));
        if (isMeantOne)
            values.push_back(say("identify", "right is %1")(value));
        else if (values.size() < kMostShown)
            values.push_back(say("identify", "%1 would make it %2")(group[i]->what.words, value));
    }
    //: An element, and what it holds by each mistake: a list.
    return Told{
        isAll,
        say("identify", "Its element %1: %2.")(elementText(probe.op.output.sizes, *element), joined(values, "; "))};
}

HypothesisGroup thoseThatGive(const Tensor& output, const Case& probe, const HypothesisGroup& group)
{
    const GroupAgain again(group, probe.op, true);
    const Tensor input = generate(std::get<Generator>(probe.data), probe.op.input);
    HypothesisGroup left;
    for (size_t i = 0; i < group.size(); ++i)
        if (!firstUnexplained(*again.all[i], input, output, group[i]->changes > 0))
            left.push_back(group[i]);
    return left;
}

namespace {

constexpr uint64_t kMostElements = 1 << 20; // of an output whose maps are compared

// Classes whose hypotheses are compared; the others show in any case that computes.
constexpr std::array kCompared = {MistakeClass::Order, MistakeClass::Permutation, MistakeClass::NearestRule};

void addShapes(const Operator& op, std::vector<Message>& spots)
{
    const PaddedSizes inputs = paddedSizes(op.input), outputs = paddedSizes(op.output);
    const std::vector<AxisMap> maps = axisMaps(op);
    const bool haveOneScale = maps.size() < 2 || maps.back().scale == maps[maps.size() - 2].scale;
    if (inputs[2] == inputs[3] && outputs[2] == outputs[3] && haveOneScale && inputs[2] > 1)
        spots.push_back(say("identify", "cannot show %1: H and W are alike, and may have been exchanged")(
            name(MistakeClass::SwappedAxes)));
    if (inputs[1] < 3 && op.input.sizes.size() > 2)
        spots.push_back(say("identify", "cannot show %1: the input has fewer than three channels")(
            name(MistakeClass::ChannelOrder)));
}

void addMaps(const Operator& op, std::vector<Message>& spots)
{
    const PaddedSizes inputs = paddedSizes(op.input), outputs = paddedSizes(op.output);
    const std::vector<Hypothesis> list = hypothesesOf(op);
    const std::vector<AxisMap> maps = axisMaps(op);
    const auto isOfSizes = [](const AxisMap& map) {
        return map.scale == static_cast<float>(map.outputs) / static_cast<float>(map.inputs);
    };
    if (!maps.empty() && std::ranges::all_of(maps, isOfSizes))
        spots.push_back(
            say("identify", "cannot show %1: the scales are output size / input size")(name(MistakeClass::Scale)));
    for (const MistakeClass mistake : kCompared) {
        std::vector<Message> same;
        for (const Hypothesis& each : list)
            if (each.mistake == mistake && each.changes == 1 && each.isPlain() && each.extent != Extent::OneAxis
                && isSameMap(list.front(), each, inputs, outputs))
                same.push_back(each.what.words);
        if (!same.empty())
            //: A class of mistakes, and what it is not told from.
            spots.push_back(
                say("identify", "cannot show %1: %2 does the same here")(name(mistake), anyOf(shortened(same))));
    }
}

} // namespace

std::vector<Message> blindSpots(const Operator& op)
{
    std::vector<Message> spots;
    addShapes(op, spots);
    if (elementCount(op.output) <= kMostElements)
        addMaps(op, spots);
    return spots;
}

} // namespace tessera
