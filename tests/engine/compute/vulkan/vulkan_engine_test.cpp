// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/vulkan_engine.h"

#include "engine/compute/vulkan/device.h"
#include "tests/support/engines.h"
#include "tests/support/matchers.h"
#include "tests/support/naive_plan.h"
#include "tests/support/printers.h"
#include "tests/support/random_case.h"
#include "tests/support/resident_memory.h"

#include <algorithm>
#include <chrono>
#include <thread>

namespace tessera {
namespace {

std::unique_ptr<Engine> bestEngine(vulkan::Setup setup = {})
{
    setup.validate = setup.validate || validationIsAsked();
    return vulkan::makeEngine("vulkan", setup);
}

bool hasBitsOfCpu(const Engine& engine, const Loaded& loaded)
{
    return !test::firstDifference(loaded.plan, runOn(engine, loaded), runOn(engineNamed("cpu"), loaded));
}

TEST(VulkanEngine, GivesTheBitsOfTheCpuWhateverIsForcedOntoTheDevice)
{
    const struct {
        const char* name;
        vulkan::Setup setup;
        uint64_t cases;
    } rows[] = {
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
            ASSERT_EQ(test::firstDifference(l.plan, output, runOn(engineNamed("cpu"), l)), std::nullopt);
        }
}

// One output of 4,000 parts is stopped after an eighth of its time. On a busy machine the stop may come too late: it is
// tried again.
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
    [[maybe_unused]] const uint64_t before = residentBytes("VmRSS");
    runs(1000);
#if !defined(__SANITIZE_ADDRESS__) // which keeps what is freed for a while
    EXPECT_LT(residentBytes("VmRSS"), before + (uint64_t{2} << 20));
#endif
}

// 64 KiB of memory: buffers of 32 KiB, copied again and again, must not overtake each other.
TEST(VulkanCopyProbe, CopiesMoreThanTheDeviceGives)
{
    const auto engine = bestEngine({.validate = true, .memoryBytes = 65536, .guardBytes = 256});
    for (const uint64_t bytes : {uint64_t{1}, uint64_t{65536}, (uint64_t{1} << 20) + 1})
        EXPECT_GT(engine->makeCopyProbe(bytes)(), 0);
}

// A driver may lose the device at any submission. The engine says so in words, and the next run is right.
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
        {VK_ERROR_UNKNOWN, "Vulkan failed: vk::Queue::submit: ErrorUnknown."},
    };
    for (const auto& [failure, words] : failures) {
        act = [result = failure] { throw vk::SystemError(make_error_code(vk::Result(result)), "vk::Queue::submit"); };
        EXPECT_THAT(messageOf<EngineError>([&] { engine->run(l.c, l.plan, l.input, output); }),
                    AllOf(HasSubstr(words), HasSubstr("un ")));
        EXPECT_THAT(english(engine->description()), HasSubstr("reopens"));
        engine->run(l.c, l.plan, l.input, output);
        EXPECT_TRUE(equalElements(output, runOn(engineNamed("cpu"), l)));
        EXPECT_EQ(engine->description(), vulkanEngineList().front().description);
    }
}

// Nearest neighbour computes nothing, and so has no note.
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
                HasSubstr(entries.front().name));
}

// The kernels that a pipeline of its own is built for, whatever the size of the case.

// How work is cut: as for a processor or for a GPU, whole or in slices of 1 KiB and 9 groups.
const vulkan::Setup kCuts[] = {
    {},
    {.alwaysStage = true, .cutAsForGpu = true},
    {.rangeBytes = 1024, .memoryBytes = 65536, .workgroups = 3},
    {.rangeBytes = 1024, .memoryBytes = 65536, .workgroups = 3, .cutAsForGpu = true},
};

// Calls check(engine, cut, type, number). The number deals the cases among cuts and types.
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
                ASSERT_TRUE(hasBitsOfCpu(engine, l)) << line;
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
                    ASSERT_TRUE(hasBitsOfCpu(engine, l)) << line;
                }
        }
    });
}

} // namespace
} // namespace tessera
