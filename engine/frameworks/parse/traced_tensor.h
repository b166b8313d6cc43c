// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/frameworks/parse/found_operator.h"
#include "engine/frameworks/parse/parse.h"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace tessera {

// Channels turn out to be last: the text is to be read again, its input as N, H, W, C.
struct ChannelsAreLast { };

// What a text fills a tensor with that it makes.
struct TextData {
    std::optional<Generator> generator = {}; // none: values
    std::shared_ptr<const std::vector<double>> values = {}; // in the tensor's order; null: they are not known
};

// What a text has made of its input: elements moved, or one resize of whole axes. All throw TextError where the numbers
// do not fit, or where two operators would be needed.
class TracedTensor {
public:
    explicit TracedTensor(const std::vector<uint32_t>& sizes)
        : m_moved(sizes)
    {
    }
    explicit TracedTensor(IndexMap map) // moves of another one
        : m_moved(std::move(map))
    {
    }
    // One that the text itself makes. isRebased: what is moved before an operator is only how it is made.
    TracedTensor(const std::vector<uint32_t>& sizes, TextData data, bool isRebased)
        : TracedTensor(sizes)
    {
        m_data = std::move(data);
        m_isRebased = isRebased;
    }

    const IndexMap& map() const { return m_moved; }
    std::vector<uint32_t> shape() const { return shapeOf(m_moved); }
    std::vector<int64_t> sizes() const; // the same, to calculate with
    size_t axisAt(int64_t axis) const { return m_moved.axisAt(axis); } // a negative one counts from the end
    int64_t size(int64_t axis) const { return sizes()[axisAt(axis)]; }
    size_t rank() const { return m_moved.rank(); }
    bool isInput() const // nothing has been done yet
    {
        return !m_isMoved && !isResized() && std::ranges::equal(m_moved.sizes(), m_moved.inputSizes());
    }

    void reshape(const std::vector<int64_t>& sizes);
    void permute(const std::vector<int64_t>& axes)
    {
        m_moved.permute(axes);
        m_isMoved = true;
    }
    void repeat(int64_t axis, uint64_t times) { moving().repeat(axis, times); }
    void tile(int64_t axis, uint64_t times) { moving().tile(axis, times); }
    void insertOne(int64_t axis); // a negative one counts from the end of the result
    void dropOne(int64_t axis); // of length 1
    void take(int64_t axis, uint64_t first, uint64_t count, uint64_t step);
    // As Python has it: a negative place counts from the end, and what lies outside is left out.
    void slice(int64_t axis, std::optional<int64_t> begin, std::optional<int64_t> end, int64_t step);
    void pick(int64_t axis, int64_t element); // and drops the axis
    void choose(int64_t axis, const std::vector<int64_t>& elements); // one after the other
    static TracedTensor concatenated(const std::vector<TracedTensor>& parts, int64_t axis);
    void moveBlocks(bool toSpace, uint64_t block, DepthSpaceOrder order, ChannelPlace layout);
    // Resizes these axes of the tensor as it is now. `layout` says where the input's channels are; mayBeLast: else its
    // axes say it. Throws ChannelsAreLast as asOperator() does.
    void resize(const ResizeWords& said, const std::vector<size_t>& resized, ChannelPlace layout, bool mayBeLast);
    // One of all axes that was read as a whole: of an input like this. In the order of the text's axes, packed.
    void become(const ReadOperator& read);

    // The operator of the case. Throws TextError where there is none, ChannelsAreLast where the sizes that stand beside
    // the text are to be read so.
    Operator asOperator(DataType type, ChannelPlace layout) const;
    // Where the text made the input and says what it holds.
    std::optional<DataSource> data(const TensorDesc& input) const;
    bool isMade() const { return m_data.has_value(); }
    std::optional<std::vector<double>> values() const; // of a made one, in its order; none: not known
    void forgetValues() { m_data = m_data ? std::optional(TextData{}) : std::nullopt; }

    // The type that the text gives the elements. A later one is that of the result, which is the operator's as long as
    // elements only are moved.
    std::optional<DataType> type() const { return m_type; }
    void convert(DataType type) { m_type = isResized() ? m_type : type; }

    const std::vector<Message>& notes() const { return m_notes; }
    void addNote(const Message& note) { m_notes.push_back(note); }

