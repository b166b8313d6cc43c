// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/error.h"
#include "engine/core/tensor/tensor.h"
#include "engine/core/tensor/threads.h"
#include "engine/core/tensor/value.h"

#include <Eigen/Core>
#include <tbb/parallel_for.h>

#include <algorithm>
#include <cstdint>
#include <stop_token>
#include <utility>
#include <vector>

namespace tessera::quality {

using Index = Eigen::Index;
template <class T> using Plane = Eigen::Array<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>; // H rows of W
template <class T> using Row = Eigen::Array<T, 1, Eigen::Dynamic>;

// The sizes of a tensor of at most four dimensions, as images.
struct PictureShape {
    Index images = 1, channels = 1, height = 1, width = 1;
};
PictureShape pictureShape(const TensorDesc& desc);

// Reads a packed tensor as numbers: value(x) of each element x. What has one or two bytes is looked up in a table.
template <class Value> class ElementReader {
public:
    ElementReader(const Tensor& packed, Value value)
        : m_tensor(packed)
        , m_shape(pictureShape(packed.desc))
        , m_value(std::move(value))
    {
        const DataType type = packed.desc.dataType;
        if (elementBytes(type) > 2)
            return;
        m_table.resize(size_t{1} << (8 * elementBytes(type)));
        for (size_t bits = 0; bits < m_table.size(); ++bits)
            m_table[bits] = m_value(toDouble(type, bits));
    }

    const PictureShape& shape() const { return m_shape; }

    template <class T> void readRow(Index n, Index c, Index y, T* row) const
    {
        const DataType type = m_tensor.desc.dataType;
        const Index first = ((n * m_shape.channels + c) * m_shape.height + y) * m_shape.width;
        const auto read = [&](auto sample, const auto& number) {
            const auto* elements = reinterpret_cast<const decltype(sample)*>(m_tensor.bytes().data()) + first;
            for (Index x = 0; x < m_shape.width; ++x)
                row[x] = static_cast<T>(number(elements[x]));
        };
        if (elementBytes(type) == 1)
            read(uint8_t{}, [this](uint8_t bits) { return m_table[bits]; });
        else if (elementBytes(type) == 2)
            read(uint16_t{}, [this](uint16_t bits) { return m_table[bits]; });
        else if (type == DataType::Float32)
            read(float{}, [this](float number) { return m_value(double{number}); });
        else if (elementBytes(type) == 4)
            read(uint32_t{}, [&](uint32_t bits) { return m_value(toDouble(type, bits)); });
        else
            read(uint64_t{}, [&](uint64_t bits) { return m_value(toDouble(type, bits)); });
    }

private:
    const Tensor& m_tensor;
    PictureShape m_shape;
    Value m_value;
    std::vector<double> m_table; // by the bits of an element
};

// Calls work(begin, end) for bands of [0, rows), from several threads at once. A stop between bands throws Cancelled.
template <class Work> void inBands(Index rows, Index band, const std::stop_token& stop, const Work& work)
{
    beforeTasks();
    tbb::parallel_for(Index{0}, (rows + band - 1) / band, [&](Index each) {
        atTaskStart();
        if (!stop.stop_requested())
            work(each * band, std::min(rows, (each + 1) * band));
    });
    if (stop.stop_requested())
        throw Cancelled();
}

} // namespace tessera::quality
