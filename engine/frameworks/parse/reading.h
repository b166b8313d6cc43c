// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/dialects/dialect.h"
#include "engine/frameworks/parse/read_operator.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace tessera {

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
