// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/ops/axes.h"
#include "engine/frameworks/dialects/dialect.h"

#include <optional>
#include <span>
#include <string_view>

namespace tessera {

// How frameworks place the samples of a resize: Scale, InputPixelOffset and OutputPixelOffset of RESAMPLE, for n
// inputs, m outputs, and s = m/n or the given factor.
enum class Placement {
    HalfPixel, // s, 0.5, −0.5
    HalfPixelSymmetric, // s, 0.5 − (n/2)(1 − m/(s·n)), −0.5
    PytorchHalfPixel, // HalfPixel; one output lies on input 0: s, 0, 0
    AlignCorners, // (m − 1)/(n − 1), 0, 0; one output: s, 0, 0; one input: FLT_MAX, 0, 0
    Asymmetric, // s, 0, 0
    HalfPixelForNearest, // s, 0, −0.5
    OffsetCorners, // m/(n − 1), 0, −0.5
};

struct ResizeConvention {
    std::string_view framework; // "ONNX", "TensorFlow 1"
    std::optional<Dialect> dialect; // none: its code is not written
    std::string_view mode; // "half_pixel": the framework's own word
    Text sentence;
    Placement placement;
    std::optional<NearestRule> rule = {}; // of nearest; none: it is a choice of its own
    std::optional<InterpolationMode> only = {}; // none: for both
};

std::span<const ResizeConvention> resizeConventions();

// The default keeps an axis.
struct AxisNumbers {
    float scale = 1, inputPixelOffset = 0.5f, outputPixelOffset = -0.5f;
};
AxisMap withNumbers(AxisMap map, const AxisNumbers& numbers);
// s: the factor; none: m/n.
AxisNumbers numbersOf(Placement placement, uint32_t inputs, uint32_t outputs, std::optional<float> s = {});

// Whether the operator resamples in an interpolation mode that the convention has.
bool applies(const ResizeConvention& convention, const Operator& op);

// The operator with the convention's numbers on every axis and the same shapes; axes that keep their size are copied.
// It becomes the lowest operator of its family that has the fields.
Operator withConvention(const Operator& op, const ResizeConvention& convention);
// The same for another rule of nearest.
Operator withRule(const Operator& op, NearestRule rule);

// The operator with these numbers, one entry for each axis, and the same shapes. A rule is expressed by offsets and
// direction; none leaves the direction. It becomes the lowest operator of its family that has the fields.
Operator withNumbers(const Operator& op, std::vector<AxisNumbers> axes, std::optional<NearestRule> rule = {});

// The conventions that the operator's fields are, with the frameworks' quirks: many copy an axis that keeps its size,
// take sizes where DirectML has a factor, or widen their filter in another way.
struct ConventionMatch {
    const ResizeConvention* convention;
    std::optional<NearestRule> rule; // the rule of nearest
};
struct ConventionMatches {
    bool resizes = false; // false: every convention agrees
    bool areFactors = false; // Scales are factors that give the sizes, but not their ratios
    std::vector<ConventionMatch> list = {};
};
ConventionMatches conventionsOf(const Operator& op);

// Where a framework departs from the formula of its mode.
struct ResizeQuirks {
    enum class Copies {
        Nothing,
        KeptSizes, // an axis that keeps its size, whatever its factor
        KeptScales, // an axis of scale 1; all axes where every size is kept
    };
    Copies copies = Copies::Nothing;
    bool takesFactors = false; // coordinates follow a given factor, which else only makes the size
    bool halvesDoubled = false; // nearest reads input o >> 1 where the size doubles, whatever the factor
    bool widensUnasked = false; // the linear filter is always widened where an axis shrinks
    std::optional<AntialiasFilter> filter = {}; // of antialias; none: it has none of RESAMPLE3's
};

ResizeQuirks quirksOf(const ResizeConvention& convention);

// Whether corners space the samples. A filter's width follows the scale in any case.
bool spacesApart(Placement placement);

// The framework's numbers of an axis, with its quirks. s: a given factor; none: m/n.
AxisNumbers keptNumbers(const ResizeConvention& convention, uint32_t inputs, uint32_t outputs,
                        std::optional<float> s = {});

// Every mode with each of its rules, of frameworks that would filter and copy such axes as the operator does.
std::vector<ConventionMatch> modesOf(const Operator& op, const std::vector<AxisMap>& maps);

// One axis of a resize in a framework's words.
struct ResizedAxis {
    uint32_t inputs = 1, outputs = 1;
    std::optional<float> factor = {}; // none: sizes are given
    std::optional<AxisNumbers> numbers = {}; // none: the convention's

    bool grows() const { return factor ? *factor > 1 : outputs > inputs; }
    bool shrinks() const { return factor ? *factor < 1 : outputs < inputs; }
    bool keepsScale() const { return inputs == outputs && factor.value_or(1) == 1; }
};

// A resize in a framework's words.
struct ResizeWords {
    const ResizeConvention* convention = nullptr;
    InterpolationMode mode = InterpolationMode::NearestNeighbor;
    std::optional<NearestRule> rule = {}; // the rule of nearest
    bool antialiased = false;
    bool isGradient = false; // the input is like the forward output
    std::vector<ResizedAxis> axes = {}; // all axes of the input

    bool isLinear() const { return mode == InterpolationMode::Linear; }
    bool hasFactors() const { return !axes.empty() && axes.back().factor.has_value(); } // else sizes
};

// The convention with this framework's name and mode; null where there is none.
const ResizeConvention* findConvention(std::string_view framework, std::string_view mode);

} // namespace tessera
