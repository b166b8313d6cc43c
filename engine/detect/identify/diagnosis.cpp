// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/diagnosis.h"

#include "engine/detect/identify/wording.h"

#include <algorithm>
#include <iterator>

namespace tessera {

namespace {

struct Word {
    std::string_view name;
    Text meaning;
    Text remedy = {}; // whatever is meant; empty: it depends on that
};
constexpr auto kWords = std::to_array<Word>({
    {"none", say("identify", "nothing is wrong")},
    {"order", say("identify", "one order of the channel's digits for the other")},
    {"permutation", say("identify", "another permutation of the same digits, the inverse operator, another block")},
    {"layout", say("identify", "memory read or written as another layout"),
     say("identify",
         "Pass the strides on, or convert before: np.ascontiguousarray, Tensor.contiguous(), "
         "memory_format=torch.contiguous_format, or a Transpose to NCHW.")},
    {"swapped-axes", say("identify", "H and W exchanged, or an axis mirrored"),
     say("identify",
         "Sizes are (height, width) here: OpenCV and Pillow take (width, height); check flips and transposes.")},
    {"channel-order", say("identify", "BGR for RGB"),
     say("identify", "Convert with cv2.cvtColor(x, cv2.COLOR_BGR2RGB) or x[:, [2, 1, 0]].")},
    {"coordinates", say("identify", "another convention of where samples lie")},
    {"nearest-rule", say("identify", "another rule that rounds to the nearest element")},
    {"tie", say("identify", "another neighbour on a tie, or a coordinate of another precision")},
    {"scale", say("identify", "the scale that is given for the ratio of sizes, or the reverse"),
     say("identify",
         "PyTorch: recompute_scale_factor=False keeps the factor; ONNX: pass scales, not sizes, or the reverse.")},
    {"length-one", say("identify", "an axis of length one treated apart")},
    {"integer-rounding", say("identify", "sums rounded to an integer other than toward zero"),
     say("identify",
         "Cut sums off toward zero, as DirectML does: clamp them and cast (static_cast, astype) without rounding; or "
         "compare with --tolerance integers=half-even or another rounding.")},
    {"half-weights", say("identify", "weights or sums in half precision or fixed point"),
     say("identify", "Compute coordinates, weights and sums in float32 and round once at the end.")},
    {"edge", say("identify", "another treatment of what lies outside, or has weight 0"),
     say("identify",
         "Clamp coordinates to [0, n - 1], n the input's length, before they are split into index and weight.")},
    {"antialias", say("identify", "the filter on for off, the other filter, or its outside dropped"),
     say("identify",
         "Set antialias as meant: ONNX antialias, PyTorch antialias=, Pillow always filters; exclude_outside=0 repeats "
         "the edge. DirectML's filter is HALVING; a case file of before that names no AntialiasFilter meant "
         "TRIANGLE.")},
    {"mode", say("identify", "nearest for linear, or the reverse"),
     say("identify", "Set the mode as meant: ONNX mode, PyTorch mode=, OpenCV interpolation=.")},
    {"unwritten", say("identify", "elements that were never written"),
     say("identify", "Check the number of threads or groups: round it up, and guard the last one.")},
    {"gradient", say("identify", "a forward map for the gradient, or its two offsets exchanged"),
     say("identify",
         "The gradient is the transpose of the forward map: add each element to all that it was read from.")},
    {"values", say("identify", "the right result on another scale, by a curve, or cut off")},
    {"unknown", say("identify", "nothing on this list explains it")},
});
static_assert(kWords.size() == kMistakeClasses);

} // namespace

std::string_view name(MistakeClass mistake)
{
    return kWords[static_cast<size_t>(mistake)].name;
}

Text meaning(MistakeClass mistake)
{
    return kWords[static_cast<size_t>(mistake)].meaning;
}

Text remedy(MistakeClass mistake)
{
    return kWords[static_cast<size_t>(mistake)].remedy;
}

std::optional<MistakeClass> mistakeClassFromName(std::string_view name)
{
    const auto found = std::ranges::find(kWords, name, &Word::name);
    if (found == kWords.end())
        return {};
    return static_cast<MistakeClass>(found - kWords.begin());
}

std::string axisName(const MeasuredAxis& axis)
{
    return {"NCHW"[axis.axis]};
}

namespace {

std::string roundedText(const AxisFit& line, bool isFloor)
{
    return (isFloor ? "floor(x), " : "") + lineText(line);
}

} // namespace

std::string lineText(const MeasuredAxis& axis)
{
    return roundedText(axis.line, axis.isFloor);
}

std::string meantText(const MeasuredAxis& axis)
{
    return axis.meant ? roundedText(*axis.meant, axis.isFloor) : std::string();
}

std::vector<MistakeClass> Diagnosis::classes() const
{
    std::vector<MistakeClass> all{mistake};
    if (mistake != MistakeClass::None)
        std::ranges::copy(others, std::back_inserter(all));
    return all;
}

std::vector<std::string> namesOf(std::span<const MistakeClass> classes)
{
    std::vector<std::string> names;
    for (const MistakeClass each : classes)
        names.emplace_back(name(each));
    return names;
}

std::string secondOf(const Diagnosis& diagnosis)
{
    return diagnosis.second ? std::string(name(*diagnosis.second)) : std::string();
}

Message classText(const std::vector<std::string>& names, const std::string& second)
{
    const Message first = anyOf({names.begin(), names.end()});
    if (second.empty())
        return first;
    //: Classes of mistakes: what was done wrong, and what besides.
    return (names.size() == 1 ? say("identify", "%1 and %2") : say("identify", "%1, and %2"))(first, second);
}

Message classText(const Diagnosis& diagnosis)
{
    return classText(namesOf(diagnosis.classes()), secondOf(diagnosis));
}

Message meaning(std::span<const MistakeClass> classes, std::optional<MistakeClass> second)
{
    Message all;
    for (const MistakeClass each : classes)
        //: What one class of mistakes is, and another.
        all = all.isEmpty() ? Message(meaning(each)) : say("identify", "%1; or: %2")(all, meaning(each));
    if (second)
        //: What one class of mistakes is, and another that was made at the same time.
        all = say("identify", "%1; and: %2")(all, meaning(*second));
    return all;
}

Message briefly(const Diagnosis& diagnosis, std::string_view side)
{
    const Message word = classText(diagnosis);
    if (diagnosis.mistake == MistakeClass::None)
        //: The class of mistakes; the output.
        return say("identify", "%1: %2 is what is meant")(word, side);
    if (diagnosis.mistake == MistakeClass::Unknown)
        return say("identify", "%1: nothing that is known gives %2")(word, side);
    const uint64_t left = diagnosis.saysLeft ? 0 : diagnosis.of - diagnosis.explained;
    Message brief = word + ": " + givesText(side, diagnosis.what, left);
    if (const size_t others = diagnosis.equals.size(); others > 0)
        brief = std::move(brief) + "; "
            + (others == 1 ? say("identify", "%1 other mistake would give the same here")
                           : say("identify", "%1 other mistakes would give the same here"))(others);
    return brief;
}

} // namespace tessera
