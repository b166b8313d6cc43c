// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/quality_map.h"

#include "app/base/look/format.h"
#include "app/tensor/planes/value_levels.h"

#include <algorithm>
#include <cstring>

namespace tessera {

namespace {

// The map of an image, {N, 1, H, W}, for each of its channels.
Tensor forEachChannel(const Tensor& map, const std::vector<uint32_t>& sizes)
{
    Tensor all(TensorDesc{.dataType = DataType::Float32, .sizes = sizes});
    const size_t plane = size_t{map.desc.sizes[2]} * map.desc.sizes[3] * sizeof(float);
    const size_t channels = all.bytes().size() / map.bytes().size();
    std::byte* to = all.writableBytes().data();
    for (size_t n = 0; n < map.desc.sizes[0]; ++n)
        for (size_t c = 0; c < channels; ++c, to += plane)
            std::memcpy(to, map.bytes().data() + n * plane, plane);
    return all;
}

} // namespace

double whiteOf(const Tensor& b)
{
    const double standard = standardPeak(b.desc.dataType);
    const FiniteRange found = FiniteRanges().of(b);
    const double largest = found ? found->second : standard;
    const bool isOfBytes = largest > 127 && largest <= 255;
    return largest <= standard ? standard : isOfBytes ? 255 : largest;
}

QualityMap qualityMap(const Tensor& a, const Tensor& b, QualityMeasure measure, const std::stop_token& stop)
{
    QualityFigures figures{.request = {.measures = {measure}, .options = {.peak = whiteOf(b)}}};
    figures.figures.push_back(qualityOf(measure, a, b, figures.request.options, stop));
    Quality& quality = figures.figures.front();
    if (!quality.number)
        return {.words = figureText(quality)};
    const Tensor map = *std::exchange(quality.map, std::nullopt);
    if (measure == QualityMeasure::Flip)
        figures.eye = eyeAnswer(map);
    return {.overlay = TensorView::Overlay{.tensor = forEachChannel(map, a.desc.sizes),
                                           .map = ColorMap::Viridis,
                                           .minimum = 0,
                                           .maximum = 1,
                                           .legend = toQString(infoOf(measure).title)},
            .words = joined(linesOf(figures), "\n")};
}

} // namespace tessera
