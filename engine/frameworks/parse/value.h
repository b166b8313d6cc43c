// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/parse/traced_tensor.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace tessera {

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
