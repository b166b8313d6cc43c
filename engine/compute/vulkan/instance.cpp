// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/device.h"

#include "engine/core/message/plain_text.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <iterator>
#include <map>
#include <mutex>
#include <string>
#include <string_view>

#include <dlfcn.h>

namespace tessera::vulkan {

Functions api;

namespace {

std::mutex g_loading;

constexpr const char* kValidationLayer = "VK_LAYER_KHRONOS_validation";

// An error that says what is missing, and what to do about it.
EngineError missing(const Message& sentence)
{
    return EngineError(sentence + ". "
                       + say("vulkan",
                             "Install the packages libvulkan1 and mesa-vulkan-drivers, which needs no GPU, or the "
                             "driver of your GPU")
                       + ".");
}

// Opens the loader unless it is open, and sets the functions that need no instance.
void requireLoader()
{
    const std::lock_guard lock(g_loading);
    for (const char* name : {"libvulkan.so.1", "libvulkan.so"}) {
        void* const library = api.vkCreateInstance == nullptr ? dlopen(name, RTLD_NOW | RTLD_LOCAL) : nullptr;
        void* const found = library != nullptr ? dlsym(library, "vkGetInstanceProcAddr") : nullptr;
        if (found != nullptr)
            api.init(reinterpret_cast<PFN_vkGetInstanceProcAddr>(found));
    }
    if (api.vkCreateInstance == nullptr)
        throw missing(say("vulkan", "Vulkan has no loader that starts (libvulkan.so.1)"));
}

// Which variable keeps the loader from the installed drivers; empty: none.
Message chosenDrivers()
{
    for (const char* variable : {"VK_DRIVER_FILES", "VK_ICD_FILENAMES"})
        if (const char* files = std::getenv(variable); files != nullptr && *files != '\0')
            //: After the sentence that there is no driver.
            return say("vulkan", "; %1 has it look at nothing but %2")(variable, files);
    return {};
}

void requireValidationLayer()
{
    if (std::ranges::none_of(vk::enumerateInstanceLayerProperties(api),
                             [](const auto& layer) { return std::strcmp(layer.layerName, kValidationLayer) == 0; }))
        throw EngineError(
            say("vulkan", "The Vulkan validation layer is missing. Install the package vulkan-validationlayers") + ".");
}

std::string versionText(uint32_t version)
{
    return std::to_string(VK_API_VERSION_MAJOR(version)) + "." + std::to_string(VK_API_VERSION_MINOR(version)) + "."
        + std::to_string(VK_API_VERSION_PATCH(version));
}

} // namespace

Instance::Instance(bool validate, bool checksIndices)
{
    requireLoader();
    const vk::ApplicationInfo application("tessera", 1, "tessera", 1, VK_API_VERSION_1_1);
    const auto feature = checksIndices ? vk::ValidationFeatureEnableEXT::eGpuAssisted
                                       : vk::ValidationFeatureEnableEXT::eSynchronizationValidation;
    const vk::ValidationFeaturesEXT features(1, &feature);
    const char* const extension = VK_EXT_DEBUG_UTILS_EXTENSION_NAME;
    vk::InstanceCreateInfo info({}, &application);
    if (validate) {
        requireValidationLayer();
        info.setPNext(&features).setPEnabledLayerNames(kValidationLayer).setPEnabledExtensionNames(extension);
    }
    try {
        m_instance = vk::createInstanceUnique(info, nullptr, api);
    } catch (const vk::SystemError& error) {
        throw missing(say("vulkan", "Vulkan has no driver that starts (%1)")(error.what()) + chosenDrivers());
    }
    if (const std::lock_guard lock(g_loading); api.vkDestroyInstance == nullptr)
        api.init(*m_instance); // the functions serve every instance and device
    if (validate)
        listen();
}

// The functions of an extension are those of an instance that has it.
void Instance::listen()
{
    if (const std::lock_guard lock(g_loading); api.vkDestroyDebugUtilsMessengerEXT == nullptr) {
        api.vkCreateDebugUtilsMessengerEXT = reinterpret_cast<PFN_vkCreateDebugUtilsMessengerEXT>(
            api.vkGetInstanceProcAddr(*m_instance, "vkCreateDebugUtilsMessengerEXT"));
        api.vkDestroyDebugUtilsMessengerEXT = reinterpret_cast<PFN_vkDestroyDebugUtilsMessengerEXT>(
            api.vkGetInstanceProcAddr(*m_instance, "vkDestroyDebugUtilsMessengerEXT"));
    }
    const VkDebugUtilsMessengerCreateInfoEXT wanted{
        .sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT,
        .messageSeverity =
            VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT,
        .messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_TYPE_PERFORMANCE_BIT_EXT,
        .pfnUserCallback = &Instance::onMessage,
        .pUserData = this,
    };
    m_messenger = m_instance->createDebugUtilsMessengerEXTUnique(wanted, nullptr, api);
}

VkBool32 Instance::onMessage(VkDebugUtilsMessageSeverityFlagBitsEXT, VkDebugUtilsMessageTypeFlagsEXT,
                             const VkDebugUtilsMessengerCallbackDataEXT* data, void* self)
{
    // Newer layers report features that they switch on for themselves, which is no mistake of ours.
    if (std::string_view(data->pMessage).find("Internal Warning: ") != std::string_view::npos)
        return VK_FALSE;
    const auto* const instance = static_cast<Instance*>(self);
    const std::lock_guard lock(instance->m_mutex);
    instance->m_messages.emplace_back(data->pMessage);
    return VK_FALSE;
}

void Instance::throwMessages() const
{
    const std::lock_guard lock(m_mutex);
    const std::vector<std::string> messages = std::exchange(m_messages, {});
    if (!messages.empty())
        throw EngineError(say("vulkan", "The Vulkan validation layer says: %1")(messages.front()));
}

std::vector<vk::PhysicalDevice> Instance::devices() const
{
    std::vector<vk::PhysicalDevice> found;
    try {
        found = m_instance->enumeratePhysicalDevices(api);
    } catch (const vk::SystemError&) {
        // A loader without a driver answers with an error instead of an empty list.
    }
    std::erase_if(found, [](vk::PhysicalDevice device) {
        return device.getProperties(api).apiVersion < VK_API_VERSION_1_1
            || !computeFamily(device.getQueueFamilyProperties(api));
    });
    if (found.empty())
        throw missing(say("vulkan", "Vulkan has no driver that finds a device with a compute queue") + chosenDrivers());
    std::ranges::stable_sort(found, isBetter,
                             [](vk::PhysicalDevice device) { return device.getProperties(api).deviceType; });
    return found;
}

vk::PhysicalDevice Instance::device(const std::string& name) const
{
    const std::vector<vk::PhysicalDevice> found = devices();
    const std::vector<std::string> names = shortNames(found);
    if (name.empty())
        return found.front();
    const auto named = std::ranges::find(names, name);
    if (named == names.end()) {
        const std::string list = listText(names, ", ", [](const std::string& each) { return "vulkan:" + each; });
        throw EngineError(say("vulkan", "There is no Vulkan device \"%1\"; this machine has %2")(name, list) + ".");
    }
    return found[static_cast<size_t>(named - names.begin())];
}

EngineError engineError(const vk::SystemError& error)
{
    const auto result = static_cast<vk::Result>(error.code().value());
    if (result == vk::Result::eErrorOutOfDeviceMemory || result == vk::Result::eErrorOutOfHostMemory)
        return EngineError(say("vulkan",
                               "The Vulkan device has not enough memory for this case. Close other programs that use "
                               "it, or run the case on the cpu engine")
                           + ".");
    if (result == vk::Result::eErrorDeviceLost)
        return EngineError(
            say("vulkan", "The Vulkan device was lost: its driver stopped or reset it. Run again to reopen it") + ".");
    return EngineError(say("vulkan", "Vulkan failed: %1. Run the case on the cpu engine")(error.what()) + ".");
}

std::vector<std::string> shortNames(const std::vector<std::string>& deviceNames)
{
    std::vector<std::string> names;
    std::map<std::string, int> seen;
    for (const std::string& deviceName : deviceNames) {
        std::string name = deviceName.substr(0, deviceName.find(" ("));
        std::ranges::replace(name, ' ', '-');
        const int twin = ++seen[name];
        names.push_back(twin == 1 ? name : name + "#" + std::to_string(twin));
    }
    return names;
}

std::vector<std::string> shortNames(const std::vector<vk::PhysicalDevice>& devices)
{
    std::vector<std::string> names;
    names.reserve(devices.size());
    for (vk::PhysicalDevice device : devices)
        names.emplace_back(device.getProperties(api).deviceName.data());
    return shortNames(names);
}

bool isBetter(vk::PhysicalDeviceType one, vk::PhysicalDeviceType other)
{
    using enum vk::PhysicalDeviceType;
    constexpr std::array kBestFirst = {eDiscreteGpu, eIntegratedGpu, eVirtualGpu};
    return std::ranges::find(kBestFirst, one) < std::ranges::find(kBestFirst, other);
}

std::optional<uint32_t> computeFamily(std::span<const vk::QueueFamilyProperties> families)
{
    for (uint32_t family = 0; family < families.size(); ++family)
        if (families[family].queueFlags & vk::QueueFlagBits::eCompute)
            return family;
    return std::nullopt;
}

uint64_t deviceMemory(const VkPhysicalDeviceMemoryProperties& memory)
{
    uint64_t largest = 0;
    for (uint32_t heap = 0; heap < memory.memoryHeapCount; ++heap)
        if ((memory.memoryHeaps[heap].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT) != 0)
            largest = std::max<uint64_t>(largest, memory.memoryHeaps[heap].size);
    return largest;
}

Message describe(vk::PhysicalDevice device)
{
    using Driver = vk::PhysicalDeviceDriverProperties;
    const auto driver = device.getProperties2<vk::PhysicalDeviceProperties2, Driver>(api).get<Driver>();
    const vk::PhysicalDeviceProperties properties = device.getProperties(api);
    const vk::PhysicalDeviceMemoryProperties memory = device.getMemoryProperties(api);
    const auto& groups = properties.limits.maxComputeWorkGroupCount;
    const std::string version = versionText(properties.apiVersion);
    const Message name = properties.deviceType == vk::PhysicalDeviceType::eCpu
        //: A device that is a program: the rest of the line says more of it.
        ? say("vulkan", "%1, software")(properties.deviceName.data())
        : Message(properties.deviceName.data());
    const uint64_t mebibytes = deviceMemory(memory) >> 20, most = properties.limits.maxStorageBufferRange >> 20;
    const std::string most2d = std::to_string(groups[0]) + " × " + std::to_string(groups[1]);
    const Message by = driver.driverName[0] == '\0'
        ? Message()
        : say("vulkan", ", driver %1")(std::string(driver.driverName.data()) + " " + driver.driverInfo.data());
    return name + by
        + say("vulkan", ", Vulkan %1, %2 MiB, buffers of up to %3 MiB, %4 groups, no optional features used")(
               version, mebibytes, most, most2d);
}

} // namespace tessera::vulkan

std::string tessera::vulkanLoaderVersion()
{
    using namespace vulkan;
    requireLoader();
    // The loaders of Vulkan 1.0 lack the function.
    return versionText(api.vkEnumerateInstanceVersion ? vk::enumerateInstanceVersion(api) : VK_API_VERSION_1_0);
}
