// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator.h"
#include "engine/core/plan/index_map.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/reading/onnx_attributes.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <numeric>

namespace tessera {

namespace {

constexpr std::string_view kUpsampleModes[] = {"nearest", "linear", "bilinear"};
constexpr std::string_view kPlacements[] = {"half_pixel", "half_pixel_symmetric", "pytorch_half_pixel", "align_corners",
                                            "asymmetric", "tf_half_pixel_for_nn", "tf_crop_and_resize"};
constexpr std::string_view kRules[] = {"round_prefer_floor", "round_prefer_ceil", "floor", "ceil"};
constexpr std::string_view kPolicies[] = {"stretch", "not_larger", "not_smaller"};
constexpr int kWithModes = 11; // the opset whose Resize has coordinates and rules of its own

struct ResizeReader {
    const OnnxNode& node;
    const DataType type;
    const std::vector<uint32_t>& inputSizes;
    const OnnxAttributes attributes = OnnxAttributes(node);
    const bool hasModes = node.op == "Resize" && (node.opset == 0 || node.opset >= kWithModes);
    std::vector<size_t> axes = {}; // that scales, sizes and roi are of
    ResizeWords said = {};
    std::vector<Message> notes = {};

    ReadOperator read()
    {
        readModes();
        readAxes();
        const auto ownScales = node.op == "Upsample" ? attributes.numbers("scales") : std::nullopt;
        const auto& scales = ownScales ? ownScales : node.scales;
        if (scales && node.sizes)
            throw RefusedAttribute("sizes", "", say("reading", "scales are given too; expected one of the two"));
        if (!scales && !node.sizes)
            throw RefusedAttribute("scales", "", say("reading", "%1 needs them, or sizes, as constants")(node.op));
        if (scales)
            takeScales(*scales);
        else
            takeSizes({node.sizes->begin(), node.sizes->end()});
        if (!said.isLinear() && !hasModes && !node.isForDirectMl)
            chooseSimpleRule();
        if (isPlacedBy("tf_crop_and_resize"))
            takeRegion();
        if (node.isForDirectMl)
            return passedByProvider(said, type, attributes, hasModes);
        if (isPlacedBy("align_corners"))
            takeFractionalCorners();
        // It only matters where a filter reaches outside: linear's two neighbours leave one, which is the edge.
        if (attributes.number("exclude_outside") != 0 && said.antialiased && said.isLinear()
            && std::ranges::any_of(said.axes, shrinks))
            attributes.refuse("exclude_outside",
                              say("reading", "with antialias RESAMPLE3 repeats the edge outside; expected 0"));
        return asOperator();
    }

    bool isPlacedBy(std::string_view mode) const { return said.convention->mode == mode; }

    void readModes()
    {
        const bool isResize = node.op == "Resize";
        const std::span<const std::string_view> modes(kUpsampleModes, isResize ? 2 : 3); // "bilinear" was Upsample's
        const std::string mode = attributes.word(
            "mode", modes,
            node.isForDirectMl ? say("reading", "the DirectML provider leaves cubic to the CPU") : kTwoModes);
        said.mode = mode == "nearest" ? InterpolationMode::NearestNeighbor : InterpolationMode::Linear;
        const std::string placement = hasModes
            ? attributes.word("coordinate_transformation_mode", kPlacements, say("reading", "ONNX has no such mode"))
            : node.isForDirectMl ? "half_pixel" // which is asked for where there is no such attribute
                                 : "asymmetric";
        said.convention = findConvention("ONNX", placement);
        constexpr int kSymmetric = 19, kWithoutNn = 13;
        if (node.opset != 0 && node.opset < kSymmetric && placement == "half_pixel_symmetric")
            attributes.refuse("coordinate_transformation_mode", say("reading", "it came with opset 19"));
        if (node.opset >= kWithoutNn && placement == "tf_half_pixel_for_nn")
            attributes.refuse("coordinate_transformation_mode", say("reading", "it went with opset 13"));
        if (hasModes && mode == "nearest") {
            const std::string rule = attributes.word("nearest_mode", kRules, say("reading", "ONNX has no such rule"));
            said.rule = *std::ranges::find(kNearestRules, rule, [](NearestRule each) { return onnxName(each); });
        }
        said.antialiased = attributes.number("antialias") != 0;
    }

    void readAxes()
    {
        constexpr size_t kMostResized = 4, kMostOfProvider = 8;
        if (inputSizes.empty()
            || inputSizes.size() > (node.isForDirectMl || node.mayFold ? kMostOfProvider : kMostResized))
            throw TextError((node.isForDirectMl
                                 ? say("reading",
                                       "the input %1 has not one to eight dimensions, as DirectML's tensors "
                                       "have")
                                 : say("reading", "the input %1 has not one to four dimensions, as RESAMPLE needs"))(
                text(inputSizes)));
        for (const uint32_t size : inputSizes)
            said.axes.push_back({size, size});
        const auto rank = static_cast<double>(inputSizes.size());
        axes.resize(inputSizes.size());
        std::iota(axes.begin(), axes.end(), size_t{0});
        const auto listed = attributes.numbers("axes");
        if (!listed)
            return;
        axes.clear();
        for (const double axis : *listed) {
            const bool isAxis = axis >= -rank && axis < rank && axis == std::floor(axis);
            const auto index = isAxis ? static_cast<size_t>(axis < 0 ? axis + rank : axis) : inputSizes.size();
            if (!isAxis || std::ranges::find(axes, index) != axes.end())
                attributes.refuse("axes",
                                  say("reading", "expected each axis once, from %1 to %2")(
                                      -static_cast<int64_t>(inputSizes.size()), inputSizes.size() - 1));
            axes.push_back(index);
        }
    }

