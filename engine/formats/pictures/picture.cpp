// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/pictures/picture.h"

#include "engine/core/message/plain_text.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/pictures/picture_decoders.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>
#include <cstring>
#include <limits>
#include <optional>

namespace tessera {

namespace {

// Black and white of a tensor's elements: see SampleRange.
Ends endsIn(DataType type, SampleRange range)
{
    if (type == DataType::UInt16)
        return {0, 65535};
    if (type == DataType::Int8)
        return {-128, 127};
    return {0, isFloat(type) && range == SampleRange::Unit ? 1.0 : 255.0};
}

// Counts the values that samples cannot hold.
struct Losses {
    Ends ends; // of the values
    uint64_t above = 0, below = 0, noNumbers = 0;

    // `sample` is what a value would be in samples from black to white.
    void count(double sample, const Ends& samples)
    {
        constexpr double kRoundingError = 0.01; // of a level; less is no loss
        above += sample > samples.white + kRoundingError ? 1 : 0;
        below += sample < samples.black - kRoundingError ? 1 : 0;
        noNumbers += std::isnan(sample) ? 1 : 0;
    }

    void addTo(std::vector<Message>& notes) const
    {
        if (above > 0)
            notes.push_back(
                say("pictures", "values above %1, which are clipped to it: %2")(numberText(ends.white), above));
        if (below > 0)
            notes.push_back(
                say("pictures", "values below %1, which are clipped to it: %2")(numberText(ends.black), below));
        if (noNumbers > 0)
            notes.push_back(say("pictures", "values that are no number, which become black: %1")(noNumbers));
    }
};

// Converts the bits of one type to another.
struct Conversion {
    DataType from;
    Ends fromEnds;
    DataType to;
    Ends toEnds;

