// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/vulkan_engine.h"

#include <array>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tessera::vulkan {

// A user's compute shader on a device. Storage buffer 0 is the input, 1 the output, 2 a table of numbers. Guard bands
// lie round each; the one after it has 1 MiB or more, as far as the device binds that much. The output is filled before
// each run.
class UserShader {
public:
    // `code` is SPIR-V with an entry point "main", at least as long as a header. The validation layer, if it is on,
    // sees writes at any index. Throws EngineError, also for code that no device takes.
    UserShader(const std::vector<uint32_t>& code, const Setup& setup);
    ~UserShader();
    UserShader(const UserShader&) = delete;
    UserShader& operator=(const UserShader&) = delete;

    static constexpr std::byte kFilling{0xa5};

    std::string device() const; // one line for people
    uint32_t mostGroups() const; // on each axis
    // Writes all of `output`. Returns the kernel's seconds by the device's clock. Throws RunFailure where the device
    // cannot bind such buffers, the shader wrote beside the output, or the validation layer reported something;
    // EngineError where the device is lost or out of memory.
    double run(std::span<const std::byte> input, std::span<const std::byte> table,
               const std::array<uint32_t, 3>& groups, std::span<std::byte> output);

private:
    uint64_t banded(uint64_t bytes) const;

    struct Parts;
    std::unique_ptr<Parts> m_parts;
};

} // namespace tessera::vulkan
