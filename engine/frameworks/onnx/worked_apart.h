// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/descriptor.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace tessera::onnxfile {

// A child of this process that answers requests: a library that a hostile file brings down, or that asks for more than
// `memory` bytes, ends the child alone. The child has this thread only, and `work` waits for no other.
class WorkedApart {
public:
    using Work = std::function<std::string(const std::string& request)>;

    // All requests together may take `time`.
    WorkedApart(Work work, uint64_t memory, std::chrono::seconds time);
    ~WorkedApart() { end(); }
    WorkedApart(const WorkedApart&) = delete;
    WorkedApart& operator=(const WorkedApart&) = delete;

    // The work's answer. None: the child died or the time is over; the next request goes to another child.
    std::optional<std::string> ask(const std::string& request);

private:
    bool begin();
    void end();

    Work m_work;
    uint64_t m_memory;
    std::chrono::microseconds m_left;
    Descriptor m_socket;
    int m_child = 0;
    int m_starts = 0;
};

} // namespace tessera::onnxfile
