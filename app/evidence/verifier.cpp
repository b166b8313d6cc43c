// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evidence/verifier.h"

#include "engine/tensor/error.h"

#include <QtConcurrent>

namespace tessera {

Verifier::Verifier(QObject* parent)
    : QObject(parent)
{
    connect(&m_worker, &QFutureWatcherBase::finished, this, &Verifier::finished);
}

Verifier::~Verifier()
{
    m_worker.disconnect(this);
    m_stop.request_stop();
    m_worker.waitForFinished();
}

void Verifier::start(std::vector<Step> steps)
{
    stop();
    m_stop = std::stop_source();
    const uint64_t generation = ++m_generation;
    m_worker.setFuture(QtConcurrent::run([this, steps = std::move(steps), generation, token = m_stop.get_token()] {
        for (size_t i = 0; i < steps.size() && !token.stop_requested(); ++i) {
            try {
                const Finding finding = steps[i]({.stop = token, .progress = {}});
                QMetaObject::invokeMethod(
                    this,
                    [this, finding, generation, done = i + 1, of = steps.size()] {
                        if (generation == m_generation)
                            emit found(finding, done, of);
                    },
                    Qt::QueuedConnection);
            } catch (const Cancelled&) {
                return;
            }
        }
    }));
}

void Verifier::stop()
{
    m_stop.request_stop();
}

bool Verifier::isRunning() const
{
    return m_worker.isRunning();
}

} // namespace tessera
