// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/document.h"
#include "app/look/theme.h"

#include <QWidget>

#include <array>

namespace tessera {

class TensorDisplay;

// One tensor as a picture: an atlas of planes (all batches and channels, wrapped, captioned), a single plane, or an RGB
// picture. Draws only what is visible, straight from the tensor or from mips that a worker builds; what was there stays
// on screen until they are ready. Below the planes, a strip shows the colours' range and the zoom.
class TensorView : public QWidget {
    Q_OBJECT

public:
    enum class Mode { Atlas, Plane, Picture };

    TensorView(Document* document, Side side, QWidget* parent = nullptr);
    ~TensorView() override;

    void setDisplay(TensorDisplay* display); // what both panes share; none: values without marks

    Mode mode() const;
    void setMode(Mode mode);
    void setPlane(uint32_t n, uint32_t c); // what Plane shows; Picture starts at that channel
    std::pair<uint32_t, uint32_t> plane() const; // n and c of setPlane()
    double zoom() const; // device pixels per element
    void setZoom(double zoom, QPointF about); // about: the widget's point that stays
    void fit(); // and again whenever the widget or the tensor changes, until something else is chosen
    bool isFitted() const;
    bool isLed() const; // where it looks is not the user's doing: others need not follow
    void actualSize(); // one element per device pixel
    // What Picture shows: a channel as red, one as green, one as blue, or one as grey; each counted on from the
    // plane's channel, round and round.
    struct PictureChannels {
        bool grey = false;
        std::array<uint32_t, 3> from = {0, 1, 2};
        bool operator==(const PictureChannels&) const = default;
    };
    PictureChannels pictureChannels() const;
    void setPictureChannels(const PictureChannels& channels);
    QString pictureRefusal() const; // why it cannot be shown as a picture; empty: it can
    void solo(uint32_t n, uint32_t c); // that plane alone; where it is, all of them
    void soloActive(); // the active element's channel alone, or all again
    // One plane on or back, round the ends; where all are shown the pin moves.
    void stepChannel(int by); // after the last channel comes the next image's first
    void stepImage(int by);
    // How the tensor is looked at: what a tab keeps. Taken on as soon as there is a tensor.
    struct Look {
        Mode mode = Mode::Atlas;
        uint32_t n = 0, c = 0;
        PictureChannels channels = {};
        bool fitted = true;
        double zoom = 1; // designed pixels per element
        QPointF center = {0.5, 0.5}; // as in viewChanged
        bool operator==(const Look&) const = default;
    };
    Look look() const;
    void setLook(const Look& look);
    bool gridVisible() const;
    void setGridVisible(bool visible);
    bool blockGridVisible() const; // the heavier lines between blocks
    void setBlockGridVisible(bool visible);
    bool minimapVisible() const; // while a part of the content is out of sight
    void setMinimapVisible(bool visible);
    // The range of the colours: that of both tensors together, so that equal colours are equal values; or the
    // overlay's.
    std::optional<std::pair<double, double>> range() const;

    std::optional<std::pair<double, double>> visibleRange() const; // of the finite values in sight

    // A different tensor than the document's, such as a difference; none = the document's again.
    struct Overlay {
        Tensor tensor;
        ColorMap map;
        double minimum, maximum;
        bool logarithmic = false; // zero apart; of log(value) where the minimum is above 0, else of log(1 + value)
        bool average = false; // when zoomed out: for values. Else the element farthest from 0 is kept, for differences
        std::optional<Tensor> companion = {}; // where given, the range is that of the finite values of both
        QString legend = {}; // whose range it is: "A and B"
        enum class Holds { Else, A, B } holds = Holds::Else; // a result, whose values can be marked
        std::vector<QString> classes = {}; // what the values 0, 1 … mean, and cells say first: "= equal"
    };
    void setOverlay(std::optional<Overlay> overlay);
    void setOverlayOnly(const QString& whyNone); // never the document's tensor: without an overlay this is said

    // Where an element is drawn, in widget coordinates; empty when it is not visible. And the way back.
    QRectF elementRect(uint64_t element) const;
    std::optional<uint64_t> elementAt(QPointF point) const;
    void reveal(uint64_t element); // scrolls it into view
    std::optional<uint64_t> centerElement() const; // under the middle of the view, or nearest to it
    // Zooms, and puts the element in the middle; `keepPlane`: its row and column in the plane that is there now.
    void lookAt(uint64_t element, double zoom, bool keepPlane);
    double pixelsAcross() const; // the content's width in device pixels

    // Draws the same as rectangles and text, in designed pixels; numbers of cells at the edge are not cut off there.
    void paintVectors(QPainter& painter);
    uint64_t cellsInSight() const; // that it draws

signals:
    // For linked panes; the center as a fraction of the content. Also when fitted, or when following another pane.
    void viewChanged(double zoom, QPointF center);
    void modeChanged(); // or the plane, or which modes are possible
    void rangeChanged(); // perhaps
    void rangeRequested(); // the legend was clicked

public slots:
    void follow(double zoom, QPointF center); // a linked pane moved

protected:
    void paintEvent(QPaintEvent*) override;
    void wheelEvent(QWheelEvent*) override;
    void mousePressEvent(QMouseEvent*) override;
    void mouseMoveEvent(QMouseEvent*) override;
    void mouseReleaseEvent(QMouseEvent*) override;
    void leaveEvent(QEvent*) override;
    void keyPressEvent(QKeyEvent*) override;
    void resizeEvent(QResizeEvent*) override;
    void contextMenuEvent(QContextMenuEvent*) override;
    void changeEvent(QEvent*) override;
    void focusInEvent(QFocusEvent*) override;
    void focusOutEvent(QFocusEvent*) override;

private:
    bool event(QEvent* event) override; // tips
    void hoverAt(QPointF point);
    static void makeAccessible(); // as a canvas with a value

    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace tessera