    bool isResized() const { return m_operator.has_value(); }

private:
    using WholeAxes = std::vector<std::optional<size_t>>;

    static std::optional<TracedTensor> joinedValues(const std::vector<TracedTensor>& parts);
    void requireMoving() const;
    IndexMap& moving(); // which elements are moved now
    // What the text makes has the shape that there is now: arange(12).reshape(1, 1, 3, 4). False: that is a move.
    bool takeAsInput(bool wasInput);
    void rebase();
    void take(const Operator& op, const std::vector<uint32_t>& sizes, WholeAxes axes);
    Operator movedOperator(DataType type, ChannelPlace layout) const;
    WholeAxes wholeAxes() const;
    void requireAxesInOrder() const;

    std::optional<TextData> m_data; // of a tensor that the text makes
    bool m_isRebased = false;
    bool m_isMoved = false; // by more than a reshape
    std::optional<DataType> m_type;
    std::vector<std::vector<uint32_t>> m_shapes; // that a made one had before; a reshape may begin the moves
    IndexMap m_moved; // of the input; once there is an operator, of its output
    std::string_view m_channels; // of a block operator that was called, so that it keeps its order where both coincide
    std::optional<Operator> m_operator; // the resize of the input, or what was read as a whole
    WholeAxes m_axes; // the input's axes that the operator's output has
    std::vector<Message> m_notes;
};

using AxisLengths = std::map<std::string, uint64_t, std::less<>>;

// What rearrange and repeat make of a tensor: "n (c bh bw) h w -> n c (h bh) (w bw)". The lengths are those that the
// call names; one of each group follows. A letter or number that is only on the right is repeated, where that is
// allowed. Throws TextError.
TracedTensor rearranged(TracedTensor tensor, std::string_view pattern, AxisLengths lengths, bool mayRepeat);

struct Value;

// None, null, an argument that was left out, or what does nothing to a tensor.
struct Nothing { };
// A name that stands for itself: "torch.nn.functional.interpolate", "Image.BILINEAR".
struct Symbol {
    std::string dotted;
};
using ValueList = std::vector<Value>;
using ValueObject = std::vector<std::pair<std::string, Value>>;
// nn.PixelShuffle(2): waits for its input.
struct Layer {
    std::function<TracedTensor(TracedTensor)> apply;
};
// a:b:c within an index.
struct Part {
    std::optional<int64_t> begin = {}, end = {}, step = {};
};
struct Ellipsis { };
// What an expression is worth, and where it stands.
struct Value {
    std::variant<Nothing, bool, double, std::string, std::shared_ptr<const ValueList>,
                 std::shared_ptr<const ValueObject>, Symbol, std::shared_ptr<const TracedTensor>, Layer, Part, Ellipsis>
        is = Nothing{};
    size_t begin = 0, end = 0;

    template <class Kind> const Kind* as() const { return std::get_if<Kind>(&is); }
    bool isNothing() const { return as<Nothing>() != nullptr; }
    const ValueList* list() const { return held<ValueList>(); }
    const ValueObject* object() const { return held<ValueObject>(); }
    const TracedTensor* tensor() const { return held<TracedTensor>(); }

private:
    template <class Kind> const Kind* held() const
    {
        const auto* pointer = as<std::shared_ptr<const Kind>>();
        return pointer ? pointer->get() : nullptr;
    }
};

inline Value valueOf(TracedTensor tensor)
{
    return {.is = std::make_shared<const TracedTensor>(std::move(tensor))};
}
inline Value valueOf(ValueList list)
{
    return {.is = std::make_shared<const ValueList>(std::move(list))};
}
template <class Number>
requires std::is_arithmetic_v<Number> Value valueOf(Number number)
{
    return {.is = static_cast<double>(number)};
}
Value valueOf(const std::vector<int64_t>& numbers);
Value valueOf(const std::vector<uint32_t>& sizes, const std::vector<double>& elements); // a constant tensor

// A string, or a name as it stands; empty: it is neither.
inline std::string wordOf(const Value& value)
{
    const auto* text = value.as<std::string>();
    const auto* symbol = value.as<Symbol>();
    return text ? *text : symbol ? symbol->dotted : "";
}

// A number, or those of a list or of a tensor whose elements the text says, one behind the other; none: it is neither.
std::optional<std::vector<double>> numbersOf(const Value& value);

} // namespace tessera
