// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/error.h"
#include "engine/frameworks/dialects/resize.h"
#include "engine/frameworks/dialects/resize_convention.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

// Which of a framework's modes a case is: the adapters call it, and `code` writes it.

struct SaidRow {
    const char* line;
    Dialect dialect;
    const char* says; // "mode rule", "mode by factors", or the end of the refusal
};

const SaidRow kSaidRows[] = {
    // x is 0.6 and rounded up; of half pixels it is 1.
    {"RESAMPLE2 --Sizes 1,1,1,3 --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection INCREASING "
     "--Scales 1,1,1,0.33333334 --InputPixelOffsets 0.5,0.5,0.5,0.9 --OutputPixelOffsets -0.5,-0.5,-0.5,-0.5",
     Dialect::Onnx, "half_pixel round_prefer_ceil"},
    {"RESAMPLE2 --Sizes 1,1,1,4 --InterpolationMode NEAREST_NEIGHBOR --RoundingDirection DECREASING "
     "--Scales 1,1,1,2 --InputPixelOffsets 0.5,0.5,0.5,0 --OutputPixelOffsets -0.5,-0.5,-0.5,0",
     Dialect::PyTorch, "nearest floor"},
    // Other numbers, the same places, and none near a boundary.
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
     "drops what that has outside the input"},
    // OpenCV's exact nearest samples by the ratio of the sizes, whatever the factors are.
    {"RESAMPLE --Sizes 1,1,8,8 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,1.4285715,1", Dialect::OpenCv,
     "No mode of OpenCV samples at these places"},
    {"RESAMPLE_GRAD --Sizes 5 --InterpolationMode LINEAR --Scales 2", Dialect::Onnx,
     "Of ONNX only the forward resize is written, and this is its gradient"},
};

std::string saidOf(const SaidRow& row)
{
    try {
        const Operator op = caseFromText(row.line).op;
        const ResizeWords resize = dialects::paddedResizeOf(op, row.dialect);
        return std::string(resize.convention->mode) + (resize.rule ? " " + std::string(onnxName(*resize.rule)) : "")
            + (resize.hasFactors() ? " by factors" : "");
    } catch (const TextError& refusal) {
        return refusal.what();
    }
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
                      .rounding = Rounding::Ceil};
    const ResizeConvention* halfPixel = findConvention("ONNX", "half_pixel");
    for (const NearestRule rule : {NearestRule::HalfUp, NearestRule::HalfDown})
        EXPECT_TRUE(dialects::readsAlike(map, {halfPixel, rule}, {}, false)) << onnxName(rule);
    for (const NearestRule rule : {NearestRule::Floor, NearestRule::Ceil})
        EXPECT_FALSE(dialects::readsAlike(map, {halfPixel, rule}, {}, false)) << onnxName(rule);
}

} // namespace
} // namespace tessera
