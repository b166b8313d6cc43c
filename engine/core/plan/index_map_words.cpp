// SPDX-License-Identifier: Apache-2.0
// A map's digits by the axes of both tensors, as plans have them and einops names them.
#include "engine/core/plan/index_map.h"
#include "engine/core/plan/rearrangement.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>

namespace tessera {

namespace {

constexpr std::array<char, 4> kLetters = {'n', 'c', 'h', 'w'};

using Part = IndexPart;

// The digit as parts that each lie within one axis of the input, the innermost first. False: it has none such.
bool place(IndexDigit digit, const std::vector<uint32_t>& inputSizes, Part part, std::vector<Part>& parts)
{
    const std::vector<uint64_t> strides = packedStrides(inputSizes);
    auto distance = static_cast<uint64_t>(std::abs(digit.stride));
    for (uint64_t left = digit.size; left > 1;) {
        size_t axis = 0;
        while (axis < strides.size() && (strides[axis] > distance || distance >= strides[axis] * inputSizes[axis]))
            ++axis;
        if (axis == strides.size() || distance % strides[axis] != 0)
            return false;
        part.inputStep = distance / strides[axis];
        if (inputSizes[axis] % part.inputStep != 0)
            return false;
        part.size = std::min(left, inputSizes[axis] / part.inputStep);
        if (left % part.size != 0)
            return false;
        part.inputAxis = static_cast<uint8_t>(4 - strides.size() + axis);
        parts.push_back(part);
        left /= part.size;
        part.outputStep *= part.size;
        distance *= part.size;
    }
    return true;
}

// Whether the part has its output axis to itself.
bool isAlone(const Part& part, const std::vector<Part>& parts)
{
    return std::ranges::count(parts, part.outputAxis, &Part::outputAxis) == 1;
}

// Which of an input axis's parts keeps its letter. A part with an output axis to itself does, wherever that axis lies,
// as in {n, h, w, c}. Where no part has one, those that stay on their axis do.
bool keepsLetter(const Part& part, const std::vector<Part>& parts)
{
    const auto isSibling = [&](const Part& other) { return other.inputAxis == part.inputAxis; };
    const auto isBetter = [&](const Part& other) {
        const bool stays = other.inputAxis == other.outputAxis, own = part.inputAxis == part.outputAxis;
        return isSibling(other) && isAlone(other, parts) && (stays != own ? stays : other.inputStep > part.inputStep);
    };
    if (std::ranges::count_if(parts, isSibling) == 1)
        return true;
    if (isAlone(part, parts))
        return std::ranges::none_of(parts, isBetter);
    const bool hasAlone =
        std::ranges::any_of(parts, [&](const Part& other) { return isSibling(other) && isAlone(other, parts); });
    return !hasAlone && part.inputAxis == part.outputAxis;
}

// Letters as the dialects have them: an axis's own, and b with the letter of the pixel axis for what crosses over.
void name(std::vector<Part>& parts)
{
    std::set<std::string> taken;
    for (Part& part : parts) {
        const auto isPixel = [&](const Part& other) {
            return other.outputAxis == part.outputAxis && other.inputAxis > 1;
        };
        const auto beside = std::ranges::find_if(parts, isPixel);
        const char in = kLetters[part.inputAxis],
                   out = kLetters[beside == parts.end() ? part.outputAxis : beside->inputAxis];
        std::string text = keepsLetter(part, parts) ? std::string(1, in) : std::string("b") + (in == 'c' ? out : in);
        const std::string plain = text;
        for (int number = 2; !taken.insert(text).second; ++number)
            text = plain + std::to_string(number);
        part.name = text;
    }
}

std::string sideText(const IndexMap& map, const std::vector<Part>& all, bool isInput)
{
    std::string text;
    const std::vector<uint64_t> sizes = map.sizes();
    const auto isOne = [](const auto& own, size_t axis) { // of 0 … 3
        return axis + own.size() >= 4 && own[axis + own.size() - 4] == 1;
    };
    for (size_t axis = 4 - (isInput ? map.inputSizes().size() : sizes.size()); axis < 4; ++axis) {
        std::map<uint64_t, std::string, std::greater<>> parts; // outermost first
        for (const Part& part : all)
            if ((isInput ? part.inputAxis : part.outputAxis) == axis)
                parts.emplace(isInput ? part.inputStep : part.outputStep, part.name);
        std::string letters;
        for (const auto& [step, letter] : parts)
            letters += (letters.empty() ? "" : " ") + letter;
        const bool keepsOne = isOne(map.inputSizes(), axis) && isOne(sizes, axis);
        text += text.empty() ? "" : " ";
        text += parts.empty()   ? std::string(1, keepsOne ? kLetters[axis] : '1')
            : parts.size() == 1 ? letters
                                : "(" + letters + ")";
    }
    return text;
}

// The letter as a plan keeps it: texts that outlive every plan.
std::string_view keptName(const Part& part)
{
    static constexpr std::array<std::string_view, 14> names = {"n",  "c",  "h",  "w",  "bn",  "bh",  "bw",
                                                               "n2", "c2", "h2", "w2", "bh2", "bw2", "bn2"};
    const auto* found = std::ranges::find(names, part.name);
    return found == names.end() ? "d" : *found == "bh" ? "by" : *found == "bw" ? "bx" : *found;
}

} // namespace

std::optional<std::vector<IndexPart>> IndexMap::parts() const
{
    if (rank() > 4 || m_inputSizes.size() > 4 || !isPermutation())
        return {};
    std::vector<Part> all;
    for (size_t axis = 0; axis < rank(); ++axis) {
        std::vector<Part> ofAxis; // innermost first
        std::vector<IndexDigit> digits = digitsOf(axis);
        uint64_t step = 1;
        for (; !digits.empty(); step *= digits.back().size, digits.pop_back()) {
            const Part part{.size = 1,
                            .inputAxis = 0,
                            .outputAxis = static_cast<uint8_t>(4 - rank() + axis),
                            .inputStep = 1,
                            .outputStep = step,
                            .isReversed = digits.back().stride < 0};
            if (!place(digits.back(), inputSizes(), part, ofAxis))
                return {};
        }
        all.insert(all.end(), ofAxis.rbegin(), ofAxis.rend());
    }
    name(all);
    return all;
}

std::string IndexMap::einopsText() const
{
    const auto all = parts();
    if (!all)
        return {};
    std::string text = sideText(*this, *all, true) + " -> " + sideText(*this, *all, false), lengths, reversed;
    for (const Part& part : *all) {
        if (part.name.size() > 1)
            lengths += ", " + part.name + "=" + std::to_string(part.size);
        if (part.isReversed)
            reversed += (reversed.empty() ? "" : ", ") + part.name;
    }
    return text + lengths + (reversed.empty() ? "" : ", reversed: " + reversed);
}

std::optional<Plan> IndexMap::plan(const TensorDesc& input, const TensorDesc& output) const
{
    const auto all = parts();
    if (!all || all->size() > 6 || std::ranges::any_of(*all, &Part::isReversed))
        return {};
    std::vector<SizedFactor> factors;
    for (const Part& part : *all) {
        const uint8_t colour = part.inputAxis == 1 ? part.outputAxis : part.inputAxis;
        factors.push_back({AxisFactor{keptName(part), colour, part.inputAxis, part.outputAxis}, part.size});
    }
    std::vector<uint8_t> order(factors.size());
    std::iota(order.begin(), order.end(), uint8_t{0});
    std::ranges::sort(order, [&](uint8_t a, uint8_t b) {
        const Part &left = (*all)[a], &right = (*all)[b];
        return left.inputAxis != right.inputAxis ? left.inputAxis < right.inputAxis : left.inputStep > right.inputStep;
    });
    return permutationPlan(input, output, factors, order);
}

} // namespace tessera
