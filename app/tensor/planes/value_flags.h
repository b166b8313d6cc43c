// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/planes/cell_marks.h"
#include "app/tensor/planes/mip_pyramid.h"

#include <memory>

namespace tessera {

// Which of the values' marks the elements of a tensor have: counted, and at 1/2, 1/4 … of the planes' size, where a
// flag is set when any element below has it, so that a single one among millions is kept. At the full size they are
// read from the tensor. A third of a byte an element.
class ValueFlags : public Mips<uint8_t> {
public:
    // `range`: of what is not OutOfRange; none = all is in range.
    ValueFlags(const Tensor& tensor, std::optional<std::pair<double, double>> range, const std::stop_token& stop);

    uint64_t marked(CellMark mark) const { return m_elements[static_cast<size_t>(mark)]; }

    // Flags of `count` elements of the tensor from memory offset `offset` on. As the four value marks, shifted down.
    static constexpr int kShift = static_cast<int>(CellMark::NotANumber);
    void read(uint64_t offset, uint64_t stride, size_t count, uint8_t* out) const;

private:
    uint8_t flagsOf(double value) const;

    Tensor m_tensor;
    PaddedShape m_shape;
    std::optional<std::pair<double, double>> m_range;
    std::vector<uint8_t> m_table; // by the bits of types of at most 16
    std::array<uint64_t, kCellMarks.size()> m_elements = {};
};

} // namespace tessera
