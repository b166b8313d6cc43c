// SPDX-License-Identifier: Apache-2.0
#include "engine/core/tensor/value.h"
#include "engine/formats/pictures/picture_decoders.h"

#include <algorithm>
#include <bit>
#include <string>

namespace tessera {

namespace {

// The numbers of a profile (ICC.1, section 4), high byte first. What lies beyond its end reads as 0.
class ProfileBytes {
public:
    explicit ProfileBytes(std::span<const std::byte> profile)
        : m_profile(profile)
    {
    }

    uint32_t byte(uint64_t at) const { return at < m_profile.size() ? std::to_integer<uint32_t>(m_profile[at]) : 0; }
    uint32_t number(uint64_t at) const
    {
        return byte(at) << 24 | byte(at + 1) << 16 | byte(at + 2) << 8 | byte(at + 3);
    }
    // Characters of a byte, or the low bytes of such of two; up to the first that is none of ASCII's.
    std::string text(uint64_t at, uint64_t bytes, uint32_t width) const
    {
        constexpr uint64_t kMost = 100;
        std::string result;
        for (uint64_t i = width - 1; i < bytes && result.size() < kMost; i += width) {
            const uint32_t each = byte(at + i);
            if (each < ' ' || each > '~')
                break;
            result += static_cast<char>(each);
        }
        return result;
    }

private:
    std::span<const std::byte> m_profile;
};

constexpr uint32_t signatureOf(const char (&letters)[5])
{
    uint32_t signature = 0;
    for (size_t i = 0; i < 4; ++i)
        signature = signature << 8 | static_cast<uint8_t>(letters[i]);
    return signature;
}

// The tag 'desc' is a text in ASCII, or texts in several languages of which this is the first.
std::string descriptionOf(const ProfileBytes& profile)
{
    constexpr uint64_t kTags = 128, kMostTags = 100;
    for (uint64_t i = 0; i < std::min<uint64_t>(profile.number(kTags), kMostTags); ++i) {
        const uint64_t tag = kTags + 4 + 12 * i, at = profile.number(tag + 4);
        if (profile.number(tag) != signatureOf("desc"))
            continue;
        if (profile.number(at) == signatureOf("desc"))
            return profile.text(at + 12, profile.number(at + 8), 1);
        if (profile.number(at) == signatureOf("mluc"))
            return profile.text(at + profile.number(at + 24), profile.number(at + 20), 2);
    }
    return {};
}

} // namespace

Message noteOfProfile(std::span<const std::byte> profile)
{
    const std::string description = descriptionOf(ProfileBytes(profile));
    return description.empty() ? say("pictures", "an ICC profile of %1 bytes")(profile.size())
                               : say("pictures", "the ICC profile \"%1\" of %2 bytes")(description, profile.size());
}

Message noteOfPrimaries(std::span<const double, 8> xy)
{
    const auto pair = [&](size_t i) -> Message { return numberText(xy[i]) + ", " + numberText(xy[i + 1]); };
    return say("pictures", "primaries red (%1), green (%2), blue (%3), white (%4)")(pair(0), pair(2), pair(4), pair(6));
}

Message numberText(double value)
{
    return toText(DataType::Float32, std::bit_cast<uint32_t>(static_cast<float>(value)));
}

Message noteOfOrientation(unsigned orientation)
{
    return say("pictures", "orientation %1, which is applied")(orientation);
}

} // namespace tessera
