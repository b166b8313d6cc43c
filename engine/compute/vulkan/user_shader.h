// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/vulkan/vulkan_engine.h"

#include <array>
#include <memory>
#include <span>
#include <string>
#include <vector>

namespace tessera::vulkan {

// A user's compute shader on a device of ours: binding 0 is the input, 1 the output, 2 a table of numbers;
// all are storage buffers. Guard bands lie round each, of 1 MiB or more behind it, as far as the device binds so much;
// the output is filled before each run.
class UserShader {
public:
    // SPIR-V with an entry point "main", of at least its header. Under the validation layer whatever it writes by any
    // index shows. Throws EngineError, also for what no device takes.
    UserShader(const std::vector<uint32_t>& code, const Setup& setup);
    ~UserShader();
    UserShader(const UserShader&) = delete;
    UserShader& operator=(const UserShader&) = delete;

    static constexpr std::byte kFilling{0xa5};

    std::string device() const; // one line for people
    uint32_t mostGroups() const; // on each axis
    // `output` is written whole. Gives back the seconds of the kernel, by the device's clock. Throws RunFailure where
    // the device binds no such buffers, something beside the output was written, or the validation layer has seen
    // something; EngineError: lost, out of memory.
    double run(std::span<const std::byte> input, std::span<const std::byte> table,
               const std::array<uint32_t, 3>& groups, std::span<std::byte> output);

private:
    uint64_t banded(uint64_t bytes) const;
    void requireQuiet() const; // throws RunFailure

    struct Parts;
    std::unique_ptr<Parts> m_parts;
    Setup m_setup;
};

} // namespace tessera::vulkan
