// SPDX-License-Identifier: Apache-2.0
#include "engine/core/compare/tolerance.h"

#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

Plan planOf(const std::string& text)
{
    return makePlan(caseFromText(text).op);
}

std::string resampling(const char* mode, const char* type)
{
    return std::string("RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,2,2 --InterpolationMode ") + mode + " --DataType "
        + type;
}

// semantics.md, section 7.
TEST(TolerancePreset, SaysWhatOthersAllow)
{
    struct Row {
        const char* preset;
        std::string text;
        Tolerance expected;
    };
    const std::string moves = "DEPTH_TO_SPACE --Sizes 1,4,2,2 --DataType FLOAT32";
    const Row rows[] = {
        {"bits", resampling("LINEAR", "FLOAT32"), {}},
        {"bound", resampling("LINEAR", "FLOAT32"), {.interpolationBound = true}},
        {"bound", resampling("NEAREST_NEIGHBOR", "FLOAT32"), {}},
        {"foreign", moves, {}},
        {"foreign", resampling("NEAREST_NEIGHBOR", "FLOAT32"), {.eitherNeighbour = true}},
        {"foreign", resampling("LINEAR", "FLOAT16"), {.interpolationBound = true, .anyCoordinates = true}},
        {"webnn", moves, {}},
        {"webnn", resampling("NEAREST_NEIGHBOR", "FLOAT32"), {}},
        {"webnn", resampling("LINEAR", "FLOAT32"), {.ulp = 84}},
        {"webnn", resampling("LINEAR", "FLOAT16"), {.ulp = 10}},
        {"webnn", resampling("LINEAR", "UINT8"), {.ulp = 1}},
        {"onnx", moves, {.atol = 1e-7, .rtol = 1e-3}},
        {"onnx", resampling("LINEAR", "INT8"), {.atol = 1e-7, .rtol = 1e-3}},
        {"onnxruntime", resampling("LINEAR", "FLOAT32"), {.atol = 1e-5, .rtol = 1e-4}},
        {"onnxruntime", resampling("LINEAR", "FLOAT16"), {.atol = 2.5e-3, .rtol = 1e-3}},
        {"onnxruntime", resampling("LINEAR", "UINT8"), {}},
    };
    for (const Row& row : rows) {
        ASSERT_TRUE(tolerancePreset(row.preset)) << row.preset;
        EXPECT_EQ(tolerancePreset(row.preset)->of(planOf(row.text)), row.expected) << row.preset << " of " << row.text;
    }
    EXPECT_FALSE(tolerancePreset("strict"));
}

} // namespace
} // namespace tessera
