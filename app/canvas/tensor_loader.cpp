// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/canvas/tensor_loader.h"

#include <QtConcurrent>

#include <algorithm>

namespace tessera {

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

} // namespace

bool TensorLoader::Request::same(const Request& other) const
{
    return sameMemory(tensor, other.tensor) && sameMemory(companion, other.companion) && range == other.range
        && reduction == other.reduction;
}

TensorLoader::TensorLoader(QObject* parent)
    : QObject(parent)
{
    connect(&m_watcher, &QFutureWatcher<Answer>::finished, this, &TensorLoader::finished);
}

TensorLoader::~TensorLoader()
{
    m_stop.request_stop();
    m_watcher.waitForFinished();
}

bool TensorLoader::isBusy() const
{
    return m_watcher.isRunning() || m_waiting;
}

void TensorLoader::shareRanges(std::shared_ptr<FiniteRanges> ranges)
{
    m_ranges = std::move(ranges);
}

void TensorLoader::clear()
{
    m_last.reset();
    m_waiting.reset();
    m_whole = {};
    m_wholeOf.reset();
    m_drop = true;
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
        m_waiting.reset();
        m_drop = true;
        emit ready(make(request, reusable(request), *m_ranges, {}).drawable);
        return;
    }
    if (const Answer now = inOtherRange(request)) {
        emit ready(now);
        if (now == m_whole.drawable) { // nothing is left to be made
            m_waiting.reset();
            m_drop = true;
            return;
        }
    }
    if (m_watcher.isRunning())
        m_waiting = request;
    else
        start(request);
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

void TensorLoader::start(const Request& request)
{
    m_drop = false;
    m_making = request;
    m_watcher.setFuture(QtConcurrent::run([request, there = reusable(request), ranges = m_ranges,
                                           stop = m_stop.get_token()] { return make(request, there, *ranges, stop); }));
}

void TensorLoader::finished()
{
    const Made made = m_watcher.result();
    const Request of = *std::exchange(m_making, std::nullopt);
    const bool drop = std::exchange(m_drop, false);
    if (made.finite && m_last && sameMemory(m_last->tensor, of.tensor)) {
        m_whole = made;
        m_wholeOf = of;
    }
    if (m_waiting)
        start(*std::exchange(m_waiting, std::nullopt));
    if (drop)
        return;
    const Answer now = m_last && !m_last->same(of) ? inOtherRange(*m_last) : nullptr;
    emit ready(now ? now : made.drawable);
}

} // namespace tessera
