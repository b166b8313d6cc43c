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

// An operator that was read from another program's words: without issues, its output's sizes those of the words.
struct ReadOperator {
    Operator op;
    // What a user must know: where implementations of the framework do not agree. A sentence each.
    std::vector<Message> notes = {};
    // The sizes of the words' tensor, where its axes are not those of the operator. Empty: they are.
    std::vector<uint32_t> outputSizes = {};
    std::optional<DataSource> data = {}; // where the words make the input and say what it holds
};

// An attribute or argument whose value DirectML's operators cannot say, or which the framework itself does not have.
class RefusedAttribute : public TextError {
public:
    // `reason`: "RESAMPLE blends two neighbours an axis; expected nearest or linear".
    // `value`: as text, "\"cubic\"", "0.5"; empty: it is missing.
    RefusedAttribute(const std::string& attribute_, const std::string& value, const Message& reason_)
        : TextError(attribute_ + (value.empty() ? "" : " ") + value + ": " + reason_)
        , attribute(attribute_)
        , reason(reason_)
    {
    }

    std::string attribute; // "mode", "scales[2]", as the framework calls it
    Message reason;
};

struct ReadOptions {
    std::vector<uint32_t> sizes = {}; // the input's sizes, N, C, H, W, where the text says none; empty: it must
    DataType type = DataType::Float32; // where the text says none
    std::optional<Dialect> dialect = {}; // whose words they are; none: the words say it
    bool isForDirectMl = false; // as ONNX Runtime's DirectML provider runs ONNX's nodes
};

// The dialects, and that provider, whose words are ONNX's.
inline constexpr auto kReadFrameworks = [] {
    std::array<std::string_view, kDialectNames.size() + 1> names;
    std::ranges::copy(kDialectNames, names.begin());
    names.back() = "onnxruntime-directml";
    return names;
}();
bool setFramework(ReadOptions& options, std::string_view name); // false: kReadFrameworks lacks the name

// A case from a framework's words: a call, a node, a pattern, or several statements one after the other. Where their
// tensors are channels-last, the sizes still are N, C, H, W, and the operator's tensors have such strides. Throws
// TextError with the column of what is not understood or cannot be said, and what was expected; any text does no
// worse.
ReadOperator operatorFromWords(std::string_view text, const ReadOptions& options = {});

// Whether a text may be such words, rather than a case's line: it has a bracket or an arrow.
bool looksLikeWords(std::string_view text);

} // namespace tessera
