// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/framework_habits.h"

#include <algorithm>

namespace tessera {

namespace {

using enum FrameworkHabits::Copies;

constexpr AxisNumbers kCopied{1, 0.5f, -0.5f};

struct HabitsRow {
    std::string_view framework;
    FrameworkHabits habits;
};

// Those that are not here take sizes, or only make sizes of a factor.
constexpr HabitsRow kRows[] = {
    {"DirectML", {.takesFactors = true, .filter = AntialiasFilter::Halving}},
    {"DirectMLX", {.takesFactors = true}},
    {"ONNX", {.copies = KeptScales, .takesFactors = true, .filter = AntialiasFilter::Triangle}},
    {"PyTorch", {.copies = KeptSizes, .takesFactors = true}},
    {"OpenVINO", {.copies = KeptSizes, .takesFactors = true}},
    {"OpenCV", {.takesFactors = true}},
    {"oneDNN", {.takesFactors = true}},
    {"ncnn", {.takesFactors = true}},
    {"Pillow", {.widensUnasked = true}},
};

} // namespace

bool spacesApart(Placement placement)
{
    return placement == Placement::AlignCorners || placement == Placement::CropAndResize;
}

FrameworkHabits habitsOf(const ResizeConvention& convention)
{
    const auto row = std::ranges::find(kRows, convention.framework, &HabitsRow::framework);
    FrameworkHabits habits = row == std::end(kRows) ? FrameworkHabits{} : row->habits;
    habits.halvesDoubled = convention.framework == "PyTorch" && convention.mode == "nearest";
    if (convention.mode == "INTER_NEAREST_EXACT") // of OpenCV: the ratio of the sizes
        habits.takesFactors = false;
    if (convention.framework == "ncnn" && convention.placement != Placement::Asymmetric) // bilinear
        habits.takesFactors = false;
    // The filter's width follows the scale, and the spacing the corners.
    if (spacesApart(convention.placement))
        habits.filter.reset();
    return habits;
}

AxisNumbers keptNumbers(const ResizeConvention& convention, uint32_t inputs, uint32_t outputs, std::optional<float> s,
                        const AxisRegion& region)
{
    const FrameworkHabits habits = habitsOf(convention);
    if (inputs == outputs && habits.copies == KeptSizes)
        return kCopied;
    if (inputs == outputs && habits.copies == KeptScales && s.value_or(1) == 1)
        return kCopied;
    if (habits.halvesDoubled && uint64_t{outputs} == 2 * uint64_t{inputs})
        s = 2;
    return numbersOf(convention.placement, inputs, outputs, habits.takesFactors ? s : std::nullopt, region);
}

const ResizeConvention* findConvention(std::string_view framework, std::string_view mode)
{
    for (const ResizeConvention& each : resizeConventions())
        if (each.framework == framework && each.mode == mode)
            return &each;
    return nullptr;
}

} // namespace tessera
