// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/values.h"

#include "engine/core/tensor/error.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

Tensor counted(uint32_t count)
{
    Tensor tensor({.dataType = DataType::UInt32, .sizes = {count}});
    for (uint32_t i = 0; i < count; ++i)
        tensor.setBits(i, i);
    return tensor;
}

TEST(Values, AreUniqueUntilOneIsThereTwice)
{
    Tensor tensor = counted(200'000); // more than are sorted at a time
    EXPECT_TRUE(areUnique(tensor, {}));
    tensor.setBits(199'999, 7);
    EXPECT_FALSE(areUnique(tensor, {}));
}

TEST(Values, AreNoLongerLookedThroughOnceStopped)
{
    const Tensor tensor = counted(1000);
    std::stop_source source;
    source.request_stop();
    EXPECT_THROW(areUnique(tensor, source.get_token()), Cancelled);
    EXPECT_THROW(haveSameValues(tensor, tensor, source.get_token()), Cancelled);
    EXPECT_THROW(digitsOfValues(tensor, tensor, source.get_token()), Cancelled);
}

} // namespace
} // namespace tessera
