// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/message/message.h"
#include "engine/core/tensor/tensor.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// What a .npy file says before its data.
struct NpyHeader {
    DataType type = DataType::Float32;
    bool bigEndian = false; // single bytes have no order
    bool fortranOrder = false;
    std::vector<uint64_t> shape;
    uint64_t dataOffset = 0;
};

// No header is longer: a Python literal of three entries with eight sizes.
inline constexpr uint64_t kMostNpyHeaderBytes = 1 << 16;

// `start` is the file's beginning, kMostNpyHeaderBytes of it or all. Throws IoError, which begins with `subject`, the
// file's path.
NpyHeader parseNpyHeader(std::string_view start, const Message& subject);

// Version 1, little endian, C order; the data that follow begin at a multiple of 64.
std::string npyHeader(DataType type, const std::vector<uint32_t>& shape);

} // namespace tessera
