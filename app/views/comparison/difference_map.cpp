// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/difference_map.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/tensor/planes/parallel.h"
#include "app/tensor/planes/value_levels.h"
#include "app/views/comparison/compare_canvas.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/tensor.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <mutex>

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

namespace {

// White is whiteOf(b). Types and sizes are equal. Throws Cancelled.
QualityMap qualityMap(const Tensor& a, const Tensor& b, QualityMeasure measure, const std::stop_token& stop)
{
    QualityFigures figures{.request = {.measures = {measure}, .options = {.peak = whiteOf(b)}}};
    figures.figures.push_back(qualityOf(measure, a, b, figures.request.options, stop));
    Quality& quality = figures.figures.front();
    if (!quality.number)
        return {.words = figureText(quality)};
    const Tensor map = *std::exchange(quality.map, std::nullopt);
    return {.overlay = TensorView::Overlay{.tensor = forEachChannel(map, a.desc.sizes),
                                           .legend = toQString(infoOf(measure).title)},
            .words = lineOf(figures)};
}

constexpr uint64_t kBlock = 1 << 16; // elements
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();

double ulps(DataType type, uint64_t a, uint64_t b)
{
    const uint64_t distance = ulpDistance(type, a, b);
    return distance == std::numeric_limits<uint64_t>::max() ? kNan : double(distance);
}

double signedDifference(DataType type, uint64_t a, uint64_t b)
{
    const double aValue = toDouble(type, a), bValue = toDouble(type, b);
    if (isFloat(type) && ((std::isnan(aValue) && std::isnan(bValue)) || aValue == bValue)) // −0 and 0, infinities
        return 0;
    return differenceOf(type, a, b);
}

double valueOf(DataType type, uint64_t a, uint64_t b, DifferenceKind kind)
{
    if (kind == DifferenceKind::Ulp)
        return ulps(type, a, b);
    const double difference = signedDifference(type, a, b), size = std::abs(difference);
    if (kind == DifferenceKind::Signed)
        return difference;
    if (kind == DifferenceKind::Relative)
        return size == 0 ? 0 : size / std::abs(toDouble(type, b)); // where b is 0: infinite
    return kind == DifferenceKind::Squared ? size * size : size;
}

Tensor packed(const Tensor& tensor)
{
    return isPacked(tensor.desc) ? tensor
                                 : withLayout(tensor, {.dataType = tensor.desc.dataType, .sizes = tensor.desc.sizes});
}

// Fills values[begin, end). Returns the size of the largest finite one.
double fill(const Tensor& a, const Tensor& b, DifferenceKind kind, uint64_t begin, uint64_t end, float* values,
            const std::stop_token& stop)
{
    double largest = 0;
    for (uint64_t i = begin; i < end; ++i) {
        if (i % kBlock == 0 && stop.stop_requested())
            return largest;
        const uint64_t aBits = a.bits(i), bBits = b.bits(i);
        if (aBits == bBits)
            continue; // zero already
        const double difference = valueOf(a.desc.dataType, aBits, bBits, kind);
        values[i] = float(difference);
        if (std::isfinite(values[i]))
            largest = std::max(largest, std::abs(difference));
    }
    return largest;
}

QString legendOf(DifferenceKind kind, const ResultPair& pair)
{
    return kind == DifferenceKind::Ulp ? QStringLiteral("ULP, log")
                                       : wordsOf(kind).title.arg(letterOf(pair.first), letterOf(pair.second));
}

} // namespace

DifferenceWords wordsOf(DifferenceKind kind)
{
    const DifferenceWords words[] = {
        {ComparePane::tr("Signed"),
         ComparePane::tr("A − B: blue below zero, orange above, white where they are equal."),
         QStringLiteral("%1 − %2")},
        {ComparePane::tr("Absolute"), ComparePane::tr("|A − B|."), QStringLiteral("|%1 − %2|")},
        {ComparePane::tr("Relative"), ComparePane::tr("|A − B| / |B|; infinite where B is 0 and A is not."),
         QStringLiteral("|%1 − %2| / |%2|")},
        {ComparePane::tr("Squared"), ComparePane::tr("(A − B)²."), QStringLiteral("(%1 − %2)²")},
        {ComparePane::tr("ULP"),
         ComparePane::tr("How many representable values lie between, on a logarithmic scale; equal ones are darkest."),
         CompareCanvas::tr("%1 and %2, in ULP")},
        {ComparePane::tr("Tolerance"), ComparePane::tr("Equal, within the tolerance, or beyond it."),
         CompareCanvas::tr("%1 and %2, by the tolerance")},
        {QStringLiteral("SSIM"),
         ComparePane::tr("Structural similarity of A and B as pictures: 1 where they are alike, 0 where nothing is."),
         CompareCanvas::tr("%1 and %2, SSIM")},
        {QStringLiteral("FLIP"),
         ComparePane::tr("How much of the difference an eye sees, 0 to 1, on a display of 3840 pixels and 0.7 m from "
                         "0.7 m away: does it matter?"),
         CompareCanvas::tr("%1 and %2, FLIP")},
    };
    static_assert(std::size(words) == kDifferenceKinds);
    return words[size_t(kind)];
}

