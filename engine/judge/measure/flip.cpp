// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/measure/measures.h"

#include <Eigen/LU>

#include <numbers>

namespace tessera::quality {

namespace {

constexpr Index kFlipRows = 96; // rows that a thread takes at once
constexpr double kPi = std::numbers::pi;

// Linear sRGB to CIE XYZ for D65, and back; white is where red, green and blue are 1.
struct ColorMatrices {
    Eigen::Matrix3d toXyz;
    Eigen::Matrix3f toRgb; // of XYZ as fractions of white
    Eigen::Matrix3f toFractions; // of linear sRGB to these

    ColorMatrices()
    {
        toXyz << 10135552.0 / 24577794, 8788810.0 / 24577794, 4435075.0 / 24577794, //
            2613072.0 / 12288897, 8788810.0 / 12288897, 887015.0 / 12288897, //
            1425312.0 / 73733382, 8788810.0 / 73733382, 70074185.0 / 73733382;
        const Eigen::Vector3d white = toXyz.rowwise().sum();
        const Eigen::Matrix3d fractions = white.cwiseInverse().asDiagonal() * toXyz;
        toFractions = fractions.cast<float>();
        toRgb = fractions.inverse().cast<float>();
    }
};
const ColorMatrices& matrices()
{
    static const ColorMatrices made;
    return made;
}

using Color = std::array<Row<float>, 3>;

void transform(const Eigen::Matrix3f& matrix, const Color& from, Color& to)
{
    for (int i = 0; i < 3; ++i)
        to[static_cast<size_t>(i)] = matrix(i, 0) * from[0] + matrix(i, 1) * from[1] + matrix(i, 2) * from[2];
}

// The contrast sensitivity of the eye as Gaussians, a·√(π/b)·exp(−π²·d²/b) at d degrees.
struct Sensitivity {
    double a, b;
};
constexpr Sensitivity kAchromatic{1, 0.0047}, kRedGreen{1, 0.0053}, kBlueYellow[] = {{34.1, 0.04}, {13.5, 0.025}};
constexpr double kWidestSensitivity = 0.04; // the largest b

double sigmaOf(const Sensitivity& sensitivity, double pixelsPerDegree) // in pixels
{
    return std::sqrt(sensitivity.b / (2 * kPi * kPi)) * pixelsPerDegree;
}

// The Gaussian's derivative of that order, scaled so that the positive weights add up to 1, the negative ones to −1.
Kernel<float> derivative(int order, double sigma, Index radius)
{
    std::vector<double> weights;
    double positive = 0, negative = 0;
    for (Index i = -radius; i <= radius; ++i) {
        const auto x = static_cast<double>(i);
        const double factor = order == 1 ? -x : x * x / (sigma * sigma) - 1;
        weights.push_back(factor * std::exp(-x * x / (2 * sigma * sigma)));
        (weights.back() > 0 ? positive : negative) += std::abs(weights.back());
    }
    Kernel<float> kernel;
    for (const double weight : weights)
        kernel.push_back(static_cast<float>(weight / (weight > 0 ? positive : negative)));
    return kernel;
}

struct FlipKernels {
    Kernel<float> achromatic, redGreen;
    std::array<Kernel<float>, 2> blueYellow;
    std::array<float, 2> blueYellowShares; // that add up to 1
    Kernel<float> smooth, edge, point; // of the features
    Index margin;

