// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_source.h"

#include "engine/core/tensor/tensor.h"

namespace tessera {

TensorSource::TensorSource(Document* document, Side side, QObject* parent)
    : QObject(parent)
    , m_document(document)
    , m_side(side)
{
    connect(&m_loader, &TensorLoader::ready, this, [this](const auto& drawable) { take(drawable); });
}

void TensorSource::setDisplay(TensorDisplay* display)
{
    m_display = display;
    m_loader.shareRanges(display->finiteRanges());
}

void TensorSource::load()
{
    const Tensor* tensor = m_overlay ? &m_overlay->tensor
        : m_whyNoOverlay.isEmpty()   ? m_document->tensor(m_side)
                                     : nullptr;
    if (tensor) {
        m_loader.request(requestOf(*tensor));
    } else {
        m_loader.clear();
        take(nullptr);
    }
}

TensorLoader::Request TensorSource::requestOf(const Tensor& tensor) const
{
    TensorLoader::Request request{.tensor = tensor, .companion = {}, .range = {}, .reduction = Reduction::Mean};
    if (m_overlay) {
        request.companion = m_overlay->companion;
        if (!m_overlay->companion)
            request.range = ValueRange{m_overlay->minimum, m_overlay->maximum, m_overlay->logarithmic};
        request.reduction = m_overlay->average ? Reduction::Mean : Reduction::Farthest;
    }
    if (m_display && m_display->fixedRange() && marked()) {
        request.companion.reset();
        request.range = ValueRange{m_display->fixedRange()->first, m_display->fixedRange()->second};
    } else if (const Tensor* other = m_document->tensor(m_side == Side::Input ? Side::Output : Side::Input);
               !m_overlay && other && (!m_display || m_display->fit() == TensorDisplay::Fit::Both)) {
        request.companion = *other;
    }
    return request;
}

void TensorSource::take(const std::shared_ptr<const DrawableTensor>& drawable)
{
    const bool isNew = m_shown != drawable;
    m_shown = drawable;
    emit ready(isNew);
}

bool TensorSource::isCurrent() const
{
    const Tensor* tensor = m_document->tensor(m_side);
    return m_shown && tensor && tensor->desc.sizes == m_shown->tensor.desc.sizes;
}

std::optional<TensorDisplay::Values> TensorSource::marked() const
{
    if (!m_overlay)
        return m_side == Side::Input ? TensorDisplay::Values::Input : TensorDisplay::Values::A;
    switch (m_overlay->holds) {
    case TensorOverlay::Holds::A:
        return TensorDisplay::Values::A;
    case TensorOverlay::Holds::B:
        return TensorDisplay::Values::B;
    case TensorOverlay::Holds::Else:
        break;
    }
    return {};
}

QString TensorSource::whyNothing() const
{
    if (!m_whyNoOverlay.isEmpty())
        return m_whyNoOverlay;
    if (!m_document->issues().empty())
        return tr("Nothing to show yet: the case needs a correction.");
    if (!m_document->dataError().isEmpty())
        return tr("Nothing to show yet: there is no input.");
    if (m_document->isRunning())
        return tr("Running…");
    return m_side == Side::Input ? tr("The input appears here.") : tr("The output appears here after a run.");
}

namespace {

constexpr uint64_t kAtOnce = 1 << 18; // elements: a few milliseconds

bool sameMemory(const std::optional<Tensor>& a, const std::optional<Tensor>& b)
{
    return a.has_value() == b.has_value() && (!a || sameMemory(*a, *b));
}

bool isPlain(const ValueRange& range)
{
    return !range.logarithmic && range.maximum > range.minimum;
}

bool isOf(const DrawableTensor& drawable, const TensorLoader::Request& request)
{
    return sameMemory(drawable.tensor, request.tensor) && drawable.reduction == request.reduction;
}

} // namespace

bool TensorLoader::Request::same(const Request& other) const
{
    return sameMemory(tensor, other.tensor) && sameMemory(companion, other.companion) && range == other.range
        && reduction == other.reduction;
}

TensorLoader::TensorLoader(QObject* parent)
    : QObject(parent)
    , m_worker(
          [this](const Wanted& wanted, Made& made, const auto& control) {
              const Answer last = m_lastMade.lock();
              made = make(wanted.request, last && isOf(*last, wanted.request) ? last : wanted.there, *wanted.ranges,
                          control.stop);
              if (!control.stop.stop_requested())
                  m_lastMade = made.drawable;
          },
          {.answered =
               [this](const Wanted& wanted, const Reply<Made>& reply) {
                   if (reply.error.isEmpty()) // else there is no memory for it: what is shown stays
                       take(wanted.request, reply.answer);
               }},
          WhenNewer::Finish)
{
}

bool TensorLoader::isBusy() const
{
    return m_worker.isBusy();
}

void TensorLoader::shareRanges(std::shared_ptr<FiniteRanges> ranges)
{
    m_ranges = std::move(ranges);
}

void TensorLoader::clear()
{
    m_last.reset();
    m_worker.cancel();
    m_whole = {};
    m_wholeOf.reset();
}

void TensorLoader::request(const Request& request)
{
    if (m_last && m_last->same(request))
        return;
    m_last = request;
    if (m_wholeOf && !sameMemory(m_wholeOf->tensor, request.tensor)) {
        m_whole = {};
        m_wholeOf.reset();
    }
    const uint64_t count =
        elementCount(request.tensor.desc) + (request.companion ? elementCount(request.companion->desc) : 0);
    if (count <= kAtOnce) {
        m_worker.cancel();
        emit ready(make(request, reusable(request), *m_ranges, {}).drawable);
        return;
    }
    if (const Answer now = inOtherRange(request)) {
        emit ready(now);
        if (now == m_whole.drawable) { // nothing is left to be made
            m_worker.cancel();
            return;
        }
    }
    m_worker.request({request, reusable(request), m_ranges});
}

TensorLoader::Answer TensorLoader::reusable(const Request& request) const
{
    const bool is =
        m_wholeOf && sameMemory(m_wholeOf->tensor, request.tensor) && m_wholeOf->reduction == request.reduction;
    return is ? m_whole.drawable : nullptr;
}

TensorLoader::Answer TensorLoader::inOtherRange(const Request& request) const
{
    if (!reusable(request))
        return {};
    ValueRange range;
    if (request.range)
        range = *request.range;
    else if (!request.companion)
        range = commonRange((*m_whole.finite)[0], {});
    else if (sameMemory(m_wholeOf->companion, request.companion))
        range = commonRange((*m_whole.finite)[0], (*m_whole.finite)[1]);
    else
        return {};
    if (range == m_whole.drawable->range)
        return m_whole.drawable;
    if (!isPlain(range) || !isPlain(m_whole.drawable->range))
        return {};
    return std::make_shared<const DrawableTensor>(*m_whole.drawable, range);
}

TensorLoader::Made TensorLoader::make(const Request& request, const Answer& there, FiniteRanges& ranges,
                                      const std::stop_token& stop)
{
    Made made;
    ValueRange range = request.range.value_or(ValueRange{});
    if (!request.range) {
        made.finite = {ranges.of(request.tensor), request.companion ? ranges.of(*request.companion) : FiniteRange()};
        range = commonRange((*made.finite)[0], (*made.finite)[1]);
    }
    made.drawable = there && there->range == range
        ? there
        : std::make_shared<const DrawableTensor>(request.tensor, range, request.reduction, stop);
    return made;
}

void TensorLoader::take(const Request& request, const Made& made)
{
    if (made.finite && m_last && sameMemory(m_last->tensor, request.tensor)) {
        m_whole = made;
        m_wholeOf = request;
    }
    const Answer now = m_last && !m_last->same(request) ? inOtherRange(*m_last) : nullptr;
    emit ready(now ? now : made.drawable);
}

} // namespace tessera
