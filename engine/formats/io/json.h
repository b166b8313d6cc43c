// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/error.h"

#include <rapidjson/document.h>
#include <rapidjson/prettywriter.h>
#include <rapidjson/reader.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <cstdint>
#include <cstdlib>
#include <new>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tessera {

// RapidJSON's types with an allocator that throws std::bad_alloc. RapidJSON itself uses a null pointer where memory
// runs out.
class JsonAllocator {
public:
    static const bool kNeedFree = true; // NOLINT: RapidJSON's names
    static void* Malloc(size_t size) { return size == 0 ? nullptr : needed(std::malloc(size)); } // NOLINT
    static void* Realloc(void* old, size_t, size_t size) // NOLINT
    {
        if (size != 0)
            return needed(std::realloc(old, size)); // NOLINT
        Free(old);
        return nullptr;
    }
    static void Free(void* memory) { std::free(memory); } // NOLINT

private:
    static void* needed(void* memory)
    {
        if (!memory)
            throw std::bad_alloc();
        return memory;
    }
};

using JsonUtf8 = rapidjson::UTF8<>;
using JsonDocument = rapidjson::GenericDocument<JsonUtf8, rapidjson::MemoryPoolAllocator<JsonAllocator>, JsonAllocator>;
using JsonValue = JsonDocument::ValueType;
using JsonReader = rapidjson::GenericReader<JsonUtf8, JsonUtf8, JsonAllocator>;
using JsonBuffer = rapidjson::GenericStringBuffer<JsonUtf8, JsonAllocator>;
using JsonWriter = rapidjson::Writer<JsonBuffer, JsonUtf8, JsonUtf8, JsonAllocator>;
using JsonPrettyWriter = rapidjson::PrettyWriter<JsonBuffer, JsonUtf8, JsonUtf8, JsonAllocator>;

// A JSON text is wrong. what() has the member's path, its value and what was expected, or a line and a column.
class JsonError : public Error {
public:
    using Error::Error;
};

// Parses as DxDispatch does: comments and trailing commas are allowed, and what follows the root value is ignored.
// Deeper nesting than kMostJsonDepth and texts whose tree might exceed the memory budget are refused. Throws JsonError.
JsonDocument parseJson(std::string_view text, const MemoryBudget& budget = {});
// Checks the size of a file before it is read. Throws JsonError.
void checkJsonSize(uint64_t bytes, const MemoryBudget& budget);
inline constexpr unsigned kMostJsonDepth = 256;

// The value in one line; empty: it has a number that JSON cannot say.
std::string compactText(const JsonValue& value);

// A value of a document with its path. Its functions throw JsonError where the document does not hold what they ask
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

    std::string pathOf(std::string_view name) const; // the path of a member

    // For an object: the first member of that name, as in RapidJSON.
    std::optional<JsonMember> find(std::string_view name) const;
    JsonMember required(std::string_view name) const;
    JsonMember element(rapidjson::SizeType index) const; // an element of an array
    // Each element of an array, each member of an object with its name.
    template <class Read> void forEachElement(Read&& read) const
    {
        for (rapidjson::SizeType i = 0; i < array().value().Size(); ++i)
            read(element(i));
    }
    template <class Read> void forEachMember(Read&& read) const
    {
        for (const auto& entry : object().value().GetObject()) {
            const std::string name(entry.name.GetString(), entry.name.GetStringLength());
            read(JsonMember(entry.value, pathOf(name)), name);
        }
    }

    const JsonMember& object() const;
    const JsonMember& array() const;
    std::string string() const;
    std::string stringOf(std::string_view name) const; // a member's; empty where there is none
    bool boolean() const;
    uint32_t uint32() const;
    uint64_t uint64() const;

    std::string valueText() const; // as in the file, shortened

    // Throws JsonError with the sentence; %1 and %2 are the member's path and value.
    template <class... More> [[noreturn]] void refuse(const Text& sentence, More&&... more) const
    {
        throw JsonError(sentence(pathText(), valueText(), std::forward<More>(more)...));
    }

private:
    Message pathText() const;

    const JsonValue* m_value;
    std::string m_path;
};

} // namespace tessera
