// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/probe/digits.h"

#include "engine/core/plan/rearrangement.h"

#include <algorithm>
#include <map>
#include <set>

namespace tessera {

namespace {

using Sizes = std::array<uint32_t, 4>;
constexpr std::array<char, 4> kLetters = {'n', 'c', 'h', 'w'};

std::array<uint64_t, 4> packed(const Sizes& sizes)
{
    std::array<uint64_t, 4> strides{};
    uint64_t stride = 1;
    for (size_t axis = 4; axis-- > 0; stride *= sizes[axis])
        strides[axis] = stride;
    return strides;
}

// A digit of one output axis before it is known where it lies in the input.
struct RawDigit {
    uint64_t size;
    int64_t stride; // in input elements
    uint64_t step; // in the output's coordinate
};

// g(i) = Σ digit·stride over the digits of i in [0, g.size()), innermost first. None: it is no such sum.
std::optional<std::vector<RawDigit>> digitsOfAxis(std::vector<int64_t> g)
{
    std::vector<RawDigit> digits;
    for (uint64_t step = 1; g.size() > 1;) {
        const int64_t stride = g[1];
        size_t run = 2;
        while (run < g.size() && g[run] == static_cast<int64_t>(run) * stride)
            ++run;
        while (g.size() % run != 0)
            --run; // the digit's size divides the axis
        if (stride == 0 || run < 2)
            return {};
        std::vector<int64_t> rest(g.size() / run);
        for (size_t i = 0; i < rest.size(); ++i)
            rest[i] = g[i * run];
        for (size_t i = 0; i < g.size(); ++i)
            if (g[i] != rest[i / run] + static_cast<int64_t>(i % run) * stride)
                return {};
        digits.push_back({run, stride, step});
        step *= run;
        g = std::move(rest);
    }
    return digits;
}

// The digit as parts that each lie within one input axis.
bool place(RawDigit raw, uint8_t outputAxis, const Sizes& inputSizes, std::vector<MapDigit>& digits)
{
    const std::array<uint64_t, 4> strides = packed(inputSizes);
    auto distance = static_cast<uint64_t>(std::abs(raw.stride));
    while (raw.size > 1) {
        uint8_t axis = 0;
        while (axis < 4 && (strides[axis] > distance || distance >= strides[axis] * inputSizes[axis]))
            ++axis;
        if (axis == 4 || distance % strides[axis] != 0)
            return false;
        const uint64_t step = distance / strides[axis];
        if (inputSizes[axis] % step != 0)
            return false;
        const uint64_t size = std::min(raw.size, inputSizes[axis] / step);
        if (raw.size % size != 0)
            return false;
        digits.push_back({size, axis, outputAxis, step, raw.step, raw.stride < 0});
        raw = {raw.size / size, raw.stride, raw.step * size};
        distance *= size;
    }
    return true;
}

// Whether each input axis is made of its digits, every one standing on the product of the inner ones.
bool tiles(const std::vector<MapDigit>& digits, const Sizes& inputSizes)
{
    for (uint8_t axis = 0; axis < 4; ++axis) {
        std::map<uint64_t, uint64_t> sizes; // by step
        for (const MapDigit& digit : digits)
            if (digit.inputAxis == axis && !sizes.emplace(digit.inputStep, digit.size).second)
                return false;
        uint64_t product = 1;
        for (const auto& [step, size] : sizes) {
            if (step != product)
                return false;
            product *= size;
        }
        if (product != inputSizes[axis])
            return false;
    }
    return true;
}

// The only one on its output axis.
bool isAlone(const MapDigit& digit, const std::vector<MapDigit>& digits)
{
    return std::ranges::count(digits, digit.outputAxis, &MapDigit::outputAxis) == 1;
}

// Where one input axis has several digits: whether this one keeps the axis' letter. One that has an output axis to
// itself does, wherever that axis lies: in {n, h, w, c} too. Else those that stay.
bool keepsLetter(const MapDigit& digit, const std::vector<MapDigit>& digits)
{
    const auto isSibling = [&](const MapDigit& other) { return other.inputAxis == digit.inputAxis; };
    const auto isBetter = [&](const MapDigit& other) {
        const bool stays = other.inputAxis == other.outputAxis, own = digit.inputAxis == digit.outputAxis;
        return isSibling(other) && isAlone(other, digits) && (stays != own ? stays : other.inputStep > digit.inputStep);
    };
    if (std::ranges::count_if(digits, isSibling) == 1)
        return true;
    if (isAlone(digit, digits))
        return std::ranges::none_of(digits, isBetter);
    const bool hasAlone =
        std::ranges::any_of(digits, [&](const MapDigit& other) { return isSibling(other) && isAlone(other, digits); });
    return !hasAlone && digit.inputAxis == digit.outputAxis;
}

// Letters as the dialects have them: an axis' own, and b with the letter of the pixel axis for what crosses over.
void name(std::vector<MapDigit>& digits)
{
    std::set<std::string> taken;
    for (MapDigit& digit : digits) {
        const auto isPixel = [&](const MapDigit& other) {
            return other.outputAxis == digit.outputAxis && other.inputAxis > 1;
        };
        const auto beside = std::ranges::find_if(digits, isPixel);
        const char in = kLetters[digit.inputAxis],
                   out = kLetters[beside == digits.end() ? digit.outputAxis : beside->inputAxis];
        std::string text = keepsLetter(digit, digits) ? std::string(1, in) : std::string("b") + (in == 'c' ? out : in);
        const std::string plain = text;
        for (int number = 2; !taken.insert(text).second; ++number)
            text = plain + std::to_string(number);
        digit.name = text;
    }
}

std::string sideText(const DigitMap& map, bool isInput)
{
    std::string text;
    for (uint8_t axis = 0; axis < 4; ++axis) {
        std::map<uint64_t, std::string, std::greater<>> parts; // outermost first
        for (const MapDigit& digit : map.digits)
            if ((isInput ? digit.inputAxis : digit.outputAxis) == axis)
                parts.emplace(isInput ? digit.inputStep : digit.outputStep, digit.name);
        std::string letters;
        for (const auto& [step, letter] : parts)
            letters += (letters.empty() ? "" : " ") + letter;
        const bool isOne = map.inputSizes[axis] == 1 && map.outputSizes[axis] == 1;
        text += axis == 0 ? "" : " ";
        text += parts.empty()   ? std::string(1, isOne ? kLetters[axis] : '1')
            : parts.size() == 1 ? letters
                                : "(" + letters + ")";
    }
    return text;
}

// The letter as a plan keeps it: texts that outlive every plan.
std::string_view keptName(const MapDigit& digit)
{
    static constexpr std::array<std::string_view, 14> names = {"n",  "c",  "h",  "w",  "bn",  "bh",  "bw",
                                                               "n2", "c2", "h2", "w2", "bh2", "bw2", "bn2"};
    const auto* found = std::ranges::find(names, digit.name);
    return found == names.end() ? "d" : *found == "bh" ? "by" : *found == "bw" ? "bx" : *found;
}

} // namespace

std::optional<DigitMap> digitMapOfLines(const std::array<std::vector<int64_t>, 4>& lines, const Sizes& inputSizes,
                                        const Sizes& outputSizes)
{
    DigitMap map{inputSizes, outputSizes, {}};
    for (uint8_t axis = 0; axis < 4; ++axis) {
        std::vector<int64_t> alone = lines[axis];
        for (int64_t& each : alone)
            each -= lines[0].front();
        const auto raw = digitsOfAxis(std::move(alone));
        if (!raw)
            return {};
        std::vector<MapDigit> ofAxis; // innermost first
        for (const RawDigit& digit : *raw)
            if (!place(digit, axis, inputSizes, ofAxis))
                return {};
        map.digits.insert(map.digits.end(), ofAxis.rbegin(), ofAxis.rend());
    }
    if (!tiles(map.digits, inputSizes))
        return {};
    name(map.digits);
    return map;
}

std::optional<DigitMap> digitMap(const std::vector<int64_t>& source, const Sizes& inputSizes, const Sizes& outputSizes)
{
    if (elementCount(inputSizes) != source.size())
        return {};
    const std::array<uint64_t, 4> strides = packed(outputSizes);
    std::array<std::vector<int64_t>, 4> lines;
    for (size_t axis = 0; axis < 4; ++axis)
        for (uint64_t i = 0; i < outputSizes[axis]; ++i)
            lines[axis].push_back(source[i * strides[axis]]);
    std::optional<DigitMap> map = digitMapOfLines(lines, inputSizes, outputSizes);
    for (uint64_t o = 0; map && o < source.size(); ++o)
        if (source[o] != static_cast<int64_t>(sourceOf(*map, o)))
            map.reset();
    return map;
}

uint64_t sourceOf(const DigitMap& map, uint64_t output)
{
    const std::array<uint64_t, 4> in = packed(map.inputSizes), out = packed(map.outputSizes);
    uint64_t element = 0;
    for (const MapDigit& digit : map.digits) {
        const uint64_t coordinate = output / out[digit.outputAxis] % map.outputSizes[digit.outputAxis];
        const uint64_t value = coordinate / digit.outputStep % digit.size;
        element += (digit.isReversed ? digit.size - 1 - value : value) * digit.inputStep * in[digit.inputAxis];
    }
    return element;
}

std::string einopsText(const DigitMap& map)
{
    std::string text = sideText(map, true) + " -> " + sideText(map, false), lengths, reversed;
    for (const MapDigit& digit : map.digits) {
        if (digit.name.size() > 1)
            lengths += ", " + digit.name + "=" + std::to_string(digit.size);
        if (digit.isReversed)
            reversed += (reversed.empty() ? "" : ", ") + digit.name;
    }
    return text + lengths + (reversed.empty() ? "" : ", reversed: " + reversed);
}

std::optional<Plan> planOf(const DigitMap& map, const TensorDesc& input, const TensorDesc& output)
{
    if (map.digits.size() > 6 || std::ranges::any_of(map.digits, &MapDigit::isReversed))
        return {};
    std::vector<SizedFactor> factors;
    for (const MapDigit& digit : map.digits) {
        const std::string_view letter = keptName(digit);
        const uint8_t colour = digit.inputAxis == 1 ? digit.outputAxis : digit.inputAxis;
        factors.push_back({AxisFactor{letter, colour, digit.inputAxis, digit.outputAxis}, digit.size});
    }
    std::vector<uint8_t> order(factors.size());
    for (uint8_t i = 0; i < order.size(); ++i)
        order[i] = i;
    std::ranges::sort(order, [&](uint8_t a, uint8_t b) {
        const MapDigit &left = map.digits[a], &right = map.digits[b];
        return left.inputAxis != right.inputAxis ? left.inputAxis < right.inputAxis : left.inputStep > right.inputStep;
    });
    return permutationPlan(input, output, factors, order);
}

} // namespace tessera
