// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/look/device_pixels.h"
#include "app/tensor/canvas/tensor_interaction.h"
#include "app/tensor/canvas/tensor_painter.h"
#include "app/tensor/canvas/tensor_source.h"
#include "app/tensor/canvas/tensor_viewport.h"

#include <QMouseEvent>
#include <QWidget>

namespace tessera {

// One tensor as a picture: an atlas of planes (all batches and channels, wrapped, captioned), a single plane, or an RGB
// picture. Draws only what is visible, straight from the tensor or from mips that a worker builds; what was there stays
// on screen until they are ready. Below the planes, a strip shows the colours' range and the zoom.
// It connects the parts that do this: what is shown (TensorSource), which part of it (TensorViewport), what is marked
// (TensorPicks), how it is drawn (TensorPainter) and what mouse and keys mean (TensorInteraction).
class TensorView : public QWidget, private InteractionTarget {
    Q_OBJECT

public:
    using Mode = PlaneMode;
    using PictureChannels = tessera::PictureChannels;
    using Look = ViewState;
    using Overlay = TensorOverlay;

    TensorView(Document* document, Side side, QWidget* parent = nullptr);
    ~TensorView() override;

    void setDisplay(TensorDisplay* display); // what all panes share; none: values without marks
    TensorDisplay* display() const { return m_display; }
    Tone tone() const { return m_display ? m_display->tone() : Tone(); } // the display's

    Mode mode() const { return m_viewport.mode(); }
    void setMode(Mode mode);
    void setPlane(uint32_t n, uint32_t c); // what Plane shows; Picture starts at that channel
    std::pair<uint32_t, uint32_t> plane() const { return m_viewport.plane(); } // n and c of setPlane()
    // the tensor that is drawn; null: none
    const Tensor* tensor() const { return m_source.shown() ? &m_source.shown()->tensor : nullptr; }
    double zoom() const { return m_viewport.zoom(); } // device pixels per element
    double exactZoom() const { return m_viewport.exactZoom(); } // before it is rounded: what linked panes keep
    // about: the widget's point that stays
    void setZoom(double zoom, QPointF about) { showMove(m_viewport.zoomTo(zoom, toPixel(about))); }
    void fit(); // now, and whenever the widget or the tensor changes, until something else is chosen
    bool isFitted() const { return m_viewport.isFitted(); }
    bool isMovedByProgram() const { return m_isLed; } // where it looks is not the user's doing: others need not follow
    void actualSize() { showMove(m_viewport.zoomTo(1, m_viewport.area().center())); } // one element per device pixel
    PictureChannels pictureChannels() const { return m_viewport.pictureChannels(); }
    void setPictureChannels(const PictureChannels& channels);
    QString pictureRefusal() const; // why it cannot be shown as a picture; empty: it can
    void solo(uint32_t n, uint32_t c); // shows that plane alone; if it is shown alone, shows all of them
    void soloActive(); // the active element's channel alone, or all again
    // Shows the next plane or the one before, and wraps at the ends. Where all are shown, moves the pin.
    void stepChannel(int by); // after the last channel comes the next image's first
    void stepImage(int by);
    Look look() const { return m_awaited.value_or(m_viewport.look()); }
    void setLook(const Look& look); // taken on as soon as there is a tensor
    void setNumbersVisible(bool visible); // the numbers in cells
    bool minimapVisible() const { return m_viewport.hasMinimap(); } // while a part of the content is out of sight
    void setMinimapVisible(bool visible);
    // The range of the colours: that of both tensors together, so that equal colours are equal values; or the
    // overlay's.
    std::optional<std::pair<double, double>> range() const;
    std::optional<std::pair<double, double>> visibleRange() const; // the range of the finite values in sight

    void setOverlay(std::optional<Overlay> overlay); // none = the document's tensor again
    // Never shows the document's tensor; without an overlay it shows `whyNone`.
    void setOverlayOnly(const QString& whyNone);

    // Where an element is drawn, in widget coordinates; empty when it is not visible. And the way back.
    QRectF elementRect(uint64_t element) const;
    std::optional<uint64_t> elementAt(QPointF point) const;
    std::vector<QRectF> planeRects() const; // the rectangles of the planes in sight, without their captions
    void reveal(uint64_t element); // scrolls it into view
    std::optional<uint64_t> centerElement() const; // under the middle of the view, or nearest to it
    // Zooms, and puts the element in the middle; `keepPlane`: its row and column in the plane that is there now.
    void lookAt(uint64_t element, double zoom, bool keepPlane);
    void takeColumns(const TensorView& other); // arranges the planes as the other does, if both have the same sizes
    double pixelsAcross() const { return m_viewport.layout().contentSize().width(); } // device pixels of the content

