// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/element_selection.h"
#include "app/tensor/planes/value_levels.h"
#include "engine/core/tensor/tensor.h"
#include "engine/core/tensor/value.h"

#include <cassert>
#include <stop_token>

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

struct HalfBits { // a FLOAT16
    uint16_t bits;
};

template <class T> double elementValue(T element)
{
    if constexpr (std::is_same_v<T, HalfBits>)
        return static_cast<double>(halfToFloat(element.bits));
    else
        return static_cast<double>(element);
}

// Calls visit(element) with every chosen element in logical order, each in its own type; FLOAT16 as HalfBits. Ends
// early when stopped.
template <class Visit>
void forElements(const Tensor& tensor, const ElementSelection& chosen, const std::stop_token& stop, Visit&& visit)
{
    const PaddedShape shape(tensor.desc);
    withStorage(tensor.desc.dataType, [&]<class T>(T) {
        const T* all = elements<T>(tensor);
        chosen.forRuns([&](uint32_t n, uint32_t c, uint32_t y, uint32_t x, uint32_t count) {
            if (stop.stop_requested())
                return;
            const T* row = all + shape.rowOffset(n, c, y) + x * shape.strides[3];
            for (uint32_t i = 0; i < count; ++i)
                if constexpr (std::is_same_v<T, uint16_t>) {
                    if (tensor.desc.dataType == DataType::Float16)
                        visit(HalfBits{row[i * shape.strides[3]]});
                    else
                        visit(row[i * shape.strides[3]]);
                } else {
                    visit(row[i * shape.strides[3]]);
                }
        });
    });
}

} // namespace tessera
