// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/canvas/stale_dimmer.h"

namespace tessera {

namespace {

constexpr int kDelay = 250; // milliseconds

} // namespace

StaleDimmer::StaleDimmer(Document* document, QObject* parent)
    : QObject(parent)
    , m_document(document)
{
    m_timer.setSingleShot(true);
    m_timer.setInterval(kDelay);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        m_isDimmed = true;
        emit changed();
    });
    for (const auto signal : {&Document::shownChanged, &Document::caseChanged, &Document::runStateChanged})
        connect(document, signal, this, [this] { follow(); });
}

void StaleDimmer::follow()
{
    if (m_document->isStale() && !m_document->isRunning()) {
        if (!m_isDimmed && !m_timer.isActive())
            m_timer.start();
        return;
    }
    m_timer.stop();
    if (std::exchange(m_isDimmed, false))
        emit changed();
}

} // namespace tessera
