// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace tessera::cpu {

// What a run may move, input and output together, before non-temporal stores pay. Of a last-level cache that
// a few cores share, three eighths: where a run finds there what the last one left, it pays from half on, where other
// work came between them from a quarter on. One of a hundred megabytes and more is a server's, far from every core and
// shared with strangers: beyond the core's own cache a line costs more to fetch before it is replaced than to write
// past it.
uint64_t streamingPays();

} // namespace tessera::cpu
