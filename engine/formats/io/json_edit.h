// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/io/json.h"

namespace tessera {

// The first member of that name in an object; added, as null, where there is none.
inline JsonValue& memberOf(JsonValue& object, std::string_view name, JsonDocument::AllocatorType& allocator)
{
    JsonValue key(name.data(), static_cast<rapidjson::SizeType>(name.size()), allocator);
    if (object.HasMember(key))
        return object[key];
    object.AddMember(key, JsonValue(), allocator);
    return (object.MemberEnd() - 1)->value;
}

inline JsonValue jsonString(std::string_view text, JsonDocument::AllocatorType& allocator)
{
    return JsonValue(text.data(), static_cast<rapidjson::SizeType>(text.size()), allocator);
}

} // namespace tessera
