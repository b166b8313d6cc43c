// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/sets/element_rows.h"

#include <algorithm>

namespace tessera::cpu {
namespace {

// Elements at any address, of which only the bits matter.
typedef uint8_t Bits1;
typedef uint16_t __attribute__((aligned(1), may_alias)) Bits2;
typedef uint32_t __attribute__((aligned(1), may_alias)) Bits4;
typedef uint64_t __attribute__((aligned(1), may_alias)) Bits8;

template <class Element>
void copyBox(const std::byte* in, std::byte* out, const LoopAxis& rows, const LoopAxis& columns, const LoopAxis& x)
{
    const uint64_t width = x.size, inX = x.in, outX = x.out;
    for (uint64_t r = 0; r < rows.size; ++r)
        for (uint64_t c = 0; c < columns.size; ++c) {
            const auto* const from = reinterpret_cast<const Element*>(in) + r * rows.in + c * columns.in;
            auto* const __restrict to = reinterpret_cast<Element*>(out) + r * rows.out + c * columns.out;
            for (uint64_t i = 0; i < width; ++i)
                to[i * outX] = from[i * inX];
        }
}

// The part [begin, begin + most) of an axis, as far as there is one.
LoopAxis partOf(const LoopAxis& axis, uint64_t begin, uint64_t most)
{
    return {std::min(most, axis.size - begin), axis.in, axis.out};
}

} // namespace

void copyElements(uint32_t elementBytes, const std::byte* in, std::byte* out, const LoopAxis& rows,
                  const LoopAxis& columns, const LoopAxis& x)
{
    constexpr uint64_t kRows = 8, kColumns = 32, kLeastSide = 32, kElements = 1024;
    const auto copy = elementBytes == 1 ? copyBox<Bits1>
        : elementBytes == 2             ? copyBox<Bits2>
        : elementBytes == 4             ? copyBox<Bits4>
                                        : copyBox<Bits8>;
    const uint64_t side =
        std::max(kLeastSide, kElements / (std::min(rows.size, kRows) * std::min(columns.size, kColumns)));
    for (uint64_t r = 0; r < rows.size; r += kRows)
        for (uint64_t c = 0; c < columns.size; c += kColumns)
            for (uint64_t i = 0; i < x.size; i += side)
                copy(in + (r * rows.in + c * columns.in + i * x.in) * elementBytes,
                     out + (r * rows.out + c * columns.out + i * x.out) * elementBytes, partOf(rows, r, kRows),
                     partOf(columns, c, kColumns), partOf(x, i, side));
}

} // namespace tessera::cpu
