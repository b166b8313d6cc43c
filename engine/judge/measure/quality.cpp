// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/quality.h"

#include "engine/judge/measure/measures.h"

#include <array>
#include <atomic>
#include <cassert>
#include <cmath>
#include <cstring>
#include <numeric>

namespace tessera::quality {

namespace {

constexpr Index kSsimRows = 64; // rows that a thread takes at once
constexpr double kSigma = 1.5;
constexpr double kC1 = 0.01 * 0.01, kC2 = 0.03 * 0.03; // (K·L)², with L = 1 for fractions of the peak

// A band's weighted sums over the windows: of a, b, a², b² and a·b.
class WindowSums {
public:
    WindowSums(const PlanePair& pair, Index begin, Index end, const Kernel<double>& window)
        : m_window(window)
    {
        const Index radius = radiusOf(window), rows = end - begin + 2 * radius;
        PaddedRow<double> a(pair.width, radius, Border::Mirror), b = a;
        for (Plane<double>& each : m_along)
            each.resize(rows, pair.width);
        for (Index i = 0; i < rows; ++i) {
            pair.readRow(inside(begin - radius + i, pair.height, Border::Mirror), a.within(), b.within());
            a.fill();
            b.fill();
            const std::array<Row<double>, 5> rowsOfPair = {a.whole(), b.whole(), a.whole().square(), b.whole().square(),
                                                           a.whole() * b.whole()};
            for (size_t k = 0; k < m_along.size(); ++k)
                filterAlong(rowsOfPair[k], radius, window, m_along[k].row(i));
        }
    }

    // The SSIM of each element of row `y` of the band.
    void computeRow(Index y, Row<double>& ssim)
    {
        for (size_t k = 0; k < m_along.size(); ++k)
            filterDown(m_along[k], y + radiusOf(m_window), m_window, m_sums[k]);
        auto& [a, b, aa, bb, ab] = m_sums;
        aa -= a.square(); // now the variances and the covariance
        bb -= b.square();
        ab -= a * b;
        const Row<double> structure = (2 * ab + kC2) / (aa + bb + kC2); // exactly 1 for equal pictures
        ssim = structure * (2 * a * b + kC1) / (a.square() + b.square() + kC1);
    }

private:
    const Kernel<double>& m_window;
    std::array<Plane<double>, 5> m_along;
    std::array<Row<double>, 5> m_sums;
};

} // namespace

double ssimOf(const PlanePair& pair, const std::stop_token& stop, Plane<float>& map)
{
    const Kernel<double> window = gaussian<double>(kSigma, kSsimWindow / 2);
    const Index margin = radiusOf(window), rows = pair.height - 2 * margin, columns = pair.width - 2 * margin;
    assert(rows > 0 && columns > 0);
    std::vector<double> sums(
        static_cast<size_t>((pair.height + kSsimRows - 1) / kSsimRows)); // added in order, at the end
    inBands(pair.height, kSsimRows, stop, [&](Index begin, Index end) {
        WindowSums band(pair, begin, end, window);
        Row<double> ssim;
        double& sum = sums[static_cast<size_t>(begin / kSsimRows)];
        for (Index y = begin; y < end; ++y) {
            band.computeRow(y - begin, ssim);
            map.row(y) += ssim.cast<float>();
            if (y >= margin && y < margin + rows)
                sum += ssim.segment(margin, columns).sum();
        }
    });
    return std::accumulate(sums.begin(), sums.end(), 0.0) / static_cast<double>(rows * columns);
}

} // namespace tessera::quality

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

// The sizes of a tensor of at most four dimensions, as images.
struct PictureShape {
    Index images = 1, channels = 1, height = 1, width = 1;
};

PictureShape pictureShape(const TensorDesc& desc)
{
    const PaddedSizes sizes = paddedSizes(desc);
    return {sizes[0], sizes[1], sizes[2], sizes[3]};
}

// Why the pictures have no such measure; empty: they have one.
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

// How many numbers of a packed tensor pass the test.
uint64_t countOf(const Tensor& packed, const std::stop_token& stop, const auto& test)
{
    constexpr Index kAtOnce = 1 << 16;
    std::atomic<uint64_t> count = 0;
    inBands(static_cast<Index>(elementCount(packed.desc)), kAtOnce, stop, [&](Index begin, Index end) {
        uint64_t found = 0;
        for (Index i = begin; i < end; ++i)
            found += test(numberAt(packed, i)) ? 1 : 0;
        count += found;
    });
    return count;
}

struct ErrorSums {
    double absolute = 0, squared = 0, largest = 0; // of a − b
    uint64_t count = 0;

    void add(const ErrorSums& other)
    {
        absolute += other.absolute;
        squared += other.squared;
        largest = std::max(largest, other.largest);
        count += other.count;
    }
};

// Adds |a − b| of every element to the map, or its square.
ErrorSums errorsOf(const PlanePair& pair, bool isSquared, const std::stop_token& stop, Plane<float>& map)
{
    constexpr Index kRows = 64;
    std::vector<ErrorSums> bands(static_cast<size_t>((pair.height + kRows - 1) / kRows)); // added in order, at the end
    inBands(pair.height, kRows, stop, [&](Index begin, Index end) {
        Row<double> a(pair.width), b(pair.width);
        ErrorSums& sums = bands[static_cast<size_t>(begin / kRows)];
        for (Index y = begin; y < end; ++y) {
            pair.readRow(y, a.data(), b.data());
            a = (a - b).abs();
            map.row(y) += (isSquared ? Row<double>(a.square()) : a).cast<float>();
            sums.add({a.sum(), a.square().sum(), a.maxCoeff(), static_cast<uint64_t>(pair.width)});
        }
    });
    ErrorSums all;
    for (const ErrorSums& each : bands)
        all.add(each);
    return all;
}

