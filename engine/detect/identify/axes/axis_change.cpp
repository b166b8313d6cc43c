// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/axes/axis_change.h"

#include "engine/frameworks/dialects/resize_convention.h"

#include <cmath>
#include <limits>
#include <optional>

namespace tessera {

namespace {

constexpr auto kLinear = InterpolationMode::Linear;
constexpr auto kNearest = InterpolationMode::NearestNeighbor;
constexpr float kLargest = std::numeric_limits<float>::max(); // as a scale: x is −InputPixelOffset

struct NamedPlacement {
    Placement placement;
    std::string_view name; // ONNX's word where it has one
};
constexpr NamedPlacement kPlacements[] = {
    {Placement::HalfPixel, "half_pixel"},
    {Placement::AlignCorners, "align_corners"},
    {Placement::Asymmetric, "asymmetric"},
    {Placement::HalfPixelSymmetric, "half_pixel_symmetric"},
    {Placement::PytorchHalfPixel, "pytorch_half_pixel"},
    {Placement::HalfPixelForNearest, "tf_half_pixel_for_nn"},
    {Placement::OffsetCorners, "offset-corners"},
};
enum class ScaleSource : uint8_t { Given, OfSizes };

// Numbers that no operator can have change nothing: those of a scale near 0 lie beyond float32.
void setNumbers(AxisSampling& axis, const AxisNumbers& numbers)
{
    if (!std::isfinite(numbers.scale) || !std::isfinite(numbers.inputPixelOffset)
        || !std::isfinite(numbers.outputPixelOffset))
        return;
    axis.map.scale = numbers.scale;
    axis.map.inputPixelOffset = numbers.inputPixelOffset;
    axis.map.outputPixelOffset = numbers.outputPixelOffset;
}

// `rule`: of nearest; none: it stays.
void place(AxisSampling& axis, Placement placement, ScaleSource source, std::optional<NearestRule> rule = {})
{
    if (isIdle(axis))
        return;
    const auto given = source == ScaleSource::Given ? std::optional(axis.map.scale) : std::nullopt;
    setNumbers(axis, numbersOf(placement, axis.map.inputs, axis.map.outputs, given));
    if (rule && axis.map.mode == kNearest)
        axis.rule = *rule;
}

Named nearestBy(std::string_view formula)
{
    return {say("identify", "nearest by %1")(formula), Number::AlwaysSingular};
}

// "asymmetric coordinates, nearest by floor(x)"
Named coordinatesBy(std::string_view placement, NearestRule rule)
{
    //: A convention's name, and a formula.
    return {say("identify", "%1 coordinates, nearest by %2")(placement, formula(rule)), Number::Coordinates};
}

// The text's place is the convention's name.
Named coordinatesOf(std::string_view placement, const Text& text)
{
    return {text(placement), Number::Coordinates};
}

// `base`: the rule that the meant map is told by.
AxisChange ruled(NearestRule base, NearestRule rule, std::string_view text)
{
    return {MistakeClass::NearestRule, nearestBy(text), [=](AxisSampling& axis) {
                if (isIdle(axis))
                    return;
                axis.map = restated(axis.map, base);
                axis.rule = rule;
            }};
}

void addPrecisions(const AxisSampling& meant, AxisChanges& list)
{
    if (meant.map.mode == kNearest)
        list.push_back({MistakeClass::Tie,
                        {say("identify", "the other neighbour on every tie"), Number::AlwaysSingular},
                        [](AxisSampling& axis) { axis.precision = Precision::OtherNeighbour; }});
    for (const AxisChange& row : precisionRows())
        if (row.isSingle)
            list.push_back(row);
}

// `share`: of the distance between the outermost inputs.
AxisChange ofLengthOne(float share, const Text& what)
{
    return {MistakeClass::LengthOne, {what}, [share](AxisSampling& axis) {
                if (axis.map.outputs == 1 && axis.map.inputs > 1)
                    setNumbers(axis, {kLargest, -share * static_cast<float>(axis.map.inputs - 1), 0});
            }};
}

// The scale is (s·n − 1)/(n − 1) of a factor s with few places that gives the size.
bool hasCornersOfFactor(const AxisMap& map)
{
    const auto hasFewPlaces = [](double value) { return std::abs(value * 100 - std::round(value * 100)) < 1e-4; };
    const double n = map.inputs, factor = (double{map.scale} * (n - 1) + 1) / n;
    return map.inputs > 1 && map.outputs > 1 && map.inputPixelOffset == 0 && map.outputPixelOffset == 0
        && !hasFewPlaces(double{map.scale}) && hasFewPlaces(factor) && std::floor(factor * n) == map.outputs
        && map.scale != static_cast<float>((map.outputs - 1) / (n - 1));
}

void addScales(AxisChanges& list)
{
    list.push_back({MistakeClass::Scale,
                    {say("identify", "align_corners with the output size for Scale · input size")},
                    [](AxisSampling& axis) {
                        if (hasCornersOfFactor(axis.map))
                            place(axis, Placement::AlignCorners, ScaleSource::OfSizes);
                    }});
    list.push_back({MistakeClass::Scale,
                    {say("identify", "output size / input size for the scale that is given")},
                    [](AxisSampling& axis) {
                        axis.map.scale = static_cast<float>(axis.map.outputs) / static_cast<float>(axis.map.inputs);
                    }});
}

void addSteps(AxisChanges& list)
{
    list.push_back({MistakeClass::Scale,
                    {say("identify", "a step of input size / output size that is cut off to a whole number")},
                    [](AxisSampling& axis) {
                        const uint32_t step = axis.map.inputs / axis.map.outputs;
                        if (step > 0 && axis.map.inputs % axis.map.outputs != 0)
                            axis.map.scale = 1 / static_cast<float>(step);
                    }});
    list.push_back({MistakeClass::Scale,
                    {say("identify", "align_corners with Scale · input size for the output size")},
                    [](AxisSampling& axis) {
                        const double n = axis.map.inputs, length = double{axis.map.scale} * n;
                        const bool isWhole = std::abs(length - axis.map.outputs) < 1e-3;
                        const double scale = (length - 1) / (n - 1);
                        if (!isIdle(axis) && n > 1 && axis.map.outputs > 1 && !isWhole && scale > 0)
                            setNumbers(axis, {static_cast<float>(scale), 0, 0});
                    }});
}

void addEdges(const AxisSampling& meant, AxisChanges& list)
{
    for (const AxisChange& row : edgeRows())
        if (row.isSingle && (!row.isLinear || meant.map.mode == kLinear) && (!meant.map.antialias || row.isFiltered))
            list.push_back(row);
    if (meant.map.mode == kLinear && meant.map.antialias == AntialiasFilter::Triangle)
        list.push_back({MistakeClass::Antialias,
                        {say("identify", "a filter whose taps outside are dropped")},
                        [](AxisSampling& axis) { axis.edges = Edges::Dropped; }});
}

void addRules(const AxisSampling& meant, AxisChanges& list)
{
    for (const NearestRule rule : kNearestRules)
        if (rule != meant.rule)
            list.push_back(ruled(meant.rule, rule, formula(rule)));
    // What OpenCV, PyTorch and TensorFlow 1 do unless they are told otherwise.
    if (meant.rule != NearestRule::Floor)
        list.push_back(
            {MistakeClass::NearestRule, coordinatesBy("asymmetric", NearestRule::Floor),
             [](AxisSampling& axis) { place(axis, Placement::Asymmetric, ScaleSource::Given, NearestRule::Floor); }});
}

void addPlacements(AxisChanges& list)
{
    for (const auto& [placement, name] : kPlacements)
        list.push_back({MistakeClass::Coordinates, coordinatesOf(name, say("identify", "%1 coordinates")),
                        [placement = placement](AxisSampling& axis) { place(axis, placement, ScaleSource::Given); }});
}

// What a convention makes of a region of the input that is cut out: each names its borders in its own way.
void addCrops(AxisChanges& list)
{
    // From an input coordinate on: its length, and the line by which it is sampled.
    const auto crop = [](AxisSampling& axis, double begin, double length, double slope, double offset) {
        constexpr double kNearly = 1e-3; // a share of a pixel
        const double inputs = axis.map.inputs;
        if (axis.map.outputs > 1 && length > 1 && begin > -kNearly && begin + length < inputs + kNearly
            && length < inputs - kNearly)
            setNumbers(axis, {static_cast<float>(1 / slope), static_cast<float>(-offset), 0});
    };
    list.push_back({MistakeClass::Coordinates,
                    {say("identify", "align_corners coordinates inside the crop"), Number::Coordinates},
                    [crop](AxisSampling& axis) {
                        const double length = 1 / double{axis.map.scale} * axis.map.outputs,
                                     begin = coordinate(axis.map, -0.5) + 0.5;
                        crop(axis, begin, length, (length - 1) / (axis.map.outputs - 1), begin);
                    }});
    list.push_back({MistakeClass::Coordinates,
                    {say("identify", "half_pixel coordinates inside the crop"), Number::Coordinates},
                    [crop](AxisSampling& axis) {
                        const double length = 1 / double{axis.map.scale} * (axis.map.outputs - 1) + 1,
                                     begin = coordinate(axis.map, 0.0), slope = length / axis.map.outputs;
                        crop(axis, begin, length, slope, begin + slope / 2 - 0.5);
                    }});
}

// Other coordinates, computed in another precision too: what most programs do that take float64.
void addExactPlacements(AxisChanges& list)
{
    for (const auto& [placement, name] : kPlacements)
        for (const ScaleSource source : {ScaleSource::Given, ScaleSource::OfSizes})
            list.push_back({MistakeClass::Coordinates,
                            coordinatesOf(name,
                                          source == ScaleSource::Given
                                              ? say("identify", "%1 coordinates in float64")
                                              : say("identify", "%1 coordinates by the exact ratio of the sizes")),
                            [placement = placement, source](AxisSampling& axis) {
                                place(axis, placement, source);
                                axis.precision = Precision::Exact;
                            },
                            source == ScaleSource::Given ? 2u : 3u});
}

// `rule`: another than the meant one; none: it stays.
Named productName(std::string_view placement, ScaleSource source, std::optional<NearestRule> rule)
{
    if (source == ScaleSource::Given)
        return rule ? coordinatesBy(placement, *rule) : coordinatesOf(placement, say("identify", "%1 coordinates"));
    if (!rule)
        return coordinatesOf(placement, say("identify", "%1 coordinates, output size / input size as scale"));
    return {
        say("identify", "%1 coordinates, nearest by %2, output size / input size as scale")(placement, formula(*rule)),
        Number::Coordinates};
}

// Everything at once: coordinates, the rule, the scale.
void addProducts(const AxisSampling& meant, AxisChanges& list)
{
    const bool isNearest = meant.map.mode == kNearest;
    for (const auto& [placement, name] : kPlacements)
        for (const ScaleSource source : {ScaleSource::Given, ScaleSource::OfSizes})
            for (const NearestRule rule : kNearestRules) {
                if (!isNearest && (rule != NearestRule::HalfUp || source == ScaleSource::Given))
                    continue;
                const bool isOwnRule = !isNearest || rule == meant.rule;
                list.push_back({isOwnRule ? MistakeClass::Coordinates : MistakeClass::NearestRule,
                                productName(name, source, isOwnRule ? std::nullopt : std::optional(rule)),
                                [placement = placement, source, rule](AxisSampling& axis) {
                                    place(axis, placement, source, rule);
                                },
                                isNearest && source == ScaleSource::OfSizes ? 3u : 2u,
                                isOwnRule ? std::nullopt : std::optional(MistakeClass::Coordinates)});
            }
}

void addModes(const AxisSampling& meant, AxisChanges& list)
{
    if (meant.map.mode == kNearest) {
        list.push_back({MistakeClass::Mode,
                        {say("identify", "linear interpolation"), Number::AlwaysSingular},
                        [](AxisSampling& axis) { axis.map.mode = kLinear; }});
        return;
    }
    const NearestRule own = ruleOf(meant.map);
    const auto add = [&](NearestRule rule) {
        list.push_back({MistakeClass::Mode, nearestBy(formula(rule)),
                        [rule](AxisSampling& axis) {
                            axis.map.mode = kNearest;
                            axis.rule = rule;
                        },
                        rule == own ? 1u : 2u});
    };
    add(own);
    for (const NearestRule rule : kNearestRules)
        if (rule != own)
            add(rule);
    for (const auto& [placement, name] : kPlacements)
        for (const NearestRule rule : kNearestRules)
            list.push_back({MistakeClass::Mode, coordinatesBy(name, rule),
                            [placement = placement, rule](AxisSampling& axis) {
                                place(axis, placement, ScaleSource::Given);
                                axis.map.mode = kNearest;
                                axis.rule = rule;
                            },
                            3, MistakeClass::Coordinates});
}

void addFilters(const AxisSampling& meant, AxisChanges& list)
{
    using enum AntialiasFilter;
    const auto add = [&](std::optional<AntialiasFilter> filter, Edges edges, Named what, unsigned changes = 1) {
        if (filter == meant.map.antialias)
            return; // what is meant; and that it drops the outside is a change of its edges
        list.push_back({MistakeClass::Antialias, std::move(what),
                        [filter, edges](AxisSampling& axis) {
                            axis.map.antialias = filter;
                            axis.edges = edges;
                        },
                        changes});
    };
    add({}, Edges::Repeated,
        {say("identify", "linear interpolation without the antialiasing filter"), Number::AlwaysSingular});
    add(Halving, Edges::Repeated, {say("identify", "the antialiasing filter HALVING")});
    add(Triangle, Edges::Repeated, {say("identify", "the antialiasing filter TRIANGLE")});
    add(Triangle, Edges::Dropped, {say("identify", "an antialiasing filter whose taps outside are dropped")}, 2);
}

} // namespace

bool isIdle(const AxisSampling& axis)
{
    return axis.map.inputs == axis.map.outputs && axis.map.scale == 1
        && axis.map.inputPixelOffset == -axis.map.outputPixelOffset;
}

// What else may be rounded: x from other offsets, which are half a pixel away.
AxisChanges shiftedRules(const AxisSampling& meant)
{
    using enum NearestRule;
    if (meant.map.mode != kNearest)
        return {};
    if (meant.map.rounding == Rounding::Floor)
        return {ruled(HalfUp, HalfDown, "ceil(x − 1)"), ruled(HalfUp, Floor, "floor(x − ½)")};
    const NearestRule base = meant.map.rounding == Rounding::Ceil ? HalfDown : Floor;
    return {ruled(base, HalfUp, "floor(x + 1)"), ruled(base, Ceil, "ceil(x + ½)")};
}

AxisChanges axisChanges(const AxisSampling& meant)
{
    const bool isNearest = meant.map.mode == kNearest;
    AxisChanges list;
    addPrecisions(meant, list);
    list.push_back(ofLengthOne(0, say("identify", "an output axis of length one that reads its first element")));
    addScales(list);
    addEdges(meant, list);
    if (isNearest)
        addRules(meant, list);
    addPlacements(list);
    addCrops(list);
    addSteps(list);
    list.push_back(ofLengthOne(0.5f, say("identify", "an output axis of length one that reads the middle")));
    list.push_back(ofLengthOne(1, say("identify", "an output axis of length one that reads its last element")));
    if (!isNearest) {
        addFilters(meant, list);
        for (const AxisChange& row : weightRows())
            if (row.isSingle)
                list.push_back(row);
    }
    addModes(meant, list);
    addExactPlacements(list);
    addProducts(meant, list);
    return list;
}

} // namespace tessera