    void needCount(const std::string& input, const std::vector<double>& values, size_t count) const
    {
        if (values.size() != count)
            throw RefusedAttribute(input, onnxText(values),
                                   say("reading", "expected %1 values for the input %2")(count, text(inputSizes)));
    }

    void takeScales(const std::vector<double>& scales)
    {
        needCount("scales", scales, axes.size());
        for (size_t i = 0; i < axes.size(); ++i) {
            ResizedAxis& axis = said.axes[axes[i]];
            axis.factor = static_cast<float>(scales[i]);
            axis.outputs = flooredSize(double{static_cast<float>(axis.inputs) * *axis.factor},
                                       toText(DataType::Float32, std::bit_cast<uint32_t>(*axis.factor)),
                                       "scales[" + std::to_string(i) + "]");
        }
    }

    void takeSizes(const std::vector<double>& sizes)
    {
        needCount("sizes", sizes, axes.size());
        for (size_t i = 0; i < axes.size(); ++i)
            said.axes[axes[i]].outputs = sizeOf(sizes[i], "sizes[" + std::to_string(i) + "]");
        const std::string policy =
            attributes.word("keep_aspect_ratio_policy", kPolicies, say("reading", "ONNX has no such policy"));
        if (policy == "stretch")
            return;
        double factor = 0; // of all axes: the smallest or the largest; the sizes are rounded, half up
        for (const size_t i : axes) {
            const double own = 1.0 * said.axes[i].outputs / said.axes[i].inputs;
            factor = factor == 0 ? own : policy == "not_larger" ? std::min(factor, own) : std::max(factor, own);
        }
        for (const size_t i : axes) {
            ResizedAxis& axis = said.axes[i];
            axis.factor = static_cast<float>(factor);
            axis.outputs = sizeOf(std::floor(axis.inputs * factor + 0.5), "keep_aspect_ratio_policy");
        }
    }

    void takeRegion()
    {
        if (!node.roi)
            throw RefusedAttribute(
                "roi", "", say("reading", "tf_crop_and_resize needs it; the starts and then the ends of all axes"));
        const std::vector<double>& roi = *node.roi;
        needCount("roi", roi, 2 * axes.size());
        for (size_t i = 0; i < axes.size(); ++i) {
            ResizedAxis& axis = said.axes[axes[i]];
            const auto [start, end] = axis.region = {roi[i], roi[i + axes.size()]};
            if (node.isForDirectMl)
                continue;
            if (start > end)
                throw RefusedAttribute(
                    "roi", onnxText(roi),
                    say("reading", "RESAMPLE has no negative Scale, which would turn an axis round"));
            if (!(start >= 0 && end <= 1))
                throw RefusedAttribute(
                    "extrapolation_value", toText(attributes.number("extrapolation_value")),
                    say("reading",
                        "roi %1 reaches outside, where RESAMPLE repeats the edge; expected 0 to 1")(onnxText(roi)));
            if (keepsScale(axis) && (start > 0 || end < 1))
                notes.emplace_back(say("reading",
                                       "ONNX Runtime copies an axis whose scale is 1 and leaves its roi alone, as this "
                                       "case does; the standard's formula cuts it out."));
        }
    }

    // ONNX's own test vectors place the corners by s·n where that is no whole size.
    void takeFractionalCorners()
    {
        for (ResizedAxis& axis : said.axes) {
            const double length = 1.0 * axis.inputs * double{axis.factor.value_or(0)};
            if (!axis.factor || axis.outputs == 1 || axis.inputs == 1
                || std::abs(length - axis.outputs) < 1e-5 * length)
                continue;
            axis.numbers = AxisNumbers{static_cast<float>((length - 1) / (axis.inputs - 1.0)), 0, 0};
            notes.emplace_back(
                say("reading",
                    "The corners follow scales·n = %1, as in ONNX's test vectors; ONNX Runtime takes the "
                    "whole size %2.")(toText(length), axis.outputs));
        }
    }

    // Before opset 11 nearest is floor where an axis grows and ceil where it shrinks.
    void chooseSimpleRule()
    {
        said.rule = simpleRule(said.axes);
        if (!said.rule)
            throw RefusedAttribute("mode", "\"nearest\"",
                                   say("reading",
                                       "before opset 11 it is ceil where an axis shrinks and floor where it grows, and "
                                       "RESAMPLE2 has one RoundingDirection for all axes"));
    }

    ReadOperator asOperator() const
    {
        const bool isLast =
            node.mayBeChannelsLast && said.axes.size() == 4 && !keepsScale(said.axes[1]) && keepsScale(said.axes[3]);
        try {
            ReadOperator read{operatorOf(said, type, isLast ? ChannelPlace::Last : ChannelPlace::First), notes};
            if (isLast)
                read.notes.push_back(kChannelsAreLast);
            for (const ResizedAxis& axis : said.axes)
                read.outputSizes.push_back(axis.outputs);
            return read;
        } catch (const RefusedAttribute& refused) {
            attributes.refuse(refused.attribute, refused.reason); // with the value as it is written here
        }
    }

    static bool keepsScale(const ResizedAxis& axis)
    {
        return axis.inputs == axis.outputs && axis.factor.value_or(1) == 1;
    }
};

} // namespace

ReadOperator resizeOf(const OnnxNode& node, DataType type, const std::vector<uint32_t>& sizes)
{
    return ResizeReader{node, type, sizes}.read();
}

} // namespace tessera
