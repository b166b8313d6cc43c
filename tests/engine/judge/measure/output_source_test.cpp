// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/output_source.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/case_input.h"
#include "engine/formats/pictures/picture_file.h"
#include "tests/engine/formats/io/io_files.h"

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

} // namespace
} // namespace tessera
