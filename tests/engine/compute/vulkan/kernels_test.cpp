// SPDX-License-Identifier: Apache-2.0

// The kernels that a pipeline of its own is built for, whatever the size of the case, against the cpu engine.

#include "engine/compute/vulkan/vulkan_engine.h"
#include "engine/core/ops/operator.h"
#include "tests/engine/compute/vulkan/same_elements.h"
#include "tests/support/random_case.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

// How work is cut: as for a processor or for a GPU, whole or in slices of 1 KiB and 9 groups.
const vulkan::Setup kCuts[] = {
    {},
    {.alwaysStage = true, .cutAsForGpu = true},
    {.rangeBytes = 1024, .memoryBytes = 65536, .workgroups = 3},
    {.rangeBytes = 1024, .memoryBytes = 65536, .workgroups = 3, .cutAsForGpu = true},
};

// check(engine, cut, type, number): by the numbers, cases are dealt among cuts and types.
void forEachCut(std::initializer_list<DataType> types, auto&& check)
{
    uint64_t number = 0;
    for (size_t cut = 0; cut < std::size(kCuts); ++cut) {
        vulkan::Setup setup = kCuts[cut];
        setup.validate = true;
        setup.specializeFrom = 0;
        setup.guardBytes = 256;
        const auto engine = vulkan::makeEngine("vulkan", setup);
        SCOPED_TRACE(testing::Message() << "cut " << cut);
        for (const DataType type : types)
            check(*engine, cut, type, number++);
    }
}

// A block's planes of `width`, joined or split, with the channels first or last in memory on either side.
std::vector<std::string> blockLines(DataType type, uint32_t width)
{
    std::vector<std::string> lines;
    for (const uint32_t b : {1u, 2u, 3u, 4u, 5u, 8u}) {
        const auto sizes = [](uint32_t c, uint32_t h, uint32_t w) {
            return "2," + std::to_string(c) + "," + std::to_string(h) + "," + std::to_string(w);
        };
        const auto last = [](uint32_t c, uint32_t h, uint32_t w) {
            return std::to_string(c * h * w) + ",1," + std::to_string(c * w) + "," + std::to_string(c);
        };
        const auto both = [&](const std::string& op, auto&& from, auto&& to) {
            for (const char* order : {"DEPTH_COLUMN_ROW", "COLUMN_ROW_DEPTH"}) {
                const std::string line = op + " --Sizes " + from(sizes) + " --DataType " + std::string(name(type))
                    + " --BlockSize " + std::to_string(b) + " --data random --Order " + order;
                lines.push_back(line);
                lines.push_back(line + " --InputTensor.Strides " + from(last));
                lines.push_back(line + " --OutputTensor.Strides " + to(last));
            }
        };
        const auto depth = [&](auto&& text) { return text(2 * b * b, 2, width); };
        const auto space = [&](auto&& text) { return text(2, 2 * b, width * b); };
        both("DEPTH_TO_SPACE1", depth, space);
        both("SPACE_TO_DEPTH1", space, depth);
    }
    return lines;
}

// Rows of whole vectors, of whole words, and of neither.
TEST(VulkanCopies, GiveTheBitsOfTheCpu)
{
    using enum DataType;
    forEachCut({UInt8, Float16, Float32, Int64}, [](const Engine& engine, size_t cut, DataType type, uint64_t deal) {
        const bool sliced = kCuts[cut].rangeBytes > 0;
        uint64_t number = 0;
        for (const uint32_t width : sliced ? std::vector{12u} : std::vector{128u, 20u, 33u})
            for (const std::string& line : blockLines(type, width)) {
                const uint64_t layout = number % 3, others = number++ / 3;
                if ((layout + others) % 3 != deal % 3)
                    continue;
                const Loaded l(line);
                ASSERT_TRUE(validate(l.c.op).empty()) << line;
                ASSERT_TRUE(sameBytes(runOn(engine, l), runOn(engineNamed("cpu"), l))) << line;
            }
    });
}

// Scales whose bands repeat, and one of those that do not; sizes around the strips that they are done in.
const char* const kScales[] = {
    "1,1,2,2 --OutputTensor.Sizes 2,2,12,64",      "1,1,2,2 --OutputTensor.Sizes 2,2,11,48",
    "1,1,3,3 --OutputTensor.Sizes 2,2,18,96",      "1,1,4,4 --OutputTensor.Sizes 2,2,24,128",
    "1,1,1.5,1.5 --OutputTensor.Sizes 2,2,9,48",   "1,1,0.75,0.75 --OutputTensor.Sizes 2,2,4,24",
    "1,1,0.5,0.5 --OutputTensor.Sizes 2,2,3,16",   "1,1,0.25,0.25 --OutputTensor.Sizes 2,2,1,8",
    "1,1,2,1 --OutputTensor.Sizes 2,2,12,32",      "1,1,1,2 --OutputTensor.Sizes 2,2,6,64",
    "1,2,2,2 --OutputTensor.Sizes 2,4,12,64",      "2,1,1,2 --OutputTensor.Sizes 4,2,6,64",
    "2,2,2,2 --OutputTensor.Sizes 4,4,12,64",      "1,0.5,0.5,2 --OutputTensor.Sizes 2,1,3,64",
    "1,1,1.37,1.37 --OutputTensor.Sizes 2,2,8,44",
};

TEST(VulkanStrips, GiveTheBitsOfTheCpu)
{
    using enum DataType;
    forEachCut({UInt8, Int8, Float16, Float32}, [](const Engine& engine, size_t cut, DataType type, uint64_t deal) {
        for (const uint64_t seed : testSeeds(1)) {
            Random random(seed + 16 * cut + static_cast<uint64_t>(type));
            uint64_t number = seed;
            const uint64_t share = cut == 0 ? 3 : 11; // each builds a pipeline
            for (const char* scales : kScales)
                for (const char* mode : {"NEAREST_NEIGHBOR", "LINEAR"}) {
                    if (number++ % share != deal % share)
                        continue;
                    const char* data = random.oneIn(3) ? "special" : "random";
                    const char* offsets = random.pick({"", " --InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0",
                                                       " --InputPixelOffsets 0,0,1,-1"});
                    const char* strides = random.pick(
                        {"", " --InputTensor.Strides 1024,480,48,1", " --OutputTensor.Strides 40000,8192,144,1"});
                    const std::string line = "RESAMPLE1 --Sizes 2,2,6,32 --DataType " + std::string(name(type))
                        + " --InterpolationMode " + mode + " --data " + data + " --Scales " + scales + offsets
                        + strides;
                    const Loaded l(line);
                    ASSERT_TRUE(validate(l.c.op).empty()) << line;
                    ASSERT_TRUE(sameElements(l.plan, runOn(engine, l), runOn(engineNamed("cpu"), l))) << line;
                }
        }
    });
}

} // namespace
} // namespace tessera
