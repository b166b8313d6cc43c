// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/case_input.h"
#include "engine/frameworks/onnx/onnx_case.h"
#include "engine/judge/sweep/random_case.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/engine/frameworks/onnx/onnx_files.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera {
namespace {

using testing::HasSubstr;

Tensor outputOf(const Case& c)
{
    const Plan plan = makePlan(c.op);
    Tensor output(plan.output);
    makeEngine("cpu")->run(c, plan, loadInput(c), output);
    return output;
}

// Logical elements, whatever the strides.
Tensor packed(const Tensor& tensor)
{
    return withLayout(tensor, {.dataType = tensor.desc.dataType, .sizes = tensor.desc.sizes});
}

class OnnxFolder : public testing::Test {
protected:
    CaseFile writtenAndRead(const Case& c) const
    {
        writeOnnxFolder(c.op, loadInput(c), outputOf(c), m_folder / "case", Existing::Replace);
        return readOnnxCase(m_folder / "case");
    }

    TemporaryFolder m_folder;
};

TEST_F(OnnxFolder, IsReadBackAsTheSameOperator)
{
    uint64_t written = 0, index = 0;
    for (; written < 200 && index < 5'000; ++index) {
        const Case c = randomCase(16, index);
        try {
            onnxNodeOf(c.op);
        } catch (const TextError&) {
            continue; // ONNX cannot say it
        }
        SCOPED_TRACE(toText(c));
        const CaseFile file = writtenAndRead(c);
        ASSERT_EQ(file.dispatchCount(), 1u);
        const Case back = file.dispatch(0);
        EXPECT_TRUE(equalElements(loadInput(back), packed(loadInput(c))));
        EXPECT_TRUE(equalElements(outputOf(back), packed(outputOf(c)))) << toText(back);
        EXPECT_TRUE(equalElements(file.expected.at("output"), packed(outputOf(c))));
        ++written;
    }
    EXPECT_EQ(written, 200u) << "of " << index;
}

TEST_F(OnnxFolder, TakesTheOldestOpsetThatHasTheWords)
{
    const auto opsetOf = [](const char* line) { return onnxNodeOf(caseFromText(line).op).opset; };
    EXPECT_EQ(opsetOf("DEPTH_TO_SPACE --Sizes 1,4,2,2 --BlockSize 2"), 13);
    EXPECT_EQ(opsetOf("RESAMPLE --Sizes 1,1,4,4 --InterpolationMode LINEAR --Scales 1,1,2,2"), 13);
    EXPECT_EQ(opsetOf("RESAMPLE3 --Sizes 1,1,8,8 --InterpolationMode LINEAR --Scales 1,1,0.5,0.5 "
                      "--InputPixelOffsets 0.5,0.5,0.5,0.5 --OutputPixelOffsets -0.5,-0.5,-0.5,-0.5 --Antialiased true "
                      "--AntialiasFilter TRIANGLE"),
              18);
}

TEST_F(OnnxFolder, SaysWhatOnnxLacks)
{
    const auto refusalOf = [](const char* line) {
        return messageOf<TextError>([&] { onnxNodeOf(caseFromText(line).op); });
    };
    EXPECT_THAT(refusalOf("SPACE_TO_DEPTH1 --Sizes 1,3,4,4 --BlockSize 2 --Order COLUMN_ROW_DEPTH"),
                HasSubstr("SpaceToDepth has no mode"));
    EXPECT_THAT(refusalOf("RESAMPLE_GRAD --Sizes 1,1,4,4 --Scales 1,1,2,2"), HasSubstr("RESAMPLE_GRAD"));
    EXPECT_THAT(refusalOf("RESAMPLE1 --Sizes 4 --InterpolationMode LINEAR --Scales 2 --InputPixelOffsets 3 "
                          "--OutputPixelOffsets 0"),
                HasSubstr("ONNX"));
}

TEST_F(OnnxFolder, ReplacesNothingUnasked)
{
    const Case c = caseFromText("DEPTH_TO_SPACE --Sizes 1,4,2,2 --BlockSize 2");
    writeOnnxFolder(c.op, loadInput(c), outputOf(c), m_folder / "case");
    EXPECT_THROW(writeOnnxFolder(c.op, loadInput(c), outputOf(c), m_folder / "case"), FileExists);
    EXPECT_NO_THROW(writeOnnxFolder(c.op, loadInput(c), outputOf(c), m_folder / "case", Existing::Replace));
}

} // namespace
} // namespace tessera
