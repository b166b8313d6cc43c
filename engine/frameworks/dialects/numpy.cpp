// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/resample_rules.h"
#include "engine/core/plan/rearrangement.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/dialects/dialect_row.h"

#include <algorithm>
#include <bit>

namespace tessera::dialects {

namespace {

std::string floatText(float value)
{
    return "f(" + toText(DataType::Float32, std::bit_cast<uint32_t>(value)) + ")";
}

// "3, 6, f(2), f(0.5), f(-0.5)": the arguments of both functions below.
std::string argumentsOf(const AxisMap& map)
{
    return std::to_string(map.inputs) + ", " + std::to_string(map.outputs) + ", " + floatText(map.scale) + ", "
        + floatText(map.inputPixelOffset) + ", " + floatText(map.outputPixelOffset);
}

std::string roundedText(Rounding rounding)
{
    const std::string inside = "np.clip(x, f(-1), f(n))";
    return rounding == Rounding::HalfUp ? "np.floor(" + inside + " + f(0.5))"
        : rounding == Rounding::Ceil    ? "np.ceil(" + inside + ")"
                                        : "np.floor(" + inside + ")";
}

std::string coordinateText(const std::string& output)
{
    return coordinateFormula(output, "out_offset", "scale", "in_offset", " - ");
}

// Elements are copied, not multiplied: every bit of them stays.
std::string takenByIndices(const std::vector<AxisMap>& maps)
{
    std::string code = "def indices(n, m, scale, in_offset, out_offset):\n"
                       "    \"\"\"Which of the n inputs each of the m outputs reads.\"\"\"\n"
                       "    x = "
        + coordinateText("np.arange(m, dtype=f)") + "\n    return np.clip(" + roundedText(maps.front().rounding)
        + ", 0, n - 1).astype(int)\n\ny = x\n";
    for (size_t i = 0; i < maps.size(); ++i)
        code += "y = y.take(indices(" + argumentsOf(maps[i]) + "), " + std::to_string(i) + ")\n";
    return code;
}

std::string rowOfNearest(Rounding rounding)
{
    return "        i = " + roundedText(rounding) + "\n        a[o, int(np.clip(i, 0, n - 1))] = 1\n";
}

// The radius may be huge: what lies outside is added up as the series that it is.
constexpr std::string_view kTriangle =
    "def triangle(n, x, r):\n"
    "    \"\"\"Weights of the n inputs under a triangle of radius r round x; what lies outside reads the edge.\"\"\"\n"
    "    def height(i):\n"
    "        return np.maximum(0, 1 - np.abs(i - x) / r)\n"
    "    def side(first, last):\n"
    "        return max(0, last - first + 1) * (height(first) + height(last)) / 2\n"
    "    def outside(first, last):\n"
    "        return side(first, min(last, np.floor(x))) + side(max(first, np.floor(x) + 1), last)\n"
    "    w = height(np.arange(n))\n"
    "    w[0] += outside(np.ceil(x - r), min(-1, np.floor(x + r)))\n"
    "    w[-1] += outside(max(n, np.ceil(x - r)), np.floor(x + r))\n"
    "    return w / w.sum()\n\n";

std::string rowOfLinear(bool widens)
{
    return std::string(widens ? "        if scale < 1 and np.isfinite(x):\n"
                                "            a[o] = triangle(n, float(x), 1 / float(scale))\n"
                                "            continue\n"
                              : "")
        + "        x = np.clip(x, f(0), f(n - 1))\n"
          "        i = int(x)\n"
          "        t = x - f(i)\n"
          "        a[o, i] = f(1) - t\n"
          "        if t > 0:\n"
          "            a[o, i + 1] = t\n";
}

// Around the rows of linear, where an axis is halved: before them, and behind them.
std::string_view shortenedAxis()
{
    return "    lengths, offset = [], float(in_offset)\n"
           "    while scale < f(0.5):  # each pair becomes its mean\n"
           "        lengths.append(n)\n"
           "        n, scale, offset = (n + 1) // 2, scale * f(2), 0.5 + (offset - 0.5) / 2\n"
           "    in_offset = f(offset)\n";
}
std::string_view lengthenedRows()
{
    return "    for n in reversed(lengths):  # a mean's weight is that of its pair\n"
           "        a = np.repeat(a, 2, 1)[:, :n] / 2\n"
           "        if n % 2:  # the last one had itself for a partner\n"
           "            a[:, -1] *= 2\n";
}

// Each sum becomes the output's type once. To integers astype cuts off, as the operators do.
std::string convertedSum(const TensorDesc& output)
{
    const std::string converted = output.dataType == DataType::Int8 ? ".clip(-128, 127).astype(np.int8)"
        : output.dataType == DataType::UInt8                        ? ".clip(0, 255).astype(np.uint8)"
        : output.dataType == DataType::Float16                      ? ".astype(np.float16)"
                                                                    : "";
    return (converted.empty() ? "" : "y = y" + converted + "  ") + "# " + text(output.sizes) + "\n";
}

// In the order of the operators, for a sum in another order may lie on the other side of an integer.
constexpr std::string_view kSummed =
    "def summed(a, y, axis):\n"
    "    \"\"\"The rows of a times y along the axis, in float32. What has no weight is not read.\"\"\"\n"
    "    if ((a != 0).sum(1) == 1).all() and (a.max(1) == 1).all():\n"
    "        return y.take(a.argmax(1), axis)  # copied, every bit\n"
    "    y = np.moveaxis(y, axis, 0).astype(f)\n"
    "    s = np.zeros((len(a),) + y.shape[1:], f)\n"
    "    for o, row in enumerate(a):\n"
    "        for k, i in enumerate(np.flatnonzero(row)):\n"
    "            s[o] = row[i] * y[i] if k == 0 else s[o] + row[i] * y[i]\n"
    "    return np.moveaxis(s, 0, axis)\n\n";

std::string summedByMatrices(const Operator& op, const std::vector<AxisMap>& maps)
{
    const bool backwards = isTransposed(op);
    const bool nearest = maps.front().mode == InterpolationMode::NearestNeighbor;
    const bool widens =
        std::ranges::any_of(maps, [](const AxisMap& map) { return filterOf(map) == AntialiasFilter::Triangle; });
    const bool halves =
        std::ranges::any_of(maps, [](const AxisMap& map) { return filterOf(map) == AntialiasFilter::Halving; });
    std::string code = std::string(widens ? kTriangle : "")
        + "def matrix(n, m, scale, in_offset, out_offset):\n"
          "    \"\"\"Row o holds the weights of the n inputs in output o of m.\"\"\"\n"
        + std::string(halves ? shortenedAxis() : "")
        + "    a = np.zeros((m, n))\n"
          "    for o in range(m):\n"
          "        x = "
        + coordinateText("f(o)") + "\n" + (nearest ? rowOfNearest(maps.front().rounding) : rowOfLinear(widens))
        + std::string(halves ? lengthenedRows() : "") + "    return a.astype(f)\n\n" + std::string(kSummed) + "# x: "
        + text(inputDesc(op).sizes) + (backwards ? ", the gradient of the forward output\n" : "\n") + "y = x\n";
    for (size_t i = 0; i < maps.size(); ++i)
        code += "y = summed(matrix(" + argumentsOf(maps[i]) + ")" + (backwards ? ".T" : "") + ", y, "
            + std::to_string(i) + ")\n";
    return code + convertedSum(outputDesc(op));
}

std::string resampledByNumPy(const Operator& op)
{
    const std::vector<AxisMap> maps = axisMaps(op);
    const bool copies = maps.front().mode == InterpolationMode::NearestNeighbor && !isTransposed(op);
    return "import numpy as np\n\nf = np.float32\n\n" + (copies ? takenByIndices(maps) : summedByMatrices(op, maps));
}

// The sizes of the plan's factors as NumPy computes them from x.shape.
std::string_view symbol(std::string_view factor, bool toSpace)
{
    if (factor.starts_with('b'))
        return "b";
    if (toSpace)
        return factor == "c" ? "c // (b * b)" : factor;
    return factor == "h" ? "h // b" : factor == "w" ? "w // b" : factor;
}

std::optional<std::string> numPyBlocks(const Operator&, const BlockOrder& block, const Plan& plan)
{
    const auto& factors = std::get<StridedCopy>(plan.work).factors;
    const Rearrangement shapes = rearrangement(plan).value();
    std::string parts;
    for (const uint8_t factor : shapes.split)
        parts += (parts.empty() ? "" : ", ") + std::string(symbol(factors[factor].name, block.toSpace));
    return "import numpy as np\n\nb = " + std::to_string(block.blockSize) + "\nn, c, h, w = x.shape  # "
        + text(plan.input.sizes) + "\ny = x.reshape(" + parts + ").transpose" + listText(shapes.permutation, "(", ")")
        + "\ny = y.reshape(" + (block.toSpace ? "n, c // (b * b), h * b, w * b" : "n, c * b * b, h // b, w // b")
        + ")  # " + text(plan.output.sizes) + "\n";
}

std::string movedByNumPy(const Operator&, const Plan& plan)
{
    const auto [parts, axes, sizes] = movesOf(plan);
    return "import numpy as np\n\n# x: " + text(plan.input.sizes) + "\ny = x.reshape" + listText(parts, "(", ")")
        + ".transpose" + listText(axes, "(", ")") + ".reshape" + listText(sizes, "(", ")") + "\n";
}

constexpr std::string_view kNumPyEngines[] = {"numpy"};

} // namespace

const DialectRow kNumPy{
    .engines = kNumPyEngines,
    .blocks = numPyBlocks,
    .moved = movedByNumPy,
    .resampled = resampledByNumPy,
    .called = [](const Program&, PythonCall snippet) { return snippet; },
};

} // namespace tessera::dialects
