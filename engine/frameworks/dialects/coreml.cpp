// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/dialect_row.h"

namespace tessera::dialects {

namespace {

constexpr std::string_view kBuilder = "from coremltools.converters.mil import Builder as mb\n\ny = mb.";

std::optional<std::string> coreMlBlocks(const Operator&, const BlockOrder& block, const Plan&)
{
    const std::string call = block.order == DepthSpaceOrder::DepthColumnRow
        ? (block.toSpace ? "depth_to_space(x=x, block_size=" : "space_to_depth(x=x, block_size=")
        : block.toSpace ? "pixel_shuffle(x=x, upscale_factor="
                        : "pixel_unshuffle(x=x, downscale_factor=";
    return std::string(kBuilder) + call + std::to_string(block.blockSize) + ")\n";
}

std::string movedByCoreMl(const Operator&, const Plan& plan)
{
    const auto [parts, axes, sizes] = movesOf(plan);
    return std::string(kBuilder) + "reshape(x=x, shape=" + listText(parts)
        + ")\ny = mb.transpose(x=y, perm=" + listText(axes) + ")\ny = mb.reshape(x=y, shape=" + listText(sizes) + ")\n";
}

// Its nearest is only sure where it repeats.
std::string resampledByCoreMl(const Operator& op)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    if (isTransposed(op) || !isRepeat(maps))
        return resizedBy(op, Dialect::CoreMl);
    spatialAxes(maps, Dialect::CoreMl);
    const auto times = [](const AxisMap& map) { return std::to_string(map.outputs / map.inputs); };
    return std::string(kBuilder) + "upsample_nearest_neighbor(x=x, scale_factor_height=" + times(maps[2])
        + ", scale_factor_width=" + times(maps[3]) + ")\n";
}

std::string resizedByCoreMl(const Resize& r)
{
    // ALIGN_CORNERS lays a single output on the middle.
    const std::string mode =
        r.convention.mode == "ALIGN_CORNERS" ? "STRICT_ALIGN_CORNERS" : std::string(r.convention.mode);
    return std::string(kBuilder) + "resize_bilinear(x=x, target_size_height=" + r.sizeText(2)
        + ", target_size_width=" + r.sizeText(1) + ", sampling_mode=\"" + mode + "\")\n";
}

PythonCall calledByCoreMl(const Program& program, PythonCall snippet)
{
    snippet.imports.insert(snippet.imports.begin(), "import coremltools as ct");
    snippet.body = "@mb.program(input_specs=[mb.TensorSpec(shape=" + shapeText(inputDesc(program.op).sizes)
        + ")])\ndef program(x):\n" + indented(snippet.body)
        + "    return y\n\n\nmodel = ct.convert(program, convert_to=\"mlprogram\", "
          "compute_precision=ct.precision.FLOAT32,\n                   compute_units=ct.ComputeUnit.CPU_ONLY)\n"
          "y = next(iter(model.predict({\"x\": x}).values()))\n";
    return snippet;
}

constexpr DataType kCoreMlTypes[] = {DataType::Float32};

} // namespace

const DialectRow kCoreMl{
    .blocks = coreMlBlocks,
    .moved = movedByCoreMl,
    .resampled = resampledByCoreMl,
    .resized = resizedByCoreMl,
    .called = calledByCoreMl,
    .types = {kCoreMlTypes, kCoreMlTypes, kCoreMlTypes, say("scripts", "has no other program inputs on every system")},
};

} // namespace tessera::dialects
