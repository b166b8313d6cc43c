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

class ResizeReader {
public:
    ResizeReader(const OnnxNode& node, DataType type, const std::vector<uint32_t>& sizes)
        : m_node(node)
        , m_attributes(node)
        , m_type(type)
        , m_sizes(sizes)
        , m_hasModes(node.op == "Resize" && (node.opset == 0 || node.opset >= kWithModes))
    {
    }

    ReadOperator read()
    {
        readModes();
        readAxes();
        const auto ownScales = m_node.op == "Upsample" ? m_attributes.numbers("scales") : std::nullopt;
        const auto& scales = ownScales ? ownScales : m_node.scales;
        if (scales && m_node.sizes)
            throw RefusedAttribute("sizes", "", say("reading", "scales are given too; expected one of the two"));
        if (!scales && !m_node.sizes)
            throw RefusedAttribute("scales", "", say("reading", "%1 needs them, or sizes, as constants")(m_node.op));
        if (scales)
            takeScales(*scales);
        else
            takeSizes({m_node.sizes->begin(), m_node.sizes->end()});
        if (!m_said.isLinear() && !m_hasModes && !m_node.isForDirectMl)
            chooseSimpleRule();
        if (isPlacedBy("tf_crop_and_resize"))
            takeRegion();
        if (m_node.isForDirectMl)
            return passedByProvider(m_said, m_type, m_attributes, m_hasModes);
        if (isPlacedBy("align_corners"))
            takeFractionalCorners();
        // It only matters where a filter reaches outside: linear's two neighbours leave one, which is the edge.
        if (m_attributes.number("exclude_outside") != 0 && m_said.antialiased && m_said.isLinear()
            && std::ranges::any_of(m_said.axes, shrinks))
            m_attributes.refuse("exclude_outside",
                                say("reading", "with antialias RESAMPLE3 repeats the edge outside; expected 0"));
        return asOperator();
    }

private:
    bool isPlacedBy(std::string_view mode) const { return m_said.convention->mode == mode; }

    void readModes()
    {
        const bool isResize = m_node.op == "Resize";
        const std::span<const std::string_view> modes(kUpsampleModes, isResize ? 2 : 3); // "bilinear" was Upsample's
        const std::string mode = m_attributes.word(
            "mode", modes,
            m_node.isForDirectMl ? say("reading", "the DirectML provider leaves cubic to the CPU") : kTwoModes);
        m_said.mode = mode == "nearest" ? InterpolationMode::NearestNeighbor : InterpolationMode::Linear;
        const std::string placement = m_hasModes
            ? m_attributes.word("coordinate_transformation_mode", kPlacements, say("reading", "ONNX has no such mode"))
            : m_node.isForDirectMl ? "half_pixel" // which is asked for where there is no such attribute
                                   : "asymmetric";
        m_said.convention = findConvention("ONNX", placement);
        constexpr int kSymmetric = 19, kWithoutNn = 13;
        if (m_node.opset != 0 && m_node.opset < kSymmetric && placement == "half_pixel_symmetric")
            m_attributes.refuse("coordinate_transformation_mode", say("reading", "it came with opset 19"));
        if (m_node.opset >= kWithoutNn && placement == "tf_half_pixel_for_nn")
            m_attributes.refuse("coordinate_transformation_mode", say("reading", "it went with opset 13"));
        if (m_hasModes && mode == "nearest") {
            const std::string rule = m_attributes.word("nearest_mode", kRules, say("reading", "ONNX has no such rule"));
            m_said.rule = *std::ranges::find(kNearestRules, rule, [](NearestRule each) { return onnxName(each); });
        }
        m_said.antialiased = m_attributes.number("antialias") != 0;
    }

    void readAxes()
    {
        constexpr size_t kMostResized = 4, kMostOfProvider = 8;
        if (m_sizes.empty()
            || m_sizes.size() > (m_node.isForDirectMl || m_node.mayFold ? kMostOfProvider : kMostResized))
            throw TextError((m_node.isForDirectMl
                                 ? say("reading",
                                       "the input %1 has not one to eight dimensions, as DirectML's tensors "
                                       "have")
                                 : say("reading", "the input %1 has not one to four dimensions, as RESAMPLE needs"))(
                text(m_sizes)));
        for (const uint32_t size : m_sizes)
            m_said.axes.push_back({size, size});
        const auto rank = static_cast<double>(m_sizes.size());
        m_axes.resize(m_sizes.size());
        std::iota(m_axes.begin(), m_axes.end(), size_t{0});
        const auto listed = m_attributes.numbers("axes");
        if (!listed)
            return;
        m_axes.clear();
        for (const double axis : *listed) {
            const bool isAxis = axis >= -rank && axis < rank && axis == std::floor(axis);
            const auto index = isAxis ? static_cast<size_t>(axis < 0 ? axis + rank : axis) : m_sizes.size();
            if (!isAxis || std::ranges::find(m_axes, index) != m_axes.end())
                m_attributes.refuse("axes",
                                    say("reading", "expected each axis once, from %1 to %2")(
                                        -static_cast<int64_t>(m_sizes.size()), m_sizes.size() - 1));
            m_axes.push_back(index);
        }
    }

    void needCount(const std::string& input, const std::vector<double>& values, size_t count) const
    {
        if (values.size() != count)
            throw RefusedAttribute(input, onnxText(values),
                                   say("reading", "expected %1 values for the input %2")(count, text(m_sizes)));
    }

