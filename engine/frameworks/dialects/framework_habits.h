// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/dialects/resize_convention.h"

namespace tessera {

// What a framework does otherwise than the formula of its mode says.
struct FrameworkHabits {
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

FrameworkHabits habitsOf(const ResizeConvention& convention);

// Whether the samples are spaced by the corners or a region, and not by the scale, which a filter's width follows.
bool spacesApart(Placement placement);

// The convention's numbers of one axis as the framework keeps to them. s: a factor that was given, none: the ratio.
AxisNumbers keptNumbers(const ResizeConvention& convention, uint32_t inputs, uint32_t outputs,
                        std::optional<float> s = {}, const AxisRegion& region = {});

// Whether the framework does otherwise than its mode says, on axes of which one is resized.
bool departs(const ResizeConvention& convention, const std::vector<AxisMap>& maps);

// The convention with this framework's name and mode; null where there is none.
const ResizeConvention* findConvention(std::string_view framework, std::string_view mode);

} // namespace tessera
