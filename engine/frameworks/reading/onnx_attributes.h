// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/onnx_node.h"
#include "engine/frameworks/reading/resize_operator.h"

namespace tessera {

std::string onnxText(const OnnxValue& value); // "2", "\"linear\"", "[1, 1, 0.5]"

// The attributes of a node, by their types. All throw RefusedAttribute where a value is of another type.
class OnnxAttributes {
public:
    explicit OnnxAttributes(const OnnxNode& node); // throws RefusedAttribute for one that the node does not have

    bool has(std::string_view name) const { return m_node.attributes.contains(name); }
    double number(std::string_view name) const; // 0 where it is missing
    std::optional<std::vector<double>> numbers(std::string_view name) const;
    // One of `words`; the first of them where there is none. The reason says what the others are refused for.
    std::string word(std::string_view name, std::span<const std::string_view> words, const Text& reason = {}) const;

    [[noreturn]] void refuse(std::string_view name, const Message& reason) const; // with its value

private:
    const OnnxValue* find(std::string_view name) const;

    const OnnxNode& m_node;
};

// What ONNX Runtime's DirectML provider passes for a Resize, or, without modes of its own, for an early one or an
// Upsample. The notes say where that is not what ONNX says. Throws RefusedAttribute for what the provider leaves to the
// CPU, and for what its sources do not say.
ReadOperator passedByProvider(const ResizeWords& said, DataType type, const OnnxAttributes& attributes, bool hasModes);

// operatorOf() of a Resize or an Upsample.
ReadOperator resizeOf(const OnnxNode& node, DataType type, const std::vector<uint32_t>& sizes);

} // namespace tessera