    void takeScales(const std::vector<double>& scales)
    {
        needCount("scales", scales, m_axes.size());
        for (size_t i = 0; i < m_axes.size(); ++i) {
            ResizedAxis& axis = m_said.axes[m_axes[i]];
            axis.factor = static_cast<float>(scales[i]);
            axis.outputs = flooredSize(double{static_cast<float>(axis.inputs) * *axis.factor},
                                       toText(DataType::Float32, std::bit_cast<uint32_t>(*axis.factor)),
                                       "scales[" + std::to_string(i) + "]");
        }
    }

    void takeSizes(const std::vector<double>& sizes)
    {
        needCount("sizes", sizes, m_axes.size());
        for (size_t i = 0; i < m_axes.size(); ++i)
            m_said.axes[m_axes[i]].outputs = sizeOf(sizes[i], "sizes[" + std::to_string(i) + "]");
        const std::string policy =
            m_attributes.word("keep_aspect_ratio_policy", kPolicies, say("reading", "ONNX has no such policy"));
        if (policy == "stretch")
            return;
        double factor = 0; // of all axes: the smallest or the largest; the sizes are rounded, half up
        for (const size_t i : m_axes) {
            const double own = 1.0 * m_said.axes[i].outputs / m_said.axes[i].inputs;
            factor = factor == 0 ? own : policy == "not_larger" ? std::min(factor, own) : std::max(factor, own);
        }
        for (const size_t i : m_axes) {
            ResizedAxis& axis = m_said.axes[i];
            axis.factor = static_cast<float>(factor);
            axis.outputs = sizeOf(std::floor(axis.inputs * factor + 0.5), "keep_aspect_ratio_policy");
        }
    }

    void takeRegion()
    {
        if (!m_node.roi)
            throw RefusedAttribute(
                "roi", "", say("reading", "tf_crop_and_resize needs it; the starts and then the ends of all axes"));
        const std::vector<double>& roi = *m_node.roi;
        needCount("roi", roi, 2 * m_axes.size());
        for (size_t i = 0; i < m_axes.size(); ++i) {
            ResizedAxis& axis = m_said.axes[m_axes[i]];
            const auto [start, end] = axis.region = {roi[i], roi[i + m_axes.size()]};
            if (m_node.isForDirectMl)
                continue;
            if (start > end)
                throw RefusedAttribute(
                    "roi", onnxText(roi),
                    say("reading", "RESAMPLE has no negative Scale, which would turn an axis round"));
            if (!(start >= 0 && end <= 1))
                throw RefusedAttribute(
                    "extrapolation_value", toText(m_attributes.number("extrapolation_value")),
                    say("reading",
                        "roi %1 reaches outside, where RESAMPLE repeats the edge; expected 0 to 1")(onnxText(roi)));
            if (keepsScale(axis) && (start > 0 || end < 1))
                m_notes.emplace_back(
                    say("reading",
                        "ONNX Runtime copies an axis whose scale is 1 and leaves its roi alone, as this "
                        "case does; the standard's formula cuts it out."));
        }
    }

    // ONNX's own test vectors place the corners by s·n where that is no whole size.
    void takeFractionalCorners()
    {
        for (ResizedAxis& axis : m_said.axes) {
            const double length = 1.0 * axis.inputs * double{axis.factor.value_or(0)};
            if (!axis.factor || axis.outputs == 1 || axis.inputs == 1
                || std::abs(length - axis.outputs) < 1e-5 * length)
                continue;
            axis.numbers = AxisNumbers{static_cast<float>((length - 1) / (axis.inputs - 1.0)), 0, 0};
            m_notes.emplace_back(
                say("reading",
                    "The corners follow scales·n = %1, as in ONNX's test vectors; ONNX Runtime takes the "
                    "whole size %2.")(toText(length), axis.outputs));
        }
    }

    // Before opset 11 nearest is floor where an axis grows and ceil where it shrinks.
    void chooseSimpleRule()
    {
        m_said.rule = simpleRule(m_said.axes);
        if (!m_said.rule)
            throw RefusedAttribute("mode", "\"nearest\"",
                                   say("reading",
                                       "before opset 11 it is ceil where an axis shrinks and floor where it grows, and "
                                       "RESAMPLE2 has one RoundingDirection for all axes"));
    }

    ReadOperator asOperator() const
    {
        const bool isLast = m_node.mayBeChannelsLast && m_said.axes.size() == 4 && !keepsScale(m_said.axes[1])
            && keepsScale(m_said.axes[3]);
        try {
            ReadOperator read{operatorOf(m_said, m_type, isLast ? ChannelPlace::Last : ChannelPlace::First), m_notes};
            if (isLast)
                read.notes.push_back(kChannelsAreLast);
            for (const ResizedAxis& axis : m_said.axes)
                read.outputSizes.push_back(axis.outputs);
            return read;
        } catch (const RefusedAttribute& refused) {
            m_attributes.refuse(refused.attribute, refused.reason); // with the value as it is written here
        }
    }

    static bool keepsScale(const ResizedAxis& axis)
    {
        return axis.inputs == axis.outputs && axis.factor.value_or(1) == 1;
    }

    const OnnxNode& m_node;
    const OnnxAttributes m_attributes;
    const DataType m_type;
    const std::vector<uint32_t>& m_sizes;
    const bool m_hasModes;
    std::vector<size_t> m_axes; // that scales, sizes and roi are of
    ResizeWords m_said;
    std::vector<Message> m_notes;
};

} // namespace

ReadOperator resizeOf(const OnnxNode& node, DataType type, const std::vector<uint32_t>& sizes)
{
    return ResizeReader(node, type, sizes).read();
}

} // namespace tessera
