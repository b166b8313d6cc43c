// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operators.h"
#include "engine/core/plan/plan.h"

#include <array>
#include <cmath>
#include <optional>
#include <string>
#include <string_view>

namespace tessera {

// The forward map of one axis, and its transpose: the only place where a coordinate, a rounding or a weight is
// computed.

// How nearest rounds a coordinate to an index. The operators have all but HalfDown.
enum class NearestRule { HalfUp, HalfDown, Floor, Ceil }; // floor(x + ½), ceil(x − ½), floor(x), ceil(x)
inline constexpr std::array kNearestRules = {NearestRule::HalfUp, NearestRule::HalfDown, NearestRule::Floor,
                                             NearestRule::Ceil};

// A rule is floor or ceil of x + shift.
struct RuleForm {
    bool isCeil;
    double shift;
    std::string_view formula, onnxName; // "floor(x + ½)", "round_prefer_ceil"
};

constexpr RuleForm formOf(NearestRule rule)
{
    constexpr std::array<RuleForm, kNearestRules.size()> forms = {{
        {false, 0.5, "floor(x + ½)", "round_prefer_ceil"},
        {true, -0.5, "ceil(x − ½)", "round_prefer_floor"},
        {false, 0, "floor(x)", "floor"},
        {true, 0, "ceil(x)", "ceil"},
    }};
    return forms[static_cast<size_t>(rule)];
}

template <class Real> Real rounded(Real x, NearestRule rule)
{
    const RuleForm form = formOf(rule);
    const Real shifted = x + static_cast<Real>(form.shift);
    return form.isCeil ? std::ceil(shifted) : std::floor(shifted);
}

struct AxisMap {
    uint32_t inputs = 1; // n
    uint32_t outputs = 1; // m
    float scale = 1;
    float inputPixelOffset = 0.5f; // where inputs lie; a gradient's field has the other name, see offsetNames()
    float outputPixelOffset = -0.5f;
    InterpolationMode mode = InterpolationMode::NearestNeighbor;
    NearestRule rounding = NearestRule::HalfUp;
    std::optional<AntialiasFilter> antialias = {}; // the filter of RESAMPLE3; none: it is off

    bool operator==(const AxisMap&) const = default;
};

// x = (o − OutputPixelOffset)/Scale − InputPixelOffset in this order, with a true division (semantics.md, 3). `output`
// may be any position, not only a pixel's centre.
template <class Real> Real scaledBack(const AxisMap& map, Real output)
{
    return (output - Real{map.outputPixelOffset}) / Real{map.scale};
}
template <class Real> Real coordinate(const AxisMap& map, Real output)
{
    return scaledBack(map, output) - Real{map.inputPixelOffset};
}
// The same formula as text, from the texts of its terms.
inline std::string coordinateFormula(const std::string& output, const std::string& outputPixelOffset,
                                     const std::string& scale, const std::string& inputPixelOffset,
                                     const std::string& minus = " − ")
{
    return "(" + output + minus + outputPixelOffset + ") / " + scale + minus + inputPixelOffset;
}

// The names of the offsets of a map's inputs and outputs; the fields' names end in s. InputPixelOffset belongs to the
// operator's input tensor, which is a gradient's map output (semantics.md, 3).
struct OffsetNames {
    std::string inputs, outputs;
};
inline OffsetNames offsetNames(bool isGradient)
{
    return isGradient ? OffsetNames{"OutputPixelOffset", "InputPixelOffset"}
                      : OffsetNames{"InputPixelOffset", "OutputPixelOffset"};
}
// The formula of x in these names.
inline std::string coordinateFormula(bool isGradient)
{
    const OffsetNames names = offsetNames(isGradient);
    return coordinateFormula("o", names.outputs, "Scale", names.inputs);
}

inline float coordinate32(const AxisMap& map, uint32_t output) // as the operators compute it
{
    return coordinate(map, static_cast<float>(output));
}
inline double coordinate64(const AxisMap& map, uint32_t output) // computes with the float32 fields, in float64
{
    return coordinate(map, static_cast<double>(output));
}

// The filter that changes the axis. None where it is off, for nearest, and where the axis does not shrink enough.
std::optional<AntialiasFilter> filterOf(const AxisMap& map);
// What HALVING leaves to plain linear: while Scale is below 1/2, the input is halved, Scale doubled, and
// InputPixelOffset becomes 1/2 + (InputPixelOffset − 1/2)/2, in float64 and rounded once.
struct HalvedAxis {
    AxisMap rest; // without a filter
    unsigned times = 0; // the input was halved: 149 at most
    bool repeatsEdge = false; // a length on the way was odd
};
HalvedAxis halved(const AxisMap& map); // 0 times for another filter, or none
// The taps of linear lie nearer to x than this, in input pixels: 1; with TRIANGLE 1/Scale; after k halvings 1.5·2^k −
// 0.5.
double filterRadius(const AxisMap& map);

AxisTaps makeTaps(const AxisMap& map);
AxisTaps makeTaps(const AxisMap& map, uint32_t begin, uint32_t end); // only the outputs [begin, end): row 0 is begin
// Row j lists, ascending, the outputs from the first that reads input j to the last. A map's bands never fall, so all
// of these read it. Where bands fall, as in a program that extrapolates, outputs in between have the weight 0.
AxisTaps transposed(const AxisTaps& taps);
uint64_t estimatedTapBytes(const AxisMap& map); // an upper bound of the table's memory, without making it

} // namespace tessera
