// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/threads.h"

#include <mutex>
#include <system_error>
#include <thread>
#include <vector>

namespace tessera {

unsigned threadsThatStart(unsigned wanted)
{
    std::mutex gate; // all live at the same time
    std::unique_lock closed(gate);
    std::vector<std::thread> threads;
    threads.reserve(wanted);
    try {
        while (threads.size() < wanted)
            threads.emplace_back([&gate] { const std::lock_guard wait(gate); });
    } catch (const std::system_error&) { // these are what there is
    }
    closed.unlock();
    for (std::thread& thread : threads)
        thread.join();
    return static_cast<unsigned>(threads.size());
}

} // namespace tessera
