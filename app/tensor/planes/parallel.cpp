// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/parallel.h"

#include "app/base/work/thread_pool.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <thread>

namespace tessera {

namespace {

size_t helpers()
{
    static const size_t count = std::max(1u, std::thread::hardware_concurrency()) - 1;
    return count;
}

ThreadPool& threads(Pool pool)
{
    static ThreadPool painting(helpers()), loading(helpers());
    return pool == Pool::Painting ? painting : loading;
}

// Parts that several threads take one after the other. A thread that comes when none is left touches no part.
class Parts {
public:
    Parts(uint64_t count, const std::function<void(uint64_t)>& work)
        : m_open(count)
        , m_count(count)
        , m_work(work)
    {
    }

    void take()
    {
        std::unique_lock lock(m_mutex);
        while (m_next < m_count) {
            const uint64_t part = m_next++;
            lock.unlock();
            const std::exception_ptr failure = failureOf(part);
            lock.lock();
            if (failure)
                m_failure = failure;
            if (--m_open == 0)
                m_done.notify_all();
        }
    }

    void wait()
    {
        std::unique_lock lock(m_mutex);
        m_done.wait(lock, [this] { return m_open == 0; });
        if (m_failure)
            std::rethrow_exception(m_failure);
    }

private:
    std::exception_ptr failureOf(uint64_t part) const
    {
        try {
            m_work(part);
            return nullptr;
        } catch (...) {
            return std::current_exception();
        }
    }

    std::mutex m_mutex;
    std::condition_variable m_done;
    uint64_t m_next = 0, m_open;
    const uint64_t m_count;
    std::exception_ptr m_failure;
    const std::function<void(uint64_t)>& m_work; // the caller's, who waits until no part is open
};

} // namespace

void inParallel(Pool pool, uint64_t count, uint64_t parts, const std::function<void(uint64_t, uint64_t)>& work)
{
    parts = std::clamp<uint64_t>(parts, 1, std::max<uint64_t>(1, count));
    if (parts == 1)
        return work(0, count);
    const std::function<void(uint64_t)> one = [&](uint64_t part) {
        work(count * part / parts, count * (part + 1) / parts);
    };
    const auto shared = std::make_shared<Parts>(parts, one);
    for (uint64_t others = std::min<uint64_t>(parts - 1, helpers()); others > 0; --others)
        if (!threads(pool).start([shared] { shared->take(); }))
            break;
    shared->take();
    shared->wait();
}

} // namespace tessera
