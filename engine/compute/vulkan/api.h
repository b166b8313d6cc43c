// SPDX-License-Identifier: Apache-2.0
#pragma once

#define VK_NO_PROTOTYPES
#include <vulkan/vulkan_core.h>

#include <cstdint>
#include <stdexcept>
#include <utility>

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

} // namespace tessera::vulkan
