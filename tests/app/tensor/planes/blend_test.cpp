// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/planes/blend.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(Blend, EveryChannelIsRoundedToTheNearest)
{
    for (uint32_t weight = 0; weight <= 255; ++weight)
        for (int above = 0; above <= 255; ++above)
            for (int below = 0; below <= 255; below += 7) {
                const int wanted = (above * int(weight) + below * (255 - int(weight)) + 127) / 255;
                const QRgb found =
                    mixed(qRgba(above, 255 - above, above, 0), qRgba(below, 255 - below, below, 255), weight);
                const int other = ((255 - above) * int(weight) + (255 - below) * (255 - int(weight)) + 127) / 255;
                const QRgb expected = qRgba(wanted, other, wanted, (255 * (255 - int(weight)) + 127) / 255);
                ASSERT_EQ(found, expected) << above << " over " << below << " by " << weight;
            }
}

} // namespace
} // namespace tessera
