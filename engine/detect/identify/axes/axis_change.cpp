// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/axes/axis_change.h"
#include "engine/detect/identify/axes/axis_table.h"

#include "engine/frameworks/dialects/resize_convention.h"

#include <cmath>
#include <limits>
#include <optional>

namespace tessera {

namespace {

using Changes = std::vector<AxisChange>;

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

// Unchanged by numbers that no operator can have: those of a scale near 0 lie beyond float32.
AxisSampling with(AxisSampling axis, const AxisNumbers& numbers)
{
    if (!std::isfinite(numbers.scale) || !std::isfinite(numbers.inputPixelOffset)
        || !std::isfinite(numbers.outputPixelOffset))
        return axis;
    axis.map.scale = numbers.scale;
    axis.map.inputPixelOffset = numbers.inputPixelOffset;
    axis.map.outputPixelOffset = numbers.outputPixelOffset;
    return axis;
}

AxisSampling placed(const AxisSampling& axis, Placement placement, ScaleSource source)
{
    if (isIdle(axis))
        return axis;
    const auto given = source == ScaleSource::Given ? std::optional(axis.map.scale) : std::nullopt;
    return with(axis, numbersOf(placement, axis.map.inputs, axis.map.outputs, given));
}

AxisSampling scaled(AxisSampling axis)
{
    axis.map.scale = static_cast<float>(axis.map.outputs) / static_cast<float>(axis.map.inputs);
    return axis;
}

AxisSampling ruled(const AxisSampling& axis, NearestRule base, NearestRule rule)
{
    AxisSampling result = axis;
    result.map = restated(axis.map, base);
    result.rule = rule;
    return result;
}

Named nearestBy(std::string_view formula)
{
    return {say("identify", "nearest by %1")(formula), Number::AlwaysSingular};
}

// What else may be rounded: x from other offsets, which are half a pixel away, by a rule that no other rule of x is.
struct ShiftedRule {
    NearestRule base, rule; // base: the rule that the meant map is told by there
    std::string_view formula; // a formula in the meant x
};

std::array<ShiftedRule, 2> shiftedRulesOf(const AxisSampling& meant)
{
    using enum NearestRule;
    switch (meant.map.rounding) {
    case Rounding::Ceil:
        return {{{HalfDown, HalfUp, "floor(x + 1)"}, {HalfDown, Ceil, "ceil(x + ½)"}}};
    case Rounding::Floor:
        return {{{HalfUp, HalfDown, "ceil(x − 1)"}, {HalfUp, Floor, "floor(x − ½)"}}};
    case Rounding::HalfUp:
        break;
    }
    return {{{Floor, HalfUp, "floor(x + 1)"}, {Floor, Ceil, "ceil(x + ½)"}}};
}

// A row of the table, as one change.
void addRow(const AxisMistake& row, Changes& list)
{
    list.push_back({row.mistake, 1, row.what, [change = row.change](AxisSampling axis) {
                        change(axis);
                        return axis;
                    }});
}

void addPrecisions(const AxisSampling& meant, Changes& list)
{
    if (meant.map.mode == kNearest)
        addRow({MistakeClass::Tie,
                {say("identify", "the other neighbour on every tie"), Number::AlwaysSingular},
                [](AxisSampling& axis) { axis.precision = Precision::OtherNeighbour; }},
               list);
    for (const AxisMistake& row : precisionRows())
        if (row.isSingle)
            addRow(row, list);
}

// `share`: of the distance between the outermost inputs.
void addLength(float share, const Text& what, Changes& list)
{
    list.push_back({MistakeClass::LengthOne, 1, {what}, [share](const AxisSampling& axis) {
                        if (axis.map.outputs != 1 || axis.map.inputs == 1)
                            return axis;
                        const float x = share * static_cast<float>(axis.map.inputs - 1);
                        return with(axis, {kLargest, -x, 0});
                    }});
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
    list.push_back({MistakeClass::Scale,
                    1,
                    {say("identify", "align_corners with the output size for Scale · input size")},
                    [](const AxisSampling& axis) {
                        return hasCornersOfFactor(axis.map)
                            ? placed(axis, Placement::AlignCorners, ScaleSource::OfSizes)
                            : axis;
                    }});
    list.push_back({.mistake = MistakeClass::Scale,
                    .changes = 1,
                    .what = {say("identify", "output size / input size for the scale that is given")},
                    .change = scaled,
                    .takesSizes = true});
}

// The step from one output to the next, divided as integers are.
void addWholeSteps(Changes& list)
{
    list.push_back({MistakeClass::Scale,
                    1,
                    {say("identify", "a step of input size / output size that is cut off to a whole number")},
                    [](AxisSampling axis) {
                        const uint32_t step = axis.map.inputs / axis.map.outputs;
                        if (step > 0 && axis.map.inputs % axis.map.outputs != 0)
                            axis.map.scale = 1 / static_cast<float>(step);
                        return axis;
                    }});
}

void addCornersOfScale(Changes& list)
{
    list.push_back({MistakeClass::Scale,
                    1,
                    {say("identify", "align_corners with Scale · input size for the output size")},
                    [](const AxisSampling& axis) {
                        const double n = axis.map.inputs;
                        const bool isWhole = std::abs(double{axis.map.scale} * n - axis.map.outputs) < 1e-3;
                        if (isIdle(axis) || n < 2 || axis.map.outputs < 2 || isWhole)
                            return axis;
                        const double scale = (double{axis.map.scale} * n - 1) / (n - 1);
                        return scale > 0 ? with(axis, {static_cast<float>(scale), 0, 0}) : axis;
                    }});
}

void addEdges(const AxisSampling& meant, Changes& list)
{
    for (const AxisMistake& row : edgeRows())
        if (row.isSingle && (!row.isLinear || meant.map.mode == kLinear) && (!meant.map.antialias || row.isFiltered))
            addRow(row, list);
    if (meant.map.mode == kLinear && meant.map.antialias == AntialiasFilter::Triangle)
        addRow({MistakeClass::Antialias,
                {say("identify", "a filter whose taps outside are dropped")},
                [](AxisSampling& axis) { axis.edges = Edges::Dropped; }},
               list);
}

void addRule(NearestRule base, NearestRule rule, std::string_view text, Changes& list)
{
    list.push_back({MistakeClass::NearestRule, 1, nearestBy(text),
                    [base, rule](const AxisSampling& axis) { return isIdle(axis) ? axis : ruled(axis, base, rule); }});
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

void addRules(const AxisSampling& meant, Changes& list)
{
    for (const NearestRule rule : kNearestRules)
        if (rule != meant.rule)
            addRule(meant.rule, rule, formula(rule), list);
    if (meant.rule == NearestRule::Floor)
        return;
    // What OpenCV, PyTorch and TensorFlow 1 do unless they are told otherwise.
    list.push_back(
        {MistakeClass::NearestRule, 1, coordinatesBy("asymmetric", NearestRule::Floor), [](const AxisSampling& axis) {
             AxisSampling result = placed(axis, Placement::Asymmetric, ScaleSource::Given);
             result.rule = isIdle(axis) ? axis.rule : NearestRule::Floor;
             return result;
         }});
}

void addPlacements(Changes& list)
{
    for (const auto& [placement, name] : kPlacements)
        list.push_back({MistakeClass::Coordinates, 1, coordinatesOf(name, say("identify", "%1 coordinates")),
                        [placement = placement](const AxisSampling& axis) {
                            return placed(axis, placement, ScaleSource::Given);
                        }});
}

// What a convention makes of a region of the input that is cut out: each names its borders in its own way.
void addCrops(Changes& list)
{
    constexpr double kNearly = 1e-3; // a share of a pixel
    const auto isCrop = [](const AxisMap& map, double begin, double length) {
        return map.outputs > 1 && length > 1 && begin > -kNearly && begin + length < map.inputs + kNearly
            && length < map.inputs - kNearly;
    };
    const auto onLine = [](const AxisSampling& axis, double slope, double offset) {
        return with(axis, {static_cast<float>(1 / slope), static_cast<float>(-offset), 0});
    };
    list.push_back({MistakeClass::Coordinates,
                    1,
                    {say("identify", "align_corners coordinates inside the crop"), Number::Coordinates},
                    [=](const AxisSampling& axis) {
                        const double step = 1 / double{axis.map.scale}, length = step * axis.map.outputs,
                                     begin = coordinate(axis.map, -0.5) + 0.5;
                        return isCrop(axis.map, begin, length)
                            ? onLine(axis, (length - 1) / (axis.map.outputs - 1), begin)
                            : axis;
                    }});
    list.push_back({MistakeClass::Coordinates,
                    1,
                    {say("identify", "half_pixel coordinates inside the crop"), Number::Coordinates},
                    [=](const AxisSampling& axis) {
                        const double step = 1 / double{axis.map.scale}, length = step * (axis.map.outputs - 1) + 1,
                                     begin = coordinate(axis.map, 0.0), own = length / axis.map.outputs;
                        return isCrop(axis.map, begin, length) ? onLine(axis, own, begin + own / 2 - 0.5) : axis;
                    }});
}

// Other coordinates, computed in another precision too: what most programs do that take float64.
void addExactPlacements(Changes& list)
{
    for (const auto& [placement, name] : kPlacements)
        for (const ScaleSource source : {ScaleSource::Given, ScaleSource::OfSizes})
            list.push_back({MistakeClass::Coordinates, source == ScaleSource::Given ? 2u : 3u,
                            coordinatesOf(name,
                                          source == ScaleSource::Given
                                              ? say("identify", "%1 coordinates in float64")
                                              : say("identify", "%1 coordinates by the exact ratio of the sizes")),
                            [placement = placement, source](const AxisSampling& axis) {
                                AxisSampling result = placed(axis, placement, source);
                                result.precision = Precision::Exact;
                                return result;
                            }});
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
                                2 + (isNearest && source == ScaleSource::OfSizes ? 1u : 0u),
                                productName(name, source, isOwnRule ? std::nullopt : std::optional(rule)),
                                [placement = placement, source, rule](const AxisSampling& axis) {
                                    AxisSampling result = placed(axis, placement, source);
                                    if (!isIdle(axis) && axis.map.mode == kNearest)
                                        result.rule = rule;
                                    return result;
                                }});
                if (!isOwnRule)
                    list.back().second = MistakeClass::Coordinates;
            }
}

