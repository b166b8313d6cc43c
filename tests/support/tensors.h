// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/value.h"

#include <cstdint>
#include <random>
#include <string>
#include <utility>
#include <vector>

// Makes tensors of a few elements, and lists the elements of a tensor in order.
namespace tessera {

inline Tensor tensorOfBits(DataType type, std::vector<uint32_t> sizes, const std::vector<uint64_t>& bits)
{
    Tensor tensor(TensorDesc{.dataType = type, .sizes = std::move(sizes)});
    for (uint64_t i = 0; i < bits.size(); ++i)
        tensor.setBits(i, bits[i]);
    return tensor;
}

inline Tensor tensorOf(DataType type, std::vector<uint32_t> sizes, const std::vector<double>& values)
{
    std::vector<uint64_t> bits;
    for (const double value : values)
        bits.push_back(fromDouble(type, value));
    return tensorOfBits(type, std::move(sizes), bits);
}

// Each element by its number.
template <class BitsAt> Tensor tensorWith(const TensorDesc& desc, const BitsAt& bitsAt)
{
    Tensor tensor(desc);
    for (uint64_t i = 0; i < elementCount(desc); ++i)
        tensor.setBits(i, bitsAt(i));
    return tensor;
}

// NaNs with payloads, infinities and denormals too.
inline Tensor randomBits(const TensorDesc& desc, uint64_t seed)
{
    std::mt19937_64 random(seed);
    return tensorWith(desc, [&](uint64_t) { return random(); });
}

// {1, 1, 1, W}
inline Tensor rowOf(const std::vector<double>& values, DataType type = DataType::Float32)
{
    return tensorOf(type, {1, 1, 1, static_cast<uint32_t>(values.size())}, values);
}

inline Tensor bytesOf(const std::vector<double>& values)
{
    return rowOf(values, DataType::UInt8);
}

template <class Get> auto eachOf(const Tensor& tensor, const Get& get)
{
    std::vector<decltype(get(uint64_t{}))> all;
    for (uint64_t i = 0; i < elementCount(tensor.desc); ++i)
        all.push_back(get(tensor.bits(i)));
    return all;
}

inline std::vector<uint64_t> bitsOf(const Tensor& tensor)
{
    return eachOf(tensor, [](uint64_t bits) { return bits; });
}

inline std::vector<double> doublesOf(const Tensor& tensor)
{
    return eachOf(tensor, [&](uint64_t bits) { return toDouble(tensor.desc.dataType, bits); });
}

inline std::vector<std::string> valueTexts(const Tensor& tensor)
{
    return eachOf(tensor, [&](uint64_t bits) { return toText(tensor.desc.dataType, bits); });
}

} // namespace tessera
