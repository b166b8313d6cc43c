// SPDX-License-Identifier: Apache-2.0
// The fields of every operator, in DirectML's order.
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"

#include <algorithm>
#include <type_traits>

namespace tessera {

namespace {

constexpr EnumType kDepthSpaceOrders = {
    "DML_DEPTH_SPACE_ORDER_",
    {"DEPTH_COLUMN_ROW", "COLUMN_ROW_DEPTH"},
    {say("tensor", "channel = (block row, block column, depth), depth fastest"),
     say("tensor", "channel = (depth, block row, block column), block column fastest")}};
constexpr EnumType kInterpolationModes = {"DML_INTERPOLATION_MODE_",
                                          {"NEAREST_NEIGHBOR", "LINEAR"},
                                          {say("tensor", "each output copies one input element"),
                                           say("tensor", "each output blends the two nearest elements of every axis")}};
constexpr EnumType kAxisDirections = {
    "DML_AXIS_DIRECTION_",
    {"INCREASING", "DECREASING"},
    {say("tensor", "nearest takes the element at or after the coordinate: ceil(x)"),
     say("tensor", "nearest takes the element at or before the coordinate: floor(x)")}};
constexpr EnumType kAntialiasFilters = {
    "",
    {"HALVING", "TRIANGLE"},
    {say("tensor", "DirectML's: while Scale is below 1/2 each pair becomes its mean, then two neighbours are blended"),
     say("tensor", "ONNX's antialias: below Scale 1 the two-pixel triangle is stretched by 1/Scale")}};

} // namespace

const EnumType& enumType(DepthSpaceOrder)
{
    return kDepthSpaceOrders;
}

const EnumType& enumType(InterpolationMode)
{
    return kInterpolationModes;
}

const EnumType& enumType(AxisDirection)
{
    return kAxisDirections;
}

const EnumType& enumType(AntialiasFilter)
{
    return kAntialiasFilters;
}

namespace {

constexpr double kLargest = 3.4028234663852886e38; // FLT_MAX, a legitimate scale

constexpr FieldInfo outputInfo(std::string_view name, Text sentence)
{
    return {.name = name, .sentence = sentence, .isOutput = true};
}

constexpr FieldInfo listInfo(std::string_view name, Text sentence, double minimum, Text unit = {})
{
    return {
        .name = name, .sentence = sentence, .minimum = minimum, .maximum = kLargest, .unit = unit, .followsRank = true};
}

constexpr FieldInfo offsetsInfo(std::string_view name, Text sentence)
{
    return listInfo(name, sentence, -kLargest, say("ops", "pixels"));
}

constexpr FieldInfo countInfo(std::string_view name, Text sentence)
{
    return {.name = name, .sentence = sentence, .minimum = 1, .maximum = 4, .followsRank = true};
}

// Depth and space.
constexpr FieldInfo kInput{"InputTensor", say("ops", "The tensor that is read: {N, C, H, W}.")};
constexpr FieldInfo kOutput =
    outputInfo("OutputTensor", say("ops", "The tensor that is written; its shape follows from the rest."));
constexpr FieldInfo kBlockSize{
    "BlockSize", say("ops", "The side of the square block of pixels that BlockSize² channels become, or come from."), 1,
    65535, say("ops", "elements")};
constexpr FieldInfo kOrder{
    "Order", say("ops", "How the channel index is made of depth, block column and block row, the fastest first."), 0,
    1};

// Resamplings: the fields that a gradient describes with other sentences.
struct FieldInfos {
    FieldInfo input, output, mode, scales, inputPixelOffsets, outputPixelOffsets;
};
constexpr FieldInfos kForward = {
    {"InputTensor", say("ops", "The tensor that is read: one to four dimensions.")},
    outputInfo("OutputTensor", say("ops", "The tensor that is written; its shape may be chosen.")),
    {"InterpolationMode", say("ops", "Whether an output copies one element or blends neighbours."), 0, 1},
    listInfo("Scales", say("ops", "Output pixels per input pixel, for each axis."), 0),
    offsetsInfo(kInputPixelOffsets, say("ops", "Added to an input coordinate before scaling, for each axis.")),
    offsetsInfo(kOutputPixelOffsets, say("ops", "Added to the scaled coordinate, for each axis.")),
};
constexpr FieldInfos kGradient = {
    {"InputGradientTensor", say("ops", "The gradient of the forward operator's output.")},
    outputInfo("OutputGradientTensor",
               say("ops", "The gradient of the forward operator's input; its shape may be chosen.")),
    {"InterpolationMode", say("ops", "Whether a forward output copied one element or blended neighbours."), 0, 1},
    listInfo("Scales", say("ops", "The forward operator's: its output pixels per input pixel, for each axis."), 0),
    offsetsInfo(
        kInputPixelOffsets,
        say("ops", "Of InputGradientTensor, the forward output: added to its scaled coordinate, for each axis.")),
    offsetsInfo(
        kOutputPixelOffsets,
        say("ops",
            "Of OutputGradientTensor, the forward input: added to its coordinate before scaling, for each axis.")),
};
constexpr FieldInfo kScaleCount =
    countInfo("ScaleCount", say("ops", "The number of scales: the rank of both tensors."));
constexpr FieldInfo kDimensionCount =
    countInfo("DimensionCount", say("ops", "The number of scales and offsets: the rank of both tensors."));
constexpr FieldInfo kDirection{
    "RoundingDirection",
    say("ops",
        "Whether nearest takes the element at or after the coordinate, or at or before it; no effect in LINEAR."),
    0, 1};
constexpr FieldInfo kAntialiased{"Antialiased",
                                 say("ops",
                                     "When shrinking with LINEAR: filter, so that an output reads all pixels that "
                                     "it covers; outside, the edge repeats."),
                                 0, 1};
constexpr FieldInfo kAntialiasFilter{
    .name = "AntialiasFilter",
    .sentence =
        say("ops",
            "Which filter; no field of DirectML, whose own is HALVING. How that treats odd lengths and offsets that "
            "are not pixel centres, and that it rounds nothing in between, is our rule: no document says it."),
    .isOurs = true,
    .onlyWith = "Antialiased"};

// Calls visit(FieldInfo, member) for each field of a const Operator or an Operator.
template <class Op, class Visit> void visitFields(Op& op, Visit&& visit)
{
    const OperatorRow& row = op.row();
    if (row.movesBlocks) {
        visit(kInput, op.input);
        visit(kOutput, op.output);
        visit(kBlockSize, op.blockSize);
        if (row.hasOrder)
            visit(kOrder, op.order);
        return;
    }
    const FieldInfos& infos = row.isGradient ? kGradient : kForward;
    visit(infos.input, op.input);
    visit(infos.output, op.output);
    visit(infos.mode, op.interpolationMode);
    if (row.hasDirection)
        visit(kDirection, op.roundingDirection);
    visit(row.hasOffsets ? kDimensionCount : kScaleCount, op.dimensionCount);
    visit(infos.scales, op.scales);
    if (row.hasOffsets) {
        visit(infos.inputPixelOffsets, op.inputPixelOffsets);
        visit(infos.outputPixelOffsets, op.outputPixelOffsets);
    }
    if (row.hasFilter) {
        visit(kAntialiased, op.antialiased);
        visit(kAntialiasFilter, op.antialiasFilter);
    }
}

template <class Member> FieldValue toFieldValue(const Member& member)
{
    if constexpr (std::is_enum_v<Member>)
        return EnumValue{&enumType(member), static_cast<uint32_t>(member)};
    else
        return member;
}

// Throws TextError where the value is of another kind than the member.
template <class Member> void assignField(Member& member, const FieldValue& value, std::string_view name)
{
    if constexpr (std::is_enum_v<Member>) {
        const auto* held = std::get_if<EnumValue>(&value);
        if (held != nullptr && held->type == &enumType(member) && held->value < held->type->names.size()) {
            member = static_cast<Member>(held->value);
            return;
        }
    } else if (const auto* held = std::get_if<Member>(&value)) {
        member = *held;
        return;
    }
    throw TextError(say("ops", "%1 takes another kind of value")(name));
}

} // namespace

std::vector<Field> fields(const Operator& op)
{
    std::vector<Field> list;
    visitFields(op, [&](const FieldInfo& info, const auto& member) { list.push_back({info, toFieldValue(member)}); });
    return list;
}

const std::vector<Field>& defaultFields(const Operator& op)
{
    static const std::vector<std::vector<Field>> usual = [] {
        std::vector<std::vector<Field>> all;
        for (const Operator& each : allOperators())
            all.push_back(fields(each));
        return all;
    }();
    return usual[static_cast<size_t>(op.kind)];
}

void setField(Operator& op, std::string_view wanted, const FieldValue& value)
{
    bool found = false;
    visitFields(op, [&](const FieldInfo& info, auto& member) {
        if (info.name != wanted)
            return;
        assignField(member, value, wanted);
        found = true;
    });
    if (!found)
        throw TextError(say("ops", "%1 has no field %2")(name(op), wanted));
}

std::optional<Field> findField(const Operator& op, std::string_view name)
{
    std::vector<Field> list = fields(op);
    const auto found = std::ranges::find(list, name, [](const Field& each) { return each.info.name; });
    return found == list.end() ? std::nullopt : std::optional(std::move(*found));
}

bool hasEffect(const Operator& op, const FieldInfo& info)
{
    if (info.onlyWith.empty())
        return true;
    const std::optional<Field> other = findField(op, info.onlyWith);
    return other && other->value == FieldValue(true);
}

bool isWritten(const Operator& op, const Field& field)
{
    const auto isUsual = [&](const Field& usual) {
        return usual.info.name == field.info.name && usual.value == field.value;
    };
    return !field.info.isOurs || hasEffect(op, field.info) || std::ranges::none_of(defaultFields(op), isUsual);
}

} // namespace tessera
