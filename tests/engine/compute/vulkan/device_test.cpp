// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/buffer.h"
#include "engine/compute/vulkan/device.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace tessera::vulkan {
namespace {

using testing::ElementsAre;

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
    constexpr VkPhysicalDeviceType kCpu = VK_PHYSICAL_DEVICE_TYPE_CPU, kOther = VK_PHYSICAL_DEVICE_TYPE_OTHER,
                                   kVirtual = VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU,
                                   kIntegrated = VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU,
                                   kDiscrete = VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU;
    std::vector<VkPhysicalDeviceType> types{kCpu, kVirtual, kOther, kIntegrated, kDiscrete};
    std::ranges::stable_sort(types, isBetter);
    EXPECT_THAT(types, ElementsAre(kDiscrete, kIntegrated, kVirtual, kCpu, kOther));
}

TEST(Devices, NeedAQueueThatComputes)
{
    std::vector<VkQueueFamilyProperties> families(3);
    families[0].queueFlags = VK_QUEUE_TRANSFER_BIT;
    families[1].queueFlags = VK_QUEUE_GRAPHICS_BIT;
    families[2].queueFlags = VK_QUEUE_COMPUTE_BIT;
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

// The kernels are the same on every device since they need nothing that a device may lack.
TEST(Devices, AreMadeWithoutAFeatureOrAnExtension)
{
    const Instance instance(false);
    g_create = std::exchange(vkCreateDevice, &spyOnCreate);
    g_created.reset();
    const Device device(instance, instance.device({}), {});
    vkCreateDevice = g_create;
    ASSERT_TRUE(g_created);
    EXPECT_EQ(g_created->pEnabledFeatures, nullptr);
    EXPECT_EQ(g_created->pNext, nullptr); // where features of later versions would hang
    EXPECT_EQ(g_created->enabledExtensionCount, 0u);
    EXPECT_EQ(g_created->queueCreateInfoCount, 1u);
}

TEST(Commands, ThatTakeTooLongAreAnErrorAndWaitedForBeforeTheNext)
{
    const Instance instance(true);
    const Device device(instance, instance.device({}), {.timeoutNanoseconds = 1});
    Buffer buffer(device, Intent::Device, 0);
    buffer.reserve(uint64_t{64} << 20);
    Commands commands(device, 2);
    const auto fill = [&] {
        const VkCommandBuffer recording = commands.begin();
        commands.writeTimestamp(0);
        vkCmdFillBuffer(recording, buffer.handle(), 0, VK_WHOLE_SIZE, 7);
        commands.writeTimestamp(1);
        commands.run();
    };
    EXPECT_THROW(fill(), EngineError);
    bool isDone = false;
    for (int tries = 0; !isDone && tries < 1'000'000; ++tries)
        try {
            commands.finish();
            isDone = true;
        } catch (const EngineError& error) {
            EXPECT_THAT(error.what(), testing::HasSubstr("did not finish"));
        }
    EXPECT_TRUE(isDone);
    EXPECT_THROW(fill(), EngineError); // and it is left running: the destructor waits
    EXPECT_NO_THROW(instance.throwMessages());
}

} // namespace
} // namespace tessera::vulkan
