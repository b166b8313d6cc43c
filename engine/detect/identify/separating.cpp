// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/separating.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/hypotheses_for.h"
#include "engine/detect/identify/values.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>
#include <iterator>
#include <set>

namespace tessera {

namespace {

struct Resize {
    uint32_t inputs, outputs;
};
// Resizes of one axis, then of two: 2 to 5 and 5 to 2 together tell twelve rules of nearest apart.
constexpr Resize kResizes[] = {{2, 3}, {3, 2}, {2, 4}, {2, 5},  {3, 5}, {5, 2},
                               {5, 3}, {4, 7}, {7, 4}, {6, 20}, {20, 6}};
constexpr std::pair<Resize, Resize> kResizePairs[] = {{{2, 5}, {5, 2}},    {{3, 5}, {5, 3}},  {{4, 7}, {7, 4}},
                                                      {{3, 1}, {4, 7}},    {{5, 1}, {7, 3}},  {{7, 20}, {26, 64}},
                                                      {{20, 6}, {10, 64}}, {{4, 2}, {20, 6}}, {{4, 2}, {3, 5}}};

constexpr size_t kMostQuestions = 4;
constexpr size_t kMostShown = 3; // values of an element

bool isRight(const Hypothesis* hypothesis)
{
    return hypothesis->mistake == MistakeClass::None;
}

// The first element of the output that cannot be of this hypothesis.
std::optional<uint64_t> firstUnexplained(const Hypothesis& hypothesis, const Tensor& input, const Tensor& output,
                                         bool allowsAnyPrecision)
{
    const Evidence evidence = evidenceOf(input, output);
    const Grid grid = Grid::all(evidence.output, hypothesis.written);
    const auto forecast = forecastOf(hypothesis, grid, evidence, allowsAnyPrecision);
    std::optional<uint64_t> element;
    grid.forEach([&](uint64_t number, const Place& at) {
        if (!forecast || !forecast->explains(number, at, grid.bits(at)))
            element = grid.offset(at);
        return !element;
    });
    return element;
}

// Whether both are one operator, but for its tensors and lists.
bool areAlike(const std::optional<Operator>& a, const std::optional<Operator>& b)
{
    if (!a || !b || name(*a) != name(*b))
        return !a && !b;
    return std::ranges::equal(fields(*a), fields(*b), [](const Field& x, const Field& y) {
        return std::holds_alternative<TensorDesc>(x.value) || std::holds_alternative<std::vector<float>>(x.value)
            || x.info.followsRank || x.value == y.value;
    });
}

// What may be in a case, where the hypotheses of another case are found again.
class NamedCases {
public:
    NamedCases(const Operator& op, bool isMeant)
        : m_list(isMeant ? hypothesesOf(op, Listing::Named)
                         : hypothesesFor({}, inputDesc(op), outputDesc(op), Listing::Named))
        , m_isMeant(isMeant)
    {
    }

    const Hypothesis* find(const Hypothesis& wanted) const // null: it is none of this case's
    {
        if (m_isMeant && wanted.mistake == MistakeClass::None)
            return &m_list.front();
        return first([&](const Hypothesis& each) {
            return each.what == wanted.what && each.mistake == wanted.mistake
                && (m_isMeant || areAlike(each.base, wanted.base));
        });
    }

    // The same, or what it is a change of, where it surely does not change that in this case.
    const Hypothesis* findOrBase(const Hypothesis& wanted) const
    {
        if (const Hypothesis* found = find(wanted))
            return found;
        if (m_isMeant) // cases have no strides
            return wanted.readsMemory ? &m_list.front() : nullptr;
        return first([&](const Hypothesis& each) {
            return each.changes == 0 && wanted.base && areAlike(each.base, wanted.base);
        });
    }

    const Hypothesis& front() const { return m_list.front(); }

private:
    const Hypothesis* first(auto&& isWanted) const
    {
        const auto found = std::ranges::find_if(m_list, isWanted);
        return found == m_list.end() ? nullptr : &*found;
    }

