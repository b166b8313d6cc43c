// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/message/message.h"
#include "engine/core/ops/operators.h"
#include "engine/core/tensor/error.h"
#include "engine/frameworks/dialects/dialect.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// Reads cases from the words of other programs, for every room above; frameworks/onnx adds models that are pasted as
// text.

// An operator that was read, without issues.
struct ReadOperator {
    Operator op;
    // What the user must know, a sentence each: where implementations of the framework disagree.
    std::vector<Message> notes = {};
    // The sizes of the text's result where its axes are not the operator's. Empty: they are the same.
    std::vector<uint32_t> outputSizes = {};
    std::optional<DataSource> data = {}; // the input's values, where the text says them
};

// An attribute or argument with a value that no operator of DirectML expresses, or that the framework does not have.
class RefusedAttribute : public TextError {
public:
    // `reason`: "RESAMPLE blends two neighbours an axis; expected nearest or linear".
    RefusedAttribute(const std::string& attribute_, const Message& reason_)
        : TextError(attribute_ + ": " + reason_)
        , attribute(attribute_)
        , reason(reason_)
    {
    }

    std::string attribute; // "mode", "scales[2]", as the framework calls it
    Message reason;
};

struct ReadOptions {
    std::vector<uint32_t> sizes = {}; // the input's N, C, H, W, where the text does not say them
    DataType type = DataType::Float32; // where the text says none
    std::optional<Dialect> dialect = {}; // the framework; none: the text says it
    bool isForDirectMl = false; // ONNX's nodes as ONNX Runtime's DirectML provider runs them
};

// The dialects, and that provider, which reads ONNX's words.
inline constexpr auto kReadFrameworks = [] {
    std::array<std::string_view, kDialectNames.size() + 1> names;
    std::ranges::copy(kDialectNames, names.begin());
    names.back() = "onnxruntime-directml";
    return names;
}();
bool setFramework(ReadOptions& options, std::string_view name); // false: it is none of kReadFrameworks

// Reads a call, a node, a pattern or several statements. Where the text's tensors are channels-last, the operator still
// has the sizes N, C, H, W, and strides. Throws TextError for any text that cannot be read, with the column and what
// was expected.
ReadOperator operatorFromWords(std::string_view text, const ReadOptions& options = {});

// Whether a text may be such words and no line of a case: it has a bracket or an arrow.
bool looksLikeWords(std::string_view text);

} // namespace tessera
