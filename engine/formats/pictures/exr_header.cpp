// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/pictures/picture_decoders.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <string_view>
#include <utility>

namespace tessera {

namespace {

using namespace std::string_view_literals;

// The bytes of a value, by its type. The library reads so many, whatever the length says.
constexpr std::array kFixedLengths = {
    std::pair("box2f"sv, 16u),
    std::pair("box2i"sv, 16u),
    std::pair("chromaticities"sv, 32u),
    std::pair("double"sv, 8u),
    std::pair("compression"sv, 1u),
    std::pair("envmap"sv, 1u),
    std::pair("float"sv, 4u),
    std::pair("deepImageState"sv, 1u),
    std::pair("int"sv, 4u),
    std::pair("keycode"sv, 28u),
    std::pair("lineOrder"sv, 1u),
    std::pair("m33f"sv, 36u),
    std::pair("m33d"sv, 72u),
    std::pair("m44f"sv, 64u),
    std::pair("m44d"sv, 128u),
    std::pair("rational"sv, 8u),
    std::pair("tiledesc"sv, 9u),
    std::pair("timecode"sv, 8u),
    std::pair("v2f"sv, 8u),
    std::pair("v2i"sv, 8u),
    std::pair("v2d"sv, 16u),
    std::pair("v3f"sv, 12u),
    std::pair("v3i"sv, 12u),
    std::pair("v3d"sv, 24u),
};

// A name and 16 bytes for each channel, then an empty name.
bool isChannelList(std::string_view value)
{
    constexpr size_t kChannel = 16;
    FileParts parts(std::as_bytes(std::span(value)));
    while (!parts.upTo('\0').empty())
        parts.bytes(kChannel);
    return parts.rest().empty();
}

bool isOfItsType(std::string_view type, std::string_view value)
{
    if (type == "chlist")
        return isChannelList(value);
    const auto fixed = std::ranges::find(kFixedLengths, type, &decltype(kFixedLengths)::value_type::first);
    return fixed == kFixedLengths.end() || value.size() == fixed->second;
}

// Up to the empty name that ends it.
void checkHeader(FileParts& file, std::string_view name)
{
    for (; !name.empty(); name = file.upTo('\0')) {
        const std::string_view type = file.upTo('\0');
        uint32_t length = 0;
        std::memcpy(&length, file.bytes(sizeof length).data(), sizeof length); // little endian
        if (!isOfItsType(type, file.bytes(length)))
            throw IoError(say("pictures", "it is no OpenEXR picture that can be read: %1")(
                say("pictures", "its attribute %1 is not as long as one of its type")(name)));
    }
}

} // namespace

uint32_t checkExrHeaders(std::span<const std::byte> file)
{
    constexpr size_t kSignature = 8;
    constexpr unsigned char kHasParts = 0x10; // of the version's second byte
    FileParts rest(file);
    const bool hasParts = (static_cast<unsigned char>(rest.bytes(kSignature)[5]) & kHasParts) != 0;
    checkHeader(rest, rest.upTo('\0'));
    uint32_t parts = 1;
    if (hasParts)
        for (std::string_view name = rest.upTo('\0'); !name.empty(); name = rest.upTo('\0'), ++parts)
            checkHeader(rest, name);
    return parts;
}

} // namespace tessera
