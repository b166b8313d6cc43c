// SPDX-License-Identifier: Apache-2.0
#include "engine/identify/sentences.h"

#include "engine/case/case.h"
#include "engine/dialects/resize_convention.h"
#include "engine/identify/axes/axis_change.h"
#include "engine/identify/wanted.h"
#include "engine/ops/axes.h"
#include "engine/ops/block_order.h"
#include "engine/ops/operator.h"
#include "engine/tensor/element_text.h"
#include "engine/tensor/grouped_text.h"
#include "engine/tensor/value.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace tessera {

namespace {

constexpr size_t kMostNamed = 4;

// How frameworks call the convention that is meant: "ONNX half_pixel, PyTorch align_corners=False".
std::string frameworksOf(const Operator& meant)
{
    std::string text;
    std::vector<std::string_view> named{"DirectML"};
    for (const ConventionMatch& match : conventionsOf(meant).list) {
        const ResizeConvention& convention = *match.convention;
        if (named.size() > kMostNamed || std::ranges::find(named, convention.framework) != named.end())
            continue;
        named.push_back(convention.framework);
        text += (text.empty() ? "" : ", ") + std::string(convention.framework) + " " + std::string(convention.mode);
        if (match.rule && !convention.rule && convention.dialect == Dialect::Onnx)
            text += " with nearest_mode=" + std::string(onnxName(*match.rule));
    }
    return text;
}

std::string orderRemedy(const Operator& meant)
{
    const auto is = blockOrder(meant);
    if (!is)
        return {};
    const bool isCrd = is->order == DepthSpaceOrder::ColumnRowDepth;
    if (!is->toSpace)
        return isCrd ? "ONNX's SpaceToDepth has no mode and is DEPTH_COLUMN_ROW: write Reshape, Transpose and Reshape; "
                       "PyTorch's pixel_unshuffle and OpenVINO's depth_first are COLUMN_ROW_DEPTH."
                     : "ONNX's SpaceToDepth, TensorFlow's space_to_depth and OpenVINO's blocks_first are "
                       "DEPTH_COLUMN_ROW; PyTorch's pixel_unshuffle is not.";
    return isCrd ? "Export with mode='CRD' (ONNX DepthToSpace); PyTorch's pixel_shuffle and OpenVINO's depth_first are "
                   "COLUMN_ROW_DEPTH, TensorFlow's depth_to_space is not."
                 : "Export with mode='DCR' (ONNX DepthToSpace); TensorFlow's depth_to_space and OpenVINO's "
                   "blocks_first are DEPTH_COLUMN_ROW, PyTorch's pixel_shuffle is not.";
}

bool hasField(const Operator& op, std::string_view name)
{
    return std::ranges::any_of(fields(op), [&](const Field& field) { return field.info.name == name; });
}

// x as the operator's own fields say it.
std::string coordinateText(const Operator& op)
{
    const bool hasOffsets = hasField(op, "InputPixelOffsets");
    return "x = " + coordinateFormula(isTransposed(op)) + (hasOffsets ? "" : " with the offsets −0.5 and 0.5");
}

// The rule of nearest, in the operator's own x.
std::string ruleOfOperator(const Operator& op)
{
    return std::string(formula(ruleOf(axisMaps(op).front())));
}

std::string conventionRemedy(const Operator& meant, bool isOfRule)
{
    const std::string names = frameworksOf(meant);
    if (!names.empty())
        return "Ask for " + names + ".";
    return "No framework has a name for what is meant: compute " + coordinateText(meant)
        + (isOfRule ? ", and take " + ruleOfOperator(meant) + "." : ".");
}

std::string tieRemedy(const Operator& meant)
{
    if (fieldText(meant, "InterpolationMode") == "LINEAR")
        return std::string(name(meant))
            + " computes x in float32 with a division; --tolerance foreign accepts every other precision.";
    return std::string(name(meant)) + " takes " + ruleOfOperator(meant)
        + ", with x in float32: on a tie that is one of the neighbours, and the other is wrong. --ties either accepts "
          "both, for programs that choose otherwise.";
}

std::string firstText(const Residue& residue, const Forecast* found, const Forecast* meant, const Grid& grid,
                      const Evidence& evidence)
{
    uint64_t number = 0, bits = 0;
    std::string expected;
    std::optional<uint64_t> source;
    bool isFound = false;
    grid.forEach([&](uint64_t each, const Place& at) {
        bits = grid.bits(at);
        if (residue.left() > 0 && each >= residue.first)
            return false;
        if (meant != nullptr && meant->explains(each, at, bits))
            return true;
        isFound = true;
        number = each;
        if (meant != nullptr)
            expected = toText(grid.type(), meant->expected(each, at));
        if (found != nullptr)
            source = found->source(each, at);
        return false;
    });
    if (!isFound)
        return {};
    const std::string value = toText(grid.type(), bits);
    std::string text = meant != nullptr ? "the first that is not as meant, " : "the first, ";
    text += elementText(evidence.output.desc.sizes, number) + ", holds " + value;
    if (meant != nullptr && expected != value)
        text += ", not " + expected;
    if (source)
        text += ": input " + elementText(evidence.input.desc.sizes, *source);
    return "; " + text;
}

// ", (0,0,0,1), holds 3, not 1"
std::string leftText(const Residue& residue, const Evidence& evidence)
{
    const DataType type = evidence.output.desc.dataType;
    const std::string value = toText(type, residue.bits), expected = toText(type, residue.expected);
    return ", " + elementText(evidence.output.desc.sizes, residue.first) + ", holds " + value
        + (value == expected ? "" : ", not " + expected);
}

} // namespace