// One measurement of packed pictures.
class Measuring {
public:
    Measuring(QualityMeasure measure, const Tensor& a, const Tensor& b, const QualityOptions& options,
              const std::stop_token& stop)
        : m_a(withLayout(a, withoutLayout(a.desc)))
        , m_b(withLayout(b, withoutLayout(b.desc)))
        , m_shape(pictureShape(a.desc))
        , m_black(a.desc.dataType == DataType::Int8 ? -128 : 0)
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
        const auto isOdd = [](double value) { return !std::isfinite(value); };
        for (const Tensor* each : {&m_a, &m_b})
            if (isFloat(each->desc.dataType) && countOf(*each, m_stop, isOdd) > 0)
                return {.measure = m_quality.measure, .refusal = say("quality", "an element is NaN or infinite")};
        m_quality.measure == QualityMeasure::Ssim       ? takeSimilarity()
            : m_quality.measure == QualityMeasure::Flip ? takeFlip()
                                                        : takeErrors();
        return std::move(m_quality);
    }

private:
    double fraction(double value) const { return (value - m_black) / m_quality.peak; }

    void readRow(const Tensor& tensor, Index n, Index c, Index y, auto* row, const auto& value) const
    {
        const Index first = ((n * m_shape.channels + c) * m_shape.height + y) * m_shape.width;
        for (Index x = 0; x < m_shape.width; ++x)
            row[x] = static_cast<std::remove_reference_t<decltype(*row)>>(value(numberAt(tensor, first + x)));
    }

    void putMap(Index n, const Plane<float>& plane)
    {
        std::memcpy(m_quality.map->writableBytes().data() + static_cast<size_t>(n * plane.size()) * sizeof(float),
                    plane.data(), static_cast<size_t>(plane.size()) * sizeof(float));
    }

    // Calls measure(channel, pair, map) for each channel of each image; its map is the mean over the channels.
    void forEachChannel(const auto& value, const auto& measure)
    {
        for (Index n = 0; n < m_shape.images; ++n) {
            Plane<float> map = Plane<float>::Zero(m_shape.height, m_shape.width);
            for (Index c = 0; c < m_shape.channels; ++c) {
                const PlanePair pair{m_shape.height, m_shape.width, [&, n, c](Index y, double* a, double* b) {
                                         readRow(m_a, n, c, y, a, value);
                                         readRow(m_b, n, c, y, b, value);
                                     }};
                measure(static_cast<size_t>(c), pair, map);
            }
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
        const auto figure = [this, isSquared](const ErrorSums& each) {
            const auto count = static_cast<double>(each.count);
            return m_quality.measure == QualityMeasure::MaxError ? each.largest
                : isSquared ? 10 * std::log10(m_quality.peak * m_quality.peak / (each.squared / count))
                            : each.absolute / count;
        };
        for (const ErrorSums& each : sums) {
            m_quality.channels.push_back(figure(each));
            all.add(each);
        }
        m_quality.number = figure(all);
    }

    void takeSimilarity()
    {
        m_quality.channels.assign(static_cast<size_t>(m_shape.channels), 0);
        forEachChannel([this](double value) { return fraction(value); },
                       [&](size_t channel, const PlanePair& pair, Plane<float>& map) {
                           m_quality.channels[channel] +=
                               ssimOf(pair, m_stop, map) / static_cast<double>(m_shape.images);
                       });
        m_quality.number = std::accumulate(m_quality.channels.begin(), m_quality.channels.end(), 0.0)
            / static_cast<double>(m_shape.channels);
    }

    void takeFlip()
    {
        const double white = m_black + m_quality.peak;
        const auto isOutside = [&](double value) { return value < m_black || value > white; };
        for (const Tensor* each : {&m_a, &m_b}) // integers lie inside unless the peak is the user's
            m_quality.clamped += countOf(*each, m_stop, isOutside);
        double sum = 0;
        for (Index n = 0; n < m_shape.images; ++n) {
            const auto picture = [&](const Tensor& from) {
                return ColorPicture{
                    m_shape.height, m_shape.width, [this, &from, n](Index y, const std::array<float*, 3>& row) {
                        for (size_t c = 0; c < 3; ++c) {
                            readRow(from, n, m_shape.channels == 1 ? 0 : static_cast<Index>(c), y, row[c],
                                    [this](double value) { return std::clamp(fraction(value), 0.0, 1.0); });
                            linearFromSrgb(row[c], m_shape.width);
                        }
                    }};
            };
            const Plane<float> map = flipMap(picture(m_a), picture(m_b), m_options.pixelsPerDegree, m_stop);
            sum += map.cast<double>().sum();
            putMap(n, map);
        }
        m_quality.number = sum / static_cast<double>(m_shape.images * m_shape.height * m_shape.width);
    }

    Tensor m_a, m_b;
    PictureShape m_shape;
    double m_black;
    const QualityOptions& m_options;
    const std::stop_token& m_stop;
    Quality m_quality;
};

} // namespace

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
