// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/ops/operators.h"
#include "engine/core/tensor/field.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace tessera {

// How a case's tensors lie in what a text calls x and y.
enum class TextLayout { ChannelsFirst, ChannelsLast }; // N, C, H, W; N, H, W, C

// What a text has made of its input by moving and repeating whole elements: every axis as the factors that it is made
// of, outermost first, each with its stride in the input.
class MovedTensor {
public:
    explicit MovedTensor(const std::vector<uint32_t>& sizes); // the input itself

    MovedTensor ofInput(const std::vector<uint32_t>& sizes) const; // of the same elements in other axes

    std::vector<uint64_t> sizes() const;
    size_t rank() const { return m_axes.size(); }
    bool isInput() const { return m_isInput; } // nothing has been done yet

    // All throw TextError where the numbers do not fit, with what would.
    void reshape(std::vector<int64_t> sizes); // one may be −1
    void permute(const std::vector<int64_t>& axes); // negative ones count from the end
    void repeat(int64_t axis, uint64_t times); // each element
    void tile(int64_t axis, uint64_t times); // the whole axis
    void insertOne(size_t axis); // up to the rank
    void dropOne(size_t axis); // of length 1
    // The elements first, first + step, … of an axis. Parts of blocks must be whole, or within one.
    void take(size_t axis, uint64_t first, uint64_t count, uint64_t step);
    // The parts one behind the other; all are of one input.
    static MovedTensor concatenated(const std::vector<MovedTensor>& parts, int64_t axis);
    // For each element the input's. At most `most` of them; empty: there are more.
    std::vector<uint64_t> sources(size_t most) const;
    // DEPTH_TO_SPACE and its inverse, on four axes.
    void blocksToSpace(uint64_t block, DepthSpaceOrder order, TextLayout layout);
    void spaceToBlocks(uint64_t block, DepthSpaceOrder order, TextLayout layout);
    // Either, of blocks that fit. columnFirst: a block's columns stand before its rows, as no operator has it.
    void moveBlocks(bool toSpace, uint64_t block, DepthSpaceOrder order, TextLayout layout, bool columnFirst = false);
    // So that an operator which is read keeps its framework's order where both coincide.
    std::optional<DepthSpaceOrder> order() const { return m_order; }

    // Which axis of the input each axis is, all of it; none: of length 1, and no axis of the input. Empty where an axis
    // is only a part of one, or several.
    std::optional<std::vector<std::optional<size_t>>> wholeAxes() const;

    // The operator that gives this of an input of these sizes, of a case that lies so: of other than four axes the
    // input is said in four where blocks need them. Throws TextError where none does, with what it is instead.
    Operator asOperator(DataType type, TextLayout layout) const;

    size_t axisAt(int64_t axis) const; // throws TextError

private:
    struct Factor {
        uint64_t size, stride; // a repeated element has the stride 0
        bool operator==(const Factor&) const = default;
    };
    using Axis = std::vector<Factor>;

    void reshapeOnes(const std::vector<uint64_t>& before, const std::vector<uint64_t>& after);
    static std::vector<Factor> joined(const std::vector<Axis>& axes);
    static Axis orderOfParts(const std::vector<MovedTensor>& parts);
    bool readsAll() const; // every element of the input, once
    static uint64_t sizeOf(const Axis& axis);
    static std::vector<uint64_t> blocksFor(const std::vector<uint32_t>& sizes, const std::vector<Axis>& axes);
    std::optional<Operator> asDepthSpace(const TensorDesc& input, const std::vector<Axis>& axes) const;
    std::optional<Operator> asSampled(const TensorDesc& input, const std::vector<Axis>& axes) const;
    [[noreturn]] void failUnmoved(const TensorDesc& input, const std::vector<Axis>& axes) const;

    std::vector<uint32_t> m_inputSizes;
    std::vector<Axis> m_axes;
    uint64_t m_first = 0; // the input's element that is the first
    std::vector<std::optional<size_t>> m_ones; // for an axis of length 1: the input's axis that it is, as far as known
    std::optional<DepthSpaceOrder> m_order;
    bool m_isInput = true;
};

// The sizes N, C, H, W (or fewer) as a text that lies so sees them, and the description of such a tensor.
std::vector<uint32_t> textSizes(const std::vector<uint32_t>& sizes, TextLayout layout);
TensorDesc caseDesc(DataType type, const std::vector<uint32_t>& textSizes, TextLayout layout);
// The text's axis for axis i of a case's tensor.
size_t textAxis(size_t axis, TextLayout layout);

} // namespace tessera
