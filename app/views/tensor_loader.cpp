// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tensor_loader.h"

#include <QtConcurrent>

namespace tessera {

namespace {

constexpr uint64_t kAtOnce = 1 << 18; // elements: a few milliseconds

bool sameMemory(const Tensor& a, const Tensor& b)
{
    return a.bytes().data() == b.bytes().data() && a.desc == b.desc;
}

} // namespace

bool TensorLoader::Request::same(const Request& other) const
{
    return sameMemory(tensor, other.tensor) && companion.has_value() == other.companion.has_value()
        && (!companion || sameMemory(*companion, *other.companion)) && range == other.range
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

void TensorLoader::clear()
{
    m_last.reset();
    m_waiting.reset();
    m_drop = true;
}

void TensorLoader::request(const Request& request)
{
    if (m_last && m_last->same(request))
        return;
    m_last = request;
    const uint64_t count =
        elementCount(request.tensor.desc) + (request.companion ? elementCount(request.companion->desc) : 0);
    if (count <= kAtOnce) {
        m_waiting.reset();
        m_drop = true;
        emit ready(make(request, {}));
    } else if (m_watcher.isRunning()) {
        m_waiting = request;
    } else {
        start(request);
    }
}

TensorLoader::Answer TensorLoader::make(const Request& request, const std::stop_token& stop)
{
    ValueRange range = request.range.value_or(ValueRange{});
    if (!request.range) {
        auto finite = finiteRange(request.tensor, stop);
        if (request.companion) {
            const auto other = finiteRange(*request.companion, stop);
            if (finite && other)
                finite = {std::min(finite->first, other->first), std::max(finite->second, other->second)};
            else if (other)
                finite = other;
        }
        if (finite)
            std::tie(range.minimum, range.maximum) = *finite;
    }
    return std::make_shared<const DrawableTensor>(request.tensor, range, request.reduction, stop);
}

void TensorLoader::start(const Request& request)
{
    m_drop = false;
    m_watcher.setFuture(QtConcurrent::run([request, stop = m_stop.get_token()] { return make(request, stop); }));
}

void TensorLoader::finished()
{
    const Answer answer = m_watcher.result();
    const bool drop = std::exchange(m_drop, false);
    if (m_waiting)
        start(*std::exchange(m_waiting, std::nullopt));
    if (!drop)
        emit ready(answer);
}

} // namespace tessera
