// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/plan.h"
#include "engine/core/tensor/value.h"
#include "tests/support/engines.h"

#include <cstring>

namespace tessera {

inline bool sameBytes(const Tensor& a, const Tensor& b)
{
    return std::memcmp(a.bytes().data(), b.bytes().data(), a.bytes().size()) == 0;
}

// NaN payloads may differ where something is computed: such elements are held against each other as NaN.
inline bool sameElements(const Plan& plan, const Tensor& a, const Tensor& b)
{
    if (sameBytes(a, b))
        return true;
    for (uint64_t i = 0; i < elementCount(plan.output); ++i)
        if (a.bits(i) != b.bits(i)
            && !(isNan(plan.output.dataType, a.bits(i)) && isNan(plan.output.dataType, b.bits(i))))
            return false;
    return paddingIsUntouched(a) && paddingIsUntouched(b);
}

} // namespace tessera
