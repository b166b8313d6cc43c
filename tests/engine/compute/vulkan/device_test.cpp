// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/device.h"

#include "engine/compute/vulkan/machine.h"
#include "engine/core/case/case.h"
#include "engine/core/ops/operator.h"
#include "engine/core/plan/plan.h"
#include "tests/support/matchers.h"

namespace tessera::vulkan {
namespace {

TEST(DeviceNames, TellTwinsApart)
{
    const auto named = [](std::vector<std::string> names) { return shortNames(names); };
    EXPECT_THAT(named({"llvmpipe (LLVM 15.0.6, 256 bits)"}), ElementsAre("llvmpipe"));
    EXPECT_THAT(named({"NVIDIA H200", "NVIDIA H200", "llvmpipe (LLVM 15)", "NVIDIA H200"}),
                ElementsAre("NVIDIA-H200", "NVIDIA-H200#2", "llvmpipe", "NVIDIA-H200#3"));
    EXPECT_THAT(named({"AMD (A)", "AMD (B)"}), ElementsAre("AMD", "AMD#2"));
    EXPECT_THAT(named({}), ElementsAre());
}

TEST(Devices, TheBestComesFirst)
{
    using enum vk::PhysicalDeviceType;
    std::vector<vk::PhysicalDeviceType> types{eCpu, eVirtualGpu, eOther, eIntegratedGpu, eDiscreteGpu};
    std::ranges::stable_sort(types, isBetter);
    EXPECT_THAT(types, ElementsAre(eDiscreteGpu, eIntegratedGpu, eVirtualGpu, eCpu, eOther));
}

TEST(Devices, NeedAQueueThatComputes)
{
    std::vector<vk::QueueFamilyProperties> families(3);
    families[0].queueFlags = vk::QueueFlagBits::eTransfer;
    families[1].queueFlags = vk::QueueFlagBits::eGraphics;
    families[2].queueFlags = vk::QueueFlagBits::eCompute;
    EXPECT_EQ(computeFamily(families), 2u);
    EXPECT_EQ(computeFamily(std::span(families).first(2)), std::nullopt);
}

// What vkCreateDevice was given, and the function that it went to.
PFN_vkCreateDevice g_create = nullptr;
std::optional<VkDeviceCreateInfo> g_created;

VKAPI_ATTR VkResult VKAPI_CALL spyOnCreate(VkPhysicalDevice physical, const VkDeviceCreateInfo* info,
                                           const VkAllocationCallbacks* allocator, VkDevice* device)
{
    g_created = *info;
    return g_create(physical, info, allocator, device);
}

// The kernels need no optional feature of Vulkan, so that every device runs the same ones.
TEST(Devices, AreMadeWithoutAFeatureOrAnExtension)
{
    const Instance instance(false);
    g_create = std::exchange(api.vkCreateDevice, &spyOnCreate);
    g_created.reset();
    const Device device(instance.device({}), {});
    api.vkCreateDevice = g_create;
    ASSERT_TRUE(g_created);
    EXPECT_EQ(g_created->pEnabledFeatures, nullptr);
    EXPECT_EQ(g_created->pNext, nullptr); // where features of later versions would hang
    EXPECT_EQ(g_created->enabledExtensionCount, 0u);
    EXPECT_EQ(g_created->queueCreateInfoCount, 1u);
}

TEST(Commands, ThatTakeTooLongAreAnErrorAndWaitedForBeforeTheNext)
{
    const Instance instance(true);
    const Device device(instance.device({}), {.timeoutNanoseconds = 1});
    Buffer buffer(device, Intent::Device, 0);
    buffer.reserve(uint64_t{64} << 20);
    Commands commands(device, 2);
    const auto fill = [&] {
        const VkCommandBuffer recording = commands.begin();
        commands.writeTimestamp(0);
        api.vkCmdFillBuffer(recording, buffer.handle(), 0, VK_WHOLE_SIZE, 7);
        commands.writeTimestamp(1);
        commands.run();
    };
    const auto timesOut = [&] { // a busy machine may come to wait only after the device is done
        for (int tries = 0; tries < 100; ++tries)
            try {
                fill();
            } catch (const EngineError&) {
                return true;
            }
        return false;
    };
    EXPECT_TRUE(timesOut());
    bool isDone = false;
    for (int tries = 0; !isDone && tries < 1'000'000; ++tries)
        try {
            commands.finish();
            isDone = true;
        } catch (const EngineError& error) {
            EXPECT_THAT(error.what(), HasSubstr("did not finish"));
        }
    EXPECT_TRUE(isDone);
    EXPECT_TRUE(timesOut()); // and it is left running: the destructor waits
    EXPECT_NO_THROW(instance.throwMessages());
}

// Runs a case's plan on an open device, its input zeros.
void runOn(Machine& machine, const Plan& plan)
{
    const Tensor input(plan.input);
    Tensor output(plan.output);
    const DataType type = plan.output.dataType;
    const std::span<std::byte> to = output.writableBytes();
    Timings times{.upload = 0, .download = 0};
    if (const auto* copy = std::get_if<StridedCopy>(&plan.work))
        forEachSlice(*copy, elementBytes(type), machine.limits(),
                     [&](const CopySlice& slice) { machine.run(slice, elementBytes(type), input.bytes(), to, times); });
    else
        forEachSlice(std::get<SeparableTaps>(plan.work), elementBytes(type), machine.limits(),
                     [&](const TapsSlice& slice) {
                         machine.run(std::get<SeparableTaps>(plan.work), slice, type, input.bytes(), to, times);
                     });
}

// How often memory was asked for and a pipeline was built, and the functions that the calls went to.
PFN_vkAllocateMemory g_allocate = nullptr;
PFN_vkCreateComputePipelines g_build = nullptr;
uint64_t g_allocated = 0, g_built = 0;

VKAPI_ATTR VkResult VKAPI_CALL spyOnAllocate(VkDevice device, const VkMemoryAllocateInfo* info,
                                             const VkAllocationCallbacks* allocator, VkDeviceMemory* memory)
{
    ++g_allocated;
    return g_allocate(device, info, allocator, memory);
}

VKAPI_ATTR VkResult VKAPI_CALL spyOnBuild(VkDevice device, VkPipelineCache cache, uint32_t count,
                                          const VkComputePipelineCreateInfo* infos,
                                          const VkAllocationCallbacks* allocator, VkPipeline* pipelines)
{
    ++g_built;
    return g_build(device, cache, count, infos, allocator, pipelines);
}

TEST(VulkanDispatcher, AllocatesNothingForTheSameCaseAgain)
{
    const Instance loaded(false); // fills the functions
    g_allocate = std::exchange(api.vkAllocateMemory, &spyOnAllocate);
    g_build = std::exchange(api.vkCreateComputePipelines, &spyOnBuild);
    for (const char* line :
         {"DEPTH_TO_SPACE1 --Sizes 1,8,64,64 --DataType FLOAT32 --BlockSize 2",
          "SPACE_TO_DEPTH1 --Sizes 1,1,9,9 --DataType UINT8 --BlockSize 3",
          "RESAMPLE1 --Sizes 1,2,40,40 --DataType FLOAT16 --Scales 1,1,2,2 --InterpolationMode LINEAR"}) {
        SCOPED_TRACE(line);
        Machine machine("", {});
        const Plan plan = makePlan(caseFromText(line).op);
        runOn(machine, plan);
        EXPECT_GT(std::exchange(g_allocated, 0), 0u);
        EXPECT_GT(std::exchange(g_built, 0), 0u);
        runOn(machine, plan);
        EXPECT_EQ(g_allocated + g_built, 0u);
    }
    api.vkAllocateMemory = g_allocate;
    api.vkCreateComputePipelines = g_build;
}

// The guard lies behind the bytes that this run uses, also where an earlier, larger run allocated more.
TEST(VulkanDispatcher, TheFirstByteBehindABufferIsGuarded)
{
    Machine machine("", {.guardBytes = 256});
    for (const char* line : {"DEPTH_TO_SPACE1 --Sizes 1,8,64,64 --DataType FLOAT32 --BlockSize 2",
                             "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType FLOAT32 --BlockSize 2"})
        runOn(machine, makePlan(caseFromText(line).op));
    EXPECT_TRUE(machine.dispatcher.guardsAreIntact());
    const std::span<std::byte> used = machine.dispatcher.input(192);
    used[191] = std::byte{1};
    EXPECT_TRUE(machine.dispatcher.guardsAreIntact());
    used[192] = std::byte{1};
    EXPECT_FALSE(machine.dispatcher.guardsAreIntact());
}

// In memory that the host does not see, the guard bands at both ends are read back with the output.
TEST(VulkanDispatcher, BandsInTheMemoryOfADeviceAreRead)
{
    Machine machine("", {.alwaysStage = true, .guardBytes = 256});
    constexpr uint64_t kUsed = 4096 + 16;
    Buffer device(machine.device, Intent::Device, 256), staging(machine.device, Intent::Readback, 256);
    const auto isIntact = [&](std::optional<uint64_t> written) {
        device.reserve(kUsed);
        staging.reserve(kUsed);
        Commands commands(machine.device, 1);
        const VkCommandBuffer buffer = commands.begin();
        const auto wait = [&] {
            constexpr VkPipelineStageFlags all = VK_PIPELINE_STAGE_ALL_COMMANDS_BIT;
            recordBarrier(buffer, {all, VK_ACCESS_MEMORY_WRITE_BIT},
                          {all | VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT});
        };
        device.recordGuards(buffer);
        wait();
        if (written)
            api.vkCmdFillBuffer(buffer, device.handle(), *written, 4, 0);
        wait();
        device.recordGuardsInto(buffer, staging);
        wait();
        commands.run();
        return staging.guardsAreIntact();
    };
    EXPECT_TRUE(isIntact({}));
    EXPECT_TRUE(isIntact(device.offset()));
    EXPECT_TRUE(isIntact(device.offset() + kUsed - 4));
    EXPECT_FALSE(isIntact(device.offset() - 4));
    EXPECT_FALSE(isIntact(device.offset() + kUsed));
    EXPECT_FALSE(isIntact(device.offset() + kUsed + 252));

    for (const char* line : {"DEPTH_TO_SPACE1 --Sizes 1,8,64,64 --DataType FLOAT32 --BlockSize 2",
                             "RESAMPLE1 --Sizes 1,2,7,7 --DataType UINT8 --Scales 1,1,2,2"}) {
        runOn(machine, makePlan(caseFromText(line).op));
        EXPECT_TRUE(machine.dispatcher.guardsAreIntact());
    }
}

TEST(VulkanProbe, TakesTheIterationsThatADeviceReallyRuns)
{
    const auto ofDeviceThatRuns = [](uint32_t most) {
        return iterationsOf([most](uint32_t iterations) { return iterations <= most; });
    };
    EXPECT_EQ(ofDeviceThatRuns(65'535), kMostIterations);
    EXPECT_EQ(ofDeviceThatRuns(kMostIterations), kMostIterations);
    EXPECT_EQ(ofDeviceThatRuns(kMostIterations - 1), kMostIterations / 2);
    EXPECT_EQ(ofDeviceThatRuns(1'000), 512u);
    EXPECT_EQ(ofDeviceThatRuns(kFewestIterations), kFewestIterations);
    EXPECT_THAT(messageOf<EngineError>([&] { ofDeviceThatRuns(kFewestIterations - 1); }),
                HasSubstr("fewer than 256 iterations"));
}

TEST(VulkanProbe, FindsTheLimitOfThisDevice)
{
    Machine machine("", {});
    EXPECT_EQ(machine.iterations, machine.probeIterations());
    EXPECT_GE(machine.iterations, kFewestIterations);
    EXPECT_LE(machine.iterations, kMostIterations);
    EXPECT_EQ(Machine("", {.loopIterations = 300}).limits().iterations, 300u);
}

} // namespace
} // namespace tessera::vulkan