    explicit FlipKernels(double pixelsPerDegree)
    {
        constexpr double kFeatureWidth = 0.082; // degrees from peak to trough of the edge detector
        const auto reach = [](double sigma) { return static_cast<Index>(std::ceil(3 * sigma)); };
        const Index radius = reach(sigmaOf({1, kWidestSensitivity}, pixelsPerDegree));
        const auto kernelOf = [&](const Sensitivity& each) {
            return gaussian<float>(sigmaOf(each, pixelsPerDegree), radius);
        };
        achromatic = kernelOf(kAchromatic);
        redGreen = kernelOf(kRedGreen);
        std::array<double, 2> sums = {};
        for (size_t i = 0; i < 2; ++i) {
            blueYellow[i] = kernelOf(kBlueYellow[i]);
            const double sigma = sigmaOf(kBlueYellow[i], pixelsPerDegree);
            double along = 0; // of the weights along one axis
            for (Index x = -radius; x <= radius; ++x)
                along += std::exp(-static_cast<double>(x * x) / (2 * sigma * sigma));
            sums[i] = kBlueYellow[i].a * std::sqrt(kPi / kBlueYellow[i].b) * along * along;
        }
        for (size_t i = 0; i < 2; ++i)
            blueYellowShares[i] = static_cast<float>(sums[i] / (sums[0] + sums[1]));
        const double sigma = kFeatureWidth / 2 * pixelsPerDegree;
        smooth = gaussian<float>(sigma, reach(sigma));
        edge = derivative(1, sigma, reach(sigma));
        point = derivative(2, sigma, reach(sigma));
        margin = std::max(radius, radiusOf(smooth));
    }
};

// From XYZ as fractions of white to CIELAB with a and b scaled by lightness: the Hunt effect.
void toHuntLab(Color& color)
{
    constexpr float kDelta = 6.0F / 29;
    for (Row<float>& each : color)
        each = (each > kDelta * kDelta * kDelta)
                   .select(each.max(0.0F).pow(1.0F / 3), each / (3 * kDelta * kDelta) + 4.0F / 29);
    auto& [x, y, z] = color;
    x = 500 * (x - y);
    z = 200 * (y - z);
    y = 116 * y - 16;
    x *= 0.01F * y;
    z *= 0.01F * y;
    x.swap(y);
}

constexpr double kColorExponent = 0.7; // of the distance
constexpr double kKnee = 0.4, kKneeValue = 0.95; // this share of the largest distance becomes this

// The HyAB distance of two colors in that space.
Row<float> distanceOf(const Color& a, const Color& b)
{
    return (a[0] - b[0]).abs() + ((a[1] - b[1]).square() + (a[2] - b[2]).square()).sqrt();
}

// The largest distance, between green and blue, with its exponent.
double largestDistance()
{
    static const double largest = [] {
        Color green, blue;
        for (Eigen::Index i = 0; i < 3; ++i) {
            green[static_cast<size_t>(i)] = Row<float>::Constant(1, matrices().toFractions(i, 1));
            blue[static_cast<size_t>(i)] = Row<float>::Constant(1, matrices().toFractions(i, 2));
        }
        toHuntLab(green);
        toHuntLab(blue);
        return std::pow(double{distanceOf(green, blue)[0]}, kColorExponent);
    }();
    return largest;
}

// A band of one picture: filtered colors, edges and points.
class FilteredBand {
public:
    FilteredBand(const ColorPicture& picture, Index begin, Index end, const FlipKernels& kernels)
        : m_kernels(kernels)
    {
        const Index rows = end - begin + 2 * kernels.margin;
        for (Plane<float>* each :
             {&m_achromatic, &m_redGreen, &m_blueYellow[0], &m_blueYellow[1], &m_smooth, &m_edge, &m_point})
            each->resize(rows, picture.width);
        Color linear, fractions;
        linear.fill(Row<float>(picture.width));
        for (Index i = 0; i < rows; ++i) {
            picture.readRow(inside(begin - kernels.margin + i, picture.height, Border::Repeat),
                            {linear[0].data(), linear[1].data(), linear[2].data()});
            transform(matrices().toFractions, linear, fractions);
            filterRow(i, fractions);
        }
    }