    std::vector<Hypothesis> m_list;
    bool m_isMeant;
};

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
    return (m + 0.25f) / n; // its floor is the size
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
    for (const auto& [rows, columns] : kResizePairs) {
        const std::array<Resize, 2> both{rows, columns};
        if (const auto made = resized(op, both))
            cases.push_back(*made);
    }
    return cases;
}

// The same with offsets that are no halves: of −½ the other sign is one output further, and both together are none.
std::vector<Operator> withOtherOffsets(std::vector<Operator> cases)
{
    for (Operator& op : cases) {
        const std::vector<Field> own = fields(op);
        if (std::ranges::none_of(own, [](const Field& field) { return field.info.name == "OutputPixelOffsets"; }))
            return {};
        const size_t rank = inputDesc(op).sizes.size();
        const TensorDesc output = outputDesc(op);
        const OffsetNames names = offsetNames(isTransposed(op));
        setField(op, names.inputs + 's', std::vector<float>(rank, 0.25f));
        setField(op, names.outputs + 's', std::vector<float>(rank, -0.75f));
        setField(op, outputField(op), output);
    }
    return cases;
}

// `blocks`: none: the operator's own.
std::vector<Operator> movedCases(const Operator& op, std::vector<uint32_t> blocks)
{
    const auto is = blockOrder(op);
    if (!is)
        return {};
    if (blocks.empty())
        blocks = {is->blockSize};
    std::vector<Operator> cases;
    for (const uint32_t batch : {1u, 2u})
        for (const uint32_t block : blocks)
            for (const uint32_t channels : {1u, 2u, 3u})
                for (const uint32_t width : {1u, 2u, 3u}) {
                    Operator made = op;
                    const uint32_t height = width == 3 ? 2 : 1;
                    setInput(made, inputDesc(op).dataType,
                             is->toSpace ? std::vector{batch, channels * block * block, height, width}
                                         : std::vector{batch, channels, height * block, width * block});
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

std::vector<Operator> casesLike(const Operator& op, bool isMeant)
{
    std::vector<Operator> cases;
    if (!axisMaps(op).empty()) {
        cases = resampledCases(op);
        if (isMeant)
            std::ranges::move(withOtherOffsets(cases), std::back_inserter(cases));
    } else if (op->waysBack())
        cases = movedCases(op, isMeant ? std::vector{2u, 3u} : std::vector<uint32_t>());
    std::ranges::stable_sort(cases, {}, elementsOf);
    return cases;
}

// Whether some other one of the group does not do what the first does.
bool partsFirst(const std::vector<size_t>& parts, size_t group)
{
    return std::any_of(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(group),
                       [&](size_t part) { return part != parts.front(); });
}

Case asProbe(const Operator& op)
{
    return {.title = {}, .op = op, .data = Generator{.pattern = Pattern::Random, .seed = 1}};
}

// The operators of these sizes that the group is of, each once.
std::vector<Operator> operatorsOf(const HypothesisGroup& group, const Operator& sizes)
{
    const NamedCases instances(sizes, false);
    std::vector<Operator> operators;
    for (const Hypothesis* each : group) {
        const Hypothesis* own = instances.find(*each);
        const auto op = own && own->read.isPlain() ? operatorOf(*own) : std::nullopt;
        if (op && std::ranges::find(operators, *op) == operators.end())
            operators.push_back(*op);
    }
    return operators;
}

} // namespace

std::vector<size_t> partsOf(const HypothesisGroup& group, const Operator& op, bool isMeant)
{
    const NamedCases instances(op, isMeant);
    const PaddedSizes inputs = paddedSizes(inputDesc(op)), outputs = paddedSizes(outputDesc(op));
    std::vector<const Hypothesis*> firsts; // the first of each part
    std::vector<size_t> parts;
    for (const Hypothesis* each : group) {
        const Hypothesis* own = instances.findOrBase(*each);
        if (own == nullptr)
            return {};
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
        const std::vector<size_t> parts = partsOf(all, each, meant.has_value());
        const size_t count = std::set(parts.begin(), parts.end()).size();
        if (count <= most || (isWrong && parts.front() == parts.back()) || !partsFirst(parts, group.size()))
            continue;
        most = count;
        best = &each;
        if (most == all.size())
            break;
    }
    if (best == nullptr)
        return {};
    const std::vector<Operator> own = meant ? std::vector<Operator>() : operatorsOf(group, *best);
    return asProbe(own.empty() ? *best : own.front());
}

std::optional<Told> toldApart(const Case& probe, const HypothesisGroup& group, bool isMeant)
{
    const NamedCases instances(probe.op, isMeant);
    const Tensor input = generate(std::get<Generator>(probe.data), inputDesc(probe.op));
    std::vector<const Hypothesis*> all;
    for (const Hypothesis* each : group)
        all.push_back(instances.findOrBase(*each));
    if (isMeant && std::ranges::none_of(group, isRight))
        all.push_back(&instances.front());
    if (std::ranges::find(all, nullptr) != all.end())
        return {};
    std::vector<Tensor> outputs;
    for (const Hypothesis* each : all)
        outputs.push_back(outputOf(*each, input, outputDesc(probe.op).sizes));
    const auto differ = [&](size_t a, size_t b) {
        return firstUnexplained(*all[b], input, outputs[a], all[b]->changes > 0);
    };
    if (all.size() > group.size() && !differ(0, group.size()))
        return {};
    bool isAll = true;
    std::optional<uint64_t> element; // in which the first of the group shows
    for (size_t a = 0; a < all.size(); ++a)
        for (size_t b = a + 1; b < all.size(); ++b) {
            const auto found = differ(a, b);
            isAll = isAll && found;
            if (a == 0 && b < group.size() && !element)
                element = found;
        }
    if (!element)
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
    return Told{isAll,
                say("identify", "Its element %1: %2.")(elementText(outputDesc(probe.op).sizes, *element),
                                                       joined(values, "; "))};
}

std::vector<Case> otherQuestions(const Case& probe, const HypothesisGroup& group)
{
    std::vector<Case> questions;
    for (const Operator& op : operatorsOf(group, probe.op))
        if (!(op == probe.op) && questions.size() < kMostQuestions)
            questions.push_back(asProbe(op));
    return questions;
}

HypothesisGroup thoseThatGive(const Tensor& output, const Case& probe, const HypothesisGroup& group, bool isMeant)
{
    const NamedCases instances(probe.op, isMeant);
    const Tensor input = generate(std::get<Generator>(probe.data), inputDesc(probe.op));
    HypothesisGroup left;
    for (const Hypothesis* each : group)
        if (const Hypothesis* own = instances.findOrBase(*each);
            own && !firstUnexplained(*own, input, output, !isMeant || each->changes > 0))
            left.push_back(each);
    return left;
}

} // namespace tessera
