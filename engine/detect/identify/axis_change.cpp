// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/hypothesis.h"

#include "engine/frameworks/dialects/resize_convention.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <optional>
#include <utility>

namespace tessera {

namespace {

constexpr auto kLinear = InterpolationMode::Linear;
constexpr auto kNearest = InterpolationMode::NearestNeighbor;
constexpr float kLargest = std::numeric_limits<float>::max(); // a scale that makes x −InputPixelOffset

// Placements with their names, ONNX's where it has one.
constexpr std::pair<Placement, std::string_view> kPlacements[] = {
    {Placement::HalfPixel, "half_pixel"},
    {Placement::AlignCorners, "align_corners"},
    {Placement::Asymmetric, "asymmetric"},
    {Placement::HalfPixelSymmetric, "half_pixel_symmetric"},
    {Placement::PytorchHalfPixel, "pytorch_half_pixel"},
    {Placement::HalfPixelForNearest, "tf_half_pixel_for_nn"},
    {Placement::OffsetCorners, "offset-corners"},
};
enum class ScaleSource : uint8_t { Given, OfSizes };

// Sets the numbers, unless one of them lies beyond float32, as near a scale of 0.
void setNumbers(AxisSampling& axis, const AxisNumbers& numbers)
{
    if (std::isfinite(numbers.scale) && std::isfinite(numbers.inputPixelOffset)
        && std::isfinite(numbers.outputPixelOffset))
        axis.map = withNumbers(axis.map, numbers);
}

// Changes an axis to the coordinates of a convention, and more at the same time.
struct Placing {
    Placement placement;
    ScaleSource source = ScaleSource::Given;
    std::optional<NearestRule> rule = {}; // of nearest; none: it stays
    bool isNearest = false; // for linear

