// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/plan.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Where a shape has its channels.
enum class ChannelPlace { First, Last }; // N, C, H, W; N, H, W, C
size_t shapeAxis(size_t axis, ChannelPlace place); // where axis 0 … 3 = N, C, H, W stands
// The sizes N, C, H, W (or fewer) as such a shape, and a packed tensor of such a shape described as N, C, H, W.
std::vector<uint32_t> shapeOf(const std::vector<uint32_t>& sizes, ChannelPlace place);
TensorDesc descOf(DataType type, const std::vector<uint32_t>& shape, ChannelPlace place);

// One digit of a mixed radix number.
struct IndexDigit {
    uint64_t size;
    int64_t stride; // what one of it is worth in the input's elements: 0 repeats, a negative one runs backwards
    bool operator==(const IndexDigit&) const = default;
};

// A digit that lies within one axis of each tensor, the axes counted as 0 … 3 = N, C, H, W.
struct IndexPart {
    uint64_t size;
    uint8_t inputAxis, outputAxis;
    uint64_t inputStep, outputStep; // what one of it is worth in the axis's coordinate
    bool isReversed; // the input counts it from its end
    std::string name = {}; // "h", "bh"
};

// For every output element the input element that it holds. Each axis of the output is made of digits, outermost first;
// the input's element is offset + Σ digit·stride. Both tensors are packed, of any rank.
// A map begins as the identity and is changed as words or nodes change a tensor: the functions below are NumPy's.
// All throw TextError where the numbers do not fit, or where no digits can say the result.
class IndexMap {
public:
    explicit IndexMap(const std::vector<uint32_t>& inputSizes); // the input itself
    // From a table of the input element of each output, as a probe measures it. None: no digits say it.
    static std::optional<IndexMap> fromSources(std::span<const int64_t> sources,
                                               const std::vector<uint32_t>& inputSizes,
                                               const std::vector<uint32_t>& outputSizes);
    // The same from one line for each axis, the other coordinates at 0. What other outputs read is not checked.
    static std::optional<IndexMap> fromLines(std::span<const std::vector<int64_t>> lines,
                                             const std::vector<uint32_t>& inputSizes);

    const std::vector<uint32_t>& inputSizes() const { return m_inputSizes; }
    std::vector<uint64_t> sizes() const; // of the output
    size_t rank() const { return m_axes.size(); }
    uint64_t count() const; // of the output's elements
    int64_t offset() const { return m_offset; }
    const std::vector<IndexDigit>& axis(size_t axis) const { return m_axes[axis]; }
    size_t axisAt(int64_t axis) const; // a negative one counts from the end

    void reshape(const std::vector<int64_t>& sizes); // one may be −1
    void permute(const std::vector<int64_t>& axes); // negative ones count from the end
    void repeat(int64_t axis, uint64_t times); // each element
    void tile(int64_t axis, uint64_t times); // the whole axis
    void flip(int64_t axis);
    void insertOne(size_t axis); // of length 1, before `axis`; `axis` may be the rank
    void dropOne(size_t axis); // of length 1
    // Keeps `count` >= 1 elements of the axis, first, first + step, …; all lie within it.
    void take(size_t axis, uint64_t first, uint64_t count, uint64_t step);
    static IndexMap concatenated(const std::vector<IndexMap>& parts, int64_t axis); // of one input
    // The same elements of a packed input of another shape.
    void seeInputAs(const std::vector<uint32_t>& sizes) { m_inputSizes = sizes; }

    uint64_t source(uint64_t output) const;
    std::vector<uint64_t> sources(uint64_t most) const; // of all outputs; empty: they are more than `most`
    // The digits of all axes; neighbours that continue each other are joined. Maps of one offset that give the same
    // elements in the same order have equal digits, whatever the outputs' shapes.
    std::vector<IndexDigit> digits() const;
    std::vector<IndexDigit> digitsOf(size_t axis) const; // joined likewise
    bool givesSame(const IndexMap& other) const { return m_offset == other.m_offset && digits() == other.digits(); }

    // What it is:
    bool isSameMemory() const; // every element where it was: the identity, or a reshape
    bool readsAll() const; // every element of the input, repeated or not
    bool isPermutation() const; // every element of the input once
    // For each axis of the output, the whole axis of the input that it is. An inserted axis of length 1 has none.
    // Empty: some axis is a part of an input axis, or joins several.
    std::optional<std::vector<std::optional<size_t>>> wholeAxes() const;
    // The digits of a permutation as the output runs through them, outermost first. None: one lies in several axes, an
    // element is read twice or never, or a tensor has more than four axes.
    std::optional<std::vector<IndexPart>> parts() const;
    // "n (by bx c) h w -> n c (h by) (w bx), by=2, bx=2", and which letters run backwards. Empty: it has no parts.
    std::string einopsText() const;
    // The plan of this map between two tensors of its sizes. None where it has no parts, a digit is reversed, or there
    // are more than six.
    std::optional<Plan> plan(const TensorDesc& input, const TensorDesc& output) const;

private:
    using Axis = std::vector<IndexDigit>;

    void reshapeOnes(const std::vector<uint64_t>& before, const std::vector<uint64_t>& after);

    std::vector<uint32_t> m_inputSizes;
    std::vector<Axis> m_axes;
    int64_t m_offset = 0;
    std::vector<std::optional<size_t>> m_ones; // for an axis of length 1: the input's axis that it is, if known
};

// Moves blocks of rows × columns pixels out of the channels, or into them.
struct BlockMove {
    bool toSpace = true;
    uint64_t rows = 1, columns = 1; // of a block
    // The deep tensor's channel as its parts, slowest first: c the channel in space, y and x the place in the block.
    // "yxc" is DEPTH_COLUMN_ROW, "cyx" COLUMN_ROW_DEPTH; no operator has one of the other four orders.
    std::string channels = "yxc";
    std::array<uint64_t, 4> space = {1, 1, 1, 1}; // N, C, H, W of the tensor in space
    ChannelPlace input = ChannelPlace::First, output = ChannelPlace::First;

    std::array<uint64_t, 4> deep() const; // N, C, H, W of the other
    bool operator==(const BlockMove&) const = default;
};
IndexMap mapOf(const BlockMove& move); // between shapes of four axes; the block divides `space`

// How one axis is sampled: every step-th element from the first on is taken, or each element is repeated.
struct AxisSample {
    uint64_t first = 0, step = 1, count = 1, times = 1;
};

// What a map is: the first kind that fits.
struct MapMeaning {
    enum class Kind {
        Identity,
        Reshape, // every element where it was, under another shape
        Blocks,
        Sampled, // axis by axis: nearest
        Transposed, // whole axes in another order
        Permutation, // another one; einopsText says it
        Repetition, // all elements, some several times, and not axis by axis
        Part, // not all
    };
    Kind kind = Kind::Part;
    BlockMove blocks = {}; // of Blocks
    std::vector<AxisSample> axes = {}; // of Sampled: of the map's axes, as the shape has them
    ChannelPlace place = ChannelPlace::First; // of Sampled: where both shapes have their channels
};

// What is known beside the map; empty: it is found.
struct MapHint {
    std::optional<ChannelPlace> input = {}, output = {};
    std::string_view channels = {}; // the order that is preferred where several are the same
    bool mayStay = false; // blocks that move no element, of one pixel too, count as blocks and not as a reshape
};
MapMeaning meaningOf(const IndexMap& map, const MapHint& hint = {});

} // namespace tessera
