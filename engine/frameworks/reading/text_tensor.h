// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/moved_tensor.h"
#include "engine/frameworks/reading/read_operator.h"
#include "engine/frameworks/reading/said_resize.h"

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

    std::vector<uint64_t> sizes() const;
    size_t rank() const { return sizes().size(); }
    bool isInput() const { return m_moved.isInput() && !isResized(); }

    void reshape(const std::vector<int64_t>& sizes);
    void permute(const std::vector<int64_t>& axes);
    void repeat(int64_t axis, uint64_t times);
    void blocksToSpace(uint64_t block, DepthSpaceOrder order, TextLayout layout);
    void spaceToBlocks(uint64_t block, DepthSpaceOrder order, TextLayout layout);
    void resize(const ResizeWish& wish);
    // One of all axes that was read as a whole: of an input like this. In the order of the text's axes, packed.
    void become(const ReadOperator& read);

    // The operator of the case. Throws TextError where there is none.
    Operator asOperator(DataType type, TextLayout layout) const;
    const std::vector<Message>& notes() const { return m_notes; }
    void addNote(const Message& note) { m_notes.push_back(note); }

    bool isResized() const { return m_resized || m_operator; }

private:
    uint32_t outputsOf(size_t axis) const; // the outputs of the input's axes, resized
    void needMoving() const;
    std::vector<std::optional<size_t>> axesToResize() const;
    void needAxesInOrder() const;

    MovedTensor m_moved;
    std::vector<uint32_t> m_inputSizes;
    std::optional<SaidResize> m_resized; // the resize of the input's axes
    std::optional<Operator> m_operator; // that was read as a whole
    std::vector<uint32_t> m_operatorSizes; // the sizes of its output, in the text's axes
    std::vector<std::optional<size_t>> m_axes; // the input's axes, in the order of the resized tensor's
    std::vector<Message> m_notes;
};

} // namespace tessera
