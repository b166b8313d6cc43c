// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/frameworks/parse/found_operator.h"
#include "engine/frameworks/parse/parse.h"
#include "engine/frameworks/parse/source_text.h"

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

// Thrown where channels turn out to be last: the text is read again with its input as N, H, W, C.
struct ChannelsAreLast { };

// What a tensor holds that the text itself makes.
struct TextData {
    std::optional<Generator> generator = {}; // none: values
    std::shared_ptr<const std::vector<double>> values = {}; // in the tensor's order; null: not known
};

// A tensor that a text has made of its input, by moving elements or by one resize of whole axes. All functions throw
// TextError where the numbers do not fit, or where two operators would be needed.
class TracedTensor {
public:
    explicit TracedTensor(const std::vector<uint32_t>& sizes)
        : m_moved(sizes)
    {
    }
    explicit TracedTensor(IndexMap map) // of another tensor
        : m_moved(std::move(map))
    {
    }
    // One that the text itself makes. isRebased: moves before an operator only make the input.
    TracedTensor(const std::vector<uint32_t>& sizes, TextData data, bool isRebased)
        : TracedTensor(sizes)
    {
        m_data = std::move(data);
        m_isRebased = isRebased;
    }

    const IndexMap& map() const { return m_moved; }
    std::vector<uint32_t> shape() const { return shapeOf(m_moved); }
    std::vector<int64_t> sizes() const; // the shape as signed numbers
    size_t axisAt(int64_t axis) const { return m_moved.axisAt(axis); } // a negative one counts from the end
    int64_t size(int64_t axis) const { return sizes()[axisAt(axis)]; }
    size_t rank() const { return m_moved.rank(); }
    bool isInput() const // nothing was moved or resized yet
    {
        return !m_isMoved && !isResized() && std::ranges::equal(m_moved.sizes(), m_moved.inputSizes());
    }

    void reshape(const std::vector<int64_t>& sizes);
    void permute(const std::vector<int64_t>& axes)
    {
        m_moved.permute(axes);
        m_isMoved = true;
    }
    void moveAxis(int64_t from, int64_t to);
    void repeat(int64_t axis, uint64_t times) { moving().repeat(axis, times); }
    void tile(int64_t axis, uint64_t times) { moving().tile(axis, times); }
    void insertOne(int64_t axis); // a negative one counts from the end of the result
    void dropOne(int64_t axis); // of length 1
    void take(int64_t axis, uint64_t first, uint64_t count, uint64_t step);
    // As in Python: a negative place counts from the end, and places outside are clamped.
    void slice(int64_t axis, std::optional<int64_t> begin, std::optional<int64_t> end, int64_t step);
    void pick(int64_t axis, int64_t element); // one element; the axis is dropped
    void choose(int64_t axis, const std::vector<int64_t>& elements); // in this order
    static TracedTensor concatenated(const std::vector<TracedTensor>& parts, int64_t axis);
    void moveBlocks(bool toSpace, uint64_t block, DepthSpaceOrder order, ChannelPlace layout);
    // said.axes: of all axes. `layout`: where the input's channels are. mayBeLast: the resized axes may say that they
    // are last. Throws ChannelsAreLast as asOperator() does.
    void resize(const ResizeWords& said, ChannelPlace layout, bool mayBeLast);
    // Applies an operator that was read as a whole. Its axes are the text's, packed.
    void become(const ReadOperator& read);

    // The operator of the case. Throws TextError where there is none, ChannelsAreLast where the input is N, H, W, C.
    Operator asOperator(DataType type, ChannelPlace layout) const;
    // The input's values, where the text says them.
    std::optional<DataSource> data(const TensorDesc& input) const;
    bool isMade() const { return m_data.has_value(); }
    std::optional<std::vector<double>> values() const; // of a made tensor, in its order; none: not known
    void forgetValues() { m_data = m_data ? std::optional(TextData{}) : std::nullopt; }

    // The type that the text gives the elements. A type given after a resize is only the result's and is left out.
    std::optional<DataType> type() const { return m_type; }
    void convert(DataType type) { m_type = isResized() ? m_type : type; }

    const std::vector<Message>& notes() const { return m_notes; }
    void addNote(const Message& note) { m_notes.push_back(note); }

    bool isResized() const { return m_operator.has_value(); }

private:
    using WholeAxes = std::vector<std::optional<size_t>>;

    void requireMoving() const;
    IndexMap& moving(); // the map, to be changed
    // Takes the current shape for the made input's: arange(12).reshape(1, 1, 3, 4). False: the change was a move.
    bool takeAsInput(bool wasInput);
    void rebase();
    void take(const Operator& op, const std::vector<uint32_t>& sizes, WholeAxes axes);
    Operator movedOperator(DataType type, ChannelPlace layout) const;
    WholeAxes wholeAxes() const;
    void requireAxesInOrder() const;

    std::optional<TextData> m_data; // only of a made tensor
    bool m_isRebased = false;
    bool m_isMoved = false; // by more than a reshape
    std::optional<DataType> m_type;
    std::vector<std::vector<uint32_t>> m_shapes; // earlier shapes of a made tensor, at which the moves may begin too
    IndexMap m_moved; // moves of the input's elements, or of the operator's output
    std::string_view m_channels; // the order of a block operator that was called, kept where both orders coincide
    std::optional<Operator> m_operator; // a resize, or what become() took
    WholeAxes m_axes; // the input's axes that the operator's output has
    std::vector<Message> m_notes;
};

using AxisLengths = std::map<std::string, uint64_t, std::less<>>;

// einops' rearrange and repeat: "n (c bh bw) h w -> n c (h bh) (w bw)". The call gives some lengths; one of each group
// follows. mayRepeat: an axis that is only on the right repeats. Throws TextError.
TracedTensor rearranged(TracedTensor tensor, std::string_view pattern, AxisLengths lengths, bool mayRepeat);

struct Value;

// None, null, an argument that is left out, or the result of a call that is ignored.
struct Nothing { };
// A name without a value: "torch.nn.functional.interpolate", "Image.BILINEAR".
struct Symbol {
    std::string dotted;
};
struct Argument;
using ValueList = std::vector<Value>;
using ValueObject = std::vector<Argument>; // its members
// nn.PixelShuffle(2): to be called with a tensor.
struct Layer {
    std::function<TracedTensor(TracedTensor)> apply;
};
// a:b:c within an index.
struct Part {
    std::optional<int64_t> begin = {}, end = {}, step = {};
};
// The value of an expression, and its place in the text.
struct Value {
    std::variant<Nothing, bool, double, std::string, std::shared_ptr<const ValueList>,
                 std::shared_ptr<const ValueObject>, Symbol, std::shared_ptr<const TracedTensor>, Layer, Part>
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

// An argument of a call, an item in brackets, or a member of an object.
struct Argument {
    std::string key; // empty: it is given by its place
    Value value; // Nothing where it is left out: (x, , scales)
};

template <class Kind> Value valueOf(Kind kind) // a number, a tensor, a list or an object
{
    if constexpr (std::is_arithmetic_v<Kind>)
        return {.is = static_cast<double>(kind)};
    else
        return {.is = std::make_shared<const Kind>(std::move(kind))};
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

// The object's member; null: it has none, or the value is no object.
const Value* memberNamed(const Value& object, std::string_view name);

// A number as one, or those of a list, or a tensor's known elements. None: the value is something else.
std::optional<std::vector<double>> numbersOf(const Value& value);
std::optional<std::vector<int64_t>> wholesOf(const Value& value); // the same, where all are whole

} // namespace tessera
