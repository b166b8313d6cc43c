// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/framework_words.h"

#include "engine/core/tensor/error.h"
#include "engine/formats/io/json_edit.h"
#include "engine/frameworks/dialects/code.h"
#include "engine/frameworks/dialects/resize_words.h"

#include <cstdlib>

namespace tessera {

namespace {

// Those whose adapters ask: the others have no mode to choose.
constexpr Dialect kAsking[] = {Dialect::Onnx,     Dialect::PyTorch, Dialect::TensorFlow,
                               Dialect::OpenVino, Dialect::OpenCv,  Dialect::Pillow};

JsonValue wordsOf(const dialects::Resize& resize, JsonDocument::AllocatorType& allocator)
{
    JsonValue words(rapidjson::kObjectType);
    const auto put = [&](std::string_view key, JsonValue value) { memberOf(words, key, allocator) = std::move(value); };
    put("framework", jsonString(resize.convention.framework, allocator));
    put("mode", jsonString(resize.convention.mode, allocator));
    if (resize.rule)
        put("rule", jsonString(onnxName(*resize.rule), allocator));
    put("antialias", JsonValue(resize.antialiased));
    if (resize.hasRatios)
        return words;
    JsonValue factors(rapidjson::kArrayType);
    for (const float factor : resize.scales) // the number that a program would have
        factors.PushBack(std::strtod(dialects::factorText(factor).c_str(), nullptr), allocator);
    put("factors", std::move(factors));
    return words;
}

JsonValue wordsOf(const Operator& op, Dialect dialect, JsonDocument::AllocatorType& allocator)
{
    try {
        return wordsOf(dialects::paddedResizeOf(op, dialect), allocator);
    } catch (const TextError& why) {
        JsonValue words(rapidjson::kObjectType);
        memberOf(words, "refusal", allocator) = jsonString(why.what(), allocator);
        return words;
    }
}

} // namespace

JsonValue frameworkWords(const Operator& op, JsonDocument::AllocatorType& allocator)
{
    JsonValue frameworks(rapidjson::kObjectType);
    if (!axisMaps(op).empty())
        for (const Dialect dialect : kAsking)
            memberOf(frameworks, name(dialect), allocator) = wordsOf(op, dialect, allocator);
    return frameworks;
}

} // namespace tessera
