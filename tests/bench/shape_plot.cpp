// SPDX-License-Identifier: Apache-2.0
#include "tests/bench/shape_plot.h"

#include "tests/bench/places.h"

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr int kNames = 230, kWidth = 640, kLine = 30, kTop = 34; // pixels
constexpr int kBins = 100;
constexpr double kMost = 2; // times a row's median: what is more is drawn there

int placeOf(double share)
{
    return kNames + static_cast<int>(share / kMost * kWidth);
}

// Bars as high as the root of their counts, so that a single shape is seen beside a thousand.
void drawRow(const ShapesOfRow& row, int bottom, std::ostream& out)
{
    std::vector<int> counts(kBins);
    const double middle = median(row.shares);
    for (const double share : row.shares)
        ++counts[static_cast<size_t>(std::clamp(share / middle / kMost * kBins, 0.0, kBins - 1.0))];
    const double most = std::sqrt(std::ranges::max(counts));
    out << "<text x=\"" << kNames - 10 << "\" y=\"" << bottom - 6 << "\" text-anchor=\"end\">" << row.row
        << "</text>\n";
    for (int bin = 0; bin < kBins; ++bin) {
        const int count = counts[static_cast<size_t>(bin)];
        if (count == 0)
            continue;
        const double height = std::max(2.0, (kLine - 6) * std::sqrt(count) / most);
        out << "<rect x=\"" << kNames + bin * kWidth / kBins << "\" y=\"" << static_cast<double>(bottom) - height
            << "\" width=\"" << kWidth / kBins << "\" height=\"" << height << "\" fill=\""
            << (bin < kBins / 4 ? "#c0392b" : "#2c6fbb") << "\"><title>" << count << "</title></rect>\n";
    }
}

} // namespace

void drawShapes(const std::vector<ShapesOfRow>& rows, std::ostream& out)
{
    const int bottom = kTop + static_cast<int>(rows.size()) * kLine;
    out << "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" << kNames + kWidth + 50 << "\" height=\"" << bottom + 30
        << "\" font-family=\"sans-serif\" font-size=\"12\">\n<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
        << "<text x=\"" << kNames << "\" y=\"18\">Random shapes by their share of the row's median; "
        << "red: less than half. Heights are roots of counts.</text>\n";
    for (const double share : {0.0, 0.5, 1.0, 1.5, 2.0}) {
        out << "<line x1=\"" << placeOf(share) << "\" x2=\"" << placeOf(share) << "\" y1=\"" << kTop << "\" y2=\""
            << bottom << "\" stroke=\"#cccccc\"/>\n<text x=\"" << placeOf(share) << "\" y=\"" << bottom + 18
            << "\" text-anchor=\"middle\">" << share << (share == kMost ? " and more" : "") << "</text>\n";
    }
    int line = kTop;
    for (const ShapesOfRow& row : rows)
        drawRow(row, line += kLine, out);
    out << "</svg>\n";
}

} // namespace tessera
