// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/frameworks/reading/moved_operator.h"
#include "engine/frameworks/reading/read_operator.h"
#include "engine/frameworks/reading/said_resize.h"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// One axis of a resize in a call's words.
struct AxisWish {
    size_t axis = 0; // an axis of the tensor as it is
    uint32_t outputs = 1;
    std::optional<float> factor = {}; // that was given
    std::optional<AxisNumbers> numbers = {}; // where not the convention's
};

struct ResizeWish {
    const ResizeConvention* convention = nullptr;
    InterpolationMode mode = InterpolationMode::NearestNeighbor;
    std::optional<NearestRule> rule = {}; // where the convention leaves it open
    bool antialiased = false;
    std::vector<AxisWish> axes; // the others are kept
    bool isGradient = false; // the tensor is one of the output, and what is wished the input's sizes
};

// Channels turn out to be last: the text is to be read again, its input as N, H, W, C.
struct ChannelsAreLast { };

// What a text fills a tensor with that it makes.
struct TextData {
    std::optional<Generator> generator = {}; // none: values
    std::shared_ptr<const std::vector<double>> values = {}; // in the tensor's order; null: they are not known
};

// What a text has made of its input: elements moved, or one resize of whole axes. All throw TextError where the numbers
// do not fit, or where two operators would be needed.
class TextTensor {
public:
    explicit TextTensor(const std::vector<uint32_t>& sizes)
        : m_moved(sizes)
        , m_inputSizes(sizes)
    {
    }
    // One that the text itself makes. isRebased: what is moved before an operator is only how it is made.
    TextTensor(const std::vector<uint32_t>& sizes, TextData data, bool isRebased)
        : TextTensor(sizes)
    {
        m_data = std::move(data);
        m_isRebased = isRebased;
    }

    std::vector<uint64_t> sizes() const { return m_moved.sizes(); }
    size_t rank() const { return m_moved.rank(); }
    bool isInput() const // nothing has been done yet
    {
        return !m_isMoved && !isResized() && std::ranges::equal(sizes(), m_inputSizes);
    }

    void reshape(const std::vector<int64_t>& sizes);
    void permute(const std::vector<int64_t>& axes);
    void repeat(int64_t axis, uint64_t times);
    void tile(int64_t axis, uint64_t times);
    void insertOne(int64_t axis); // a negative one counts from the end of the result
    void dropOne(int64_t axis); // of length 1
    void take(int64_t axis, uint64_t first, uint64_t count, uint64_t step);
    // As Python has it: a negative place counts from the end, and what lies outside is left out.
    void slice(int64_t axis, std::optional<int64_t> begin, std::optional<int64_t> end, int64_t step);
    void pick(int64_t axis, int64_t element); // and drops the axis
    static TextTensor concatenated(const std::vector<TextTensor>& parts, int64_t axis);
    void blocksToSpace(uint64_t block, DepthSpaceOrder order, ChannelPlace layout);
    void spaceToBlocks(uint64_t block, DepthSpaceOrder order, ChannelPlace layout);
    void resize(const ResizeWish& wish);
    // One of all axes that was read as a whole: of an input like this. In the order of the text's axes, packed.
    void become(const ReadOperator& read);

    // The operator of the case. Throws TextError where there is none, ChannelsAreLast where the sizes that stand beside
    // the text are to be read so.
    Operator asOperator(DataType type, ChannelPlace layout) const;
    // Where the text made the input and says what it holds.
    std::optional<DataSource> data(const TensorDesc& input) const;
    bool isMade() const { return m_data.has_value(); }
    std::optional<std::vector<double>> values() const; // of a made one of which nothing else was done; none: not known
    void forgetValues() { m_data = m_data ? std::optional(TextData{}) : std::nullopt; }

    // The type that the text gives the elements. A later one is that of the result, which is the operator's as long as
    // elements only are moved.
    std::optional<DataType> type() const { return m_type; }
    void convert(DataType type) { m_type = isResized() ? m_type : type; }

    const std::vector<Message>& notes() const { return m_notes; }
    void addNote(const Message& note) { m_notes.push_back(note); }

    bool isResized() const { return m_resized || m_operator; }

private:
    void needMoving() const;
    void rebase();
    void moveBlocks(bool toSpace, uint64_t block, DepthSpaceOrder order, ChannelPlace layout);
    Operator movedOperator(DataType type, ChannelPlace layout) const;
    std::vector<std::optional<size_t>> axesToResize() const;
    void needAxesInOrder() const;

    std::optional<TextData> m_data; // of a tensor that the text makes
    bool m_isRebased = false;
    bool m_isMoved = false; // by more than a reshape
    std::optional<DataType> m_type;
    std::vector<std::vector<uint32_t>> m_shapes; // that a made one had before; a reshape may begin the moves
    IndexMap m_moved; // of the input; once there is an operator, of its output
    std::vector<uint32_t> m_inputSizes;
    std::string_view m_channels; // of a block operator that was called, so that it keeps its order where both coincide
    std::optional<SaidResize> m_resized; // the resize of the input's axes
    std::optional<Operator> m_operator; // that was read as a whole
    std::vector<std::optional<size_t>> m_axes; // the input's axes that the operator's output has
    std::vector<Message> m_notes;
};

} // namespace tessera
