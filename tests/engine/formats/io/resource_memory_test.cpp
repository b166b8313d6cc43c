// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/io/resource_memory.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

TEST(ResourceMemory, OfMoreElementsThanASizeSaysIsRefused)
{
    const Buffer memory(16);
    Resource resource{.name = "many", .dataType = DataType::UInt8, .initial = {}, .valueCount = 16};
    EXPECT_EQ(flatTensor(resource, memory).desc.sizes, std::vector<uint32_t>{16});
    resource.valueCount += uint64_t{1} << 32;
    EXPECT_THROW(flatTensor(resource, memory), IoError);
    EXPECT_EQ(flatDesc(DataType::UInt8, 4294967295).sizes, std::vector<uint32_t>{4294967295});
}

} // namespace
} // namespace tessera
