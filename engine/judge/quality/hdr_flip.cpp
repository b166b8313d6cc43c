// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/quality/hdr_flip.h"

#include <cmath>
#include <limits>

namespace tessera::quality {

namespace {

constexpr Index kLuminanceRows = 64;
constexpr double kShareOfWhite = 0.85; // of the exposures

// (k0·x² + k1·x + k2) / (k3·x² + k4·x + k5)
using Curve = std::array<double, 6>;

constexpr Curve kAces = {0.6 * 0.6 * 2.51, 0.6 * 0.03, 0, 0.6 * 0.6 * 2.43, 0.6 * 0.59, 0.14};
constexpr Curve kReinhard = {0, 1, 0, 0, 1, 1}; // of the luminance; colors are divided by 1 + it

// Hable's filmic curve with an exposure bias of 2, and 11.2 as white.
constexpr Curve kHable = [] {
    constexpr double a = 0.15, b = 0.5, c = 0.1, d = 0.2, e = 0.02, f = 0.3, white = 11.2;
    constexpr double k0 = a * f - a * e, k1 = c * b * f - b * e, k3 = a * f, k4 = b * f, k5 = d * f * f;
    constexpr double scale = (k3 * white * white + k4 * white + k5) / (k0 * white * white + k1 * white);
    return Curve{4 * k0 * scale, 2 * k1 * scale, 0, 4 * k3, 2 * k4, k5};
}();

const Curve& curveOf(ToneMapper mapper)
{
    switch (mapper) {
    case ToneMapper::Aces:
        return kAces;
    case ToneMapper::Hable:
        return kHable;
    case ToneMapper::Reinhard:
        break;
    }
    return kReinhard;
}

// The x that the curve takes to kShareOfWhite.
double sourceOf(const Curve& k)
{
    const double square = k[0] - k[3] * kShareOfWhite, linear = k[1] - k[4] * kShareOfWhite,
                 constant = k[2] - k[5] * kShareOfWhite;
    if (square == 0)
        return -constant / linear;
    const double half = linear / (2 * square);
    return -half + std::sqrt(half * half - constant / square);
}

Row<float> luminance(const std::array<Row<float>, 3>& color)
{
    return 0.2126F * color[0] + 0.7152F * color[1] + 0.0722F * color[2];
}

void mapTones(std::array<Row<float>, 3>& color, ToneMapper mapper)
{
    if (mapper == ToneMapper::Reinhard) {
        const Row<float> divisor = 1 + luminance(color);
        for (Row<float>& each : color)
            each /= divisor;
        return;
    }
    std::array<float, 6> k = {};
    std::ranges::transform(curveOf(mapper), k.begin(), [](double each) { return static_cast<float>(each); });
    constexpr float kBright = 1e6F; // where the curve has long reached its end, and x² does not overflow
    for (Row<float>& each : color) {
        each = each.min(kBright);
        each = ((k[0] * each + k[1]) * each + k[2]) / ((k[3] * each + k[4]) * each + k[5]);
    }
}

// The picture as a display shows it under an exposure.
ColorPicture exposed(const ColorPicture& picture, double exposure, ToneMapper mapper)
{
    const auto factor = static_cast<float>(std::exp2(exposure));
    return {.height = picture.height,
            .width = picture.width,
            .readRow = [&picture, factor, mapper](Index y, const std::array<float*, 3>& row) {
                std::array<Row<float>, 3> color;
                color.fill(Row<float>(picture.width));
                picture.readRow(y, {color[0].data(), color[1].data(), color[2].data()});
                for (Row<float>& each : color)
                    each = each.max(0.0F) * factor;
                mapTones(color, mapper);
                for (size_t c = 0; c < 3; ++c)
                    Row<float>::Map(row[c], picture.width) = color[c].min(1.0F);
            }};
}

} // namespace

Exposures exposuresOf(const ColorPicture& reference, ToneMapper mapper, const std::stop_token& stop)
{
    Plane<float> luminances(reference.height, reference.width);
    inBands(reference.height, kLuminanceRows, stop, [&](Index begin, Index end) {
        std::array<Row<float>, 3> color;
        color.fill(Row<float>(reference.width));
        for (Index y = begin; y < end; ++y) {
            reference.readRow(y, {color[0].data(), color[1].data(), color[2].data()});
            luminances.row(y) = luminance(color).max(0.0F);
        }
    });
    float* const values = luminances.data();
    const Index count = luminances.size(), middle = count / 2;
    const double largest = luminances.maxCoeff();
    if (largest == 0)
        return {};
    std::nth_element(values, values + middle, values + count);
    const double upper = values[middle];
    const double median = count % 2 == 1 ? upper : (upper + *std::max_element(values, values + middle)) / 2;
    const double source = sourceOf(curveOf(mapper));
    Exposures exposures;
    exposures.first = std::log2(source / largest);
    exposures.last = std::log2(source / std::max(median, double{std::numeric_limits<float>::epsilon()}));
    exposures.last = std::max(exposures.first, exposures.last); // where all of it is darker than that
    exposures.count = std::max(2, static_cast<int>(std::ceil(exposures.last - exposures.first)));
    return exposures;
}

Plane<float> hdrFlipMap(const ColorPicture& a, const ColorPicture& b, const Exposures& exposures, ToneMapper mapper,
                        double pixelsPerDegree, const std::stop_token& stop)
{
    Plane<float> largest = Plane<float>::Zero(a.height, a.width);
    for (int i = 0; i < exposures.count; ++i)
        largest = largest.max(
            flipMap(exposed(a, exposures.at(i), mapper), exposed(b, exposures.at(i), mapper), pixelsPerDegree, stop));
    return largest;
}

} // namespace tessera::quality