    // Computes row `y` of the band.
    void computeRow(Index y, Color& color, Row<float>& edges, Row<float>& points)
    {
        const Index at = y + m_kernels.margin;
        filterDown(m_achromatic, at, m_kernels.achromatic, m_color[1]);
        filterDown(m_redGreen, at, m_kernels.redGreen, m_color[0]);
        filterDown(m_blueYellow[0], at, m_kernels.blueYellow[0], m_color[2]);
        filterDown(m_blueYellow[1], at, m_kernels.blueYellow[1], m_other);
        m_color[2] = m_kernels.blueYellowShares[0] * m_color[2] + m_kernels.blueYellowShares[1] * m_other;
        m_color[0] += m_color[1];
        m_color[2] = m_color[1] - m_color[2];
        transform(matrices().toRgb, m_color, color);
        for (Row<float>& each : color)
            each = each.max(0.0F).min(1.0F);
        transform(matrices().toFractions, color, m_color);
        toHuntLab(m_color);
        std::swap(color, m_color);
        filterDown(m_edge, at, m_kernels.smooth, edges);
        filterDown(m_smooth, at, m_kernels.edge, m_other);
        edges = (edges.square() + m_other.square()).sqrt();
        filterDown(m_point, at, m_kernels.smooth, points);
        filterDown(m_smooth, at, m_kernels.point, m_other);
        points = (points.square() + m_other.square()).sqrt();
    }

private:
    // Y, X − Y and Y − Z are FLIP's opponent colors YCxCz without their scales, which filters do not need.
    void filterRow(Index i, const Color& fractions)
    {
        PaddedRow<float> row(fractions[0].size(), m_kernels.margin, Border::Repeat);
        const auto filter = [&](const Kernel<float>& kernel, Plane<float>& plane) {
            filterAlong(row.whole(), row.margin(), kernel, plane.row(i));
        };
        row.values() = fractions[1];
        row.fill();
        filter(m_kernels.achromatic, m_achromatic);
        filter(m_kernels.smooth, m_smooth);
        filter(m_kernels.edge, m_edge);
        filter(m_kernels.point, m_point);
        row.values() = fractions[0] - fractions[1];
        row.fill();
        filter(m_kernels.redGreen, m_redGreen);
        row.values() = fractions[1] - fractions[2];
        row.fill();
        for (size_t k = 0; k < 2; ++k)
            filter(m_kernels.blueYellow[k], m_blueYellow[k]);
    }

    const FlipKernels& m_kernels;
    Plane<float> m_achromatic, m_redGreen, m_smooth, m_edge, m_point; // filtered along x
    std::array<Plane<float>, 2> m_blueYellow;
    Color m_color;
    Row<float> m_other;
};

// The distance as a part of FLIP, 0 … 1.
template <class Distance> Row<float> redistributed(const Distance& distance)
{
    const double largest = largestDistance();
    const auto knee = static_cast<float>(kKnee * largest);
    const auto below = static_cast<float>(kKneeValue / (kKnee * largest));
    const auto beyond = static_cast<float>((1 - kKneeValue) / (largest - kKnee * largest));
    const Row<float> power = distance.pow(static_cast<float>(kColorExponent));
    return (power < knee).select(below * power, static_cast<float>(kKneeValue) + beyond * (power - knee)).min(1.0F);
}

} // namespace

void linearFromSrgb(float* row, Index width)
{
    auto values = Row<float>::Map(row, width);
    values = (values > 0.04045F).select(((values + 0.055F) / 1.055F).pow(2.4F), values / 12.92F);
}

Plane<float> flipMap(const ColorPicture& a, const ColorPicture& b, double pixelsPerDegree, const std::stop_token& stop)
{
    const FlipKernels kernels(pixelsPerDegree);
    Plane<float> map(a.height, a.width);
    inBands(a.height, kFlipRows, stop, [&](Index begin, Index end) {
        FilteredBand bands[] = {{a, begin, end, kernels}, {b, begin, end, kernels}};
        Color colors[2];
        Row<float> edges[2], points[2];
        for (Index y = begin; y < end; ++y) {
            for (size_t i = 0; i < 2; ++i)
                bands[i].computeRow(y - begin, colors[i], edges[i], points[i]);
            const Row<float> color = redistributed(distanceOf(colors[0], colors[1]));
            const Row<float> feature =
                ((edges[0] - edges[1]).abs().max((points[0] - points[1]).abs()) / std::numbers::sqrt2_v<float>)
                    .min(1.0F)
                    .sqrt();
            map.row(y) = color.pow(1 - feature);
        }
    });
    return map;
}

} // namespace tessera::quality
