// SPDX-License-Identifier: Apache-2.0
#include "engine/ops/resample_random.h"

#include <limits>

namespace tessera {

float randomScale(uint32_t inputs, uint32_t outputs, Random& random)
{
    const float ratio = static_cast<float>(outputs) / static_cast<float>(inputs);
    switch (random.below(12)) {
    case 0:
        return 1;
    case 1: // corners aligned
        return inputs == 1 || outputs == 1 ? std::numeric_limits<float>::max()
                                           : static_cast<float>(outputs - 1) / static_cast<float>(inputs - 1);
    case 2:
        return random.pick({0.5f, 2.0f, 1.5f, 3.0f, 1.0f / 3, 0.25f});
    case 3:
        return 0.05f + random.within(0.04f);
    case 4:
        return 2 + random.within(1.9f);
    case 5:
        return random.pick(
            {std::numeric_limits<float>::max(), 1e-3f, 1e-30f, std::numeric_limits<float>::denorm_min()});
    default:
        return ratio;
    }
}

float randomOffset(float usual, Random& random)
{
    switch (random.below(8)) {
    case 0:
        return 0;
    case 1:
        return random.within(3);
    case 2:
        return static_cast<float>(random.between(0, 12)) / 4 - 1.5f;
    case 3:
        return random.oneIn(4) ? random.within(1e7f) : random.within(20);
    default:
        return usual;
    }
}

} // namespace tessera
