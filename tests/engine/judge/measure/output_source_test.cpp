// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/output_source.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/pictures/picture_file.h"
#include "tests/engine/formats/io/io_files.h"
#include "tests/support/tensors.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

// What a run elsewhere leaves behind: the output's buffer, from its first address to its last.
TEST(FileSource, AFlatArrayIsTheMemoryOfAnOutputWithStrides)
{
    const TemporaryFolder folder;
    for (const char* strides : {"48,1,12,2", "48,1,12,2 --OutputTensor.TotalTensorSizeInBytes 256", "96,48,10,1"}) {
        SCOPED_TRACE(strides);
        const Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --OutputTensor.Strides "
                                    + std::string(strides));
        const Plan plan = makePlan(c.op);
        const Tensor input = loadInput(c);
        Tensor output(plan.output), read(plan.output);
        makeEngine("cpu")->run(c, plan, input, output, {});
        const auto count = static_cast<uint32_t>(output.bytes().size() / sizeof(float));
        writeNpy(Tensor({.sizes = {count}}, output.buffer), folder / "memory.npy");
        makeFileSource(folder / "memory.npy", pictureCodec())->run(c, plan, input, read, {});
        EXPECT_TRUE(equalElements(read, output));
    }
}

constexpr const char* kFloor = "RESAMPLE2 --Sizes 1,1,1,3 --Scales 1,1,1,2 --RoundingDirection DECREASING --data iota";

TEST(CaseSource, IsWhatTheOtherCaseGives)
{
    const SourceFactory make = withFiles(&makeEngineWith, pictureCodec());
    const auto source = make({}, "case:" + std::string(kFloor));
    const Case ceil =
        caseFromText("RESAMPLE2 --Sizes 1,1,1,3 --Scales 1,1,1,2 --RoundingDirection INCREASING --data iota");
    const Plan plan = makePlan(ceil.op);
    Tensor output(plan.output);
    const Timings timings = source->run(ceil, plan, loadInput(ceil), output, {});
    EXPECT_TRUE(timings.isOfAnotherCase);
    // floor of -0.25, 0.25, 0.75, 1.25, 1.75, 2.25, clamped
    EXPECT_EQ(valuesOf(output), (std::vector<double>{0, 0, 0, 1, 1, 2}));
    EXPECT_TRUE(source->executesPlans());
}

TEST(CaseSource, OfTheSameCaseIsTheSame)
{
    const Case c = caseFromText(kFloor);
    const std::string name = caseSource(c, "reference");
    EXPECT_EQ(name, "case:" + toText(c) + " --engine reference");
    EXPECT_EQ(caseOfSource(name).engine, "reference");
    EXPECT_EQ(caseOfSource(name).c, c);
    EXPECT_EQ(sourceLabel(name), "RESAMPLE2 · reference");
    EXPECT_EQ(sourceNamed(name), name);
    EXPECT_FALSE(isEngineSource(name));
    const auto source = withFiles(&makeEngineWith, pictureCodec())({}, name);
    EXPECT_FALSE(source->executesPlans());
    Tensor output(makePlan(c.op).output);
    EXPECT_FALSE(source->run(c, makePlan(c.op), loadInput(c), output, {}).isOfAnotherCase);
}

// A picture's bytes are no raw values, whether one is named or a batch.
TEST(CaseSource, DecodesItsPictures)
{
    const TemporaryFolder folder;
    const Tensor dots = loadInput(caseFromText("RESAMPLE --Sizes 1,3,5,4 --DataType UINT8 --data random:1"));
    pictureCodec().write(toPicture(dots, 0, 0, 3, SampleRange::Byte), folder / "a.png");
    const std::string a = (folder / "a.png").string();
    for (const auto& [sizes, data] : {std::pair("1,3,5,4", a), std::pair("2,3,5,4", a + "," + a)})
        for (const char* type : {"UINT8", "FLOAT32 --range 0-1"}) {
            const std::string line = "RESAMPLE --Scales 1,1,1,1 --Sizes " + std::string(sizes) + " --DataType " + type;
            const Case c = withPictures(caseFromText(line + " --data " + data), pictureCodec());
            const auto source = withFiles(&makeEngineWith, pictureCodec())({}, caseSource(c, "cpu"));
            Tensor output(makePlan(c.op).output);
            EXPECT_FALSE(source->run(c, makePlan(c.op), loadInput(c), output, {}).isOfAnotherCase) << line;
            EXPECT_TRUE(equalElements(output, loadInput(c))) << line;
        }
}

TEST(CaseSource, SaysWhatIsWrong)
{
    const SourceFactory make = withFiles(&makeEngineWith, pictureCodec());
    EXPECT_THROW(make({}, "case:RESAMPEL"), TextError);
    EXPECT_THROW(make({}, "case:" + std::string(kFloor) + " --engine nobody"), EngineError);
    EXPECT_EQ(sourceLabel("case:RESAMPEL"), "case:RESAMPEL");
    const Case larger = caseFromText("RESAMPLE2 --Sizes 1,1,1,4 --Scales 1,1,1,2 --data iota");
    Tensor output(makePlan(larger.op).output);
    EXPECT_THROW(
        make({}, "case:" + std::string(kFloor))->run(larger, makePlan(larger.op), loadInput(larger), output, {}),
        Incomparable);
}

} // namespace
} // namespace tessera
