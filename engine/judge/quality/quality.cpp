// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/quality/quality.h"

#include "engine/judge/quality/measures.h"

#include <cassert>
#include <cmath>
#include <cstring>
#include <functional>

namespace tessera {

using namespace quality;

namespace {

constexpr std::array<QualityInfo, kQualityMeasureCount> kMeasures = {{
    {QualityMeasure::MeanError, "mean |A − B|", "",
     say("quality", "The mean of |A − B|, by channel; 0 where they are equal.")},
    {QualityMeasure::MaxError, "max |A − B|", "",
     say("quality", "The largest |A − B|, by channel; 0 where they are equal.")},
    {QualityMeasure::Psnr, "PSNR", "dB",
     say("quality", "The peak against the mean of (A − B)²; infinite where they are equal.")},
    {QualityMeasure::Ssim, "SSIM", "",
     say("quality", "Structural similarity, Gaussian window of 11 × 11; 1 where they are equal.")},
    {QualityMeasure::Flip, "FLIP", "",
     say("quality", "How much an eye sees when the two alternate on a display, in sRGB; 0 where they are equal.")},
}};

static_assert([] {
    for (size_t i = 0; i < kMeasures.size(); ++i)
        if (kMeasures[i].measure != static_cast<QualityMeasure>(i))
            return false;
    return true;
}());

double blackOf(DataType type)
{
    return type == DataType::Int8 ? -128 : 0;
}

// Why the pictures have no such measure; empty: they have.
Message refusalOf(QualityMeasure measure, const Tensor& a)
{
    if (a.desc.sizes.size() > 4)
        return say("quality", "has more than four dimensions");
    const PictureShape shape = pictureShape(a.desc);
    const Index least = std::min(shape.height, shape.width);
    if (measure == QualityMeasure::Ssim && least < kSsimWindow)
        return say("quality", "needs at least %1 × %1 elements; these are %2 × %3")(kSsimWindow, shape.width,
                                                                                    shape.height);
    if (measure == QualityMeasure::Flip && shape.channels != 1 && shape.channels != 3 && shape.channels != 4)
        return say("quality", "needs a picture of 1, 3 or 4 channels; there are %1")(shape.channels);
    return {};
}

Tensor packed(const Tensor& tensor)
{
    return isPacked(tensor.desc) ? tensor : withLayout(tensor, withoutLayout(tensor.desc));
}

// One measurement: the pictures, packed, and what it found so far.
class Measuring {
public:
    Measuring(QualityMeasure measure, const Tensor& a, const Tensor& b, const QualityOptions& options,
              const std::stop_token& stop)
        : m_a(packed(a))
        , m_b(packed(b))
        , m_shape(pictureShape(a.desc))
        , m_options(options)
        , m_stop(stop)
        , m_quality{.measure = measure, .peak = options.peak.value_or(standardPeak(a.desc.dataType))}
    {
        assert(m_quality.peak > 0);
        const auto size = [](Index length) { return static_cast<uint32_t>(length); };
        m_quality.map.emplace(
            TensorDesc{.sizes = {size(m_shape.images), 1, size(m_shape.height), size(m_shape.width)}});
    }

    Quality take()
    {
        if (hasNonFinite(m_a, m_stop) || hasNonFinite(m_b, m_stop))
            return {.measure = m_quality.measure, .refusal = say("quality", "an element is NaN or infinite")};
        m_quality.measure == QualityMeasure::Ssim       ? takeSimilarity()
            : m_quality.measure == QualityMeasure::Flip ? takeFlip()
                                                        : takeErrors();
        return std::move(m_quality);
    }

private:
    auto reader(const Tensor& tensor, auto value) const { return ElementReader(tensor, std::move(value)); }

    // Channel c of image n of both, by readers that outlive it.
    template <class Reader> PlanePair pairOf(const Reader& a, const Reader& b, Index n, Index c) const
    {
        return {m_shape.height, m_shape.width, [&a, &b, n, c](Index y, double* aRow, double* bRow) {
                    a.readRow(n, c, y, aRow);
                    b.readRow(n, c, y, bRow);
                }};
    }

    void putMap(Index n, const Plane<float>& plane)
    {
        std::memcpy(m_quality.map->writableBytes().data() + static_cast<size_t>(n * plane.size()) * sizeof(float),
                    plane.data(), static_cast<size_t>(plane.size()) * sizeof(float));
    }

