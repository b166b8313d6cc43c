// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/error.h"

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan_core.h>

#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace tessera::vulkan {

// Every function of Vulkan that is called. The loader is opened at run time, so that the program starts without one.
// The pointers live in our namespace: at file scope, in a program that links libtessera.a and calls Vulkan itself, they
// would take the place of the loader's functions.
#define TESSERA_VULKAN(name) extern PFN_##name name;
#include "engine/compute/vulkan/functions.inc"
#undef TESSERA_VULKAN

// Opens the loader where it is not open, and fills the functions that need no instance. False where none starts.
bool openLoader();
// Fills the others, where they are not: the loader's functions serve every instance and device.
void loadFunctions(VkInstance instance);

// A call that failed: "vkQueueSubmit: VK_ERROR_DEVICE_LOST".
struct ApiError : std::runtime_error {
    ApiError(const char* call, VkResult code);
    VkResult result;
};

// Gives back what `call` returned. Throws ApiError where that is an error.
VkResult check(const char* call, VkResult result);

// Owns what one of Vulkan's functions made of `parent`, which must outlive it.
template <class T, class Parent = VkDevice> class Handle {
public:
    using Destroy = void (*)(Parent, T, const VkAllocationCallbacks*);

    Handle() = default;
    Handle(Parent parent, T object, Destroy destroy)
        : m_parent(parent)
        , m_object(object)
        , m_destroy(destroy)
    {
    }
    Handle(Handle&& other) noexcept { swap(other); }
    Handle& operator=(Handle&& other) noexcept
    {
        Handle(std::move(other)).swap(*this);
        return *this;
    }
    ~Handle()
    {
        if (m_object != VK_NULL_HANDLE)
            m_destroy(m_parent, m_object, nullptr);
    }

    T operator*() const { return m_object; }

private:
    void swap(Handle& other) noexcept
    {
        std::swap(m_parent, other.m_parent);
        std::swap(m_object, other.m_object);
        std::swap(m_destroy, other.m_destroy);
    }

    Parent m_parent{};
    T m_object = VK_NULL_HANDLE;
    Destroy m_destroy = nullptr;
};

// What `create`, the function `call`, makes of `info`. Throws ApiError.
template <class T, class Info>
Handle<T> make(const char* call, VkDevice device, const Info& info,
               VkResult (*create)(VkDevice, const Info*, const VkAllocationCallbacks*, T*),
               typename Handle<T>::Destroy destroy)
{
    T object = VK_NULL_HANDLE;
    check(call, create(device, &info, nullptr, &object));
    return {device, object, destroy};
}

// Opens the loader and an instance. Throws EngineError: no loader, no driver, a driver that is broken.
class Instance {
public:
    // `checksIndices`: the validation layer also looks at each index by which a shader accesses a buffer.
    explicit Instance(bool validate, bool checksIndices = false);

    // Every device with a compute queue, the best first: discrete, integrated, virtual, software. Throws EngineError
    // where there is none.
    std::vector<VkPhysicalDevice> devices() const;
    VkPhysicalDevice device(const std::string& name) const; // by its short name; empty: the best

    void throwMessages() const; // throws EngineError with the first message of the validation layer since the last call

private:
    void listen(); // to the validation layer
    static VKAPI_ATTR VkBool32 VKAPI_CALL onMessage(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                                    VkDebugUtilsMessageTypeFlagsEXT types,
                                                    const VkDebugUtilsMessengerCallbackDataEXT* data, void* self);

    mutable std::mutex m_mutex; // messages come from any thread
    mutable std::vector<std::string> m_messages;
    Handle<VkInstance, std::nullptr_t> m_instance;
    Handle<VkDebugUtilsMessengerEXT, VkInstance> m_messenger;
};

// What the driver says, with what to do about it.
EngineError engineError(const ApiError& error);

// The names of devices on a command line: "llvmpipe", "NVIDIA-H200"; the second of two equal ones ends in "#2".
std::vector<std::string> shortNames(const std::vector<std::string>& deviceNames);
std::vector<std::string> shortNames(const std::vector<VkPhysicalDevice>& devices);

// Whether devices of type `one` come before those of type `other`: discrete, integrated, virtual, software.
bool isBetter(VkPhysicalDeviceType one, VkPhysicalDeviceType other);

// The index of the first queue family with compute queues.
std::optional<uint32_t> computeFamily(std::span<const VkQueueFamilyProperties> families);
std::vector<VkQueueFamilyProperties> queueFamilies(VkPhysicalDevice device);

uint64_t deviceMemory(const VkPhysicalDeviceMemoryProperties& memory); // bytes of the largest heap of the device

// One line for people: device, whether it is software, driver, API version, memory, limits, features.
Message describe(VkPhysicalDevice device);

} // namespace tessera::vulkan
