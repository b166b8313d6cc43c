// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/difference_map.h"

#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/tensor/planes/parallel.h"
#include "engine/core/tensor/error.h"
#include "engine/core/tensor/same_memory.h"
#include "engine/core/tensor/value.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>

namespace tessera {
namespace {

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
    switch (kind) {
    case DifferenceKind::Signed:
        return signedDifference(type, a, b);
    case DifferenceKind::Absolute:
        return std::abs(signedDifference(type, a, b));
    case DifferenceKind::Relative: {
        const double difference = std::abs(signedDifference(type, a, b));
        return difference == 0 ? 0 : difference / std::abs(toDouble(type, b)); // of 0: infinite
    }
    case DifferenceKind::Squared: {
        const double difference = signedDifference(type, a, b);
        return difference * difference;
    }
    case DifferenceKind::Ulp:
    case DifferenceKind::Agreement:
        break;
    }
    return ulps(type, a, b);
}

Tensor packed(const Tensor& tensor)
{
    return isPacked(tensor.desc) ? tensor
                                 : withLayout(tensor, {.dataType = tensor.desc.dataType, .sizes = tensor.desc.sizes});
}

// The values of [begin, end); the largest of those that are finite.
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

QString legendOf(DifferenceKind kind)
{
    switch (kind) {
    case DifferenceKind::Signed:
        return QStringLiteral("A − B");
    case DifferenceKind::Absolute:
        return QStringLiteral("|A − B|");
    case DifferenceKind::Relative:
        return QStringLiteral("|A − B| / |B|");
    case DifferenceKind::Squared:
        return QStringLiteral("(A − B)²");
    case DifferenceKind::Ulp:
    case DifferenceKind::Agreement:
        break;
    }
    return QStringLiteral("ULP, log");
}

} // namespace

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
            .legend = legendOf(kind)};
}

TensorView::Overlay agreementOverlay(const RunResult& shown, const Tolerance& tolerance, const std::stop_token& stop)
{
    const Comparison& c = *shown.comparison;
    return {.tensor = agreementMap(shown.plan, shown.input, *shown.a, *shown.b, tolerance, stop),
            .map = ColorMap::Agreement,
            .minimum = 0,
            .maximum = 2,
            .classes = {tr("= equal %1").arg(countText(c.equal)), tr("≈ within %1").arg(countText(c.within)),
                        tr("≠ beyond %1").arg(countText(c.beyond))}};
}

bool DifferenceLoader::Wish::operator==(const Wish& other) const
{
    return sameMemory(a, other.a) && sameMemory(b, other.b) && kind == other.kind && tolerance == other.tolerance;
}

DifferenceLoader::DifferenceLoader(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_worker(
          [](const Job& job, TensorView::Overlay& overlay, const auto& control) {
              overlay = job.wish.kind == DifferenceKind::Agreement
                  ? agreementOverlay(job.result, job.wish.tolerance, control.stop)
                  : differenceMap(job.wish.a, job.wish.b, job.wish.kind, control.stop);
          },
          {.answered = [this](const Job&, const Reply<TensorView::Overlay>& reply) {
              if (reply.error.isEmpty()) // else there is no memory for it: the figures are there
                  emit ready(reply.answer);
          }})
{
}

void DifferenceLoader::request(DifferenceKind kind)
{
    const RunResult* shown = m_document->shown();
    if (!shown || !shown->comparison || !shown->b) {
        m_wanted.reset();
        m_worker.cancel();
        return;
    }
    const Wish wish{*shown->a, *shown->b, kind,
                    kind == DifferenceKind::Agreement ? m_document->tolerance() : Tolerance{}};
    if (m_wanted == wish)
        return;
    m_wanted = wish;
    m_worker.request({wish, *shown});
}

} // namespace tessera
