// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/same_memory.h"

namespace tessera {

bool sameMemory(const Tensor& a, const Tensor& b)
{
    return a.bytes().data() == b.bytes().data() && a.desc == b.desc;
}

} // namespace tessera
