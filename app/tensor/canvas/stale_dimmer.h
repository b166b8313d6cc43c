// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QTimer>

namespace tessera {

// Whether a document's results are to be dimmed: they are out of date. Waits a moment first, longer while a run is to
// replace them, so that results that are soon replaced do not flicker.
class StaleDimmer : public QObject {
    Q_OBJECT

public:
    explicit StaleDimmer(Document* document, QObject* parent = nullptr);

    bool isDimmed() const { return m_isDimmed; }

signals:
    void changed();

private:
    void follow();

    Document* m_document;
    QTimer m_timer;
    bool m_isDimmed = false;
};

} // namespace tessera
