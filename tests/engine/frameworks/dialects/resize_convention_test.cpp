// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/dialects/resize_convention.h"

#include "engine/core/tensor/error.h"
#include "engine/frameworks/dialects/dialect_row.h"
#include "tests/support/loaded.h"

#include <algorithm>
#include <functional>
#include <limits>

namespace tessera {
namespace {

constexpr float kFltMax = std::numeric_limits<float>::max();

struct NumbersRow {
    const char* name;
    Placement placement;
    uint32_t n, m;
    AxisNumbers wanted;
    std::optional<float> factor = {};
};

// With a pencil, from the frameworks' formulas: what CoordinatesAreThoseOfOnnx does not see.
const NumbersRow kNumbers[] = {
    {"half_pixel, shrinking", Placement::HalfPixel, 8, 2, {0.25f, 0.5f, -0.5f}},
    {"half_pixel_symmetric, whole factor", Placement::HalfPixelSymmetric, 4, 8, {2, 0.5f, -0.5f}},
    // 5 inputs by 1.5 are 7.5, so 7 outputs, moved by half of what is cut off: n/2·(1 − 7/7.5) = 1/6.
    {"half_pixel_symmetric", Placement::HalfPixelSymmetric, 5, 7, {1.5f, 0.33333334f, -0.5f}, 1.5f},
    {"pytorch_half_pixel, one output", Placement::PytorchHalfPixel, 4, 1, {0.25f, 0, 0}},
    {"align_corners, one output", Placement::AlignCorners, 4, 1, {0.25f, 0, 0}},
    {"align_corners, one input", Placement::AlignCorners, 1, 4, {kFltMax, 0, 0}},
    {"Core ML OFFSET_CORNERS", Placement::OffsetCorners, 4, 6, {2, 0, -0.5f}},
};

TEST(ResizeConvention, ItsNumbersAreThoseOfThePencil)
{
    for (const NumbersRow& row : kNumbers) {
        const AxisNumbers numbers = numbersOf(row.placement, row.n, row.m, row.factor);
        EXPECT_EQ(numbers.scale, row.wanted.scale) << row.name;
        EXPECT_EQ(numbers.inputPixelOffset, row.wanted.inputPixelOffset) << row.name;
        EXPECT_EQ(numbers.outputPixelOffset, row.wanted.outputPixelOffset) << row.name;
    }
}

// x of every output, as the ONNX operator's page writes it.
TEST(ResizeConvention, CoordinatesAreThoseOfOnnx)
{
    const std::pair<Placement, std::function<double(double o, double n, double m)>> formulas[] = {
        {Placement::HalfPixel, [](double o, double n, double m) { return (o + 0.5) * n / m - 0.5; }},
        {Placement::PytorchHalfPixel, [](double o, double n, double m) { return m > 1 ? (o + 0.5) * n / m - 0.5 : 0; }},
        {Placement::AlignCorners, [](double o, double n, double m) { return m > 1 ? o * (n - 1) / (m - 1) : 0; }},
        {Placement::Asymmetric, [](double o, double n, double m) { return o * n / m; }},
        {Placement::HalfPixelForNearest, [](double o, double n, double m) { return (o + 0.5) * n / m; }},
    };
    for (const auto& [placement, x] : formulas)
        for (uint32_t n = 1; n <= 6; ++n)
            for (uint32_t m = 1; m <= 9; ++m) {
                const AxisNumbers numbers = numbersOf(placement, n, m);
                const AxisMap map{n, m, numbers.scale, numbers.inputPixelOffset, numbers.outputPixelOffset};
                for (uint32_t o = 0; o < m; ++o)
                    EXPECT_NEAR(double{coordinate32(map, o)}, x(o, n, m), 1e-5)
                        << int(placement) << ": " << n << " to " << m << " at " << o;
            }
}

const ResizeConvention& convention(std::string_view framework, std::string_view mode)
{
    return *findConvention(framework, mode);
}

// The inputs that the last axis reads.
std::vector<uint32_t> indices(const Operator& op)
{
    return makeTaps(axisMaps(op).back()).first;
}

struct NearestRow {
    const char* framework;
    const char* mode;
    uint32_t m;
    std::vector<uint32_t> wanted;
    const char* op; // what RESAMPLE1 becomes
};

// Four inputs, nearest: what each framework reads.
const NearestRow kNearest[] = {
    {"PyTorch", "nearest", 6, {0, 0, 1, 2, 2, 3}, "RESAMPLE1"}, // floor(o · 4/6)
    {"PyTorch", "nearest-exact", 6, {0, 1, 1, 2, 3, 3}, "RESAMPLE1"}, // x = −1/6, ½, 7/6, 11/6, 2½, 19/6
    {"PyTorch", "nearest", 2, {0, 2}, "RESAMPLE1"},
    {"DirectML", "RESAMPLE", 2, {1, 3}, "RESAMPLE1"},
    {"WebNN", "nearest-neighbor", 2, {0, 2}, "RESAMPLE2"}, // x = ½, 2½, ties down
    {"DirectMLX", "dml::Resample", 8, {0, 1, 1, 2, 2, 3, 3, 3}, "RESAMPLE2"},
    {"TensorFlow 1", "nearest, align_corners", 3, {0, 2, 3}, "RESAMPLE1"}, // x = 0, 1½, 3
};

TEST(ResizeConvention, NearestReadsWhatTheFrameworkReads)
{
    for (const NearestRow& row : kNearest) {
        const Operator op =
            operatorIn("RESAMPLE1 --Sizes 1,1,1,4 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR "
                       "--Scales 1,1,1,1 --OutputTensor.Sizes 1,1,1,"
                       + std::to_string(row.m));
        const Operator placed = withConvention(op, convention(row.framework, row.mode));
        EXPECT_EQ(indices(placed), row.wanted) << row.framework << ' ' << row.mode;
        EXPECT_EQ(name(placed), row.op) << row.framework << ' ' << row.mode;
        EXPECT_EQ(placed.output.sizes, op.output.sizes);
    }
}

// Every convention, put into the fields and read out of them again, on every operator that can say it.
TEST(ResizeConvention, WhatIsPutInIsFoundAgain)
{
    for (const char* mode : {"NEAREST_NEIGHBOR", "LINEAR"})
        for (const char* op : {"RESAMPLE", "RESAMPLE1", "RESAMPLE2", "RESAMPLE3"})
            for (const ResizeConvention& each : resizeConventions()) {
                const Operator before =
                    operatorIn(std::string(op) + " --Sizes 1,3,4,5 --DataType FLOAT32 --InterpolationMode " + mode
                               + " --Scales 1,1,1,1 --OutputTensor.Sizes 1,3,9,7");
                if (!applies(each, before))
                    continue;
                const Operator after = withConvention(before, each);
                EXPECT_TRUE(validate(after).empty());
                EXPECT_TRUE(makeTaps(axisMaps(after)[1]).isIdentity()) << each.framework << ' ' << each.mode;
                const ConventionMatches found = conventionsOf(after);
                EXPECT_TRUE(found.resizes);
                EXPECT_TRUE(std::ranges::any_of(
                    found.list, [&](const ConventionMatch& match) { return match.convention == &each; }))
                    << op << ' ' << mode << ": " << each.framework << ' ' << each.mode;
                EXPECT_EQ(withConvention(after, each), after);
            }
}

// A gradient's offsets change places; its forward map is the convention's.
TEST(ResizeConvention, AGradientGetsTheMapOfItsForwardOperator)
{
    for (const char* mode : {"LINEAR", "NEAREST_NEIGHBOR"}) {
        const std::string fields = std::string(" --DataType FLOAT32 --Scales 1,1,1,1.5 --InterpolationMode ") + mode;
        const Operator forward = operatorIn("RESAMPLE2 --Sizes 1,1,1,6" + fields),
                       gradient =
                           operatorIn("RESAMPLE_GRAD1 --Sizes 1,1,1,9 --OutputGradientTensor.Sizes 1,1,1,6" + fields);
        for (const ResizeConvention& each : resizeConventions()) {
            if (!applies(each, forward))
                continue;
            const AxisMap wanted = axisMaps(withConvention(forward, each)).back(),
                          got = axisMaps(withConvention(gradient, each)).back();
            EXPECT_EQ(got.inputPixelOffset, wanted.inputPixelOffset) << each.framework << ' ' << each.mode;
            EXPECT_EQ(got.outputPixelOffset, wanted.outputPixelOffset) << each.framework << ' ' << each.mode;
        }
    }
}

TEST(ResizeConvention, NumbersOfNoFrameworkMatchNothing)
{
    const Operator op = operatorIn("RESAMPLE1 --Sizes 1,1,1,4 --DataType FLOAT32 --InterpolationMode LINEAR "
                                   "--Scales 1,1,1,2 --InputPixelOffsets 0,0,0,0.25 --OutputPixelOffsets 0,0,0,-0.5");
    EXPECT_TRUE(conventionsOf(op).resizes);
    EXPECT_TRUE(conventionsOf(op).list.empty());
}

TEST(ResizeConvention, AFactorThatIsNoRatioIsKept)
{
    // 5 by 1.5 gives 7.
    const Operator op = operatorIn("RESAMPLE1 --Sizes 1,1,1,5 --DataType FLOAT32 --InterpolationMode LINEAR "
                                   "--Scales 1,1,1,1.5");
    ASSERT_FALSE(conventionsOf(op).list.empty());
    EXPECT_EQ(axisMaps(withConvention(op, convention("ONNX", "asymmetric"))).back().scale, 1.5f);
}

TEST(ResizeConvention, ARuleChangesTheRoundingAndNotThePlaces)
{
    const Operator op = operatorIn("RESAMPLE1 --Sizes 1,1,1,4 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR "
                                   "--Scales 1,1,1,0.5"); // x = ½, 2½
    for (const NearestRule rule : kNearestRules) {
        const bool isUp = rule == NearestRule::HalfUp || rule == NearestRule::Ceil;
        EXPECT_EQ(indices(withRule(op, rule)), (isUp ? std::vector<uint32_t>{1, 3} : std::vector<uint32_t>{0, 2}));
    }
    const Operator down = withRule(op, NearestRule::HalfDown);
    EXPECT_EQ(name(down), "RESAMPLE2");
    EXPECT_EQ(indices(withRule(down, NearestRule::HalfUp)), (std::vector<uint32_t>{1, 3})); // and back
}

// A framework that cannot do the case is not named. Each row: the case, the frameworks that are named, and some that
// are not.
constexpr std::tuple<const char*, const char*, const char*> kNamed[] = {
    {"--Sizes 1,1,5,5 --Scales 1,1,1.5,1.5", "ONNX,PyTorch,OpenVINO,OpenCV,DirectML,",
     "WebNN,TensorFlow 2,Core ML,SciPy,"},
    {"--Sizes 1,1,6,6 --Scales 1,1,2,1.04 --OutputTensor.Sizes 1,1,12,6", "ONNX,", "PyTorch,OpenVINO,"},
    {"--Sizes 1,1,8,8 --Antialiased true --Scales 1,1,0.5,0.5 --AntialiasFilter TRIANGLE", "ONNX,",
     "DirectML,PyTorch,WebNN,"},
    {"--Sizes 1,1,8,8 --Antialiased true --Scales 1,1,0.25,0.25", "DirectML,", "ONNX,PyTorch,WebNN,"},
    {"--Sizes 1,1,8,8 --Antialiased true --Scales 1,1,0.5,0.5", "DirectML,ONNX,PyTorch,WebNN,", ""}, // plain linear
    // FLT_MAX forces one output onto input 0, as cases of older versions say it.
    {"--Sizes 1,1,1,4 --Scales 1,1,1,3.4028235e+38 --OutputTensor.Sizes 1,1,1,1 --InputPixelOffsets 0.5,0.5,0.5,0 "
     "--OutputPixelOffsets -0.5,-0.5,-0.5,0",
     "PyTorch,", ""},
};

TEST(ResizeConvention, OnlyFrameworksThatKeepToItAreNamed)
{
    for (const auto& [line, named, unnamed] : kNamed) {
        std::string found;
        const Operator op = operatorIn("RESAMPLE3 --DataType FLOAT32 --InterpolationMode LINEAR " + std::string(line));
        for (const ConventionMatch& match : conventionsOf(op).list)
            found += std::string(match.convention->framework) + ",";
        for (const std::string& each : {std::string(named), std::string(unnamed)})
            for (size_t at = 0; at < each.size(); at = each.find(',', at) + 1)
                EXPECT_EQ(found.find(each.substr(at, each.find(',', at) + 1 - at)) != std::string::npos, each == named)
                    << line << ": " << each << " of " << found;
    }
}

TEST(ResizeConvention, OtherOperatorsHaveNone)
{
    EXPECT_TRUE(axisMaps(documentationExample().op).empty());
    EXPECT_FALSE(applies(resizeConventions().front(), documentationExample().op));
    EXPECT_TRUE(conventionsOf(documentationExample().op).list.empty());
}

// The framework's mode that does a case. Adapters call it, and `code` writes it.

struct SaidRow {
    const char* line;
    Dialect dialect;
    const char* says; // "mode rule", "mode by factors", or the end of the refusal
};

const SaidRow kSaidRows[] = {
    // x is 0.6 and rounded up to 1. Half pixels give 1, too.
    {"RESAMPLE2 --Sizes 1,1,1,3 --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection INCREASING "
     "--Scales 1,1,1,0.33333334 --InputPixelOffsets 0.5,0.5,0.5,0.9 --OutputPixelOffsets -0.5,-0.5,-0.5,-0.5",
     Dialect::Onnx, "half_pixel round_prefer_ceil"},
    {"RESAMPLE2 --Sizes 1,1,1,4 --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection DECREASING "
     "--Scales 1,1,1,2 --InputPixelOffsets 0.5,0.5,0.5,0 --OutputPixelOffsets -0.5,-0.5,-0.5,0",
     Dialect::PyTorch, "nearest floor"},
    // Other offsets that give the same elements, with no x near a boundary.
    {"RESAMPLE1 --Sizes 1,1,1,4 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,1,2 "
     "--InputPixelOffsets 0.5,0.5,0.5,0.6 --OutputPixelOffsets -0.5,-0.5,-0.5,-0.6",
     Dialect::PyTorch, "nearest-exact round_prefer_ceil"},
    // A tie of a gradient has no two right answers.
    {"RESAMPLE_GRAD --Sizes 1,1,1,1 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,1,0.071428575 "
     "--OutputGradientTensor.Sizes 1,1,1,14",
     Dialect::PyTorch, "a gradient is added to one of them"},
    {"RESAMPLE --Sizes 1,1,1,14 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,1,0.071428575", Dialect::PyTorch,
     "nearest-exact round_prefer_ceil"},
    // 0.666667 is no ratio of 15 and 10: a factor.
    {"RESAMPLE --Sizes 1,1,1,150 --InterpolationMode LINEAR --Scales 1,1,1,0.666667", Dialect::PyTorch,
     "align_corners=False by factors"},
    {"RESAMPLE --Sizes 1,1,1,150 --InterpolationMode LINEAR --Scales 1,1,1,0.666667", Dialect::TensorFlow,
     "these scales are factors of their own"},
    // Fewer axes than four are padded; others than the last two are refused.
    {"RESAMPLE --Sizes 5 --InterpolationMode LINEAR --Scales 2", Dialect::Pillow, "BILINEAR"},
    {"RESAMPLE --Sizes 5,1,1 --InterpolationMode LINEAR --Scales 2,1,1", Dialect::Pillow, "here others are resized"},
    {"RESAMPLE --Sizes 1,1,4,4 --InterpolationMode LINEAR --Scales 1,1,0.5,0.5", Dialect::Pillow,
     "drops the part that lies outside the input"},
    // OpenCV's exact nearest samples by the ratio of the sizes, whatever the factors are.
    {"RESAMPLE --Sizes 1,1,8,8 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,1.4285715,1", Dialect::OpenCv,
     "No mode of OpenCV samples at these places"},
    {"RESAMPLE_GRAD --Sizes 5 --InterpolationMode LINEAR --Scales 2", Dialect::Onnx,
     "Of ONNX only the forward resize is written, and this is its gradient"},
};

std::string saidOf(const SaidRow& row)
{
    return textOrRefusal<TextError>([&] {
        const Operator op = caseFromText(row.line).op;
        const ResizeWords resize = dialects::paddedResizeOf(op, row.dialect);
        return std::string(resize.convention->mode)
            + (resize.rule ? " " + std::string(formOf(*resize.rule).onnxName) : "")
            + (resize.hasFactors() ? " by factors" : "");
    });
}

TEST(ResizeOf, IsTheFrameworksModeOrWhyThereIsNone)
{
    for (const SaidRow& row : kSaidRows)
        EXPECT_TRUE(saidOf(row).ends_with(row.says)) << row.line << "\n  " << saidOf(row);
}

// x is 0.6 in the operator and rounded up to 1. The framework's is 1, or one ulp more: ceil may give 2, and floor 0.
TEST(SamePlaces, NoFrameworkIsHeldToAPlaceOnItsBoundary)
{
    const AxisMap map{.inputs = 3,
                      .outputs = 1,
                      .scale = 1.0f / 3,
                      .inputPixelOffset = 0.9f,
                      .outputPixelOffset = -0.5f,
                      .rounding = NearestRule::Ceil};
    const ResizeConvention* halfPixel = findConvention("ONNX", "half_pixel");
    for (const NearestRule rule : {NearestRule::HalfUp, NearestRule::HalfDown})
        EXPECT_TRUE(dialects::readsAlike(map, {halfPixel, rule}, {}, false)) << formOf(rule).onnxName;
    for (const NearestRule rule : {NearestRule::Floor, NearestRule::Ceil})
        EXPECT_FALSE(dialects::readsAlike(map, {halfPixel, rule}, {}, false)) << formOf(rule).onnxName;
}

} // namespace
} // namespace tessera
