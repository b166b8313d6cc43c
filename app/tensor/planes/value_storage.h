// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/tensor.h"

#include <cassert>

namespace tessera {

// Calls f with a zero of the C++ type that holds the elements; FLOAT16 is held as its bits.
template <class F> auto withStorage(DataType type, F&& f)
{
    switch (type) {
    case DataType::Float32:
        return f(float{});
    case DataType::Float64:
        return f(double{});
    case DataType::Float16:
    case DataType::UInt16:
        return f(uint16_t{});
    case DataType::Int16:
        return f(int16_t{});
    case DataType::UInt8:
        return f(uint8_t{});
    case DataType::Int8:
        return f(int8_t{});
    case DataType::UInt32:
        return f(uint32_t{});
    case DataType::Int32:
        return f(int32_t{});
    case DataType::UInt64:
        return f(uint64_t{});
    case DataType::Int64:
        return f(int64_t{});
    }
    assert(false);
    return f(float{});
}

template <class T> const T* elements(const Tensor& tensor)
{
    return reinterpret_cast<const T*>(tensor.bytes().data());
}

} // namespace tessera
