// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/tensor/random.h"

#include <cstdint>
#include <vector>

namespace tessera {

// Case `index` of the sweep with this seed: it depends on nothing else. Small and without issues: any operator, type,
// rank, order, mode, shape, layout (packed, permuted, padded; an input also repeated by strides of 0), scales and
// offsets that crop, clamp and hit ties, up to FLT_MAX; data random or special.
Case randomCase(uint64_t seed, uint64_t index);

// How often each of its decisions goes which way.
std::vector<WeightTable> randomCaseWeights();

} // namespace tessera
