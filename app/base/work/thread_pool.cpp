// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/work/thread_pool.h"

#include <chrono>
#include <system_error>
#include <utility>

namespace tessera {

ThreadPool::~ThreadPool()
{
    {
        const std::lock_guard lock(m_mutex);
        m_isEnding = true;
    }
    m_changed.notify_all();
    for (std::thread& thread : m_threads)
        thread.join();
}

bool ThreadPool::start(std::function<void()> work)
{
    const std::lock_guard lock(m_mutex);
    const size_t free = m_threads.size() - m_active;
    if (m_waiting.size() >= free && m_threads.size() < m_most) {
        try {
            m_threads.emplace_back([this] { serve(); });
        } catch (const std::system_error&) {
            return false;
        }
    }
    m_waiting.push_back(std::move(work));
    m_changed.notify_one();
    return true;
}

bool ThreadPool::waitForDone(std::optional<int> milliseconds)
{
    std::unique_lock lock(m_mutex);
    const auto isDone = [this] { return m_active == 0 && m_waiting.empty(); };
    if (milliseconds)
        return m_done.wait_for(lock, std::chrono::milliseconds(*milliseconds), isDone);
    m_done.wait(lock, isDone);
    return true;
}

size_t ThreadPool::activeThreadCount()
{
    const std::lock_guard lock(m_mutex);
    return m_active + m_waiting.size();
}

void ThreadPool::serve()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_changed.wait(lock, [this] { return m_isEnding || !m_waiting.empty(); });
        if (m_waiting.empty())
            return;
        std::function<void()> work = std::move(m_waiting.front());
        m_waiting.pop_front();
        ++m_active;
        lock.unlock();
        work();
        work = {}; // frees what the work held
        lock.lock();
        --m_active;
        if (m_active == 0 && m_waiting.empty())
            m_done.notify_all();
    }
}

} // namespace tessera
