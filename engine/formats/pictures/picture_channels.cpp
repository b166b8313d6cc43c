// SPDX-License-Identifier: Apache-2.0
#include "engine/core/message/plain_text.h"
#include "engine/formats/pictures/picture_decoders.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
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

// Grey of colours: floats are linear, integers have sRGB's transfer. A table serves those of up to 16 bits.
class Luminance {
public:
    explicit Luminance(DataType sample)
        : m_sample(sample)
        , m_ends(endsOf(sample))
    {
        const uint32_t bits = isFloat(sample) || elementBytes(sample) > 2 ? 0 : 8 * elementBytes(sample);
        for (uint64_t i = 0; bits > 0 && i < uint64_t{1} << bits; ++i)
            m_levels.push_back(levelOf(i));
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
    double level(uint64_t bits) const { return m_levels.empty() ? levelOf(bits) : m_levels[bits]; }
    double levelOf(uint64_t bits) const
    {
        const double value = toDouble(m_sample, bits);
        return isFloat(m_sample) ? value : toLinear((value - m_ends.black) / (m_ends.white - m_ends.black));
    }

    DataType m_sample;
    Ends m_ends;
    std::vector<double> m_levels; // by the bits of a sample; empty: there is no table
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

template <class Sample> void convertChannels(const Picture& from, const Roles& roles, Picture& to)
{
    const Luminance luminance(from.sample);
    const auto* source = reinterpret_cast<const Sample*>(from.samples.bytes().data());
    auto* target = reinterpret_cast<Sample*>(to.samples.writableBytes().data());
    const auto opaque = static_cast<Sample>(fromDouble(from.sample, endsOf(from.sample).white));
    const auto& [red, green, blue] = roles.rgb;
    for (uint64_t i = pixelsOf(from); i-- > 0; source += from.channels, target += to.channels) {
        if (to.channels == 1)
            *target = roles.isGrey() ? source[red]
                                     : static_cast<Sample>(luminance.of({source[red], source[green], source[blue]}));
        else
            for (uint32_t c = 0; c < 3; ++c)
                target[c] = source[roles.rgb[c]];
        if (to.channels == 4)
            target[3] = roles.alpha ? source[*roles.alpha] : opaque;
    }
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
