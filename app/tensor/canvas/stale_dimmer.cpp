// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/stale_dimmer.h"

namespace tessera {

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
