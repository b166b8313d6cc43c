// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

namespace tessera {

// Bytes of this machine's caches, 0 where it does not say: of a core's first level for data, of its second, and of the
// last one, which cores share.
struct CacheSizes {
    uint64_t first = 0, second = 0, last = 0;
};

const CacheSizes& cacheSizes();

} // namespace tessera
