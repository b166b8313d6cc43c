// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QWidget>

namespace tessera {

// A view along one line that may be long: the wheel zooms about the mouse, Shift and wheel or a drag pan, + and − zoom,
// F shows all of it, the mouse hovers and a click pins, the arrows step from one to the next.
class LineView : public QWidget {
    Q_OBJECT

public:
    explicit LineView(Document* document, QWidget* parent = nullptr);

    virtual void fit() = 0;

protected:
    virtual void moveBy(double pixels) = 0;
    virtual void zoomBy(double factor, double aboutPixel) = 0;
    virtual void step(int64_t by) = 0; // the pin
    virtual std::optional<Pick> pickUnder(QPointF point) const = 0;
    Document* document() const { return m_document; }

    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void leaveEvent(QEvent*) override { m_document->hover({}); }

private:
    Document* m_document;
    std::optional<QPointF> m_pressed;
    double m_lastDrag = 0;
    bool m_panning = false;
};

} // namespace tessera
