// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/tensors/text_tensor.h"

#include <functional>
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

} // namespace tessera
