// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/wording.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/changes.h"
#include "engine/detect/identify/hypothesis.h"
#include "engine/frameworks/dialects/resize_convention.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr size_t kMostNamed = 4;

// How frameworks call the convention that is meant: "ONNX half_pixel, PyTorch align_corners=False".
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
            all.push_back(say("identify", "%1 with nearest_mode=%2")(own, onnxName(*match.rule)));
        else
            all.emplace_back(own);
    }
    return all;
}

Message orderRemedy(const Operator& meant)
{
    const auto is = blockOrder(meant);
    if (!is)
        return {};
    const bool isCrd = is->order == DepthSpaceOrder::ColumnRowDepth;
    if (!is->toSpace)
        return isCrd ? say("identify",
                           "ONNX's SpaceToDepth has no mode and is DEPTH_COLUMN_ROW: write Reshape, Transpose and "
                           "Reshape; PyTorch's pixel_unshuffle and OpenVINO's depth_first are COLUMN_ROW_DEPTH.")
                     : say("identify",
                           "ONNX's SpaceToDepth, TensorFlow's space_to_depth and OpenVINO's blocks_first are "
                           "DEPTH_COLUMN_ROW; PyTorch's pixel_unshuffle is not.");
    return isCrd ? say("identify",
                       "Export with mode='CRD' (ONNX DepthToSpace); PyTorch's pixel_shuffle and OpenVINO's "
                       "depth_first are COLUMN_ROW_DEPTH, TensorFlow's depth_to_space is not.")
                 : say("identify",
                       "Export with mode='DCR' (ONNX DepthToSpace); TensorFlow's depth_to_space and OpenVINO's "
                       "blocks_first are DEPTH_COLUMN_ROW, PyTorch's pixel_shuffle is not.");
}

// What x is, as the operator's own fields say it. `x`: its formula, or the end of it.
Message withOffsets(const Operator& op, const std::string& x)
{
    if (findField(op, "InputPixelOffsets"))
        return x;
    //: A formula that has offsets in it.
    return say("identify", "%1 with the offsets −0.5 and 0.5")(x);
}

// The rule of nearest, in the operator's own x.
std::string_view ruleOfOperator(const Operator& op)
{
    return formula(ruleOf(axisMaps(op).front()));
}

Message conventionRemedy(const Operator& meant, bool isOfRule)
{
    if (const std::vector<Message> names = frameworksOf(meant); !names.empty())
        //: What frameworks call a convention: a list.
        return say("identify", "Ask for %1.")(joined(names, ", "));
    const Message x = withOffsets(meant, "x = " + coordinateFormula(isTransposed(meant)));
    if (!isOfRule)
        //: A formula.
        return say("identify", "No framework has a name for what is meant: compute %1.")(x);
    //: Two formulas.
    return say("identify",
               "No framework has a name for what is meant: compute %1, and take %2.")(x, ruleOfOperator(meant));
}

Message formulaRemedy(const Operator& meant)
{
    const bool isGradient = isTransposed(meant);
    const Message end = withOffsets(meant, offsetNames(isGradient).inputs);
    //: An operator; the last term of the formula.
    return (isGradient ? say("identify", "%1 computes x = (o − InputPixelOffset) / Scale − %2.")
                       : say("identify", "%1 computes x = (o − OutputPixelOffset) / Scale − %2."))(name(meant), end);
}

Message tieRemedy(const Operator& meant)
{
    if (fieldText(meant, "InterpolationMode") == "LINEAR")
        return say("identify",
                   "%1 computes x in float32 with a division; --tolerance foreign accepts every other precision.")(
            name(meant));
    //: An operator; a formula.
    return say("identify",
               "%1 takes %2, with x in float32: on a tie that is one of the neighbours, and the other is wrong. "
               "--tolerance ties=either accepts both, for programs that choose otherwise.")(name(meant),
                                                                                            ruleOfOperator(meant));
}

