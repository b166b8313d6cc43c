// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/parallel.h"

#include "app/base/controls/latest.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <latch>
#include <memory>
#include <mutex>
#include <thread>

namespace tessera {

namespace {

const size_t kHelpers = std::max(1u, std::thread::hardware_concurrency()) - 1; // beside the caller

ThreadPool& threads(Pool pool)
{
    static ThreadPool painting(kHelpers), loading(kHelpers);
    return pool == Pool::Painting ? painting : loading;
}

} // namespace

void inParallel(Pool pool, uint64_t count, uint64_t parts, const std::function<void(uint64_t, uint64_t)>& work)
{
    parts = std::clamp<uint64_t>(parts, 1, std::max<uint64_t>(1, count));
    if (parts == 1)
        return work(0, count);
    struct Parts {
        explicit Parts(uint64_t count)
            : open(ptrdiff_t(count))
        {
        }
        std::atomic<uint64_t> next = 0;
        std::latch open;
        std::mutex mutex;
        std::exception_ptr failure = {};
    };
    const auto shared = std::make_shared<Parts>(parts);
    // The caller waits until no part is open. A thread that finds no part touches nothing of the caller's.
    const auto take = [shared, count, parts, &work] {
        for (uint64_t part = shared->next++; part < parts; part = shared->next++) {
            try {
                work(count * part / parts, count * (part + 1) / parts);
            } catch (...) {
                const std::scoped_lock lock(shared->mutex);
                shared->failure = std::current_exception();
            }
            shared->open.count_down();
        }
    };
    for (uint64_t others = std::min<uint64_t>(parts - 1, kHelpers); others > 0; --others)
        if (!threads(pool).start(take))
            break;
    take();
    shared->open.wait();
    if (shared->failure)
        std::rethrow_exception(shared->failure);
}

} // namespace tessera
