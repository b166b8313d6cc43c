// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_loader.h"

#include "engine/core/tensor/same_memory.h"

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
