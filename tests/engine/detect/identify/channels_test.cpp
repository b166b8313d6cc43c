// SPDX-License-Identifier: Apache-2.0
// Channels that are exchanged where channels are interpolated.
#include "engine/detect/identify/identify.h"

#include "engine/core/ops/operator.h"
#include "engine/formats/io/case_input.h"
#include "tests/engine/detect/identify/said.h"
#include "tests/support/engines.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

// BGR for RGB; a fourth channel stays.
Tensor exchanged(const Tensor& tensor)
{
    Tensor result(tensor.desc);
    for (uint64_t i = 0; i < elementCount(tensor.desc); ++i) {
        std::vector<uint32_t> at = coordinates(tensor.desc.sizes, i);
        at[1] = at[1] < 3 ? 2 - at[1] : at[1];
        result.setBits(i, tensor.bits(elementAt(tensor.desc.sizes, at)));
    }
    return result;
}

TEST(ExchangedChannels, AreFoundBeforeAndAfterAnInterpolationOfChannels)
{
    const Case meant = caseFromText("RESAMPLE1 --Sizes 1,4,5,6 --DataType FLOAT32 --InterpolationMode LINEAR --Scales "
                                    "1,1.5,2,2 --data random:3");
    const Tensor input = loadInput(meant);
    const Diagnosis before = identify(input, runOn(engineNamed("cpu"), meant, exchanged(input)), meant.op);
    EXPECT_EQ(before.mistake, MistakeClass::ChannelOrder) << testing::PrintToString(said(before.sentences));
    EXPECT_THAT(said(before.what), testing::HasSubstr("an input with its first and third channel exchanged"));
    const Diagnosis after = identify(input, exchanged(runOn(engineNamed("cpu"), meant, input)), meant.op);
    EXPECT_EQ(after.mistake, MistakeClass::ChannelOrder) << testing::PrintToString(said(after.sentences));
    EXPECT_THAT(said(after.what), testing::HasSubstr("an output with its first and third channel exchanged"));
}

} // namespace
} // namespace tessera
