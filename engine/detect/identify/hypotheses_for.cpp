// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/hypothesis.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/detect/identify/search.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>
#include <cmath>
#include <functional>

namespace tessera {

namespace {

TensorDesc padded(const TensorDesc& desc)
{
    const PaddedSizes sizes = paddedSizes(desc);
    return {.dataType = desc.dataType, .sizes = {sizes.begin(), sizes.end()}};
}

// Orders of the input's axes that give the output's sizes and move elements.
std::vector<IndexMap> ordersBetween(const PaddedSizes& inputs, const PaddedSizes& outputs)
{
    std::vector<IndexMap> orders;
    std::vector<int64_t> order{0, 1, 2, 3};
    while (std::ranges::next_permutation(order).found) {
        IndexMap map({inputs.begin(), inputs.end()});
        map.permute(order);
        if (!std::ranges::equal(map.sizes(), outputs) || map.isSameMemory())
            continue;
        orders.push_back(map);
        for (const int64_t flipped : {2, 3}) // quarter turns
            if (order[1] == 1 && order[2] == 3) {
                orders.push_back(map);
                orders.back().flip(flipped);
            }
    }
    return orders;
}

// Adds resizes by factors that were given to a program, and of which only the sizes are known: factors with two
// decimals that give every resized length and are not the ratio of the sizes.
void addGivenFactors(const Operator& resize, const Named& what, std::vector<Hypothesis>& list)
{
    constexpr uint32_t kMostHundredths = 3200;
    for (uint32_t hundredths = 1; hundredths <= kMostHundredths; ++hundredths) {
        bool fits = true, isRatio = true;
        std::vector<float> scales;
        for (const AxisMap& map : axisMaps(resize)) {
            const uint64_t n = map.inputs, m = map.outputs;
            fits = fits && (n == m || n * hundredths / 100 == m);
            isRatio = isRatio && (n == m || n * hundredths == m * 100);
            scales.push_back(n == m ? 1.0f : static_cast<float>(hundredths) / 100);
        }
        if (const auto op = fits && !isRatio ? withFields(resize, {{"Scales", scales}}) : std::nullopt)
            list.push_back(withOneMore(asMeant(*op), MistakeClass::None,
                                       {say("identify", "%1 by a given factor")(what.words), what.number}));
    }
}

void addGradients(const TensorDesc& input, const TensorDesc& output, std::vector<Hypothesis>& list)
{
    if (keepsPlanes(paddedSizes(input), paddedSizes(output)) || !isFloat(input.dataType))
        return;
    for (const auto mode : {InterpolationMode::NearestNeighbor, InterpolationMode::Linear})
        if (const auto op = resizing(input, output, mode, true)) {
            list.push_back(asMeant(*op));
            list.back().what = {mode == InterpolationMode::Linear
                                    ? say("identify", "the gradient of linear interpolation at half_pixel coordinates")
                                    : say("identify", "the gradient of nearest at half_pixel coordinates")};
        }
}

// A result of other sizes, reshaped to the output's.
std::optional<Hypothesis> reshaped(Hypothesis result, const TensorDesc& of, const TensorDesc& output,
                                   const Message& what)
{
    if (paddedSizes(of) == paddedSizes(output) || elementCount(of) != elementCount(output))
        return {};
    result = withOneMore(std::move(result), MistakeClass::Layout, {what});
    result.resultSizes = of.sizes;
    return result;
}

constexpr uint32_t kLargestBlock = 64;

std::vector<Hypothesis> ofAllOperators(const TensorDesc& input, const TensorDesc& output, Listing listing)
{
    std::vector<Hypothesis> list;
    const PaddedSizes from = paddedSizes(input), to = paddedSizes(output);
    const bool keeps = keepsPlanes(from, to); // nobody resizes channels
    if (from == to) {
        Hypothesis copy = asMeant(blockOperator(true, 1, DepthSpaceOrder::DepthColumnRow, input).value());
        copy.what = {say("identify", "a copy")};
        copy.base = copy.op;
        addReadings(copy, *copy.op, listing, list);
        list.push_back(copy);
    } else if (const auto op =
                   keeps ? resizing(input, output, InterpolationMode::NearestNeighbor, false) : std::nullopt) {
        list.push_back(asMeant(*op));
        list.back().what = {say("identify", "a copy")};
    }
    const auto addChangesOf = [&](const Operator& op, const Named& what, auto&& isDropped) {
        std::vector<Hypothesis> own = hypothesesOf(op, listing);
        own.front().what = what;
        std::erase_if(own, isDropped);
        std::ranges::move(own, std::back_inserter(list));
    };
    for (const Operator& op : blockOperators(input, kLargestBlock))
        if (paddedSizes(op.output) == to)
            addChangesOf(op, namedBlocks(op).what,
                         [](const Hypothesis& each) { return each.mistake == MistakeClass::Order; });
    Hypothesis unmoved{.map = [](uint64_t element) { return element; }};
    if (auto same = reshaped(std::move(unmoved), input, output, say("identify", "a reshape of the input")))
        list.push_back(std::move(*same));
    for (const IndexMap& order : ordersBetween(from, to))
        list.push_back(hypothesisOf(order));
    for (const auto mode : {InterpolationMode::NearestNeighbor, InterpolationMode::Linear}) {
        const auto op = keeps ? std::nullopt : resizing(input, output, mode, false);
        if (!op)
            continue;
        const Named what{
            mode == InterpolationMode::Linear
                ? say("identify", "linear interpolation at half_pixel coordinates")
                : say("identify", "nearest by %1 at half_pixel coordinates")(formOf(NearestRule::HalfUp).formula)};
        addGivenFactors(*op, what, list);
        addChangesOf(*op, what, [](const Hypothesis& each) {
            return each.remedy == Remedy::Formula || each.mistake == MistakeClass::Mode;
        });
    }
    addGradients(input, output, list);
    std::ranges::stable_sort(list, {}, &Hypothesis::changes);
    return list;
}

template <class T> std::vector<T> withLastTwoExchanged(std::vector<T> sizes)
{
    if (sizes.size() >= 2)
        std::swap(sizes[sizes.size() - 1], sizes[sizes.size() - 2]);
    return sizes;
}

// Adds the meant resampling to sizes that are exchanged or off by one, or with exchanged scales.
void addOtherSizes(const Operator& meant, const TensorDesc& output, std::vector<Hypothesis>& list)
{
    const std::vector<AxisMap> maps = axisMaps(meant);
    if (maps.size() != output.sizes.size() || meant.row().isGradient)
        return;
    std::vector<float> own;
    std::ranges::transform(maps, std::back_inserter(own), &AxisMap::scale);
    const std::vector<float> exchanged = withLastTwoExchanged(own);
    const bool areExchanged = output.sizes == withLastTwoExchanged(meant.output.sizes);
    bool areScaled = exchanged != own && !areExchanged; // on all axes
    for (size_t axis = 0; axis < maps.size(); ++axis)
        areScaled = areScaled && std::abs(maps[axis].inputs * double{exchanged[axis]} - output.sizes[axis]) < 1;
    const PaddedSizes right = paddedSizes(meant.output), is = paddedSizes(output);
    const bool arePlanesRight = std::equal(right.begin() + 2, right.end(), is.begin() + 2);
    const Message sizes = areExchanged ? say("identify", "output sizes with H and W exchanged")
        : areScaled                    ? say("identify", "the scales of H and W exchanged")
        : arePlanesRight               ? say("identify", "another number of channels or batch entries")
                                       : say("identify", "another output length");
    const auto add = [&](Hypothesis other, const Named& what) {
        list.push_back(withOneMore(std::move(other),
                                   areExchanged || areScaled ? MistakeClass::SwappedAxes
                                       : arePlanesRight      ? MistakeClass::Layout
                                                             : MistakeClass::Scale,
                                   what));
    };
    const auto scaledBy = [&](const std::vector<float>& scales) {
        return withFields(meant, {{outputField(meant), output}, {"Scales", scales}});
    };
    if (const auto op = scaledBy(areScaled ? exchanged : own))
        add(asMeant(*op), {sizes, areScaled ? Number::Plural : Number::Singular});
    if (const auto op = scaledBy(ratiosOf(output.sizes, meant.input.sizes)))
        for (const Hypothesis& each : hypothesesOf(*op)) {
            const Message more = each.changes > 0 ? each.what.words : say("identify", "the scale made of sizes");
            //: What is wrong with sizes or scales, and another mistake.
            add(each, {say("identify", "%1, and %2")(sizes, more), areScaled ? Number::Plural : each.what.number});
        }
}

// Adds the right result with its axes in another order.
void addTransposedOutputs(const Operator& meant, const TensorDesc& output, std::vector<Hypothesis>& list)
{
    const Hypothesis right = asMeant(meant);
    for (const IndexMap& map : ordersBetween(paddedSizes(meant.output), paddedSizes(output))) {
        Hypothesis turned = withOneMore(right, hypothesisOf(map).mistake,
                                        {say("identify", "the right result, transposed: %1")(map.einopsText())});
        turned.after = std::make_shared<const MemoryMove>(
            MemoryMove{[map](uint64_t element) { return map.source(element); }, paddedSizes(output)});
        list.push_back(std::move(turned));
    }
}

// Adds the right result without its last elements along some axes, and without its first ones.
void addCutOutputs(const Operator& meant, const TensorDesc& output, std::vector<Hypothesis>& list)
{
    const PaddedSizes right = paddedSizes(meant.output), is = paddedSizes(output);
    if (!std::ranges::equal(is, right, std::less_equal()))
        return;
    const auto add = [&](const PaddedSizes& first, const Text& what) {
        const auto source = [=](uint64_t element) {
            PaddedSizes at = paddedCoordinates(is, element);
            std::ranges::transform(at, first, at.begin(), std::plus());
            return elementAt(right, at);
        };
        const MemoryMove move{source, is, MistakeClass::Layout, what};
        Hypothesis cut = overMoved(asMeant(meant), std::make_shared<const MemoryMove>(move), false);
        cut.what = {what};
        cut.remedy = Remedy::None;
        list.push_back(std::move(cut));
    };
    if (meant.row().movesBlocks) // else another output length gives it
        add({}, say("identify", "the right result without its last elements along an axis"));
    PaddedSizes dropped;
    std::ranges::transform(right, is, dropped.begin(), std::minus());
    add(dropped, say("identify", "the right result without its first elements along an axis"));
}

std::vector<Hypothesis> ofOtherSizes(const Operator& meant, const TensorDesc& input, const TensorDesc& output)
{
    std::vector<Hypothesis> list;
    if (auto same = reshaped(asMeant(meant), meant.output, output, say("identify", "a reshape of the right result")))
        list.push_back(std::move(*same));
    addOtherSizes(meant, output, list);
    addTransposedOutputs(meant, output, list);
    addCutOutputs(meant, output, list);
    for (Hypothesis& each : ofAllOperators(input, output, Listing::Distinct))
        if (std::holds_alternative<SourceOf>(each.map)) {
            if (each.mistake == MistakeClass::None)
                each.mistake = MistakeClass::Permutation;
            ++each.changes;
            list.push_back(each);
        }
    std::ranges::stable_sort(list, {}, &Hypothesis::changes);
    return list;
}

// Adds the block operators on tensors whose channels come last, as TensorFlow's do.
void addChannelsLast(const TensorDesc& input, const TensorDesc& output, std::vector<Hypothesis>& list)
{
    IndexMap in(padded(input).sizes);
    in.permute({0, 3, 1, 2});
    const auto sizes = in.sizes();
    for (const Operator& op :
         blockOperators({.dataType = input.dataType, .sizes = {sizes.begin(), sizes.end()}}, kLargestBlock)) {
        IndexMap out(op.output.sizes);
        out.permute({0, 2, 3, 1});
        if (std::ranges::equal(out.sizes(), paddedSizes(output)))
            list.push_back({.what = {say("identify", "%1 in NHWC")(namedBlocks(op).what.words)},
                            .map = [in, out, own = copiedBy(op)](uint64_t element) {
                                return in.source(own(out.source(element)));
                            }});
    }
}

// Adds the results of block operators that have another shape.
void addReshapedResults(const TensorDesc& input, const TensorDesc& output, std::vector<Hypothesis>& list)
{
    for (const Operator& op : blockOperators(input, kLargestBlock))
        if (auto other = reshaped(asMeant(op), op.output, output,
                                  say("identify", "a reshape of the result of %1")(namedBlocks(op).what.words)))
            list.push_back(std::move(*other));
}

} // namespace

std::vector<Hypothesis> hypothesesFor(const std::optional<Operator>& meant, const TensorDesc& input,
                                      const TensorDesc& output, Listing listing)
{
    if (!meant) {
        std::vector<Hypothesis> list = ofAllOperators(input, output, listing);
        addChannelsLast(input, output, list);
        addReshapedResults(input, output, list);
        return list;
    }
    return meant->output.sizes == output.sizes ? hypothesesOf(*meant) : ofOtherSizes(*meant, input, output);
}

std::vector<float> ratiosOf(const std::vector<uint32_t>& outputs, const std::vector<uint32_t>& inputs)
{
    std::vector<float> ratios;
    std::ranges::transform(outputs, inputs, std::back_inserter(ratios),
                           [](uint32_t m, uint32_t n) { return static_cast<float>(m) / static_cast<float>(n); });
    return ratios;
}

std::optional<Operator> withFields(Operator op, std::initializer_list<std::pair<std::string_view, FieldValue>> fields,
                                   bool isOffered)
{
    for (const auto& [name, value] : fields)
        setField(op, name, value);
    if (isOffered)
        setField(op, outputField(op), offeredOutput(op));
    return validate(op).empty() ? std::optional(std::move(op)) : std::nullopt;
}

std::optional<Operator> resizing(const TensorDesc& input, const TensorDesc& output, InterpolationMode mode,
                                 bool isGradient)
{
    if (std::ranges::find(kResampleTypes, input.dataType) == std::end(kResampleTypes))
        return {};
    if (input.sizes.size() != output.sizes.size())
        return resizing(padded(input), padded(output), mode, isGradient);
    Operator op = *operatorFromName(isGradient ? "RESAMPLE_GRAD" : "RESAMPLE");
    setInput(op, input.dataType, input.sizes);
    const auto scales = isGradient ? ratiosOf(input.sizes, output.sizes) : ratiosOf(output.sizes, input.sizes);
    return withFields(op, {{"InterpolationMode", valueOf(mode)}, {"Scales", scales}, {outputField(op), output}});
}

std::optional<Operator> blockOperator(bool toSpace, uint32_t block, DepthSpaceOrder order, const TensorDesc& input)
{
    Operator op = *operatorFromName(toSpace ? "DEPTH_TO_SPACE1" : "SPACE_TO_DEPTH1");
    setInput(op, input.dataType, padded(input).sizes);
    return withFields(op, {{"BlockSize", block}, {"Order", valueOf(order)}}, true);
}

std::vector<Operator> blockOperators(const TensorDesc& input, uint32_t most)
{
    std::vector<Operator> all;
    for (const bool toSpace : {true, false})
        for (uint32_t block = 2; block <= most; ++block)
            for (const DepthSpaceOrder order : {DepthSpaceOrder::DepthColumnRow, DepthSpaceOrder::ColumnRowDepth})
                if (auto op = blockOperator(toSpace, block, order, input))
                    all.push_back(std::move(*op));
    return all;
}

Hypothesis namedBlocks(const Operator& op)
{
    Hypothesis result = asMeant(op);
    //: An operator, and two of its fields.
    result.what = {say("identify", "%1 with BlockSize %2 and Order %3")(name(op), fieldText(op, "BlockSize"),
                                                                        fieldText(op, "Order"))};
    return result;
}

Hypothesis hypothesisOf(const IndexMap& digits)
{
    Hypothesis result{.mistake = MistakeClass::Permutation,
                      .changes = 1,
                      .what = {say("identify", "the rearrangement %1")(digits.einopsText())},
                      .map = [digits](uint64_t output) { return digits.source(output); }};
    IndexOrder order;
    bool areWhole = true, areChannels = true; // all axes; what runs backwards
    for (const IndexPart& digit : digits.parts().value_or(std::vector<IndexPart>())) {
        order.order[digit.outputAxis] = digit.inputAxis;
        areWhole = areWhole && digit.size == digits.inputSizes()[digit.inputAxis];
        areChannels = areChannels && (!digit.isReversed || (digit.inputAxis == 1 && digit.size == 3));
    }
    if (areWhole && order.isPlain())
        result.mistake = areChannels ? MistakeClass::ChannelOrder : MistakeClass::SwappedAxes;
    else if (areWhole && order == kByColumns)
        result.mistake = MistakeClass::SwappedAxes;
    else if (areWhole && order.order[0] == 0)
        result.mistake = MistakeClass::Layout;
    return result;
}

} // namespace tessera
