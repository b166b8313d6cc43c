// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace tessera::cpu {

// The bytes, input and output together, from which a run is faster with non-temporal stores; kNever where the processor
// has none. Of a last-level cache that a few cores share, three eighths: a run that finds there what the last one left
// gains from half on, one that other work came before from a quarter on. A cache of a hundred megabytes and more is a
// server's, far from every core and shared with strangers: beyond the core's own cache it costs more to fetch a line
// before it is replaced than to write past it.
uint64_t nonTemporalPays();

// What this thread has written with non-temporal stores is there for others.
void storeFence();

} // namespace tessera::cpu
