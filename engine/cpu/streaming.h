// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace tessera::cpu {

// What a run may move, input and output together, before it pays to write around the caches. Of a last-level cache that
// a few cores share, half. One of a hundred megabytes and more is a server's, far from every core and shared
// with strangers: beyond the core's own cache a line costs more to fetch before it is replaced than to write past it.
uint64_t streamingPays();

} // namespace tessera::cpu
