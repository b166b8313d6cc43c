// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapter_cases.h"

#include "engine/core/engines/run_failure.h"
#include "engine/detect/probe/xray.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

// Frameworks, X-rayed: what they do is what they say, without looking at a value that we computed.

class AdapterXray : public testing::TestWithParam<const char*> { };

// Both operators move or blend FLOAT32 as every one of these frameworks can; what it cannot say is its reason.
TEST_P(AdapterXray, FindsTheMapThatTheFrameworkDocuments)
{
    const auto engine = adapterEngine(GetParam());
    if (const std::string reason = whyMissing(*engine); !reason.empty())
        GTEST_SKIP() << reason;
    const char* cases[] = {
        "DEPTH_TO_SPACE1 --Sizes 1,18,2,2 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH",
        "RESAMPLE1 --Sizes 1,2,3,5 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,3",
        "RESAMPLE1 --Sizes 1,2,5,7 --DataType FLOAT32 --OutputTensor.Sizes 1,2,8,11 --Scales 1,1,1.6,1.5714285",
    };
    unsigned found = 0;
    for (const char* text : cases) {
        try {
            const Xray xray = probe(*engine, caseFromText(text).op);
            EXPECT_TRUE(xray.isSame) << text << english(joined(xray.findings, "\n"));
            EXPECT_EQ(xray.isProved, xray.kind == XrayKind::Copies);
            ++found;
        } catch (const RunFailure& failure) {
            EXPECT_EQ(failure.kind, FailureKind::Unsupported) << failure.what();
        }
    }
    EXPECT_GE(found, 2u);
}

INSTANTIATE_TEST_SUITE_P(, AdapterXray, testing::Values("numpy", "torch", "opencv", "pillow", "onnxruntime-node"),
                         [](const auto& parameter) {
                             std::string name = parameter.param;
                             std::ranges::replace(name, '-', '_');
                             return name;
                         });

} // namespace
} // namespace tessera
