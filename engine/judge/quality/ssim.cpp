// SPDX-License-Identifier: Apache-2.0
#include "engine/judge/quality/measures.h"

#include "engine/judge/quality/filters.h"

#include <array>
#include <cassert>
#include <numeric>

namespace tessera::quality {

namespace {

constexpr Index kSsimRows = 64; // rows that a thread takes at once
constexpr double kSigma = 1.5;
constexpr double kC1 = 0.01 * 0.01, kC2 = 0.03 * 0.03; // (K·L)², with L = 1 for fractions of the peak

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

    // The SSIM of each element of row `y` of the band.
    void computeRow(Index y, Row<double>& ssim)
    {
        for (size_t k = 0; k < m_along.size(); ++k)
            filterDown(m_along[k], y + radiusOf(m_window), m_window, m_sums[k]);
        auto& [a, b, aa, bb, ab] = m_sums;
        aa -= a.square(); // now the variances and the covariance
        bb -= b.square();
        ab -= a * b;
        const Row<double> structure = (2 * ab + kC2) / (aa + bb + kC2); // of equal pictures 1, to the bit
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
