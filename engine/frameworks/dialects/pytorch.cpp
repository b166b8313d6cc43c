// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/dialect_row.h"

#include <cmath>
#include <cstdlib>

namespace tessera::dialects {

namespace {

std::optional<std::string> pyTorchBlocks(const Operator&, const BlockOrder& block, const Plan&)
{
    if (block.order == DepthSpaceOrder::DepthColumnRow)
        return {};
    return "import torch.nn.functional as F\n\ny = F."
        + std::string(block.toSpace ? "pixel_shuffle" : "pixel_unshuffle") + "(x, " + std::to_string(block.blockSize)
        + ")\n";
}

std::string movedByPyTorch(const Operator& op, const Plan& plan)
{
    const auto block = blockOrder(op);
    const auto [parts, axes, sizes] = movesOf(plan);
    return (block ? "# " + std::string(block->toSpace ? "pixel_shuffle" : "pixel_unshuffle") + " is COLUMN_ROW_DEPTH.\n"
                  : "")
        + "y = x.reshape" + listText(parts, "(", ")") + ".permute" + listText(axes, "(", ")") + ".reshape"
        + listText(sizes, "(", ")") + "\n";
}

std::string resizedByPyTorch(const Resize& r)
{
    const std::string linear = r.spatial == 1 ? "linear" : "bilinear", mode(r.convention.mode);
    return "import torch.nn.functional as F\n\ny = F.interpolate(x, "
        + (r.hasRatios ? "size=" + r.lastSizes() : "scale_factor=" + r.lastScales()) + ", mode=\""
        + (r.linear ? linear + "\", " + mode : mode + "\"") + (r.hasRatios ? "" : ", recompute_scale_factor=False")
        + ")\n";
}

// In float64, of the number as it is written.
double sizeByPyTorch(float factor, uint32_t inputs)
{
    return std::floor(inputs * std::strtod(factorText(factor).c_str(), nullptr));
}

// Its resize is given FLOAT32 in the place of FLOAT16, which not every build of it has.
bool isWidened(const Operator& op)
{
    return inputDesc(op).dataType == DataType::Float16 && !axisMaps(op).empty();
}

PythonCall calledByPyTorch(const Program& program, PythonCall snippet)
{
    snippet.imports.insert(snippet.imports.begin(), "import torch");
    snippet.body = isWidened(program.op) ? "x = torch.from_numpy(x).float()  # not every build resizes FLOAT16\n"
            + snippet.body + "y = y.half().numpy()\n"
                                         : "x = torch.from_numpy(x)\n" + snippet.body + "y = y.numpy()\n";
    return snippet;
}

using enum DataType;
constexpr std::string_view kPyTorchEngines[] = {"torch"};
constexpr DataType kPyTorchMoves[] = {Float64, Float32, Float16, Int64, Int32, Int16, Int8, UInt8};
constexpr DataType kPyTorchCopies[] = {Float32, Float16, UInt8};
constexpr DataType kPyTorchBlends[] = {Float32, Float16};

} // namespace

const DialectRow kPyTorch{
    .engines = kPyTorchEngines,
    .blocks = pyTorchBlocks,
    .moved = movedByPyTorch,
    .resized = resizedByPyTorch,
    .resizesRowsToo = true,
    .differentiates = true,
    .isAskedByAdapters = true,
    .sizeBy = sizeByPyTorch,
    .whyNoTriangle =
        say("dialects",
            "PyTorch's antialias=True, as Pillow's BILINEAR, drops what the filter has outside the input and "
            "does not repeat its edge: another operator"),
    .called = calledByPyTorch,
    .types = {kPyTorchMoves, kPyTorchCopies, kPyTorchBlends, say("scripts", "rounds integers in its own way")},
    .readsWithoutWeight = true,
    .passesFloat32 = isWidened,
};

} // namespace tessera::dialects
