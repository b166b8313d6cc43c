// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>

namespace tessera {

// Each pool has threads of its own, so that a worker's long task does not take those that the window paints with.
enum class Pool { Painting, Loading };

// Calls work(begin, end) for parts of [0, count), on the caller's thread and on as many others as there are, and
// returns when all are done. What one of them throws is thrown.
void inParallel(Pool pool, uint64_t count, uint64_t parts, const std::function<void(uint64_t, uint64_t)>& work);

} // namespace tessera
