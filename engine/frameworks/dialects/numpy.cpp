// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/axes.h"
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

std::string roundedText(NearestRule rounding)
{
    const std::string inside = "np.clip(x, f(-1), f(n))";
    return rounding == NearestRule::HalfUp ? "np.floor(" + inside + " + f(0.5))"
        : rounding == NearestRule::Ceil    ? "np.ceil(" + inside + ")"
                                           : "np.floor(" + inside + ")";
}

std::string coordinateText(const std::string& output)
{
    return coordinateFormula(output, "out_offset", "scale", "in_offset", " - ");
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

std::string takenByIndices(const std::vector<AxisMap>& maps)
{
    std::string code = filled(
        programText({"NumPy indices"}),
        {{"coordinate", coordinateText("np.arange(m, dtype=f)")}, {"rounded", roundedText(maps.front().rounding)}});
    for (size_t i = 0; i < maps.size(); ++i)
        code += "y = y.take(indices(" + argumentsOf(maps[i]) + "), " + std::to_string(i) + ")\n";
    return code;
}

std::string summedByMatrices(const Operator& op, const std::vector<AxisMap>& maps)
{
    const bool backwards = isTransposed(op);
    const auto filters = [&](AntialiasFilter filter) {
        return std::ranges::any_of(maps, [&](const AxisMap& map) { return filterOf(map) == filter; });
    };
    const bool widens = filters(AntialiasFilter::Triangle), halves = filters(AntialiasFilter::Halving);
    Places places{{"coordinate", coordinateText("f(o)")}, {"rounded", roundedText(maps.front().rounding)}};
    places["halved"] = halves ? programText({"NumPy halved"}) : "";
    places["unhalved"] = halves ? programText({"NumPy unhalved"}) : "";
    places["row"] = maps.front().mode == InterpolationMode::NearestNeighbor
        ? filled(programText({"NumPy row of nearest"}), places)
        : (widens ? programText({"NumPy row of triangle"}) : "") + programText({"NumPy row of linear"});
    std::string code = (widens ? programText({"NumPy triangle"}) + "\n" : "")
        + filled(programText({"NumPy matrix"}), places) + "\n" + programText({"NumPy summed"}) + "\n# x: "
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
    return programText({"NumPy import"}) + "\nf = np.float32\n\n"
        + (copies ? takenByIndices(maps) : summedByMatrices(op, maps));
}

} // namespace

const DialectRow kNumPy{.engines = "numpy", .resampled = resampledByNumPy};

} // namespace tessera::dialects
