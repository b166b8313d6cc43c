// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/quality/ssim.h"

#include "engine/judge/quality/filters.h"

#include <array>
#include <cassert>

namespace tessera::quality {

namespace {

constexpr Index kSsimRows = 64; // rows that a thread takes at once
constexpr double kSigma = 1.5;
constexpr double kC1 = 0.01 * 0.01, kC2 = 0.03 * 0.03; // (K·L)², with L = 1 for fractions of the peak
constexpr std::array<double, kScales> kScaleWeights = {0.0448, 0.2856, 0.3001, 0.2363, 0.1333};

// Of the windows wholly inside: the SSIM, and its factor of contrast and structure alone.
struct SsimMeans {
    double ssim = 0, structure = 0;
};

// The windows' weighted sums of what a band needs: a, b, a², b² and a·b.
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

    // Of row `y` of the band: the SSIM of each element, and its factor of contrast and structure.
    void computeRow(Index y, Row<double>& ssim, Row<double>& structure)
    {
        for (size_t k = 0; k < m_along.size(); ++k)
            filterDown(m_along[k], y + radiusOf(m_window), m_window, m_sums[k]);
        auto& [a, b, aa, bb, ab] = m_sums;
        aa -= a.square(); // now the variances and the covariance
        bb -= b.square();
        ab -= a * b;
        structure = (2 * ab + kC2) / (aa + bb + kC2); // of equal pictures 1, to the bit
        ssim = structure * (2 * a * b + kC1) / (a.square() + b.square() + kC1);
    }

private:
    const Kernel<double>& m_window;
    std::array<Plane<double>, 5> m_along;
    std::array<Row<double>, 5> m_sums;
};

SsimMeans meansOf(const PlanePair& pair, const std::stop_token& stop, Plane<float>* map)
{
    const Kernel<double> window = gaussian<double>(kSigma, kSsimWindow / 2);
    const Index margin = radiusOf(window), rows = pair.height - 2 * margin, columns = pair.width - 2 * margin;
    assert(rows > 0 && columns > 0);
    std::vector<SsimMeans> sums(
        static_cast<size_t>((pair.height + kSsimRows - 1) / kSsimRows)); // added in order, at the end
    inBands(pair.height, kSsimRows, stop, [&](Index begin, Index end) {
        WindowSums band(pair, begin, end, window);
        Row<double> ssim, structure;
        SsimMeans& sum = sums[static_cast<size_t>(begin / kSsimRows)];
        for (Index y = begin; y < end; ++y) {
            band.computeRow(y - begin, ssim, structure);
            if (map)
                map->row(y) += ssim.cast<float>();
            if (y < margin || y >= margin + rows)
                continue;
            sum.ssim += ssim.segment(margin, columns).sum();
            sum.structure += structure.segment(margin, columns).sum();
        }
    });
    SsimMeans means;
    for (const SsimMeans& each : sums) {
        means.ssim += each.ssim;
        means.structure += each.structure;
    }
    const auto count = static_cast<double>(rows * columns);
    return {means.ssim / count, means.structure / count};
}

// Half of each size, rounded up: the mean of 2 × 2 elements; of an odd size the last one counts twice.
struct HalfPair {
    Plane<double> a, b;

    HalfPair(const PlanePair& pair, const std::stop_token& stop)
        : a((pair.height + 1) / 2, (pair.width + 1) / 2)
        , b(a.rows(), a.cols())
    {
        inBands(a.rows(), kSsimRows, stop, [&](Index begin, Index end) {
            std::array<Row<double>, 4> rows; // two of a, two of b
            rows.fill(Row<double>(pair.width));
            for (Index y = begin; y < end; ++y) {
                pair.readRow(2 * y, rows[0].data(), rows[2].data());
                pair.readRow(std::min(2 * y + 1, pair.height - 1), rows[1].data(), rows[3].data());
                halve(rows[0] + rows[1], a, y);
                halve(rows[2] + rows[3], b, y);
            }
        });
    }

    PlanePair rows() const
    {
        return {.height = a.rows(), .width = a.cols(), .readRow = [this](Index y, double* aRow, double* bRow) {
                    Row<double>::Map(aRow, a.cols()) = a.row(y);
                    Row<double>::Map(bRow, b.cols()) = b.row(y);
                }};
    }

private:
    static void halve(const Row<double>& sums, Plane<double>& half, Index y)
    {
        for (Index x = 0; x < half.cols(); ++x)
            half(y, x) = (sums[2 * x] + sums[std::min(2 * x + 1, sums.size() - 1)]) / 4;
    }
};

} // namespace

double ssimOf(const PlanePair& pair, const std::stop_token& stop, Plane<float>* map)
{
    return meansOf(pair, stop, map).ssim;
}

// A mean below 0 has no real power: it counts as 0.
double msSsimOf(const PlanePair& pair, const std::stop_token& stop)
{
    double product = 1;
    std::optional<HalfPair> half;
    for (size_t scale = 0; scale < kScales; ++scale) {
        const PlanePair scaled = half ? half->rows() : pair;
        const SsimMeans means = meansOf(scaled, stop, nullptr);
        const bool isLast = scale + 1 == kScales;
        product *= std::pow(std::max(isLast ? means.ssim : means.structure, 0.0), kScaleWeights[scale]);
        if (!isLast) {
            HalfPair next(scaled, stop); // while `scaled` still reads the one before it
            half.emplace(std::move(next));
        }
    }
    return product;
}

} // namespace tessera::quality
