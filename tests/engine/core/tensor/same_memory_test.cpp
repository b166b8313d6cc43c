// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/same_memory.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(SameMemory, OfCopiesUntilOneIsWritten)
{
    const Tensor tensor({.dataType = DataType::UInt8, .sizes = {2, 3}});
    Tensor copy = tensor;
    EXPECT_TRUE(sameMemory(tensor, copy));
    copy.writableBytes()[0] = std::byte{0};
    EXPECT_FALSE(sameMemory(tensor, copy)) << "it was written, if only with what stood there";
}

TEST(SameMemory, NotOfEqualTensorsApart)
{
    const TensorDesc desc{.dataType = DataType::UInt8, .sizes = {2, 3}};
    EXPECT_FALSE(sameMemory(Tensor(desc), Tensor(desc)));
}

TEST(SameMemory, NotOfOneMemoryReadAsSomethingElse)
{
    const Tensor tensor({.dataType = DataType::UInt8, .sizes = {2, 3}});
    EXPECT_FALSE(sameMemory(tensor, {{.dataType = DataType::UInt8, .sizes = {3, 2}}, tensor.buffer}));
    EXPECT_FALSE(sameMemory(tensor, {{.dataType = DataType::Int8, .sizes = {2, 3}}, tensor.buffer}));
}

} // namespace
} // namespace tessera