std::string evidenceText(const Residue& residue, const Forecast* found, const Forecast* meant, const Grid& grid,
                         const Evidence& evidence)
{
    std::string text = "It explains ";
    if (residue.left() == 0)
        text += residue.of == 1 ? "the one element" : "all " + groupedText(residue.of) + " elements";
    else
        text += groupedText(residue.explained) + " of " + groupedText(residue.of) + " elements";
    text += firstText(residue, found, meant, grid, evidence);
    if (residue.left() > 0 && !residue.region.empty())
        text += "; the other " + groupedText(residue.left()) + (residue.left() == 1 ? " lies in " : " lie in ")
            + residue.region
            + (residue.isUnwritten ? ", which holds " + toText(grid.type(), residue.bits) + " everywhere" : "");
    if (residue.left() > 0 && !residue.isUnwritten)
        text += "; the first of the others" + leftText(residue, evidence);
    return text + ".";
}

std::string differenceText(const Residue& residue, const Evidence& evidence)
{
    std::string text = groupedText(residue.left()) + " of " + groupedText(residue.of)
        + (residue.left() == 1 ? " elements differs" : " elements differ") + "; the first"
        + leftText(residue, evidence);
    if (residue.largest > 0 && residue.left() > 1)
        text += "; the largest difference is " + shortText(residue.largest) + ", at "
            + elementText(evidence.output.desc.sizes, residue.largestAt);
    return text + ".";
}

std::string butForText(uint64_t count)
{
    return count == 0 ? "" : ", but for " + (count == 1 ? "one element" : groupedText(count) + " elements");
}

