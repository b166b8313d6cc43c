// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/taps/table_key.h"

#include <cstring>

namespace tessera::cpu {

bool TableKey::is(const AxisTaps& other, unsigned otherLanes)
{
    const auto same = [](const auto& a, const auto& b) {
        return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * sizeof(a[0])) == 0;
    };
    if (lanes == otherLanes && axis.inputs == other.inputs && same(axis.first, other.first)
        && same(axis.rowStart, other.rowStart) && same(axis.weights, other.weights))
        return true;
    axis.inputs = other.inputs;
    axis.first = other.first;
    axis.rowStart = other.rowStart;
    axis.weights = other.weights;
    lanes = otherLanes;
    return false;
}

} // namespace tessera::cpu
