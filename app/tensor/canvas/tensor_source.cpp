// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_source.h"

#include "engine/core/tensor/tensor.h"

#include <algorithm>

namespace tessera {

TensorSource::TensorSource(Document* document, Side side)
    : m_document(document)
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
    TensorLoader::Request request{.tensor = tensor,
                                  .companions = {},
                                  .range = {},
                                  .exposure = marked() ? m_exposure : 0,
                                  .reduction = Reduction::Mean};
    if (m_overlay) {
        request.companions = m_overlay->companions;
        if (request.companions.empty())
            request.range = ValueRange{m_overlay->minimum, m_overlay->maximum, m_overlay->logarithmic};
        request.reduction = m_overlay->average ? Reduction::Mean : Reduction::Farthest;
    }
    if (m_display && m_display->fixedRange() && marked()) {
        request.companions.clear();
        request.range = ValueRange{m_display->fixedRange()->first, m_display->fixedRange()->second};
    } else if (const Tensor* other = m_document->tensor(m_side == Side::Input ? Side::Output : Side::Input);
               !m_overlay && other && (!m_display || m_display->fit() == TensorDisplay::Fit::Both)) {
        request.companions = {*other};
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
    return m_overlay->holds;
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

bool areSame(const std::vector<Tensor>& a, const std::vector<Tensor>& b)
{
    return std::ranges::equal(a, b, [](const Tensor& x, const Tensor& y) { return sameMemory(x, y); });
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
    return sameMemory(tensor, other.tensor) && areSame(companions, other.companions) && range == other.range
        && exposure == other.exposure && reduction == other.reduction;
}

TensorLoader::TensorLoader()
    : m_worker(
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
    uint64_t count = elementCount(request.tensor.desc);
    for (const Tensor& companion : request.companions)
        count += elementCount(companion.desc);
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
    else if (request.companions.empty())
        range = commonRange(std::span(m_whole.finite).first(1));
    else if (areSame(m_wholeOf->companions, request.companions))
        range = commonRange(m_whole.finite);
    else
        return {};
    if (range == m_whole.drawable->range && request.exposure == m_wholeOf->exposure)
        return m_whole.drawable;
    if (!isPlain(range) || !isPlain(m_whole.drawable->range))
        return {};
    return std::make_shared<const DrawableTensor>(*m_whole.drawable, range, request.exposure);
}

TensorLoader::Made TensorLoader::make(const Request& request, const Answer& there, FiniteRanges& ranges,
                                      const std::stop_token& stop)
{
    Made made;
    ValueRange range = request.range.value_or(ValueRange{});
    if (!request.range) {
        made.finite = {ranges.of(request.tensor)};
        for (const Tensor& companion : request.companions)
            made.finite.push_back(ranges.of(companion));
        range = commonRange(made.finite);
    }
    const double part = exposedPart(request.tensor.desc.dataType, range, request.exposure);
    made.drawable = there && there->range == range && there->part == part
        ? there
        : std::make_shared<const DrawableTensor>(request.tensor, range, request.reduction, stop, request.exposure);
    return made;
}

void TensorLoader::take(const Request& request, const Made& made)
{
    if (!made.finite.empty() && m_last && sameMemory(m_last->tensor, request.tensor)) {
        m_whole = made;
        m_wholeOf = request;
    }
    const Answer now = m_last && !m_last->same(request) ? inOtherRange(*m_last) : nullptr;
    emit ready(now ? now : made.drawable);
}

namespace {

constexpr int kDelay = 250, kWhileRunning = 1000; // milliseconds

} // namespace

StaleDimmer::StaleDimmer(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_isDimmed = true;
        emit changed();
    });
    for (const auto signal :
         {&Document::shownChanged, &Document::caseChanged, &Document::enginesChanged, &Document::runStateChanged})
        connect(document, signal, this, [this] { follow(); });
}

void StaleDimmer::follow()
{
    if (m_document->isStale()) {
        const int delay = m_document->isRunning() ? kWhileRunning : kDelay;
        if (!m_isDimmed && (!m_timer.isActive() || m_timer.interval() > delay))
            m_timer.start(delay);
        return;
    }
    m_timer.stop();
    if (std::exchange(m_isDimmed, false))
        emit changed();
}

} // namespace tessera
