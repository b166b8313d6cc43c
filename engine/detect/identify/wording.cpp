// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/hypothesis.h"
#include "engine/detect/identify/search.h"
#include "engine/frameworks/dialects/resize_convention.h"

#include <algorithm>

namespace tessera {

namespace {

// "3, not 1"; "3" where both read alike.
Message valueText(DataType type, const HeldElement& element)
{
    const std::string is = toText(type, element.bits), meant = toText(type, element.expected);
    //: A value, and the one that is meant.
    return is == meant ? Message(is) : say("identify", "%1, not %2")(is, meant);
}

// `text` has places for the element and its value.
Message heldText(const Search& search, const HeldElement& element, const Text& text)
{
    return text(elementText(search.evidence.output.desc.sizes, element.number), valueText(search.type(), element));
}

// "the other 1 024 lie in the last 4 rows, which holds 0 everywhere"
Message regionText(const Search& search, const Residue& residue)
{
    const Message lies =
        (residue.left() == 1 ? say("identify", "the other %1 lies in %2")
                             : say("identify", "the other %1 lie in %2"))(groupedText(residue.left()), *residue.region);
    //: Where elements lie, and their value.
    return residue.isUnwritten
        ? say("identify", "%1, which holds %2 everywhere")(lies, toText(search.type(), residue.first.bits))
        : lies;
}

} // namespace

Message evidenceText(const Search& search, const Residue& residue, const Prediction* found, const Prediction* meant)
{
    const std::string of = groupedText(residue.of);
    std::vector<Message> parts{residue.left() > 0
                                   ? say("identify", "%1 of %2 elements")(groupedText(residue.explained), of)
                                   : residue.of == 1 ? Message(say("identify", "the one element"))
                                                     : say("identify", "all %1 elements")(of)};
    search.all.allOf([&](const Element& e) {
        if ((residue.left() > 0 && e.number == residue.first.number) || (meant != nullptr && meant->explains(e)))
            return residue.left() == 0 || e.number != residue.first.number;
        const Text first = meant == nullptr ? say("identify", "the first, %1, holds %2")
                                            : say("identify", "the first that is not as meant, %1, holds %2");
        const Message holds = heldText(search, {e.number, e.bits, meant ? meant->expected(e) : e.bits}, first);
        const auto source = found != nullptr ? found->source(e) : std::nullopt;
        //: What an element of the output holds, and the element of the input that it is.
        parts.push_back(
            source ? say("identify", "%1: input %2")(holds, elementText(search.evidence.input.desc.sizes, *source))
                   : holds);
        return false;
    });
    if (residue.left() > 0 && residue.region)
        parts.push_back(regionText(search, residue));
    if (residue.left() > 0 && !residue.isUnwritten)
        parts.push_back(heldText(search, residue.first, say("identify", "the first of the others, %1, holds %2")));
    return say("identify", "It explains %1.")(joined(parts, "; "));
}

Message differenceText(const Search& search, const Residue& residue)
{
    std::vector<Message> clauses{(residue.left() == 1 ? say("identify", "%1 of %2 elements differs")
                                                      : say("identify", "%1 of %2 elements differ"))(
                                     groupedText(residue.left()), groupedText(residue.of)),
                                 heldText(search, residue.first, say("identify", "the first, %1, holds %2"))};
    //: How many elements that differ are NaN, or should be.
    if (residue.nans > 0)
        clauses.push_back(say("identify", "NaN: %1")(groupedText(residue.nans)));
    if (residue.infinities > 0)
        clauses.push_back(say("identify", "infinite: %1")(groupedText(residue.infinities)));
    if (residue.largest > 0 && residue.left() > 1) {
        const bool areFinite = residue.nans + residue.infinities == 0;
        //: A number; what an element holds.
        const Text text = areFinite ? say("identify", "the largest difference is %1, at %2: %3")
                                    : say("identify", "the largest finite difference is %1, at %2: %3");
        clauses.push_back(text(shortText(residue.largest),
                               elementText(search.evidence.output.desc.sizes, residue.farthest.number),
                               valueText(search.type(), residue.farthest)));
    }
    return joined(clauses, "; ") + ".";
}

Message elementsText(uint64_t count)
{
    return count == 1 ? say("identify", "one element") : say("identify", "%1 elements")(groupedText(count));
}

Message givesText(std::string_view side, const Named& what, uint64_t left)
{
    const Message gives = (what.number == Number::Plural ? say("identify", "%1 is what %2 give")
                                                         : say("identify", "%1 is what %2 gives"))(side, what.words);
    return left == 0 ? gives : say("identify", "%1, but for %2")(gives, elementsText(left));
}

std::vector<Message> shortened(std::vector<Message> list)
{
    if (list.size() > kMostNamed) {
        const size_t more = list.size() - kMostNamed;
        list.resize(kMostNamed);
        list.push_back(say("identify", "%1 more")(more));
    }
    return list;
}

namespace {

// What frameworks call the convention that is meant: "ONNX half_pixel, PyTorch align_corners=False".
std::vector<Message> frameworksOf(const Operator& meant)
{
    std::vector<Message> all;
    std::vector<std::string_view> named{"DirectML"};
    for (const ConventionMatch& match : conventionsOf(meant).list) {
        const ResizeConvention& convention = *match.convention;
        if (named.size() > kMostNamed || std::ranges::find(named, convention.framework) != named.end())
            continue;
        named.push_back(convention.framework);
        const std::string own = std::string(convention.framework) + " " + std::string(convention.mode);
        if (match.rule && !convention.rule && convention.dialect == Dialect::Onnx)
            //: What a framework calls a convention, and ONNX's name of a rule.
            all.push_back(say("identify", "%1 with nearest_mode=%2")(own, formOf(*match.rule).onnxName));
        else
            all.emplace_back(own);
    }
    return all;
}

Message orderRemedy(const Operator& meant)
{
    static constexpr Text kTexts[2][2] = {
        {say("identify",
             "ONNX's SpaceToDepth, TensorFlow's space_to_depth and OpenVINO's blocks_first are DEPTH_COLUMN_ROW; "
             "PyTorch's pixel_unshuffle is not."),
         say("identify",
             "ONNX's SpaceToDepth has no mode and is DEPTH_COLUMN_ROW: write Reshape, Transpose and Reshape; PyTorch's "
             "pixel_unshuffle and OpenVINO's depth_first are COLUMN_ROW_DEPTH.")},
        {say("identify",
             "Export with mode='DCR' (ONNX DepthToSpace); TensorFlow's depth_to_space and OpenVINO's blocks_first are "
             "DEPTH_COLUMN_ROW, PyTorch's pixel_shuffle is not."),
         say("identify",
             "Export with mode='CRD' (ONNX DepthToSpace); PyTorch's pixel_shuffle and OpenVINO's depth_first are "
             "COLUMN_ROW_DEPTH, TensorFlow's depth_to_space is not.")}};
    const auto is = blockOrder(meant);
    return is ? Message(kTexts[is->toSpace][is->order == DepthSpaceOrder::ColumnRowDepth]) : Message();
}

// The meant formula of x. It names the offsets where the operator has no fields of them.
Message formulaOf(const Operator& meant)
{
    const std::string x = "x = " + coordinateFormula(meant.row().isGradient);
    //: A formula that has offsets in it.
    return findField(meant, "InputPixelOffsets") ? Message(x) : say("identify", "%1 with the offsets −0.5 and 0.5")(x);
}

// The rule of nearest, in the operator's own x; none: it is linear.
std::optional<std::string_view> ruleOf(const Operator& meant)
{
    return fieldText(meant, "InterpolationMode") == "LINEAR"
        ? std::nullopt
        : std::optional(formOf(axisMaps(meant).front().rounding).formula);
}

Message conventionRemedy(const Operator& meant)
{
    if (meant.row().movesBlocks) // a result that is shifted
        return {};
    if (const std::vector<Message> names = frameworksOf(meant); !names.empty())
        //: What frameworks call a convention: a list.
        return say("identify", "Ask for %1.")(joined(names, ", "));
    std::vector<Message> clauses{formulaOf(meant)};
    if (const auto rule = ruleOf(meant))
        clauses.push_back(say("identify", "nearest by %1")(*rule));
    //: A formula.
    return say("identify", "No framework has a name for what is meant: compute %1.")(joined(clauses, ", "));
}

Message permutationRemedy(const Operator& meant)
{
    const std::string right = rearrangementOf(meant);
    return right.empty() ? Message() : say("identify", "In einops, %1 is meant.")(right);
}

Message formulaRemedy(const Operator& meant)
{
    //: An operator, and its formula.
    return say("identify", "%1 computes %2.")(name(meant), formulaOf(meant));
}

Message tieRemedy(const Operator& meant)
{
    if (meant.row().movesBlocks)
        return {};
    const auto rule = ruleOf(meant);
    if (!rule)
        return say("identify",
                   "%1 computes x in float32 with a division; --tolerance foreign accepts every other precision.")(
            name(meant));
    //: An operator; a formula.
    return say("identify",
               "%1 takes %2, with x in float32: on a tie that is one of the neighbours, and the other is wrong. "
               "--tolerance ties=either accepts both, for programs that choose otherwise.")(name(meant), *rule);
}

// A class of mistakes, in words.
struct Word {
    std::string_view name;
    Text meaning;
    Text remedy = {}; // whatever is meant
    Message (*remedyFor)(const Operator& meant) = nullptr; // what depends on that, after it; null: there is none
};
constexpr auto kWords = std::to_array<Word>({
    {"none", say("identify", "nothing is wrong")},
    {"order", say("identify", "one order of the channel's digits for the other"), {}, orderRemedy},
    {"permutation", say("identify", "another permutation of the same digits, the inverse operator, another block"),
     say("identify", "Correct the order of the axes in the transpose."), permutationRemedy},
    {"layout", say("identify", "memory read or written as another layout"),
     say("identify",
         "Pass the strides on, or convert before: np.ascontiguousarray, Tensor.contiguous(), "
         "memory_format=torch.contiguous_format, or a Transpose to NCHW.")},
    {"swapped-axes", say("identify", "H and W exchanged, or an axis mirrored"),
     say("identify",
         "Sizes are (height, width) here: OpenCV and Pillow take (width, height); check flips and transposes.")},
    {"channel-order", say("identify", "BGR for RGB"),
     say("identify", "Convert with cv2.cvtColor(x, cv2.COLOR_BGR2RGB) or x[:, [2, 1, 0]].")},
    {"coordinates", say("identify", "another convention of where samples lie"), {}, conventionRemedy},
    {"nearest-rule", say("identify", "another rule that rounds to the nearest element"), {}, conventionRemedy},
    {"tie", say("identify", "another neighbour on a tie, or a coordinate of another precision"), {}, tieRemedy},
    {"scale", say("identify", "the scale that is given for the ratio of sizes, or the reverse"),
     say("identify",
         "PyTorch: recompute_scale_factor=False keeps the factor; ONNX: pass scales, not sizes, or the reverse.")},
    {"length-one", say("identify", "an axis of length one treated apart"),
     say("identify", "align_corners and pytorch_half_pixel treat an output of length one apart."), conventionRemedy},
    {"integer-rounding", say("identify", "sums rounded to an integer other than toward zero"),
     say("identify",
         "Keep the fractions of floats, and cut integers' sums off toward zero, as DirectML does: clamp and cast "
         "(static_cast, astype) without rounding; or compare with --tolerance integers=half-even or another "
         "rounding.")},
    {"half-weights", say("identify", "weights or sums in half precision or fixed point"),
     say("identify", "Compute coordinates, weights and sums in float32 and round once at the end.")},
    {"edge", say("identify", "another treatment of what lies outside, or has weight 0"),
     say("identify",
         "Clamp coordinates to [0, n - 1], n the input's length, before they are split into index and weight.")},
    {"antialias", say("identify", "the filter on for off, the other filter, or its outside dropped"),
     say("identify",
         "Set antialias as meant: ONNX antialias, PyTorch antialias=, Pillow always filters; exclude_outside=0 repeats "
         "the edge. DirectML's filter is HALVING; an older case file that names no AntialiasFilter meant "
         "TRIANGLE.")},
    {"mode", say("identify", "nearest for linear, or the reverse"),
     say("identify", "Set the mode as meant: ONNX mode, PyTorch mode=, OpenCV interpolation=.")},
    {"unwritten", say("identify", "elements that were never written"),
     say("identify", "Check the number of threads or groups: round it up, and guard the last one.")},
    {"gradient", say("identify", "a forward map for the gradient, or its two offsets exchanged"),
     say("identify",
         "The gradient is the transpose of the forward map: add each element to all that it was read from.")},
    {"values", say("identify", "the right result on another scale, by a curve, or cut off"),
     say("identify",
         "Give both tensors the same scale and zero point (pictures have 0 … 255 or 0 … 1): DirectML interpolates the "
         "stored numbers, and knows no quantisation, gamma or exposure.")},
    {"unknown", say("identify", "nothing on this list explains it")},
});
static_assert(kWords.size() == kMistakeClasses);

} // namespace

Message remedyOf(MistakeClass mistake, const Operator& meant)
{
    const Word& row = kWords[static_cast<size_t>(mistake)];
    const Message always = row.remedy, own = row.remedyFor ? row.remedyFor(meant) : Message();
    return always.isEmpty() ? own : own.isEmpty() ? always : always + " " + own;
}

namespace {

Message remedyOf(const Hypothesis& named, const Operator& meant)
{
    if (named.second) {
        Hypothesis first = named;
        first.second.reset();
        const Message one = remedyOf(first, meant), other = remedyOf(*named.second, meant);
        return one == other ? one : one + " " + other;
    }
    if (named.remedy == Remedy::None)
        return {};
    if (named.remedy == Remedy::Formula)
        return formulaRemedy(meant);
    if (named.remedy == Remedy::Weights)
        return say("identify", "The element at floor(x) weighs 1 − t, and the next one t = x − floor(x).");
    if (named.mistake == MistakeClass::ChannelOrder
        && (named.read.channelShift != 0 || named.written.channelShift != 0))
        return say("identify", "Check how a channel's index is made: it is off by one.");
    const auto* resampling = named.resampling();
    if (resampling && spreadsSpecials(resampling->summing.sums))
        return say("identify",
                   "Leave out neighbours of weight 0: 0·NaN and 0·∞ are NaN. PyTorch, ONNX Runtime and OpenCV add "
                   "them; where that is wanted, keep NaN and infinities out of the input.");
    return remedyOf(named.mistake, meant);
}

} // namespace

std::string_view name(MistakeClass mistake)
{
    return kWords[static_cast<size_t>(mistake)].name;
}

Text meaning(MistakeClass mistake)
{
    return kWords[static_cast<size_t>(mistake)].meaning;
}

std::optional<MistakeClass> mistakeClassFromName(std::string_view name)
{
    const auto found = std::ranges::find(kWords, name, &Word::name);
    if (found == kWords.end())
        return {};
    return static_cast<MistakeClass>(found - kWords.begin());
}

void addRemedy(Diagnosis& diagnosis, const Hypothesis& named, const std::optional<Operator>& meant)
{
    const Message remedy = !named.resultSizes.empty()
        ? say("identify",
              "Give it the sizes %1, which moves nothing; where another order of axes is wanted, transpose: a "
              "reshape does not.")(text(named.resultSizes))
        : meant ? remedyOf(named, *meant)
                : Message();
    if (remedy.isEmpty())
        return;
    diagnosis.remedy = diagnosis.sentences.size();
    diagnosis.sentences.push_back(remedy);
}

} // namespace tessera