// "3, not 1"; "3" where both read alike.
Message valueText(DataType type, const HeldElement& element)
{
    const std::string is = toText(type, element.bits), meant = toText(type, element.expected);
    //: A value, and the one that is meant.
    return is == meant ? Message(is) : say("identify", "%1, not %2")(is, meant);
}

// `text` has places for the element and its value.
Message heldText(const HeldElement& element, const Evidence& evidence, const Text& text)
{
    const TensorDesc& desc = evidence.output.desc;
    return text(elementText(desc.sizes, element.number), valueText(desc.dataType, element));
}

// The first element that is explained, and is not as meant where a case is meant; none: there is none.
std::optional<Message> firstText(const Residue& residue, const Forecast* found, const Forecast* meant, const Grid& grid,
                                 const Evidence& evidence)
{
    std::optional<Message> text;
    const auto textOf = [&](const Place& at, uint64_t each, uint64_t bits) {
        const Text first = meant == nullptr ? say("identify", "the first, %1, holds %2")
                                            : say("identify", "the first that is not as meant, %1, holds %2");
        const Message holds = heldText({each, bits, meant ? meant->expected(each, at) : bits}, evidence, first);
        const auto source = found != nullptr ? found->source(each, at) : std::nullopt;
        //: What an element of the output holds, and the element of the input that it is.
        return source ? say("identify", "%1: input %2")(holds, elementText(evidence.input.desc.sizes, *source)) : holds;
    };
    grid.allOf([&](uint64_t each, const Place& at) {
        const uint64_t bits = grid.bits(at);
        if (residue.left() > 0 && each >= residue.first.number)
            return false;
        if (meant == nullptr || !meant->explains(each, at, bits))
            text = textOf(at, each, bits);
        return !text;
    });
    return text;
}

Message explainedText(const Residue& residue)
{
    if (residue.left() > 0)
        return say("identify", "%1 of %2 elements")(groupedText(residue.explained), groupedText(residue.of));
    return residue.of == 1 ? say("identify", "the one element")
                           : say("identify", "all %1 elements")(groupedText(residue.of));
}

Message regionText(const Residue& residue, const Grid& grid)
{
    const Message lies =
        (residue.left() == 1 ? say("identify", "the other %1 lies in %2")
                             : say("identify", "the other %1 lie in %2"))(groupedText(residue.left()), *residue.region);
    //: Where elements lie, and their value.
    return residue.isUnwritten
        ? say("identify", "%1, which holds %2 everywhere")(lies, toText(grid.type(), residue.first.bits))
        : lies;
}

} // namespace

Message evidenceText(const Residue& residue, const Forecast* found, const Forecast* meant, const Grid& grid,
                     const Evidence& evidence)
{
    std::vector<Message> parts{explainedText(residue)};
    if (const auto first = firstText(residue, found, meant, grid, evidence))
        parts.push_back(*first);
    if (residue.left() > 0 && residue.region)
        parts.push_back(regionText(residue, grid));
    if (residue.left() > 0 && !residue.isUnwritten)
        parts.push_back(heldText(residue.first, evidence, say("identify", "the first of the others, %1, holds %2")));
    return say("identify", "It explains %1.")(joined(parts, "; "));
}

Message differenceText(const Residue& residue, const Evidence& evidence)
{
    const std::string left = groupedText(residue.left()), of = groupedText(residue.of);
    std::vector<Message> clauses{(residue.left() == 1 ? say("identify", "%1 of %2 elements differs")
                                                      : say("identify", "%1 of %2 elements differ"))(left, of),
                                 heldText(residue.first, evidence, say("identify", "the first, %1, holds %2"))};
    const auto addCount = [&](uint64_t count, const Text& text) {
        if (count > 0)
            clauses.push_back(text(groupedText(count)));
    };
    //: How many elements that differ are NaN, or should be.
    addCount(residue.nans, say("identify", "NaN: %1"));
    addCount(residue.infinities, say("identify", "infinite: %1"));
    if (residue.largest > 0 && residue.left() > 1) {
        const bool areFinite = residue.nans + residue.infinities == 0;
        const Text text = areFinite ? say("identify", "the largest difference is %1, at %2: %3")
                                    : say("identify", "the largest finite difference is %1, at %2: %3");
        clauses.push_back(text(shortText(residue.largest),
                               elementText(evidence.output.desc.sizes, residue.farthest.number),
                               valueText(evidence.output.desc.dataType, residue.farthest)));
    }
    return joined(clauses, "; ") + ".";
}