    void operator()(AxisSampling& axis) const
    {
        const auto given = source == ScaleSource::Given ? std::optional(axis.map.scale) : std::nullopt;
        const bool isKept = isIdentity(axis);
        if (!isKept)
            setNumbers(axis, numbersOf(placement, axis.map.inputs, axis.map.outputs, given));
        if (isNearest)
            axis.map.mode = kNearest;
        if (rule && (isNearest || (!isKept && axis.map.mode == kNearest)))
            axis.rule = *rule;
    }
};

Named nearestBy(std::string_view formula)
{
    return {say("identify", "nearest by %1")(formula)};
}

// "asymmetric coordinates, nearest by floor(x)"
Named coordinatesBy(std::string_view placement, std::optional<NearestRule> rule = {},
                    ScaleSource source = ScaleSource::Given)
{
    //: A convention's name.
    std::vector<Message> clauses{say("identify", "%1 coordinates")(placement)};
    if (rule)
        clauses.push_back(nearestBy(formOf(*rule).formula).words);
    if (source == ScaleSource::OfSizes)
        //: A clause after the name of a convention.
        clauses.push_back(say("identify", "output size / input size as scale"));
    return {joined(clauses, ", "), Number::Plural};
}

// Rounds x by `rule`, where the meant x is rounded by `base`.
Change ruled(NearestRule base, NearestRule rule)
{
    return {MistakeClass::NearestRule, nearestBy(formOf(rule).formula), [=](AxisSampling& axis) {
                if (isIdentity(axis))
                    return;
                axis.map = restated(axis.map, base);
                axis.rule = rule;
            }};
}

// A gradient that takes its InputPixelOffsets for those of the forward input.
Change exchangedOffsets()
{
    return {.mistake = MistakeClass::Gradient,
            .what = {say("identify", "both offsets exchanged"), Number::Plural},
            .axis =
                [](AxisSampling& axis) {
                    const bool wasIdle = isIdentity(axis);
                    AxisSampling other = axis;
                    std::swap(other.map.inputPixelOffset, other.map.outputPixelOffset);
                    if (axis.map.inputs > 1 && !(wasIdle && isIdentity(other)))
                        axis = other;
                },
            .remedy = Remedy::Formula,
            .isAlone = false};
}

void addSingle(const Changes& rows, Changes& list)
{
    std::ranges::copy_if(rows, std::back_inserter(list), &Change::isSingle);
}

// An output axis of length one reads the input at this share of its length.
Change ofLengthOne(float share, const Text& what)
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

void addScales(Changes& list)
{
    addChange(list, MistakeClass::Scale, say("identify", "align_corners with the output size for Scale · input size"),
              [](AxisSampling& axis) {
                  if (hasCornersOfFactor(axis.map))
                      Placing{Placement::AlignCorners, ScaleSource::OfSizes}(axis);
              });
    addChange(list, MistakeClass::Scale, say("identify", "output size / input size for the scale that is given"),
              [](AxisSampling& axis) {
                  axis.map.scale = static_cast<float>(axis.map.outputs) / static_cast<float>(axis.map.inputs);
              });
}

void addRules(const AxisSampling& meant, Changes& list)
{
    for (const NearestRule rule : kNearestRules)
        if (rule != meant.rule)
            list.push_back(ruled(meant.rule, rule));
    // The default of OpenCV, PyTorch and TensorFlow 1.
    if (meant.rule != NearestRule::Floor)
        addChange(list, MistakeClass::NearestRule, coordinatesBy("asymmetric", NearestRule::Floor),
                  Placing{.placement = Placement::Asymmetric, .rule = NearestRule::Floor});
}

// Adds the other ways in which conventions measure a crop of the input.
void addCrops(Changes& list)
{
    // Samples a crop from `begin` on by a line, where the axis has a crop.
    const auto crop = [](AxisSampling& axis, double begin, double length, double slope, double offset) {
        constexpr double kNearly = 1e-3; // a share of a pixel
        const double inputs = axis.map.inputs;
        if (axis.map.outputs > 1 && length > 1 && begin > -kNearly && begin + length < inputs + kNearly
            && length < inputs - kNearly)
            setNumbers(axis, {static_cast<float>(1 / slope), static_cast<float>(-offset), 0});
    };
    addChange(list, MistakeClass::Coordinates,
              {say("identify", "align_corners coordinates inside the crop"), Number::Plural},
              [crop](AxisSampling& axis) {
                  const double length = 1 / double{axis.map.scale} * axis.map.outputs,
                               begin = coordinate(axis.map, -0.5) + 0.5;
                  crop(axis, begin, length, (length - 1) / (axis.map.outputs - 1), begin);
              });
    addChange(list, MistakeClass::Coordinates,
              {say("identify", "half_pixel coordinates inside the crop"), Number::Plural}, [crop](AxisSampling& axis) {
                  const double length = 1 / double{axis.map.scale} * (axis.map.outputs - 1) + 1,
                               begin = coordinate(axis.map, 0.0), slope = length / axis.map.outputs;
                  crop(axis, begin, length, slope, begin + slope / 2 - 0.5);
              });
}

// Coordinates, rule and scale together.
void addProducts(const AxisSampling& meant, Changes& list)
{
    const bool isNearest = meant.map.mode == kNearest;
    for (const auto& [placement, name] : kPlacements)
        for (const ScaleSource source : {ScaleSource::Given, ScaleSource::OfSizes})
            for (const NearestRule rule : kNearestRules) {
                if (!isNearest && (rule != NearestRule::HalfUp || source == ScaleSource::Given))
                    continue;
                const bool isOwnRule = !isNearest || rule == meant.rule;
                list.push_back({isOwnRule ? MistakeClass::Coordinates : MistakeClass::NearestRule,
                                coordinatesBy(name, isOwnRule ? std::nullopt : std::optional(rule), source),
                                Placing{placement, source, rule}, isNearest && source == ScaleSource::OfSizes ? 3u : 2u,
                                isOwnRule ? std::nullopt : std::optional(MistakeClass::Coordinates)});
            }
}

void addModes(const AxisSampling& meant, Changes& list)
{
    if (meant.map.mode == kNearest) {
        addChange(list, MistakeClass::Mode, say("identify", "linear interpolation"),
                  [](AxisSampling& axis) { axis.map.mode = kLinear; });
        return;
    }
    for (const NearestRule rule : kNearestRules)
        addChange(
            list, MistakeClass::Mode, nearestBy(formOf(rule).formula),
            [rule](AxisSampling& axis) {
                axis.map.mode = kNearest;
                axis.rule = rule;
            },
            rule == meant.map.rounding ? 1u : 2u);
    for (const auto& [placement, name] : kPlacements)
        for (const NearestRule rule : kNearestRules)
            addChange(list, MistakeClass::Mode, coordinatesBy(name, rule),
                      Placing{.placement = placement, .rule = rule, .isNearest = true}, 3, MistakeClass::Coordinates);
}

void addFilters(const AxisSampling& meant, Changes& list)
{
    using enum AntialiasFilter;
    if (meant.map.antialias == Triangle)
        addChange(list, MistakeClass::Antialias, say("identify", "a filter whose taps outside are dropped"),
                  [](AxisSampling& axis) { axis.edges = Edges::Dropped; });
    const auto add = [&](std::optional<AntialiasFilter> filter, Edges edges, Named what, unsigned changes = 1) {
        if (filter == meant.map.antialias)
            return; // what it drops outside is an edge
        addChange(
            list, MistakeClass::Antialias, std::move(what),
            [filter, edges](AxisSampling& axis) {
                axis.map.antialias = filter;
                axis.edges = edges;
            },
            changes);
    };
    add({}, Edges::Repeated, say("identify", "linear interpolation without the antialiasing filter"));
    add(Halving, Edges::Repeated, say("identify", "the antialiasing filter HALVING"));
    add(Triangle, Edges::Repeated, say("identify", "the antialiasing filter TRIANGLE"));
    add(Triangle, Edges::Dropped, say("identify", "an antialiasing filter whose taps outside are dropped"), 2);
}

} // namespace

bool isIdentity(const AxisSampling& axis)
{
    return axis.map.inputs == axis.map.outputs && axis.map.scale == 1
        && axis.map.inputPixelOffset == -axis.map.outputPixelOffset;
}

void addChange(Changes& list, MistakeClass mistake, Named what, std::function<void(AxisSampling& axis)> axis,
               unsigned changes, std::optional<MistakeClass> second)
{
    list.push_back({mistake, std::move(what), std::move(axis), changes, second});
}

Changes axisChanges(const AxisSampling& meant, bool isGradient)
{
    const bool isNearest = meant.map.mode == kNearest;
    Changes list;
    if (isGradient)
        list.push_back(exchangedOffsets());
    if (isNearest)
        addChange(list, MistakeClass::Tie, say("identify", "the other neighbour on every tie"),
                  [](AxisSampling& axis) { axis.precision = Precision::OtherNeighbour; });
    addSingle(precisionRows(), list);
    list.push_back(ofLengthOne(0, say("identify", "an output axis of length one that reads its first element")));
    addScales(list);
    addSingle(edgeRows(meant), list);
    if (isNearest)
        addRules(meant, list);
    for (const auto& [placement, name] : kPlacements)
        addChange(list, MistakeClass::Coordinates, coordinatesBy(name), Placing{placement});
    addCrops(list);
    list.push_back(ofLengthOne(0.5f, say("identify", "an output axis of length one that reads the middle")));
    list.push_back(ofLengthOne(1, say("identify", "an output axis of length one that reads its last element")));
    if (!isNearest) {
        addFilters(meant, list);
        addSingle(weightRows(), list);
    }
    addModes(meant, list);
    addProducts(meant, list);
    return list;
}

} // namespace tessera
