// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QWidget>

namespace tessera {

class TensorView;

// Lies over a tensor and dims all cells but the pin and what it has to do with. Captions, axes and the legend are not
// dimmed, and nothing is where cells are too small to be found by their light. The mouse goes through.
class Spotlight : public QWidget {
    Q_OBJECT

public:
    Spotlight(Document* document, Side side, TensorView* view);

    std::vector<QRectF> lit() const; // the lit parts of the view; empty: nothing is dimmed

protected:
    void paintEvent(QPaintEvent*) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Document* m_document;
    Side m_side;
    TensorView* m_view;
};

} // namespace tessera
