// SPDX-License-Identifier: Apache-2.0
#include "engine/formats/pictures/picture.h"

#include "engine/core/ops/operator.h"
#include "engine/core/tensor/budget.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/pictures/picture_decoders.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>
#include <limits>

namespace tessera {

namespace {

// A sample s of 0 … largest stands for the value s·factor + offset.
struct Scale {
    double factor;
    double offset;
};

Scale scaleOf(DataType type, SampleRange range, double largest)
{
    if (type == DataType::UInt16)
        return {65535 / largest, 0};
    if (isFloat(type) && range == SampleRange::Unit)
        return {1 / largest, 0};
    return {255 / largest, type == DataType::Int8 ? -128.0 : 0.0};
}

// The bits that each sample becomes: one entry per value that a sample can have.
std::vector<uint64_t> sampleBits(bool sixteenBit, DataType type, SampleRange range)
{
    const uint32_t largest = sixteenBit ? 65535 : 255;
    const Scale scale = scaleOf(type, range, largest);
    std::vector<uint64_t> bits(size_t{largest} + 1);
    for (uint32_t sample = 0; sample <= largest; ++sample) {
        // One division instead of a product with a rounded reciprocal: 255 becomes exactly 1.
        const double value = scale.factor < 1 ? sample / std::round(1 / scale.factor) : sample * scale.factor;
        bits[sample] = fromDouble(type, value + scale.offset);
    }
    return bits;
}

template <class Sample, class Element>
void interleavedToPlanes(const Picture& picture, const std::vector<uint64_t>& bits, std::span<std::byte> out)
{
    const auto* samples = reinterpret_cast<const Sample*>(picture.samples.bytes().data());
    auto* elements = reinterpret_cast<Element*>(out.data());
    const uint64_t pixels = uint64_t{picture.width} * picture.height;
    for (uint64_t channel = 0; channel < picture.channels; ++channel)
        for (uint64_t pixel = 0; pixel < pixels; ++pixel)
            elements[channel * pixels + pixel] =
                static_cast<Element>(bits[samples[pixel * picture.channels + channel]]);
}

template <class Sample>
void convert(const Picture& picture, const std::vector<uint64_t>& bits, uint32_t width, std::span<std::byte> out)
{
    switch (width) {
    case 1:
        return interleavedToPlanes<Sample, uint8_t>(picture, bits, out);
    case 2:
        return interleavedToPlanes<Sample, uint16_t>(picture, bits, out);
    case 4:
        return interleavedToPlanes<Sample, uint32_t>(picture, bits, out);
    }
    return interleavedToPlanes<Sample, uint64_t>(picture, bits, out);
}

uint16_t sampleOf(double value, const Scale& scale, double largest)
{
    const double sample = std::round((value - scale.offset) / scale.factor);
    return std::isnan(sample) ? uint16_t{0} : static_cast<uint16_t>(std::clamp(sample, 0.0, largest));
}

// sRGB's transfer function, both ways, of 0 … 1.
double toLinear(double value)
{
    return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

double fromLinear(double value)
{
    return value <= 0.0031308 ? value * 12.92 : 1.055 * std::pow(value, 1 / 2.4) - 0.055;
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
        // The Y row of sRGB's matrix, adapted to D50 as ICC profiles are.
        const double y = 0.2225 * m_levels[rgb[0]] + 0.7169 * m_levels[rgb[1]] + 0.0606 * m_levels[rgb[2]];
        constexpr double largest = std::numeric_limits<Sample>::max();
        return static_cast<Sample>(std::clamp(std::round(fromLinear(y) * largest), 0.0, largest));
    }

private:
    std::vector<float> m_levels = linearLevels<Sample>();
};

template <class Sample> void convertChannels(const Picture& from, Picture& to)
{
    const auto* source = reinterpret_cast<const Sample*>(from.samples.bytes().data());
    auto* target = reinterpret_cast<Sample*>(to.samples.writableBytes().data());
    const uint64_t pixels = uint64_t{from.width} * from.height;
    const Luminance<Sample> luminance;
    for (uint64_t i = 0; i < pixels; ++i, source += from.channels, target += to.channels) {
        if (to.channels == 1)
            *target = luminance.of(source);
        else
            for (uint32_t c = 0; c < 3; ++c)
                target[c] = source[from.channels == 1 ? 0 : c];
        if (to.channels == 4)
            target[3] = from.channels == 4 ? source[3] : std::numeric_limits<Sample>::max();
    }
}

} // namespace

Picture withChannels(const Picture& picture, uint32_t channels)
{
    assert(channels == 1 || channels == 3 || channels == 4);
    if (channels == picture.channels)
        return picture;
    Picture result = blankPicture(picture.width, picture.height, channels, picture.sixteenBit);
    if (picture.sixteenBit)
        convertChannels<uint16_t>(picture, result);
    else
        convertChannels<uint8_t>(picture, result);
    return result;
}

Tensor toTensor(const Picture& picture, DataType type, SampleRange range, const MemoryBudget& budget)
{
    const TensorDesc desc{.dataType = type, .sizes = {1, picture.channels, picture.height, picture.width}};
    const auto count = elementCount(desc.sizes);
    if (count == 0 || count.value_or(~uint64_t{0}) > std::numeric_limits<uint32_t>::max())
        throw IoError(say("pictures", "The picture of %1 × %2 pixels is no tensor: it may have 1 to 2^32 − 1 samples")(
            picture.width, picture.height));
    if (totalBytes(desc) > budget.bytes)
        throw IoError(withAdvice(
            say("pictures", "%1 needs %2 of memory as %3, more than the memory budget of %4")(
                say("pictures", "The picture"), neededAmount(totalBytes(desc)), name(type), amountOf(budget)),
            budget));
    assert(picture.samples.bytes().size() >= *count * (picture.sixteenBit ? 2 : 1));
    Tensor tensor(desc);
    const std::vector<uint64_t> bits = sampleBits(picture.sixteenBit, type, range);
    if (picture.sixteenBit)
        convert<uint16_t>(picture, bits, elementBytes(type), tensor.writableBytes());
    else
        convert<uint8_t>(picture, bits, elementBytes(type), tensor.writableBytes());
    return tensor;
}

std::optional<uint32_t> pictureChannels(const TensorDesc& desc)
{
    const size_t rank = desc.sizes.size();
    const uint32_t channels = rank < 3 ? 1 : desc.sizes[rank - 3];
    return rank <= 4 && (channels == 1 || channels == 3 || channels == 4) ? std::optional(channels) : std::nullopt;
}

SampleRange rangeOfValues(const Tensor& tensor)
{
    constexpr uint64_t kLookedAt = 4096;
    const DataType type = tensor.desc.dataType;
    const uint64_t count = elementCount(tensor.desc);
    const uint64_t step = std::max<uint64_t>(1, count / kLookedAt);
    bool isUnit = isFloat(type);
    for (uint64_t i = 0; i < count && isUnit; i += step)
        isUnit = !(toDouble(type, tensor.bits(i)) > 1);
    return isUnit ? SampleRange::Unit : SampleRange::Byte;
}

Picture toPicture(const Tensor& tensor, uint32_t n, uint32_t firstChannel, uint32_t channels, SampleRange range)
{
    std::vector<uint32_t> sizes = tensor.desc.sizes;
    std::vector<uint64_t> strides = effectiveStrides(tensor.desc);
    assert(sizes.size() <= 4 && (channels == 1 || channels == 3 || channels == 4));
    sizes.insert(sizes.begin(), 4 - sizes.size(), 1);
    strides.insert(strides.begin(), 4 - strides.size(), 0);
    assert(n < sizes[0] && firstChannel + channels <= sizes[1]);

    const DataType type = tensor.desc.dataType;
    Picture picture = blankPicture(sizes[3], sizes[2], channels, type == DataType::UInt16);
    const uint32_t sampleBytes = picture.sixteenBit ? 2 : 1;
    const double largest = picture.sixteenBit ? 65535 : 255;
    const Scale scale = scaleOf(type, range, largest);
    std::byte* to = picture.samples.writableBytes().data();
    const std::byte* const from = tensor.bytes().data();
    const uint32_t width = elementBytes(type);
    for (uint64_t y = 0; y < sizes[2]; ++y)
        for (uint64_t x = 0; x < sizes[3]; ++x)
            for (uint64_t c = firstChannel; c < firstChannel + channels; ++c, to += sampleBytes) {
                uint64_t bits = 0;
                std::memcpy(&bits, from + (n * strides[0] + c * strides[1] + y * strides[2] + x * strides[3]) * width,
                            width);
                const uint16_t sample = sampleOf(toDouble(type, bits), scale, largest);
                std::memcpy(to, &sample, sampleBytes); // little endian
            }
    return picture;
}

} // namespace tessera
