// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <limits>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

namespace tessera {

// Threads that are started when they are needed, and then wait for the next work. Qt's pool waits for ever for a thread
// that the system does not start.
class ThreadPool {
public:
    explicit ThreadPool(size_t most = std::numeric_limits<size_t>::max())
        : m_most(most)
    {
    }
    ~ThreadPool(); // waits until all is done

    // Gives the work to a free thread, to a new one or, where there are `most`, to the next free one, in the order of
    // the calls. False: the system starts no further thread, and the work is the caller's. It throws
    // nothing.
    bool start(std::function<void()> work);
    // Until all work has ended that was started; false: it has not, so many milliseconds later.
    bool waitForDone(std::optional<int> milliseconds = {});
    size_t activeThreadCount(); // threads with work, which may be about to begin

private:
    void serve();

    const size_t m_most;
    std::mutex m_mutex; // guards what follows
    std::condition_variable m_changed; // there is work, or none will come
    std::condition_variable m_done;
    std::deque<std::function<void()>> m_waiting;
    size_t m_active = 0;
    bool m_isEnding = false;
    std::vector<std::thread> m_threads;
};

} // namespace tessera
