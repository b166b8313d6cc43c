// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/vulkan_engine.h"

#include "engine/compute/vulkan/api.h"
#include "engine/core/ops/operator.h"
#include "tests/engine/compute/vulkan/same_elements.h"
#include "tests/support/engines.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"
#include "tests/support/thrown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <thread>

#include <unistd.h>

namespace tessera {
namespace {

std::unique_ptr<Engine> bestEngine(vulkan::Setup setup = {})
{
    setup.validate = setup.validate || validationIsAsked();
    return vulkan::makeEngine("vulkan", setup);
}

bool hasBitsOfCpu(const Engine& engine, const Loaded& loaded)
{
    return sameElements(loaded.plan, runOn(engine, loaded), runOn(engineNamed("cpu"), loaded));
}

TEST(VulkanEngine, GivesTheBitsOfTheCpuWhateverIsForcedOntoTheDevice)
{
    const struct {
        const char* name;
        vulkan::Setup setup;
        uint64_t cases;
    } rows[] = {
        {"as it is", {}, 300},
        {"staged and guarded", {.alwaysStage = true, .guardBytes = 256}, 300},
        {"validated", {.validate = true, .guardBytes = 256}, 300},
        {"specialized", {.specializeFrom = 0}, 50},
        {"of tiny limits",
         {.validate = true, .rangeBytes = 1024, .memoryBytes = 65536, .workgroups = 3, .guardBytes = 256},
         300},
        {"of short loops", {.validate = true, .guardBytes = 256, .loopIterations = 256}, 300},
    };
    for (const auto& [name, setup, cases] : rows) {
        SCOPED_TRACE(name);
        const auto engine = bestEngine(setup);
        forEachRandom(cases, [&engine](const Loaded& random) { ASSERT_TRUE(hasBitsOfCpu(*engine, random)); });
    }
}

constexpr const char* kUnevenRows =
    "DEPTH_TO_SPACE1 --Sizes 1,18,11,13 --DataType FLOAT32 --BlockSize 3 --Order COLUMN_ROW_DEPTH --data random";

// 1 KiB ranges hold 256 elements: the 5,148 of this case take more than seven dispatches, on strided tensors as well.
TEST(VulkanSlices, LoweredLimitsCutTheWorkForEveryElementSize)
{
    const auto tiny = bestEngine({.rangeBytes = 1024, .memoryBytes = 65536, .workgroups = 3});
    for (const char* type : {"UINT8", "FLOAT16", "INT32", "FLOAT64"})
        for (const char* layout : {"packed", "2574,1,234,18"}) {
            Case c = caseFromText(kUnevenRows);
            setFieldText(c.op, "InputTensor.DataType", type);
            setFieldText(c.op, "InputTensor.Strides", layout);
            ASSERT_TRUE(validate(c.op).empty());
            const Loaded l(c);
            Tensor output(l.plan.output);
            const Timings timings = tiny->run(c, l.plan, l.input, output);
            const uint64_t bytes = elementCount(l.plan.output) * elementBytes(l.plan.output.dataType);
            EXPECT_GE(timings.dispatches, std::max<uint64_t>(3, bytes / 1024)) << type << " " << layout;
            EXPECT_TRUE(equalElements(output, runOn(engineNamed("cpu"), l)));
        }
    const Loaded whole(kUnevenRows);
    Tensor output(whole.plan.output);
    EXPECT_EQ(bestEngine()->run(whole.c, whole.plan, whole.input, output).dispatches, 1u) << "of limits as they are";
}

// Each output's bands take more than 1 KiB: on one axis, on all, in a layout of holes and repeats, and with more
// weights than a range holds.
constexpr const char* kWideBands[] = {
    "RESAMPLE_GRAD --Sizes 1,1,1,4096 --Scales 1,1,1,4096 --data special",
    "RESAMPLE_GRAD --Sizes 1,1,4096,3 --Scales 1,1,2048,1.5 --data constant:-0", // a sum that begins with +0 shows
    "RESAMPLE_GRAD1 --Sizes 9,8,10,11 --Scales 9,4,10,5 --RoundingDirection DECREASING --data random",
    "RESAMPLE3 --Sizes 4,5,40,50 --Scales 0.5,0.3,0.05,0.04 --Antialiased TRUE --AntialiasFilter TRIANGLE --data "
    "random",
    "RESAMPLE3 --Sizes 1,1,150,150 --Scales 1,1,0.02,0.02 --Antialiased TRUE --AntialiasFilter TRIANGLE "
    "--InputTensor.Strides 0,0,400,2 --data "
    "random",
    "RESAMPLE3 --Sizes 1,6,70,70 --Scales 1,1,0.03,0.03 --Antialiased TRUE --AntialiasFilter TRIANGLE "
    "--InputTensor.Strides 0,1,420,6 --data "
    "special",
};

TEST(VulkanPartialSums, GiveTheBitsOfTheCpu)
{
    using enum DataType;
    const auto tiny =
        bestEngine({.validate = true, .rangeBytes = 1024, .memoryBytes = 65536, .workgroups = 3, .guardBytes = 256});
    for (const DataType type : {Float32, Float16, Int8, UInt8})
        for (uint64_t number = static_cast<uint64_t>(type); const std::string line : kWideBands) {
            if (type != Float32 && number++ % 4 != 0)
                continue; // what differs is how elements are read and written
            if (!isFloat(type) && line.find("GRAD") != std::string::npos)
                continue; // gradients are floats
            SCOPED_TRACE(line + std::string(name(type)));
            const Loaded l(line + " --InterpolationMode LINEAR --DataType " + std::string(name(type)));
            Tensor output(l.plan.output);
            std::ranges::fill(output.writableBytes(), kUntouched);
            EXPECT_GT(tiny->run(l.c, l.plan, l.input, output).dispatches, elementCount(l.plan.output));
            ASSERT_TRUE(sameElements(l.plan, output, runOn(engineNamed("cpu"), l)));
        }
}

// One output of 4,000 parts. It is stopped when an eighth of the time is over that they take: of a busy machine that
// may be too late, so that it is tried again.
TEST(VulkanRuns, StopBetweenPartsOfOneOutput)
{
    using Clock = std::chrono::steady_clock;
    const auto tiny = bestEngine({.rangeBytes = 1024});
    const Loaded l("RESAMPLE_GRAD --Sizes 1,1,1,1048576 --Scales 1,1,1,1048576 --data iota");
    Tensor output(l.plan.output);
    const Clock::time_point begin = Clock::now();
    tiny->run(l.c, l.plan, l.input, output);
    const Clock::duration whole = Clock::now() - begin;
    bool isStopped = false;
    for (int i = 0; i < 10 && !isStopped; ++i) {
        std::stop_source stop;
        const std::jthread other([&stop, end = Clock::now() + whole / 8] {
            std::this_thread::sleep_until(end);
            stop.request_stop();
        });
        try {
            tiny->run(l.c, l.plan, l.input, output, {.stop = stop.get_token()});
        } catch (const Cancelled&) {
            isStopped = true;
        }
    }
    EXPECT_TRUE(isStopped);
}

TEST(VulkanRuns, StopBetweenSlicesAndGoOnWithTheNext)
{
    const auto tiny = bestEngine({.rangeBytes = 1024});
    const Loaded l(kUnevenRows);
    Tensor output(l.plan.output);
    std::stop_source stop;
    double last = 0;
    RunControl control{.stop = stop.get_token(), .progress = [&](double fraction) {
                           EXPECT_GT(fraction, last);
                           last = fraction;
                           if (fraction > 0.4)
                               stop.request_stop();
                       }};
    EXPECT_THROW(tiny->run(l.c, l.plan, l.input, output, control), Cancelled);
    EXPECT_LT(last, 0.9);
    tiny->run(l.c, l.plan, l.input, output);
    EXPECT_TRUE(equalElements(output, runOn(engineNamed("cpu"), l)));
}

TEST(VulkanRuns, TwoEnginesFromTwoThreads)
{
    const auto work = [](uint64_t first) {
        const auto engine = bestEngine();
        for (uint64_t seed = first; seed < first + 20; ++seed) {
            EXPECT_TRUE(hasBitsOfCpu(*engine, Loaded(randomCase(seed))));
        }
    };
    engineNamed("cpu");
    std::thread other(work, 1000);
    work(2000);
    other.join();
}

uint64_t residentPages()
{
    uint64_t all = 0, resident = 0;
    std::unique_ptr<FILE, int (*)(FILE*)> file(fopen("/proc/self/statm", "r"), fclose);
    EXPECT_EQ(fscanf(file.get(), "%lu %lu", &all, &resident), 2);
    return resident;
}

TEST(VulkanRuns, AThousandInARowTakeNoMoreMemory)
{
    const auto engine = bestEngine();
    const Loaded l(kUnevenRows);
    Tensor output(l.plan.output);
    const auto runs = [&](int count) {
        for (int i = 0; i < count; ++i)
            engine->run(l.c, l.plan, l.input, output);
    };
    runs(200);
    [[maybe_unused]] const uint64_t before = residentPages();
    runs(1000);
#if !defined(__SANITIZE_ADDRESS__) // which keeps what is freed for a while
    const auto page = static_cast<uint64_t>(sysconf(_SC_PAGESIZE));
    EXPECT_LT((residentPages() - std::min(before, residentPages())) * page, uint64_t{2} << 20);
#endif
}

// 64 KiB of memory: buffers of 32 KiB, copied again and again, must not overtake each other.
TEST(VulkanCopyProbe, CopiesMoreThanTheDeviceGives)
{
    const auto engine = bestEngine({.validate = true, .memoryBytes = 65536, .guardBytes = 256});
    for (const uint64_t bytes : {uint64_t{1}, uint64_t{65536}, (uint64_t{1} << 20) + 1})
        EXPECT_GT(engine->makeCopyProbe(bytes)(), 0);
}

// What a driver says may happen at any submission. The engine says so in words, and the next run is right.
TEST(VulkanRuns, GoOnAfterADeviceThatWasLost)
{
    std::function<void()> act;
    const auto engine = bestEngine({.rangeBytes = 1024, .beforeSubmit = [&act] {
                                        if (act)
                                            std::exchange(act, {})();
                                    }});
    const Loaded l(kUnevenRows);
    Tensor output(l.plan.output);
    const std::pair<VkResult, const char*> failures[] = {
        {VK_ERROR_DEVICE_LOST, "was lost"},
        {VK_ERROR_OUT_OF_DEVICE_MEMORY, "not enough memory"},
        {VK_ERROR_OUT_OF_HOST_MEMORY, "not enough memory"},
        {VK_ERROR_UNKNOWN, "Vulkan failed: vkQueueSubmit: VK_ERROR_UNKNOWN."},
    };
    for (const auto& [failure, words] : failures) {
        act = [result = failure] { throw vulkan::ApiError("vkQueueSubmit", result); };
        EXPECT_THAT(messageOf<EngineError>([&] { engine->run(l.c, l.plan, l.input, output); }),
                    testing::AllOf(testing::HasSubstr(words), testing::HasSubstr("un ")));
        EXPECT_THAT(english(engine->description()), testing::HasSubstr("reopens"));
        engine->run(l.c, l.plan, l.input, output);
        EXPECT_TRUE(equalElements(output, runOn(engineNamed("cpu"), l)));
        EXPECT_EQ(engine->description(), vulkanEngineList().front().description);
    }
}

// Only where something is computed.
TEST(VulkanRuns, SayThatTheDeviceFlushesDenormals)
{
    for (const bool flushes : {true, false}) {
        const auto engine = bestEngine({.flushesDenormals = flushes});
        for (const char* mode : {"LINEAR", "NEAREST_NEIGHBOR"}) {
            const Loaded l(std::string("RESAMPLE --Sizes 1,1,2,2 --Scales 1,1,2,2 --InterpolationMode ") + mode);
            Tensor output(l.plan.output);
            const Timings timings = engine->run(l.c, l.plan, l.input, output);
            EXPECT_EQ(timings.flushesDenormals, flushes && mode[0] == 'L');
            EXPECT_EQ(!timings.note.isEmpty(), timings.flushesDenormals) << timings.note;
        }
    }
}

TEST(VulkanDevices, AreNamedAndTheBestIsVulkan)
{
    const std::vector<EngineEntry> entries = vulkanEngineList();
    ASSERT_TRUE(entries.front().available) << entries.front().description;
    EXPECT_TRUE(entries.front().name.starts_with("vulkan:"));
    EXPECT_EQ(bestEngine()->name(), entries.front().name);
    EXPECT_THAT(messageOf<EngineError>([] { makeVulkanEngine("vulkan:no-such-device"); }),
                testing::HasSubstr(entries.front().name));
}

} // namespace
} // namespace tessera
