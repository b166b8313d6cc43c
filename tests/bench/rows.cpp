// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/rows.h"

#include <algorithm>

namespace tessera {

namespace {

using enum DataType;
using enum DepthSpaceOrder;
using Sizes = std::vector<uint32_t>;
using Scales = std::vector<float>;

constexpr auto kNearest = InterpolationMode::NearestNeighbor;
constexpr auto kLinear = InterpolationMode::Linear;

// {H·W·C, 1, W·C, C}
TensorDesc channelsLast(TensorDesc desc)
{
    const Sizes& s = desc.sizes;
    desc.strides = {s[1] * s[2] * s[3], 1, s[3] * s[1], s[1]};
    return desc;
}

enum class Layout { Packed, ChannelsLastIn, ChannelsLastOut };

Operator laidOut(Operator op, Layout layout)
{
    if (layout != Layout::Packed)
        setField(op, layout == Layout::ChannelsLastIn ? inputField(op) : outputField(op),
                 channelsLast(layout == Layout::ChannelsLastIn ? op.input : op.output));
    return op;
}

constexpr double kGoalOfCopies = 85, kGoalOfLinear = 70; // percent of the attainable
constexpr uint64_t kHotBytes = uint64_t{8} << 20; // the bytes of input and output

// The row's work on fewer bytes: fewer planes where there are many, else fewer rows. Their number is a multiple of
// four, so that every scale of a row gives a whole number of outputs. Peers take no other.
template <class Make> Operator hotOf(Sizes sizes, const Make& make)
{
    constexpr uint32_t kManyPlanes = 8, kWhole = 4;
    Operator op = make(sizes);
    while (totalBytes(op.input) + totalBytes(op.output) > kHotBytes) {
        if (sizes[1] >= kManyPlanes)
            sizes[1] /= 2;
        else
            sizes[2] = std::max(sizes[2] / 2 / kWhole * kWhole, kWhole);
        op = make(sizes);
    }
    return op;
}

// `full`: the space side's sizes in the row itself.
Row depthSpaceRow(const std::string& name, double bar, bool toSpace, DataType type, Sizes full, uint32_t block,
                  DepthSpaceOrder order = DepthColumnRow, Layout layout = Layout::Packed)
{
    const auto make = [=](const Sizes& space) {
        const Sizes input = toSpace ? Sizes{space[0], space[1] * block * block, space[2] / block, space[3] / block}
                                    : Sizes{space[0], space[1], space[2] / block * block, space[3] / block * block};
        return laidOut(depthSpaceOperator(toSpace, type, input, block, order), layout);
    };
    return {.name = name, .bar = bar, .goal = kGoalOfCopies, .op = make(full), .hot = hotOf(full, make)};
}

Row resampleRow(const std::string& name, double bar, InterpolationMode mode, DataType type, const Sizes& input,
                const Scales& scales)
{
    const auto make = [=](const Sizes& sizes) { return resampleOperator(mode, type, sizes, scales); };
    const double goalOfLinear = type == DataType::Float32 ? kGoalOfLinear : 0;
    return {.name = name,
            .bar = bar,
            .goal = mode == kLinear ? goalOfLinear : kGoalOfCopies,
            .op = make(input),
            .hot = hotOf(input, make)};
}

std::vector<Row> makeRows()
{
    const Sizes full = {1, 3, 1080, 1920}, half = {1, 3, 540, 960}, doubled = {1, 3, 2160, 3840},
                part = {1, 3, 720, 1280};
    const Scales up = {1, 1, 2, 2}, down = {1, 1, 0.5f, 0.5f}, upHalf = {1, 1, 1.5f, 1.5f};
    constexpr bool d2s = true, s2d = false;
    return {
        depthSpaceRow("D2S f32 b2 DCR", 100, d2s, Float32, full, 2),
        depthSpaceRow("D2S f32 b2 CRD", 100, d2s, Float32, full, 2, ColumnRowDepth),
        depthSpaceRow("S2D f32 b2 DCR", 100, s2d, Float32, full, 2),
        depthSpaceRow("S2D f32 b2 CRD", 100, s2d, Float32, full, 2, ColumnRowDepth),
        depthSpaceRow("D2S f16 b2", 100, d2s, Float16, full, 2),
        depthSpaceRow("S2D f16 b2", 100, s2d, Float16, full, 2),
        depthSpaceRow("D2S u8 b2", 90, d2s, UInt8, full, 2),
        depthSpaceRow("S2D u8 b2", 90, s2d, UInt8, full, 2),
        depthSpaceRow("D2S f32 b3", 100, d2s, Float32, full, 3),
        depthSpaceRow("D2S f32 b4", 90, d2s, Float32, full, 4),
        depthSpaceRow("D2S f32 b8", 70, d2s, Float32, full, 8),
        depthSpaceRow("D2S u8 b3", 60, d2s, UInt8, full, 3),
        depthSpaceRow("S2D u8 b3", 60, s2d, UInt8, full, 3),
        depthSpaceRow("D2S f64 b2", 60, d2s, Float64, full, 2),
        depthSpaceRow("S2D i64 b2", 60, s2d, Int64, full, 2),
        depthSpaceRow("D2S f32 b2 NHWC in", 60, d2s, Float32, full, 2, DepthColumnRow, Layout::ChannelsLastIn),
        depthSpaceRow("D2S f32 b2 NHWC out", 60, d2s, Float32, full, 2, DepthColumnRow, Layout::ChannelsLastOut),
        depthSpaceRow("S2D f32 b2 NHWC in", 60, s2d, Float32, full, 2, DepthColumnRow, Layout::ChannelsLastIn),
        depthSpaceRow("S2D f32 b2 NHWC out", 60, s2d, Float32, full, 2, DepthColumnRow, Layout::ChannelsLastOut),
        resampleRow("nearest ×2 f32", 110, kNearest, Float32, half, up),
        resampleRow("nearest ×1.5 f32", 100, kNearest, Float32, part, upHalf),
        resampleRow("nearest ÷2 f32", 100, kNearest, Float32, doubled, down),
        resampleRow("linear ×2 f32", 65, kLinear, Float32, half, up),
        resampleRow("linear ÷2 f32", 65, kLinear, Float32, doubled, down),
        resampleRow("linear ×1.5 f32", 60, kLinear, Float32, part, upHalf),
        resampleRow("linear ×2 f32 64 of 128²", 85, kLinear, Float32, {1, 64, 128, 128}, up),
        resampleRow("linear ×2 f16", 30, kLinear, Float16, half, up),
        resampleRow("linear ×2 u8", 18, kLinear, UInt8, half, up),
        resampleRow("linear ÷2 u8", 30, kLinear, UInt8, doubled, down),
        resampleRow("linear four axes", 25, kLinear, Float32, {2, 8, 64, 64}, {2, 2, 2, 2}),
        resampleRow("linear three axes", 25, kLinear, Float32, {1, 16, 128, 128}, {1, 2, 2, 2}),
    };
}

Operator depthSpace(OperatorKind kind, DataType type, const Sizes& input, uint32_t block, DepthSpaceOrder order)
{
    Operator op{.kind = kind, .blockSize = block, .order = order};
    setInput(op, type, input);
    setField(op, outputField(op), offeredOutput(op));
    return op;
}

} // namespace

const std::vector<Row>& rows()
{
    static const std::vector<Row> all = makeRows();
    return all;
}

Operator depthSpaceOperator(bool toSpace, DataType type, const Sizes& input, uint32_t block, DepthSpaceOrder order)
{
    return toSpace ? depthSpace(OperatorKind::DepthToSpace1, type, input, block, order)
                   : depthSpace(OperatorKind::SpaceToDepth1, type, input, block, order);
}

Operator resampleOperator(InterpolationMode mode, DataType type, const Sizes& input, const Scales& scales)
{
    Operator op{.kind = OperatorKind::Resample1, .interpolationMode = mode};
    setInput(op, type, input);
    op.scales = scales;
    op.output = offeredOutput(op);
    return op;
}

} // namespace tessera