void addModes(const AxisSampling& meant, Changes& list)
{
    const auto add = [&](InterpolationMode mode, std::optional<NearestRule> rule, unsigned changes) {
        const Named what = mode == kLinear ? Named{say("identify", "linear interpolation"), Number::AlwaysSingular}
                                           : nearestBy(formula(rule.value_or(NearestRule::HalfUp)));
        list.push_back({MistakeClass::Mode, changes, what, [mode, rule](AxisSampling axis) {
                            axis.map.mode = mode;
                            axis.rule = rule.value_or(axis.rule);
                            return axis;
                        }});
    };
    if (meant.map.mode == kNearest)
        return add(kLinear, {}, 1);
    const NearestRule own = ruleOf(meant.map);
    add(kNearest, own, 1);
    for (const NearestRule rule : kNearestRules)
        if (rule != own)
            add(kNearest, rule, 2);
    for (const auto& [placement, name] : kPlacements)
        for (const NearestRule rule : kNearestRules)
            list.push_back({MistakeClass::Mode, 3, coordinatesBy(name, rule),
                            [placement = placement, rule](const AxisSampling& axis) {
                                AxisSampling result = placed(axis, placement, ScaleSource::Given);
                                result.map.mode = kNearest;
                                result.rule = rule;
                                return result;
                            }});
    for (AxisChange& change : list)
        if (change.mistake == MistakeClass::Mode && change.changes > 2)
            change.second = MistakeClass::Coordinates;
}

