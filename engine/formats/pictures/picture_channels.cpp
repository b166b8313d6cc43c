// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/pictures/picture_decoders.h"
#include "engine/formats/pictures/sample_types.h"

#include "engine/core/message/plain_text.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <limits>
#include <optional>

namespace tessera {

namespace {

// sRGB's transfer function, both ways, of 0 … 1.
double toLinear(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double fromLinear(double value)
{
    return value <= 0.0031308 ? value * 12.92 : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
}

// The Y row of sRGB's matrix, adapted to D50 as ICC profiles are.
double luminance(double red, double green, double blue)
{
    return 0.2225 * red + 0.7169 * green + 0.0606 * blue;
}

// What toLinear makes of every sample.
template <class Sample> std::vector<float> linearLevels()
{
    constexpr double largest = std::numeric_limits<Sample>::max();
    std::vector<float> levels(static_cast<size_t>(largest) + 1);
    for (size_t i = 0; i < levels.size(); ++i)
        levels[i] = static_cast<float>(toLinear(static_cast<double>(i) / largest));
    return levels;
}

template <class Sample> class Luminance {
public:
    Sample of(const Sample* rgb) const
    {
        if (rgb[0] == rgb[1] && rgb[1] == rgb[2])
            return rgb[0];
        const double y = luminance(m_levels[rgb[0]], m_levels[rgb[1]], m_levels[rgb[2]]);
        constexpr double largest = std::numeric_limits<Sample>::max();
        return static_cast<Sample>(std::clamp(std::round(fromLinear(y) * largest), 0.0, largest));
    }

private:
    std::vector<float> m_levels = linearLevels<Sample>();
};

// Of samples that no table serves: floats are linear, wide integers have sRGB's transfer.
class WideLuminance {
public:
    explicit WideLuminance(DataType sample)
        : m_sample(sample)
        , m_ends(endsOf(sample))
    {
    }

    uint64_t of(const std::array<uint64_t, 3>& rgb) const
    {
        if (rgb[0] == rgb[1] && rgb[1] == rgb[2])
            return rgb[0];
        const double y = luminance(level(rgb[0]), level(rgb[1]), level(rgb[2]));
        const double span = m_ends.white - m_ends.black;
        return fromDouble(m_sample, isFloat(m_sample) ? y : std::round(fromLinear(y) * span + m_ends.black));
    }

private:
    double level(uint64_t bits) const
    {
        const double value = toDouble(m_sample, bits);
        return isFloat(m_sample) ? value : toLinear((value - m_ends.black) / (m_ends.white - m_ends.black));
    }

    DataType m_sample;
    Ends m_ends;
};

// Where the colours stand among the channels.
struct Roles {
    std::array<uint32_t, 3> rgb; // thrice the same: grey
    std::optional<uint32_t> alpha;
    bool isGrey() const { return rgb[0] == rgb[1]; }
};

std::optional<Roles> rolesOf(const Picture& picture)
{
    if (picture.names.empty() && picture.channels <= 2)
        return Roles{{0, 0, 0}, picture.channels == 2 ? std::optional(1u) : std::nullopt};
    if (picture.names.empty() && picture.channels <= 4)
        return Roles{{0, 1, 2}, picture.channels == 4 ? std::optional(3u) : std::nullopt};
    const auto placeOf = [&](std::string_view channel) { // of the first layer
        const auto found = std::ranges::find_if(picture.names, [&](std::string_view name) {
            const std::string_view layer = layerOf(name), own = name.substr(layer.size());
            return layer == layerOf(picture.names.front()) && own.substr(own.starts_with('.') ? 1 : 0) == channel;
        });
        return found == picture.names.end() ? std::nullopt
                                            : std::optional(static_cast<uint32_t>(found - picture.names.begin()));
    };
    if (const auto r = placeOf("R"), g = placeOf("G"), b = placeOf("B"); r && g && b)
        return Roles{{*r, *g, *b}, placeOf("A")};
    if (const auto y = placeOf("Y"))
        return Roles{{*y, *y, *y}, placeOf("A")};
    return std::nullopt;
}

// Calls `grey` with the places of red, green and blue where it cannot copy.
template <class Sample, class Grey>
void convertChannels(const Picture& from, const Roles& roles, Picture& to, const Grey& grey)
{
    const auto* source = reinterpret_cast<const Sample*>(from.samples.bytes().data());
    auto* target = reinterpret_cast<Sample*>(to.samples.writableBytes().data());
    const auto opaque = static_cast<Sample>(fromDouble(from.sample, endsOf(from.sample).white));
    const auto& [red, green, blue] = roles.rgb;
    for (uint64_t i = pixelsOf(from); i-- > 0; source += from.channels, target += to.channels) {
        if (to.channels == 1)
            *target = roles.isGrey() ? source[red] : grey(std::array{source[red], source[green], source[blue]});
        else
            for (uint32_t c = 0; c < 3; ++c)
                target[c] = source[roles.rgb[c]];
        if (to.channels == 4)
            target[3] = roles.alpha ? source[*roles.alpha] : opaque;
    }
}

template <class Sample> void convertChannels(const Picture& from, const Roles& roles, Picture& to)
{
    if constexpr (sizeof(Sample) <= 2) {
        if (from.sample == DataType::UInt8 || from.sample == DataType::UInt16) {
            const Luminance<Sample> luminance;
            return convertChannels<Sample>(from, roles, to,
                                           [&](const std::array<Sample, 3>& rgb) { return luminance.of(rgb.data()); });
        }
    }
    const WideLuminance luminance(from.sample);
    convertChannels<Sample>(from, roles, to, [&](const std::array<Sample, 3>& rgb) {
        return static_cast<Sample>(luminance.of({rgb[0], rgb[1], rgb[2]}));
    });
}

} // namespace

Picture withChannels(const Picture& picture, uint32_t channels)
{
    assert(channels == 1 || channels == 3 || channels == 4);
    if (channels == picture.channels && picture.names.empty())
        return picture;
    const std::optional<Roles> roles = rolesOf(picture);
    if (!roles)
        throw IoError(say("pictures", "its channels, %1, are neither grey nor RGB; as many as it has would do: %2")(
            picture.names.empty() ? Message(picture.channels) : Message(listText(picture.names, ", ")),
            picture.channels));
    Picture header = picture;
    header.channels = channels;
    header.names.clear();
    Picture result = blankPicture(header);
    withWidth(elementBytes(picture.sample),
              [&](auto bits) { convertChannels<decltype(bits)>(picture, *roles, result); });
    return result;
}

} // namespace tessera