Message elementsText(uint64_t count)
{
    return count == 1 ? say("identify", "one element") : say("identify", "%1 elements")(groupedText(count));
}

Message givesText(std::string_view side, const Named& what, uint64_t left)
{
    const Message gives = (what.isPlural() ? say("identify", "%1 is what %2 give")
                                           : say("identify", "%1 is what %2 gives"))(side, what.words);
    return left == 0 ? gives : say("identify", "%1, but for %2")(gives, elementsText(left));
}

Message sharesText(Trials& trials, const Hypothesis& first, const std::optional<Hypothesis>& second)
{
    const auto explained = [&](const Hypothesis& each) {
        return groupedText(countExplained(*trials.forecast(each), trials.all()));
    };
    //: Behind the evidence for both: counts of elements.
    return say("identify", "These are two mistakes: the first alone explains %1 of them, the second alone %2.")(
        explained(first), second ? explained(*second) : "0");
}

Message reshapeRemedy(const std::vector<uint32_t>& sizes)
{
    return say("identify",
               "Give it the sizes %1, which moves nothing; where another order of axes is wanted, transpose: a "
               "reshape does not.")(text(sizes));
}

Message remedyOf(MistakeClass mistake, const Operator& meant)
{
    if (const Text any = remedy(mistake); !any.isEmpty())
        return any;
    if (mistake == MistakeClass::Order)
        return orderRemedy(meant);
    if (mistake == MistakeClass::Permutation) {
        const std::string right = rearrangementOf(meant);
        return right.empty()
            ? Message(say("identify", "Correct the order of the axes in the transpose."))
            : say("identify", "Correct the order of the axes in the transpose: %1 is meant (einops).")(right);
    }
    if (mistake == MistakeClass::Coordinates || mistake == MistakeClass::NearestRule)
        return conventionRemedy(meant, mistake == MistakeClass::NearestRule);
    if (mistake == MistakeClass::Tie)
        return tieRemedy(meant);
    if (mistake == MistakeClass::LengthOne)
        //: Behind it another sentence.
        return say("identify", "align_corners and pytorch_half_pixel treat an output of length one apart: %1")(
            conventionRemedy(meant, false));
    if (mistake != MistakeClass::Values)
        return {};
    return isFloat(outputDesc(meant).dataType)
        ? say("identify", "Scale the values as they are meant: pictures have 0 … 255 or 0 … 1.")
        : say("identify",
              "Give both tensors the same scale and zero point: DirectML interpolates the stored numbers, and knows "
              "no quantisation, gamma or exposure.");
}

Message remedyOf(const Hypothesis& named, const Operator& meant)
{
    if (named.second) {
        Hypothesis first = named;
        first.second.reset();
        return remedyOf(first, meant) + " " + remedyOf(*named.second, meant);
    }
    switch (named.remedy) {
    case Remedy::Formula:
        return formulaRemedy(meant);
    case Remedy::Weights:
        return say("identify", "The element at floor(x) weighs 1 − t, and the next one t = x − floor(x).");
    case Remedy::ChannelIndex:
        return say("identify", "Check how a channel's index is made: it is off by one.");
    case Remedy::BatchStride:
        return say("identify", "Add n times the batch's stride to the address: every entry reads the first.");
    case Remedy::OfClass:
        break;
    }
    const auto* resampling = std::get_if<Resampling>(&named.map);
    if (resampling && spreadsSpecials(resampling->summing.sums))
        return say("identify",
                   "Leave out neighbours of weight 0: 0·NaN and 0·∞ are NaN. PyTorch, ONNX Runtime and OpenCV add "
                   "them; where that is wanted, keep NaN and infinities out of the input.");
    return remedyOf(named.mistake, meant);
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

} // namespace tessera