void addFilters(const AxisSampling& meant, Changes& list)
{
    using enum AntialiasFilter;
    const auto add = [&](unsigned changes, std::optional<AntialiasFilter> filter, Edges edges, Named what) {
        if (filter == meant.map.antialias)
            return; // what is meant; and that it drops the outside is a change of its edges
        list.push_back({MistakeClass::Antialias, changes, std::move(what), [filter, edges](AxisSampling axis) {
                            axis.map.antialias = filter;
                            axis.edges = edges;
                            return axis;
                        }});
    };
    add(1, {}, Edges::Repeated,
        {say("identify", "linear interpolation without the antialiasing filter"), Number::AlwaysSingular});
    add(1, Halving, Edges::Repeated, {say("identify", "the antialiasing filter HALVING")});
    add(1, Triangle, Edges::Repeated, {say("identify", "the antialiasing filter TRIANGLE")});
    add(2, Triangle, Edges::Dropped, {say("identify", "an antialiasing filter whose taps outside are dropped")});
}

} // namespace

bool isIdle(const AxisSampling& axis)
{
    return axis.map.inputs == axis.map.outputs && axis.map.scale == 1
        && axis.map.inputPixelOffset == -axis.map.outputPixelOffset;
}

Named nameOf(const AxisChange& change)
{
    if (change.extent != Extent::ResizedAxes)
        return change.what;
    return {say("identify", "%1 on the axes that are resized")(change.what.words), change.what.number};
}

std::vector<AxisChange> shiftedRules(const AxisSampling& meant)
{
    Changes list;
    if (meant.map.mode == kNearest)
        for (const auto& [base, rule, text] : shiftedRulesOf(meant))
            addRule(base, rule, text, list);
    return list;
}

std::vector<AxisChange> axisChanges(const AxisSampling& meant)
{
    const bool isNearest = meant.map.mode == kNearest;
    Changes list;
    addPrecisions(meant, list);
    addLength(0, say("identify", "an output axis of length one that reads its first element"), list);
    addScales(list);
    addEdges(meant, list);
    if (isNearest)
        addRules(meant, list);
    addPlacements(list);
    addCrops(list);
    addWholeSteps(list);
    addCornersOfScale(list);
    addLength(0.5f, say("identify", "an output axis of length one that reads the middle"), list);
    addLength(1, say("identify", "an output axis of length one that reads its last element"), list);
    if (!isNearest) {
        addFilters(meant, list);
        for (const AxisMistake& row : weightRows())
            if (row.isSingle)
                addRow(row, list);
    }
    addModes(meant, list);
    addExactPlacements(list);
    addProducts(meant, list);
    return list;
}

} // namespace tessera
