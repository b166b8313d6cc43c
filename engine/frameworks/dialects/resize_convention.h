// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/ops/axes.h"
#include "engine/frameworks/dialects/dialect.h"

#include <optional>
#include <span>
#include <string_view>

namespace tessera {

// How other frameworks place the samples of a resize, as the fields of RESAMPLE (n inputs, m outputs, s = m/n or the
// factor that was given).
enum class Placement {
    HalfPixel, // s, 0.5, −0.5
    HalfPixelSymmetric, // s, 0.5 − (n/2)(1 − m/(s·n)), −0.5
    PytorchHalfPixel, // HalfPixel; one output lies on input 0: s, 0, 0
    AlignCorners, // (m − 1)/(n − 1), 0, 0; one output: s, 0, 0; one input: FLT_MAX, 0, 0
    Asymmetric, // s, 0, 0
    HalfPixelForNearest, // s, 0, −0.5
    OffsetCorners, // m/(n − 1), 0, −0.5
    CropAndResize, // (m − 1)/((end − start)(n − 1)), −start·(n − 1), 0
};

struct ResizeConvention {
    std::string_view framework; // "ONNX", "TensorFlow 1"
    std::optional<Dialect> dialect; // in whose code the mode can be written
    std::string_view mode; // "half_pixel": the framework's own word
    Text sentence;
    Placement placement;
    std::optional<NearestRule> rule = {}; // that the framework rounds with; none: it is chosen apart
    std::optional<InterpolationMode> only = {}; // the framework has it for this mode; none: for both
};

std::span<const ResizeConvention> resizeConventions();

struct AxisRegion {
    double start = 0, end = 1; // CropAndResize's: fractions of the distance between the outermost pixel centres
};

struct AxisNumbers {
    float scale, inputPixelOffset, outputPixelOffset;
};
AxisMap withNumbers(AxisMap map, const AxisNumbers& numbers);
// s: none = m/n.
AxisNumbers numbersOf(Placement placement, uint32_t inputs, uint32_t outputs, std::optional<float> s = {},
                      const AxisRegion& region = {});

// Whether the operator resamples and the convention is one of its interpolation mode.
bool applies(const ResizeConvention& convention, const Operator& op);

// The operator with the convention's numbers on every axis, both shapes kept; axes that keep their size are copied.
// Where its fields cannot say them it becomes the lowest operator of its family that has the fields.
Operator withConvention(const Operator& op, const ResizeConvention& convention, const AxisRegion& region = {});
// The operator with the same numbers rounded by another rule; nearest only.
Operator withRule(const Operator& op, NearestRule rule);

// The operator with these numbers, one entry an axis, both shapes kept; a rule is said by offsets and direction, none
// leaves the direction. Where its fields cannot say them it becomes the lowest operator of its family that has them.
Operator withNumbers(const Operator& op, std::vector<AxisNumbers> axes, std::optional<NearestRule> rule = {});

// Which conventions the operator's fields are, as far as the framework keeps to them: many copy an axis that keeps its
// size, take sizes where DirectML has a factor, or widen their filter in another way.
struct ConventionMatch {
    const ResizeConvention* convention;
    std::optional<NearestRule> rule; // the rule of nearest
};
struct ConventionMatches {
    bool resizes = false; // else every convention agrees
    std::vector<ConventionMatch> list;
};
ConventionMatches conventionsOf(const Operator& op);

// What a framework does otherwise than the formula of its mode says.
struct ResizeQuirks {
    enum class Copies {
        Nothing,
        KeptSizes, // an axis that keeps its size, whatever its factor
        KeptScales, // one whose scale is 1; all of them where every size is kept
    };
    Copies copies = Copies::Nothing;
    bool takesFactors = false; // its coordinates follow a factor that was given; else a factor only makes the size
    bool halvesDoubled = false; // nearest: where the size doubles, output o reads input o >> 1, whatever the factor
    bool widensUnasked = false; // its linear filter always is widened where an axis shrinks
    std::optional<AntialiasFilter> filter = {}; // what its antialias is; none: it has none of RESAMPLE3's
};

ResizeQuirks habitsOf(const ResizeConvention& convention);

// Whether the samples are spaced by the corners or a region, and not by the scale, which a filter's width follows.
bool spacesApart(Placement placement);

// The convention's numbers of one axis as the framework keeps to them. s: a factor that was given, none: the ratio.
AxisNumbers keptNumbers(const ResizeConvention& convention, uint32_t inputs, uint32_t outputs,
                        std::optional<float> s = {}, const AxisRegion& region = {});

// Every mode, with each rule that it has, of frameworks that filter and copy as axes do of which one is resized.
std::vector<ConventionMatch> modesOf(const Operator& op, const std::vector<AxisMap>& maps);

// One axis of a resize in a framework's words.
struct ResizedAxis {
    uint32_t inputs = 1, outputs = 1;
    std::optional<float> factor = {}; // that is given; none: sizes are
    AxisRegion region = {}; // of CropAndResize
    std::optional<AxisNumbers> numbers = {}; // where not the convention's
};

// A resize in a framework's words.
struct ResizeWords {
    const ResizeConvention* convention = nullptr;
    InterpolationMode mode = InterpolationMode::NearestNeighbor;
    std::optional<NearestRule> rule = {}; // the rule of nearest
    bool antialiased = false;
    bool isGradient = false; // the way back: of a tensor like the output
    std::vector<ResizedAxis> axes = {}; // every dimension of the input

    bool isLinear() const { return mode == InterpolationMode::Linear; }
    bool hasFactors() const { return !axes.empty() && axes.back().factor.has_value(); } // else sizes are given
};

// The convention with this framework's name and mode; null where there is none.
const ResizeConvention* findConvention(std::string_view framework, std::string_view mode);

} // namespace tessera
