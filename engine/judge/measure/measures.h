// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/error.h"
#include "engine/core/tensor/tensor.h"
#include "engine/core/tensor/threads.h"
#include "engine/core/tensor/value.h"

#include <Eigen/Core>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <functional>
#include <stop_token>
#include <utility>
#include <vector>

namespace tessera::quality {

// Planes of numbers, filters over them, and the measures that are made of these.

using Index = Eigen::Index;
template <class T> using Plane = Eigen::Array<T, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>; // H rows of W
template <class T> using Row = Eigen::Array<T, 1, Eigen::Dynamic>;

inline double numberAt(const Tensor& packed, Index element)
{
    const DataType type = packed.desc.dataType;
    const size_t size = elementBytes(type);
    uint64_t bits = 0; // supported machines are little-endian
    std::memcpy(&bits, packed.bytes().data() + static_cast<size_t>(element) * size, size);
    return toDouble(type, bits);
}

// Calls work(begin, end) for bands of [0, rows) in several threads. A stop between bands throws Cancelled.
template <class Work> void inBands(Index rows, Index band, const std::stop_token& stop, const Work& work)
{
    inParts(static_cast<uint64_t>((rows + band - 1) / band), 1, [&](uint64_t first, uint64_t end) {
        for (auto each = static_cast<Index>(first); each < static_cast<Index>(end) && !stop.stop_requested(); ++each)
            work(each * band, std::min(rows, (each + 1) * band));
    });
    if (stop.stop_requested())
        throw Cancelled();
}

// How a picture continues beyond its edge: the edge is repeated, or the picture is mirrored with the edge twice.
enum class Border { Repeat, Mirror };

// The index in [0, size) that stands for i, which may lie outside.
inline Index inside(Index i, Index size, Border border)
{
    if (border == Border::Repeat)
        return std::clamp(i, Index{0}, size - 1);
    const Index period = 2 * size, at = ((i % period) + period) % period;
    return at < size ? at : period - 1 - at;
}

// An odd number of weights; the middle one is the element's own.
template <class T> using Kernel = std::vector<T>;
template <class T> Index radiusOf(const Kernel<T>& kernel)
{
    return static_cast<Index>(kernel.size() / 2);
}

// exp(−i² / (2 sigma²)) for i from −radius to radius, scaled to sum to 1.
template <class T> Kernel<T> gaussian(double sigma, Index radius)
{
    std::vector<double> weights;
    double sum = 0;
    for (Index i = -radius; i <= radius; ++i) {
        weights.push_back(std::exp(-static_cast<double>(i * i) / (2 * sigma * sigma)));
        sum += weights.back();
    }
    Kernel<T> kernel;
    for (const double weight : weights)
        kernel.push_back(static_cast<T>(weight / sum));
    return kernel;
}

// A row with `margin` elements before and after it, which fill() sets.
template <class T> class PaddedRow {
public:
    PaddedRow(Index width, Index margin, Border border)
        : m_row(width + 2 * margin)
        , m_width(width)
        , m_margin(margin)
        , m_border(border)
    {
    }

    T* within() { return m_row.data() + m_margin; }
    auto values() { return m_row.segment(m_margin, m_width); }
    Row<T>& whole() { return m_row; }
    Index margin() const { return m_margin; }

    void fill()
    {
        for (Index i = 1; i <= m_margin; ++i) {
            m_row[m_margin - i] = m_row[m_margin + inside(-i, m_width, m_border)];
            m_row[m_margin + m_width - 1 + i] = m_row[m_margin + inside(m_width - 1 + i, m_width, m_border)];
        }
    }

private:
    Row<T> m_row;
    Index m_width, m_margin;
    Border m_border;
};

// out(x) = Σ kernel[i]·row(x + i − radius). The row's margin is at least the kernel's radius.
template <class T, class Out> void filterAlong(const Row<T>& padded, Index margin, const Kernel<T>& kernel, Out&& out)
{
    const Index first = margin - radiusOf(kernel);
    out.setZero();
    for (size_t i = 0; i < kernel.size(); ++i)
        out += kernel[i] * padded.segment(first + static_cast<Index>(i), out.size());
}

// out(x) = Σ kernel[i]·plane(y + i − radius, x). The plane has all those rows.
template <class T> void filterDown(const Plane<T>& plane, Index y, const Kernel<T>& kernel, Row<T>& out)
{
    const Index first = y - radiusOf(kernel);
    out = kernel[0] * plane.row(first);
    for (size_t i = 1; i < kernel.size(); ++i)
        out += kernel[i] * plane.row(first + static_cast<Index>(i));
}

inline constexpr Index kSsimWindow = 11; // elements along each axis

// Two planes of equal sizes, as fractions of the peak. Several threads call readRow.
struct PlanePair {
    Index height = 0, width = 0;
    std::function<void(Index y, double* a, double* b)> readRow;
};

// The SSIM of two planes of at least 11 × 11 is the mean over the windows that lie wholly inside. Adds the SSIM of
// every element to the map, where the picture is mirrored at the edges.
double ssimOf(const PlanePair& pair, const std::stop_token& stop, Plane<float>& map);

// A picture in linear red, green and blue from 0 to 1, with the primaries of sRGB. Several threads call readRow.
struct ColorPicture {
    Index height = 0, width = 0;
    std::function<void(Index y, const std::array<float*, 3>& row)> readRow;
};

void linearFromSrgb(float* row, Index width); // of values from 0 to 1, in place

// FLIP of each pixel, 0 … 1: how much an eye sees when the two alternate.
Plane<float> flipMap(const ColorPicture& a, const ColorPicture& b, double pixelsPerDegree, const std::stop_token& stop);

} // namespace tessera::quality
