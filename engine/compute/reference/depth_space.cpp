// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/reference/families.h"

#include <unsupported/Eigen/CXX11/Tensor>

#include <algorithm>
#include <array>

namespace tessera::reference {

namespace {

using Eigen::Index;

// Reshape, shuffle, reshape. Both tensors are seen with six dimensions; dimension i of the output is dimension
// shuffle[i] of the input. A slice is one index of the blocks' rows.
struct Permutation {
    std::array<Index, 6> input;
    std::array<int, 6> shuffle;
    int blockRow; // the dimension of the input that counts the blocks' rows
};

Permutation depthToSpace(const TensorDesc& in, Index b, DepthSpaceOrder order)
{
    const Index n = in.sizes[0], depth = in.sizes[1] / (b * b), h = in.sizes[2], w = in.sizes[3];
    if (order == DepthSpaceOrder::DepthColumnRow) // channel = (row, column, depth), depth fastest
        return {{n, b, b, depth, h, w}, {0, 3, 4, 1, 5, 2}, 4};
    return {{n, depth, b, b, h, w}, {0, 1, 4, 2, 5, 3}, 4}; // channel = (depth, row, column), column fastest
}

Permutation spaceToDepth(const TensorDesc& in, Index b, DepthSpaceOrder order)
{
    const std::array<Index, 6> blocks{in.sizes[0], in.sizes[1], in.sizes[2] / b, b, in.sizes[3] / b, b};
    if (order == DepthSpaceOrder::DepthColumnRow)
        return {blocks, {0, 3, 5, 1, 2, 4}, 2};
    return {blocks, {0, 1, 3, 5, 2, 4}, 2};
}

template <class Word>
void permute(const Permutation& permutation, Input input, Output output, const RunControl& control)
{
    using Six = Eigen::Tensor<Word, 6, Eigen::RowMajor>;
    std::array<Index, 6> sizes;
    std::array<int, 5> shuffle; // the shuffle of a slice, which lacks the blocks' rows
    auto next = shuffle.begin();
    for (size_t i = 0; i < 6; ++i) {
        const int from = permutation.shuffle[i];
        sizes[i] = permutation.input[static_cast<size_t>(from)];
        if (from != permutation.blockRow)
            *next++ = from - (from > permutation.blockRow);
    }
    const auto outRow = std::ranges::find(permutation.shuffle, permutation.blockRow) - permutation.shuffle.begin();

    const Eigen::TensorMap<const Six> in(reinterpret_cast<const Word*>(input.data()), permutation.input);
    Eigen::TensorMap<Six> out(reinterpret_cast<Word*>(output.data()), sizes);
    const Index rows = in.dimension(permutation.blockRow);
    for (Index row = 0; row < rows; ++row) {
        checkpoint(control, static_cast<uint64_t>(row), static_cast<uint64_t>(rows));
        out.chip(row, outRow) = in.chip(row, permutation.blockRow).shuffle(shuffle);
    }
}

} // namespace

void moveBlocks(const Operator& op, Input input, Output output, const RunControl& control)
{
    const Permutation permutation = op.row().toSpace ? depthToSpace(op.input, op.blockSize, op.order)
                                                     : spaceToDepth(op.input, op.blockSize, op.order);
    switch (elementBytes(op.input.dataType)) { // bits are moved, of any type
    case 1:
        return permute<uint8_t>(permutation, input, output, control);
    case 2:
        return permute<uint16_t>(permutation, input, output, control);
    case 4:
        return permute<uint32_t>(permutation, input, output, control);
    }
    return permute<uint64_t>(permutation, input, output, control);
}

} // namespace tessera::reference
