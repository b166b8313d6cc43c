// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/vulkan/instance.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <cstring>
#include <map>

namespace tessera::vulkan {

namespace {

constexpr const char* kValidationLayer = "VK_LAYER_KHRONOS_validation";

vk::raii::Context openLoader()
{
    try {
        return vk::raii::Context();
    } catch (const std::exception&) {
        throw EngineError(say("vulkan",
                              "Vulkan has no loader that starts (libvulkan.so.1). Install the packages libvulkan1 and "
                              "mesa-vulkan-drivers, which needs no GPU, or the driver of your GPU")
                          + ".");
    }
}

// What keeps the loader from looking where drivers are installed.
struct ChosenDrivers {
    const char* variable;
    std::string files;
};

std::optional<ChosenDrivers> chosenDrivers()
{
    for (const char* variable : {"VK_DRIVER_FILES", "VK_ICD_FILENAMES"})
        if (const char* files = std::getenv(variable); files != nullptr && *files != '\0')
            return ChosenDrivers{variable, files};
    return {};
}

EngineError noDriver(const vk::SystemError& error)
{
    if (const auto chosen = chosenDrivers())
        return EngineError(
            say("vulkan",
                "Vulkan has no driver that starts (%1); %2 has it look at nothing but %3. Install the packages "
                "libvulkan1 and mesa-vulkan-drivers, which needs no GPU, or the driver of your GPU")(
                error.what(), chosen->variable, chosen->files)
            + ".");
    return EngineError(say("vulkan",
                           "Vulkan has no driver that starts (%1). Install the packages libvulkan1 and "
                           "mesa-vulkan-drivers, which needs no GPU, or the driver of your GPU")(error.what())
                       + ".");
}

EngineError noDevice()
{
    if (const auto chosen = chosenDrivers())
        return EngineError(
            say("vulkan",
                "Vulkan has no driver that finds a device with a compute queue; %1 has it look at nothing but %2. "
                "Install the packages libvulkan1 and mesa-vulkan-drivers, which needs no GPU, or the driver of your "
                "GPU")(chosen->variable, chosen->files)
            + ".");
    return EngineError(say("vulkan",
                           "Vulkan has no driver that finds a device with a compute queue. Install the packages "
                           "libvulkan1 and mesa-vulkan-drivers, which needs no GPU, or the driver of your GPU")
                       + ".");
}

std::string versionText(uint32_t version)
{
    return std::to_string(VK_API_VERSION_MAJOR(version)) + "." + std::to_string(VK_API_VERSION_MINOR(version)) + "."
        + std::to_string(VK_API_VERSION_PATCH(version));
}

} // namespace

Instance::Instance(bool validate)
    : m_context(openLoader())
{
    const vk::ApplicationInfo application("tessera", 1, "tessera", 1, VK_API_VERSION_1_1);
    std::vector<const char*> layers, extensions;
    std::array features{vk::ValidationFeatureEnableEXT::eSynchronizationValidation};
    const vk::ValidationFeaturesEXT synchronization(features);
    vk::InstanceCreateInfo info({}, &application);
    if (validate) {
        const auto available = m_context.enumerateInstanceLayerProperties();
        if (std::ranges::none_of(available,
                                 [](const auto& layer) { return std::strcmp(layer.layerName, kValidationLayer) == 0; }))
            throw EngineError(
                say("vulkan", "The Vulkan validation layer is missing. Install the package vulkan-validationlayers")
                + ".");
        layers.push_back(kValidationLayer);
        extensions.push_back(VK_EXT_DEBUG_UTILS_EXTENSION_NAME);
        info.setPNext(&synchronization);
    }
    info.setPEnabledLayerNames(layers).setPEnabledExtensionNames(extensions);
    try {
        m_instance = vk::raii::Instance(m_context, info);
    } catch (const vk::SystemError& error) {
        throw noDriver(error);
    }
    if (validate) {
        const VkDebugUtilsMessengerCreateInfoEXT wanted{
            .sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT,
            .pNext = nullptr,
            .flags = 0,
            .messageSeverity =
                VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT,
            .messageType =
                VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_TYPE_PERFORMANCE_BIT_EXT,
            .pfnUserCallback = &Instance::onMessage,
            .pUserData = this,
        };
        m_messenger = vk::raii::DebugUtilsMessengerEXT(m_instance, vk::DebugUtilsMessengerCreateInfoEXT(wanted));
    }
}

VkBool32 Instance::onMessage(VkDebugUtilsMessageSeverityFlagBitsEXT, VkDebugUtilsMessageTypeFlagsEXT,
                             const VkDebugUtilsMessengerCallbackDataEXT* data, void* self)
{
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

std::vector<vk::raii::PhysicalDevice> Instance::devices() const
{
    std::vector<vk::raii::PhysicalDevice> found;
    try {
        for (vk::raii::PhysicalDevice& device : vk::raii::PhysicalDevices(m_instance))
            if (device.getProperties().apiVersion >= VK_API_VERSION_1_1
                && computeFamily(device.getQueueFamilyProperties()))
                found.push_back(std::move(device));
    } catch (const vk::SystemError&) {
        // A loader without a driver answers with an error instead of an empty list.
    }
    if (found.empty())
        throw noDevice();
    std::ranges::stable_sort(found, isBetter, [](const auto& device) { return device.getProperties().deviceType; });
    return found;
}

vk::raii::PhysicalDevice Instance::device(const std::string& name) const
{
    std::vector<vk::raii::PhysicalDevice> found = devices();
    const std::vector<std::string> names = shortNames(found);
    if (name.empty())
        return std::move(found.front());
    const auto named = std::ranges::find(names, name);
    if (named == names.end()) {
        std::string list;
        for (const std::string& each : names)
            list += (list.empty() ? "vulkan:" : ", vulkan:") + each;
        throw EngineError(say("vulkan", "There is no Vulkan device \"%1\"; this machine has %2")(name, list) + ".");
    }
    return std::move(found[static_cast<size_t>(named - names.begin())]);
}

EngineError engineError(const vk::SystemError& error)
{
    const auto code = static_cast<vk::Result>(error.code().value());
    if (code == vk::Result::eErrorOutOfDeviceMemory || code == vk::Result::eErrorOutOfHostMemory)
        return EngineError(say("vulkan",
                               "The Vulkan device has not enough memory for this case. Close other programs that use "
                               "it, or run the case on the cpu engine")
                           + ".");
    if (code == vk::Result::eErrorDeviceLost)
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

std::vector<std::string> shortNames(const std::vector<vk::raii::PhysicalDevice>& devices)
{
    std::vector<std::string> names;
    names.reserve(devices.size());
    for (const vk::raii::PhysicalDevice& device : devices)
        names.emplace_back(device.getProperties().deviceName.data());
    return shortNames(names);
}

bool isBetter(vk::PhysicalDeviceType one, vk::PhysicalDeviceType other)
{
    using Type = vk::PhysicalDeviceType;
    constexpr std::array kBestFirst = {Type::eDiscreteGpu, Type::eIntegratedGpu, Type::eVirtualGpu};
    return std::ranges::find(kBestFirst, one) < std::ranges::find(kBestFirst, other);
}

std::optional<uint32_t> computeFamily(std::span<const vk::QueueFamilyProperties> families)
{
    for (uint32_t family = 0; family < families.size(); ++family)
        if (families[family].queueFlags & vk::QueueFlagBits::eCompute)
            return family;
    return std::nullopt;
}

uint64_t deviceMemory(const vk::PhysicalDeviceMemoryProperties& memory)
{
    uint64_t largest = 0;
    for (uint32_t heap = 0; heap < memory.memoryHeapCount; ++heap)
        if (memory.memoryHeaps[heap].flags & vk::MemoryHeapFlagBits::eDeviceLocal)
            largest = std::max<uint64_t>(largest, memory.memoryHeaps[heap].size);
    return largest;
}

std::string loaderVersion()
{
    return versionText(openLoader().enumerateInstanceVersion());
}

Message describe(const vk::raii::PhysicalDevice& device)
{
    const auto chain = device.getProperties2<vk::PhysicalDeviceProperties2, vk::PhysicalDeviceDriverProperties>();
    const auto& properties = chain.get<vk::PhysicalDeviceProperties2>().properties;
    const auto& driver = chain.get<vk::PhysicalDeviceDriverProperties>();
    const vk::PhysicalDeviceMemoryProperties memory = device.getMemoryProperties();
    const auto& groups = properties.limits.maxComputeWorkGroupCount;
    const std::string version = versionText(properties.apiVersion);
    const Message name = properties.deviceType == vk::PhysicalDeviceType::eCpu
        //: A device that is a program: the rest of the line says more of it.
        ? say("vulkan", "%1, software")(properties.deviceName.data())
        : Message(properties.deviceName.data());
    const uint64_t mebibytes = deviceMemory(memory) >> 20, most = properties.limits.maxStorageBufferRange >> 20;
    const std::string most2d = std::to_string(groups[0]) + " × " + std::to_string(groups[1]);
    if (driver.driverName[0] == '\0')
        return say("vulkan", "%1, Vulkan %2, %3 MiB, buffers of up to %4 MiB, %5 groups, no optional features used")(
            name, version, mebibytes, most, most2d);
    return say("vulkan",
               "%1, driver %2, Vulkan %3, %4 MiB, buffers of up to %5 MiB, %6 groups, no optional features used")(
        name, std::string(driver.driverName.data()) + " " + driver.driverInfo.data(), version, mebibytes, most, most2d);
}

} // namespace tessera::vulkan
