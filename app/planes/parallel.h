// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/work/worker.h"

#include <QThreadPool>
#include <QtConcurrent>

#include <algorithm>
#include <cstdint>
#include <utility>
#include <vector>

namespace tessera {

// Threads of their own for both: what the window's thread waits for never queues behind a worker's long task, and a
// worker does not wait in the pool that it occupies.
enum class Pool { Painting, Loading };
inline QThreadPool& threads(Pool pool)
{
    static QThreadPool painting, loading;
    return pool == Pool::Painting ? painting : loading;
}

// Calls work(begin, end) for parts of [0, count) and returns when all are done.
template <class Work> void inParallel(Pool pool, uint64_t count, uint64_t parts, Work&& work)
{
    parts = std::clamp<uint64_t>(parts, 1, std::max<uint64_t>(1, count));
    if (parts == 1 || threads(pool).maxThreadCount() < 2 || !canStartThreads()) {
        work(uint64_t{0}, count);
        return;
    }
    std::vector<std::pair<uint64_t, uint64_t>> ranges;
    for (uint64_t part = 0; part < parts; ++part)
        ranges.emplace_back(count * part / parts, count * (part + 1) / parts);
    QtConcurrent::blockingMap(&threads(pool), ranges, [&](const auto& range) { work(range.first, range.second); });
}

} // namespace tessera