    uint64_t operator()(uint64_t bits, Losses* losses = nullptr) const
    {
        if (from == to)
            return bits;
        const double value = toDouble(from, bits);
        if (isFloat(from) && isFloat(to))
            return fromDouble(to, value);
        // One division instead of a product with a rounded reciprocal: 255 becomes exactly 1.
        const double fromSpan = fromEnds.white - fromEnds.black, toSpan = toEnds.white - toEnds.black;
        const double above = value - fromEnds.black;
        const double scaled =
            (toSpan < fromSpan ? above / (fromSpan / toSpan) : above * (toSpan / fromSpan)) + toEnds.black;
        if (isFloat(to))
            return fromDouble(to, scaled);
        if (losses)
            losses->count(scaled, toEnds);
        return fromDouble(to, std::round(scaled));
    }
};

// Each sample as an element of that type, plane by plane and image by image. The picture has its channels interleaved.
void convertSamples(const Picture& picture, uint64_t channels, uint64_t images, DataType type,
                    const Conversion& conversion, std::span<std::byte> out)
{
    const uint64_t pixels = pixelsOf(picture) * picture.channels / (images * channels);
    withWidth(elementBytes(picture.sample), [&](auto sample) {
        withWidth(elementBytes(type), [&](auto element) {
            using Sample = decltype(sample);
            using Element = decltype(element);
            const auto* samples = reinterpret_cast<const Sample*>(picture.samples.bytes().data());
            auto* elements = reinterpret_cast<Element*>(out.data());
            std::vector<Element> table; // each value that a small sample can have is converted once
            for (uint64_t i = 0; sizeof(Sample) <= 2 && i <= std::numeric_limits<Sample>::max(); ++i)
                table.push_back(static_cast<Element>(conversion(i)));
            const auto convert = [&](Sample bits) {
                return table.empty() ? static_cast<Element>(conversion(bits)) : table[bits];
            };
            for (uint64_t image = 0; image < images; ++image, samples += pixels * channels)
                for (uint64_t channel = 0; channel < channels; ++channel)
                    for (uint64_t pixel = 0; pixel < pixels; ++pixel)
                        *elements++ = convert(samples[pixel * channels + channel]);
        });
    });
}

} // namespace

Picture withSamples(const Picture& picture, DataType sample)
{
    Picture header = picture;
    header.sample = sample;
    Picture result = blankPicture(header);
    const Conversion conversion{picture.sample, endsOf(picture.sample), sample, endsOf(sample)};
    convertSamples(picture, 1, 1, sample, conversion, result.samples.writableBytes());
    return result;
}

Tensor toTensor(const Picture& picture, DataType type, SampleRange range, const MemoryBudget& budget)
{
    const TensorDesc desc{.dataType = type, .sizes = {picture.images, picture.channels, picture.height, picture.width}};
    const auto count = elementCount(desc.sizes);
    if (count == 0 || count.value_or(~uint64_t{0}) > std::numeric_limits<uint32_t>::max())
        throw IoError(say("pictures", "The picture of %1 × %2 pixels is no tensor: it may have 1 to 2^32 − 1 samples")(
            picture.width, picture.height));
    if (totalBytes(desc) > budget.bytes)
        throw IoError(beyondBudget(say("pictures", "The picture as %1")(name(type)), totalBytes(desc), budget));
    assert(picture.samples.bytes().size() >= *count * elementBytes(picture.sample));
    Tensor tensor(desc);
    const Conversion conversion{picture.sample, endsOf(picture.sample), type, endsIn(type, range)};
    convertSamples(picture, picture.channels, picture.images, type, conversion, tensor.writableBytes());
    return tensor;
}

SampleRange rangeOfValues(const Tensor& tensor)
{
    constexpr uint64_t kLookedAt = 4096;
    const DataType type = tensor.desc.dataType;
    const uint64_t count = elementCount(tensor.desc);
    const uint64_t step = std::max<uint64_t>(1, count / kLookedAt);
    uint64_t levels = 0, others = 0; // of the values other than 0
    for (uint64_t i = 0; i < count && isFloat(type); i += step) {
        const double value = toDouble(type, tensor.bits(i));
        levels += value > 1 ? 1 : 0;
        others += value <= 1 && value != 0 ? 1 : 0;
    }
    return isFloat(type) && levels <= others ? SampleRange::Unit : SampleRange::Byte;
}

Picture toPicture(const Tensor& tensor, uint32_t n, uint32_t firstChannel, uint32_t channels, SampleRange range,
                  DataType sample)
{
    std::vector<uint32_t> sizes = tensor.desc.sizes;
    std::vector<uint64_t> strides = effectiveStrides(tensor.desc);
    assert(sizes.size() <= 4);
    sizes.insert(sizes.begin(), 4 - sizes.size(), 1);
    strides.insert(strides.begin(), 4 - strides.size(), 0);
    assert(n < sizes[0] && firstChannel + channels <= sizes[1]);

    const DataType type = tensor.desc.dataType;
    Picture picture = blankPicture({.width = sizes[3], .height = sizes[2], .channels = channels, .sample = sample});
    const Conversion conversion{type, endsIn(type, range), sample, endsOf(sample)};
    Losses losses{endsIn(type, range)};
    const uint32_t sampleBytes = elementBytes(sample), width = elementBytes(type);
    std::byte* to = picture.samples.writableBytes().data();
    const std::byte* const from = tensor.bytes().data();
    for (uint64_t y = 0; y < sizes[2]; ++y)
        for (uint64_t x = 0; x < sizes[3]; ++x)
            for (uint64_t c = firstChannel; c < firstChannel + channels; ++c, to += sampleBytes) {
                uint64_t bits = 0; // little endian
                std::memcpy(&bits, from + (n * strides[0] + c * strides[1] + y * strides[2] + x * strides[3]) * width,
                            width);
                bits = conversion(bits, &losses);
                std::memcpy(to, &bits, sampleBytes);
            }
    losses.addTo(picture.notes);
    if (type == DataType::UInt16 && sample == DataType::UInt8)
        picture.notes.push_back(say("pictures", "16 bits a sample, of which 8 are kept"));
    if (!isFloat(type) && isFloat(sample))
        picture.notes.push_back(say("pictures", "%1 as %2, in which white is 1")(name(type), name(sample)));
    return picture;
}

Picture oriented(Picture picture, unsigned orientation)
{
    if (orientation == 1)
        return picture;
    picture.notes.push_back(say("pictures", "orientation %1, which is applied")(orientation));
    const bool isTransposed = orientation >= 5; // rows become columns; each axis may be mirrored besides
    const bool mirrorsX = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
    const bool mirrorsY = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
    Picture header = picture;
    if (isTransposed)
        std::swap(header.width, header.height);
    if (picture.samples.bytes().empty()) // a header alone
        return header;
    Picture turned = blankPicture(header);
    const uint64_t pixel = pixelBytes(picture);
    const std::byte* from = picture.samples.bytes().data();
    std::byte* to = turned.samples.writableBytes().data();
    for (uint32_t image = 0; image < picture.images; ++image, from += rowBytes(picture) * picture.height)
        for (uint64_t y = 0; y < turned.height; ++y)
            for (uint64_t x = 0; x < turned.width; ++x, to += pixel) {
                const uint64_t column = isTransposed ? y : x, row = isTransposed ? x : y; // in the source, not mirrored
                const uint64_t sourceX = mirrorsX ? picture.width - 1 - column : column;
                const uint64_t sourceY = mirrorsY ? picture.height - 1 - row : row;
                std::memcpy(to, from + (sourceY * picture.width + sourceX) * pixel, pixel);
            }
    return turned;
}

void requireMemoryFor(const Picture& header, const MemoryBudget& budget)
{
    constexpr uint64_t kLeastPixel = 8;
    uint64_t needed = 2; // the picture and its copy
    for (const uint64_t factor : {uint64_t{header.images}, uint64_t{header.width}, uint64_t{header.height},
                                  std::max(kLeastPixel, pixelBytes(header))})
        if (__builtin_mul_overflow(needed, factor, &needed))
            needed = UINT64_MAX;
    if (needed > budget.bytes)
        throw IoError(
            beyondBudget(say("pictures", "a picture of %1 × %2 pixels")(header.width, header.height), needed, budget));
}

Picture blankPicture(const Picture& header)
{
    Picture picture = header;
    picture.samples = Buffer(rowBytes(picture) * picture.height * picture.images);
    return picture;
}

uint64_t pixelBytes(const Picture& picture)
{
    return uint64_t{picture.channels} * elementBytes(picture.sample);
}

uint64_t rowBytes(const Picture& picture)
{
    return picture.width * pixelBytes(picture);
}

uint64_t pixelsOf(const Picture& picture)
{
    return uint64_t{picture.width} * picture.height * picture.images;
}

void advance(const RunControl& control, uint64_t done, uint64_t of)
{
    if (control.stop.stop_requested())
        throw Cancelled();
    if (control.progress)
        control.progress(static_cast<double>(done) / static_cast<double>(of));
}

Message numberText(double value)
{
    return floatText(static_cast<float>(value));
}

namespace {

// sRGB's transfer function for 0 … 1, both ways.
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

// The grey of a colour. Floats are linear, integers have sRGB's transfer function. A table serves up to 16 bits.
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

// Which channels are the colours.
struct Roles {
    std::array<uint32_t, 3> rgb; // three times the same: grey
    std::optional<uint32_t> alpha;
    bool isGrey() const { return rgb[0] == rgb[1]; }
};

std::optional<Roles> rolesOf(const Picture& picture)
{
    if (picture.names.empty() && picture.channels <= 2)
        return Roles{{0, 0, 0}, picture.channels == 2 ? std::optional(1u) : std::nullopt};
    if (picture.names.empty() && picture.channels <= 4)
        return Roles{{0, 1, 2}, picture.channels == 4 ? std::optional(3u) : std::nullopt};
    const auto placeOf = [&](std::string_view channel) { // in the first layer
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