TensorView::Overlay differenceMap(const Tensor& a, const Tensor& b, DifferenceKind kind, const std::stop_token& stop)
{
    const Tensor left = packed(a), right = packed(b);
    Tensor map(TensorDesc{.dataType = DataType::Float32, .sizes = a.desc.sizes});
    auto* values = reinterpret_cast<float*>(map.writableBytes().data());
    const uint64_t count = elementCount(a.desc);
    std::mutex mutex;
    double largest = 0;
    inParallel(Pool::Loading, count, count / kBlock, [&](uint64_t begin, uint64_t end) {
        const double found = fill(left, right, kind, begin, end, values, stop);
        const std::lock_guard lock(mutex);
        largest = std::max(largest, found);
    });
    if (stop.stop_requested())
        throw Cancelled();
    const double range = largest > 0 ? largest : 1;
    const bool isSigned = kind == DifferenceKind::Signed;
    return {.tensor = std::move(map),
            .map = isSigned ? ColorMap::Diverging : ColorMap::Viridis,
            .minimum = isSigned ? -range : 0,
            .maximum = range,
            .logarithmic = kind == DifferenceKind::Ulp,
            .legend = legendOf(kind, {})};
}

const BaseComparison* comparisonOf(const RunResult& shown, const ResultPair& pair)
{
    const size_t other = pair.first == shown.base ? pair.second : pair.first;
    return (pair.first == shown.base || pair.second == shown.base) && shown.withBase[other] ? &*shown.withBase[other]
                                                                                            : nullptr;
}

bool DifferenceLoader::Request::operator==(const Request& other) const
{
    return sameMemory(a, other.a) && sameMemory(b, other.b) && kind == other.kind && tolerance == other.tolerance
        && pair == other.pair;
}

DifferenceLoader::DifferenceLoader(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_worker([](const Job& job, QualityMap& map, const auto& control) { map = mapOf(job, control.stop); },
               {.answered = [this](const Job&, const Reply<QualityMap>& reply) {
                   if (reply.error.isEmpty()) // else there is no memory for it: the figures are there
                       emit ready(reply.answer.overlay, reply.answer.words);
               }})
{
}

QualityMap DifferenceLoader::mapOf(const Job& job, const std::stop_token& stop)
{
    const Request& request = job.request;
    if (request.kind == DifferenceKind::Ssim || request.kind == DifferenceKind::Flip)
        return qualityMap(request.a, request.b,
                          request.kind == DifferenceKind::Ssim ? QualityMeasure::Ssim : QualityMeasure::Flip, stop);
    if (request.kind == DifferenceKind::Agreement)
        return {.overlay = agreementOverlay(job, stop)};
    TensorView::Overlay overlay = differenceMap(request.a, request.b, request.kind, stop);
    overlay.legend = legendOf(request.kind, request.pair);
    return {.overlay = std::move(overlay)};
}

// Equal, within the tolerance or beyond it.
TensorView::Overlay DifferenceLoader::agreementOverlay(const Job& job, const std::stop_token& stop)
{
    const Comparison& c = job.comparison;
    return {.tensor = agreementMap(job.result.plan, job.result.input, job.request.a, job.request.b,
                                   job.request.tolerance, stop),
            .map = ColorMap::Agreement,
            .minimum = 0,
            .maximum = 2,
            .classes = {tr("= equal %1").arg(countText(c.equal)), tr("≈ within %1").arg(countText(c.within)),
                        tr("≠ beyond %1").arg(countText(c.beyond))}};
}

bool DifferenceLoader::request(DifferenceKind kind, const ResultPair& pair)
{
    const RunResult* shown = m_document->shown();
    const bool isOfAB = pair == ResultPair(); // these are compared whatever the base is
    const BaseComparison* found = shown && !isOfAB ? comparisonOf(*shown, pair) : nullptr;
    if (!shown || (isOfAB ? !shown->comparison || !shown->b : !found)) {
        m_wanted.reset();
        m_worker.cancel();
        return true;
    }
    const Tolerance tolerance = isOfAB ? m_document->tolerance() : found->tolerance;
    const Request wanted{*shown->output(pair.first), *shown->output(pair.second), kind,
                         kind == DifferenceKind::Agreement ? tolerance : Tolerance{}, pair};
    if (m_wanted == wanted)
        return false;
    m_wanted = wanted;
    m_worker.request({wanted, *shown, isOfAB ? *shown->comparison : found->comparison});
    return true;
}

QString ulpHistogram(const Comparison& comparison)
{
    const auto& counts = comparison.ulpHistogram;
    const double most = std::log1p(double(std::ranges::max(counts)));
    std::vector<BarRow> rows;
    for (size_t bin = 0; bin < counts.size(); ++bin) {
        if (counts[bin] == 0)
            continue;
        const uint64_t from = bin == 0 ? 0 : uint64_t{1} << (bin - 1), to = bin == 0 ? 0 : from + (from - 1);
        const QString span =
            from == to ? countText(from) : DifferenceLoader::tr("%1 to %2").arg(countText(from), countText(to));
        rows.push_back({span, std::log1p(double(counts[bin])) / most, color(bin == 0 ? Role::Good : Role::Accent),
                        countText(counts[bin])});
    }
    if (comparison.nonFinite > 0)
        rows.push_back({DifferenceLoader::tr("NaN, ∞"), std::log1p(double(comparison.nonFinite)) / most,
                        color(Role::Bad), countText(comparison.nonFinite)});
    return barsHtml(rows);
}

} // namespace tessera
