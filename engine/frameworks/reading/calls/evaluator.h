// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/reading.h"
#include "engine/frameworks/reading/syntax.h"
#include "engine/frameworks/reading/text_tensor.h"

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tessera {

class Call;
struct Value;

// None, null, or an argument that was left out.
struct Nothing { };
struct Number {
    double value;
    bool isWhole; // written without a point
};
// A name that stands for itself: "torch.nn.functional.interpolate", "Image.BILINEAR".
struct Symbol {
    std::string dotted;
};
using ValueList = std::vector<Value>;
using ValueObject = std::vector<std::pair<std::string, Value>>;
// nn.PixelShuffle(2): waits for its input.
struct Layer {
    std::function<TextTensor(TextTensor)> apply;
};

// What an expression is worth, and where it stands.
struct Value {
    std::variant<Nothing, bool, Number, std::string, std::shared_ptr<const ValueList>,
                 std::shared_ptr<const ValueObject>, Symbol, std::shared_ptr<const TextTensor>, Layer>
        is = Nothing{};
    size_t begin = 0, end = 0;

    template <class Kind> const Kind* as() const { return std::get_if<Kind>(&is); }
    bool isNothing() const { return as<Nothing>() != nullptr; }
    const ValueList* list() const
    {
        const auto* held = as<std::shared_ptr<const ValueList>>();
        return held ? held->get() : nullptr;
    }
    const ValueObject* object() const
    {
        const auto* held = as<std::shared_ptr<const ValueObject>>();
        return held ? held->get() : nullptr;
    }
    const TextTensor* tensor() const
    {
        const auto* held = as<std::shared_ptr<const TextTensor>>();
        return held ? held->get() : nullptr;
    }
};

inline Value valueOf(TextTensor tensor)
{
    return {.is = std::make_shared<const TextTensor>(std::move(tensor))};
}
inline Value valueOf(ValueList list)
{
    return {.is = std::make_shared<const ValueList>(std::move(list))};
}

// Channels turn out to be last: the text is to be read again, its input as N, H, W, C.
struct ChannelsAreLast { };

// Works a program out, with TextTensor for its tensors.
class Evaluator {
public:
    Evaluator(const SourceText& source, const Program& program, const ReadOptions& options, TextLayout layout);

    // The last tensor that the text makes. Throws ReadError, ChannelsAreLast.
    TextTensor run();

    const SourceText& source() const { return m_source; }
    const ReadOptions& options() const { return m_options; }
    TextLayout layout() const { return m_layout; }
    DataType type() const { return m_type.value_or(m_options.type); }
    void setType(DataType type) { m_type = type; }

    // The name's value, where it was given one; a comment may have given it. Null: it was not.
    const Value* variable(const std::string& name) const;
    void setVariable(const std::string& name, Value value) { m_variables[name] = std::move(value); }
    // The tensor that a value is; a name that was given no value is the input. Throws ReadError.
    TextTensor tensorOf(const Value& value);
    TextTensor tensorNamed(const std::string& name, size_t at);

private:
    Value evaluate(const Expression& expression);
    Value unplaced(const Expression& expression);
    Value wordOf(const Expression& word);
    Value memberOf(const Expression& member);
    Value elementOf(const Expression& index);
    Value callOf(const Expression& call);
    Value arithmetic(const Expression& both);
    Value listOf(const Expression& list);
    void assign(const Statement& statement, Value value);
    void setRemarks();
    TextTensor resultOf(const Value& last);
    TextTensor placed(size_t at, const std::function<TextTensor()>& work) const; // what it refuses gets the place
    std::string dottedName(const Expression& expression) const;

    const SourceText& m_source;
    const Program& m_program;
    const ReadOptions& m_options;
    const TextLayout m_layout;
    std::optional<DataType> m_type;
    std::map<std::string, Value> m_variables, m_remarks;
    std::string m_input; // the name of the input, once it was used
};

} // namespace tessera
