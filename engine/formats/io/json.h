// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/io/json_types.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tessera {

// What is wrong with a JSON text: the member's path, its value and what would be right, or a line and a column.
class JsonError : public Error {
public:
    using Error::Error;
};

// As DxDispatch parses: comments and trailing commas are allowed, what follows the root value is ignored. Deeper
// nesting than kMostJsonDepth and texts whose tree might exceed the memory budget are refused. Throws JsonError.
JsonDocument parseJson(std::string_view text, const MemoryBudget& budget = {});
// The same of a file's size, before it is read.
void checkJsonSize(uint64_t bytes, const MemoryBudget& budget);
inline constexpr unsigned kMostJsonDepth = 256;

// The line of a text that parses in which the first key with this path stands, "dispatchables.op.desc.Order"; 0: none.
size_t lineOfKey(std::string_view text, std::string_view path);

// Indented, arrays of numbers on one line, with a line feed at the end.
std::string jsonText(const JsonDocument& document);

// Text of a file as it may stand in a message: control characters replaced, cut after some 60 characters.
std::string shown(std::string_view text);

// A value of a document, and where it stands. Everything throws JsonError when the file does not hold what is asked
// for.
class JsonMember {
public:
    JsonMember(const JsonValue& value, std::string path)
        : m_value(&value)
        , m_path(std::move(path))
    {
    }

    const JsonValue& value() const { return *m_value; }
    const std::string& path() const { return m_path; }

    std::string pathOf(std::string_view name) const; // of a member of it

    // Of an object: the first member of that name, as duplicates go in RapidJSON.
    std::optional<JsonMember> find(std::string_view name) const;
    JsonMember required(std::string_view name) const;
    JsonMember element(rapidjson::SizeType index) const; // of an array

    const JsonMember& object() const;
    const JsonMember& array() const;
    std::string string() const;
    bool boolean() const;
    uint32_t uint32() const;
    uint64_t uint64() const;

    std::string valueText() const; // as it stands in the file, but short

    // What is wrong with it, and what would be right: its path and its value are %1 and %2 of the sentence.
    template <class... More> [[noreturn]] void refuse(const Text& sentence, More&&... more) const
    {
        throw JsonError(sentence(pathText(), valueText(), std::forward<More>(more)...));
    }
    // It needs so much memory.
    [[noreturn]] void refuseBytes(uint64_t bytes, const MemoryBudget& budget) const;

private:
    Message pathText() const;

    const JsonValue* m_value;
    std::string m_path;
};

} // namespace tessera