    // Draws the same as rectangles and text, in designed pixels; numbers of cells at the edge are not cut off there.
    void paintVectors(QPainter& painter);
    uint64_t cellsInSight() const { return m_viewport.cellsInSight(); } // how many it draws

signals:
    // Linked panes follow it. The center is a fraction of the content. It is also emitted after fitting, and by a view
    // that follows another.
    void viewChanged(double zoom, QPointF center);
    void modeChanged(); // the mode, the plane or the possible modes changed
    void rangeChanged(); // the range may have changed
    void rangeRequested(); // the legend was clicked

public slots:
    void follow(double zoom, QPointF center); // a linked pane moved

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent*) override;
    void wheelEvent(QWheelEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void mouseMoveEvent(QMouseEvent* event) override { m_interaction.move(inputOf(*event)); }
    void mouseReleaseEvent(QMouseEvent* event) override { m_interaction.release(inputOf(*event)); }
    void leaveEvent(QEvent*) override { m_interaction.leave(); }
    void keyPressEvent(QKeyEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void contextMenuEvent(QContextMenuEvent*) override;
    void changeEvent(QEvent*) override;
    void focusInEvent(QFocusEvent*) override;
    void focusOutEvent(QFocusEvent*) override;

private:
    // InteractionTarget: what mouse and keys ask for.
    State state() const override;
    Parts selectedParts() const override;
    void hover(std::optional<uint64_t> element) override;
    void pin(std::optional<uint64_t> element) override;
    void select(const Parts& parts) override;
    void clearSelection() override { m_display->setSelection({}); }
    void showPlane(uint32_t n, uint32_t c) override { setPlane(n, c); }
    void pan(QPointF pixels) override { showMove(m_viewport.moveBy(pixels)); }
    void zoomBy(double factor, QPointF about) override { showMove(m_viewport.zoomBy(factor, about)); }
    void lookAtShare(QPointF share) override { showMove(m_viewport.lookAtShare(share)); }
    void showCursor(std::optional<Qt::CursorShape> shape) override { shape ? setCursor(*shape) : unsetCursor(); }
    void chooseRange() override { emit rangeRequested(); }

    void followDocument();
    void load();
    void showTensor(bool isNew);
    void applySavedView();
    void findPicks();
    void describe(); // tells assistive technology what is shown
    bool has(uint64_t element) const; // whether it is an element that can be picked
    uint32_t blockOfGrid() const;
    uint32_t channelsOfBlock() const; // b²: they are one channel of the other tensor; 1: not on this side
    TensorScene scene(const TensorViewport& viewport) const;
    QSize frameSize(const TensorViewport& viewport) const; // the size of the planes and the strip, in device pixels
    void paintTensor(QPainter& painter);
    void paintNothing(QPainter& painter) const;
    bool isPending(uint64_t element) const;
    void showTip(const QPoint& at, const QPoint& globalAt);
    QPointF toPixel(QPointF point) const { return toDevicePixels(this, point, m_viewport.dpr()); }
    QRectF fromPixels(const QRectF& pixels) const;
    std::optional<uint64_t> elementUnderMouse(const QPoint& point) const;
    MouseInput inputOf(const QSinglePointEvent& event) const;
    QSize areaSize() const { return {width(), height() - stripHeight()}; } // the planes' area in designed pixels
    void invalidate();
    void showMove(bool moved); // what the viewport said: paints anew and tells who follows where it moved

    Document* m_document;
    Side m_side;
    TensorDisplay* m_display = nullptr;
    TensorSource m_source;
    TensorViewport m_viewport;
    TensorPicks m_picks;
    TensorPainter m_painter;
    TensorInteraction m_interaction;
    LookMemory m_looks;
    StaleDimmer* m_dimmer = new StaleDimmer(m_document, this);
    std::optional<Look> m_awaited; // comes with the next tensor
    bool m_hasNumbers = true;
    bool m_isLed = false;
    bool m_loadsWhenShown = false;
};

} // namespace tessera
