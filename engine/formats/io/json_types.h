// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <rapidjson/document.h>
#include <rapidjson/prettywriter.h>
#include <rapidjson/reader.h>
#include <rapidjson/stringbuffer.h>
#include <rapidjson/writer.h>

#include <cstdlib>
#include <new>

namespace tessera {

// RapidJSON takes null for memory where there is none. Its types with an allocator that throws std::bad_alloc.
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

} // namespace tessera