std::string remedyOf(MistakeClass mistake, const Operator& meant)
{
    switch (mistake) {
    case MistakeClass::Order:
        return orderRemedy(meant);
    case MistakeClass::Permutation: {
        const std::string right = rearrangementOf(meant);
        return "Correct the order of the axes in the transpose"
            + (right.empty() ? std::string(".") : ": " + right + " is meant (einops).");
    }
    case MistakeClass::Layout:
        return "Pass the strides on, or convert before: np.ascontiguousarray, Tensor.contiguous(), "
               "memory_format=torch.contiguous_format, or a Transpose to NCHW.";
    case MistakeClass::SwappedAxes:
        return "Sizes are (height, width) here: OpenCV and Pillow take (width, height); check flips and transposes.";
    case MistakeClass::ChannelOrder:
        return "Convert with cv2.cvtColor(x, cv2.COLOR_BGR2RGB) or x[:, [2, 1, 0]].";
    case MistakeClass::Coordinates:
        return conventionRemedy(meant, false);
    case MistakeClass::NearestRule:
        return conventionRemedy(meant, true);
    case MistakeClass::Tie:
        return tieRemedy(meant);
    case MistakeClass::Scale:
        return "PyTorch: recompute_scale_factor=False keeps the factor; ONNX: pass scales, not sizes, or the reverse.";
    case MistakeClass::LengthOne:
        return "align_corners and pytorch_half_pixel treat an output of length one apart: "
            + conventionRemedy(meant, false);
    case MistakeClass::IntegerRounding:
        return "Cut sums off toward zero, as DirectML does: clamp them and cast (static_cast, astype) without "
               "rounding; or compare with --integers.";
    case MistakeClass::HalfWeights:
        return "Compute coordinates, weights and sums in float32 and round once at the end.";
    case MistakeClass::Edge:
        return "Clamp coordinates to [0, n - 1], n the input's length, before they are split into index and weight.";
    case MistakeClass::Antialias:
        return "Set antialias as meant: ONNX antialias, PyTorch antialias=, Pillow always filters; exclude_outside=0 "
               "repeats the edge. DirectML's filter is HALVING; a case file of before that names no AntialiasFilter "
               "meant TRIANGLE.";
    case MistakeClass::Mode:
        return "Set the mode as meant: ONNX mode, PyTorch mode=, OpenCV interpolation=.";
    case MistakeClass::Unwritten:
        return "Check the number of threads or groups: round it up, and guard the last one.";
    case MistakeClass::Gradient:
        return "The gradient is the transpose of the forward map: add each element to all that it was read from.";
    case MistakeClass::None:
    case MistakeClass::Unknown:
        break;
    }
    return {};
}

std::string remedyOf(const Supposition& named, const Operator& meant)
{
    if (named.remedy == kFormulaRemedy)
        return std::string(name(meant)) + " computes " + coordinateText(meant) + ".";
    if (!named.remedy.empty())
        return std::string(named.remedy);
    const auto* resampling = std::get_if<Resampling>(&named.map);
    if (resampling && resampling->sums == Sums::WithWeightZero)
        return "Leave out neighbours of weight 0: 0·NaN and 0·∞ are NaN. PyTorch, ONNX Runtime and OpenCV add them; "
               "where that is wanted, keep NaN and infinities out of the input.";
    return remedyOf(named.mistake, meant);
}

std::string shortText(double value)
{
    constexpr int kDigits = 5;
    std::array<char, 32> buffer;
    const auto end =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::general, kDigits);
    return {buffer.data(), end.ptr};
}

std::string multipleText(const Multiple& multiple)
{
    const auto rounded = [](double value) {
        const double whole = std::round(value);
        return shortText(std::abs(value - whole) <= 1e-3 * std::abs(value) ? whole : value);
    };
    const std::string factor = std::abs(multiple.factor) < 0.75 ? "divided by " + rounded(1 / multiple.factor)
                                                                : "times " + rounded(multiple.factor);
    return multiple.offset == 0 ? factor : factor + ", shifted by " + rounded(multiple.offset);
}

std::string alternativesText(std::vector<std::string> words)
{
    if (words.size() > kMostNamed) {
        const size_t more = words.size() - kMostNamed;
        words.resize(kMostNamed);
        words.push_back(std::to_string(more) + " more");
    }
    return groupText(words);
}

std::string listText(const std::vector<std::string>& sentences)
{
    std::string text;
    for (size_t i = 0; i < std::min(sentences.size(), kMostNamed); ++i)
        text += (i == 0 ? "" : "; ") + sentences[i];
    return sentences.size() > kMostNamed ? text + "; " + std::to_string(sentences.size() - kMostNamed) + " more" : text;
}

} // namespace tessera