    // Calls measure(channel, pair, map) for each channel of each image; its map is the mean over the channels.
    template <class Value, class Measure> void forEachChannel(const Value& value, const Measure& measure)
    {
        const auto a = reader(m_a, value), b = reader(m_b, value);
        for (Index n = 0; n < m_shape.images; ++n) {
            Plane<float> map = Plane<float>::Zero(m_shape.height, m_shape.width);
            for (Index c = 0; c < m_shape.channels; ++c)
                measure(static_cast<size_t>(c), pairOf(a, b, n, c), map);
            putMap(n, map / static_cast<float>(m_shape.channels));
        }
    }

    void takeErrors()
    {
        const bool isSquared = m_quality.measure == QualityMeasure::Psnr;
        std::vector<ErrorSums> sums(static_cast<size_t>(m_shape.channels));
        ErrorSums all;
        forEachChannel([](double value) { return value; },
                       [&](size_t channel, const PlanePair& pair, Plane<float>& map) {
                           sums[channel].add(errorsOf(pair, isSquared, m_stop, map));
                       });
        const auto figure = [this](const ErrorSums& each) {
            if (m_quality.measure == QualityMeasure::MaxError)
                return each.largest;
            return m_quality.measure == QualityMeasure::MeanError
                ? each.mean()
                : 10 * std::log10(m_quality.peak * m_quality.peak / each.meanSquare());
        };
        for (const ErrorSums& each : sums) {
            m_quality.channels.push_back(figure(each));
            all.add(each);
        }
        m_quality.number = figure(all);
    }

    void takeSimilarity()
    {
        const double black = blackOf(m_a.desc.dataType), peak = m_quality.peak;
        const auto fraction = [black, peak](double value) { return (value - black) / peak; };
        m_quality.channels.assign(static_cast<size_t>(m_shape.channels), 0);
        forEachChannel(fraction, [&](size_t channel, const PlanePair& pair, Plane<float>& map) {
            m_quality.channels[channel] += ssimOf(pair, m_stop, map) / static_cast<double>(m_shape.images);
        });
        double sum = 0;
        for (const double each : m_quality.channels)
            sum += each;
        m_quality.number = sum / static_cast<double>(m_shape.channels);
    }

    void takeFlip()
    {
        const double black = blackOf(m_a.desc.dataType), peak = m_quality.peak;
        const auto fraction = [=](double value) { return std::clamp((value - black) / peak, 0.0, 1.0); };
        for (const Tensor* each : {&m_a, &m_b}) // integers of the types that have such a peak cannot lie outside
            m_quality.clamped += countOutside(*each, black, black + peak, m_stop);
        const auto a = reader(m_a, fraction), b = reader(m_b, fraction);
        double sum = 0;
        for (Index n = 0; n < m_shape.images; ++n) {
            const auto picture = [&](const auto& from) {
                return ColorPicture{m_shape.height, m_shape.width, [&, n](Index y, const std::array<float*, 3>& row) {
                                        for (size_t c = 0; c < 3; ++c) {
                                            from.readRow(n, m_shape.channels == 1 ? 0 : static_cast<Index>(c), y,
                                                         row[c]);
                                            linearFromSrgb(row[c], m_shape.width);
                                        }
                                    }};
            };
            const Plane<float> map = flipMap(picture(a), picture(b), m_options.pixelsPerDegree, m_stop);
            sum += map.cast<double>().sum();
            putMap(n, map);
        }
        m_quality.number = sum / static_cast<double>(m_shape.images * m_shape.height * m_shape.width);
    }

    Tensor m_a, m_b;
    PictureShape m_shape;
    const QualityOptions& m_options;
    const std::stop_token& m_stop;
    Quality m_quality;
};

} // namespace

PictureShape quality::pictureShape(const TensorDesc& desc)
{
    const PaddedSizes sizes = paddedSizes(desc);
    return {sizes[0], sizes[1], sizes[2], sizes[3]};
}

std::span<const QualityInfo, kQualityMeasureCount> qualityMeasures()
{
    return kMeasures;
}

const QualityInfo& infoOf(QualityMeasure measure)
{
    return kMeasures[static_cast<size_t>(measure)];
}

double standardPeak(DataType type)
{
    if (isFloat(type))
        return 1;
    return type == DataType::UInt16 ? 65535 : 255;
}

Quality qualityOf(QualityMeasure measure, const Tensor& a, const Tensor& b, const QualityOptions& options,
                  const std::stop_token& stop)
{
    assert(a.desc.dataType == b.desc.dataType && a.desc.sizes == b.desc.sizes);
    if (Message refusal = refusalOf(measure, a); !refusal.isEmpty())
        return {.measure = measure, .refusal = std::move(refusal)};
    return Measuring(measure, a, b, options, stop).take();
}

} // namespace tessera
