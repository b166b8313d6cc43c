// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/canvas/tensor_display.h"
#include "app/canvas/tensor_loader.h"
#include "app/canvas/tensor_view.h"
#include "app/painting/minimap.h"

#include <QTimer>

#include <map>

class QMenu;
class QPainter;

namespace tessera {

class SelectionPainter;

int stripHeight(); // below the planes, in designed pixels

// Its state: tensor_view_state.cpp; what it draws: tensor_view_paint.cpp, tensor_view_picture.cpp; mouse and keys:
// tensor_view_input.cpp.
struct TensorView::Private {
    TensorView* view;
    Document* document;
    Side side;
    TensorDisplay* display = nullptr;

    Mode mode = Mode::Atlas;
    uint32_t n = 0, c = 0; // the plane of Plane and Picture
    PictureChannels pictureChannels;
    std::optional<Overlay> overlay;
    QString whyNoOverlay; // empty: without one, the document's tensor is shown
    bool gridVisible = true, blockGridVisible = true;
    bool minimapVisible = true;
    Minimap minimap;

    // How tensors of other sizes were looked at, to be taken up again when they return.
    std::map<std::array<uint32_t, 4>, Look> looks;
    // The look that the user has chosen, and of what: tensors of new sizes are looked at in the same way, or whole
    // where they are of another scale.
    struct ChosenLook {
        Look look;
        std::array<uint32_t, 4> sizes = {};
        QPointF origin; // of the layout, in designed pixels
    };
    ChosenLook chosen;
    std::optional<Look>
        taken; // with the tensor that is shown; the user has chosen another one where it is no longer so
    bool restoring = false;

    bool loadsWhenShown = false;
    TensorLoader loader;
    std::shared_ptr<const DrawableTensor> shown; // null: nothing to show
    PlaneLayout layout;
    bool fitted = true; // fits again whenever the widget or the tensor changes
    std::optional<Look> awaited; // comes with the next tensor
    double wheelZoom = 1; // the zoom before it is rounded to whole pixels

    QImage frame; // all but the selection; null: to be painted
    bool frameIsOld = false; // to be painted with what is being loaded
    mutable std::optional<LevelColors> cachedColors; // of this map, or of pictures of this range
    mutable ColorMap cachedMap = ColorMap::Viridis;
    mutable bool cachedPicture = false;
    mutable ValueRange cachedRange;
    QTimer staleTimer; // a result that is replaced at once is not dimmed
    bool dimmed = false;

    std::optional<Pick> pinned, hovered; // as last seen
    Partners pinnedPartners, hoveredPartners; // in this tensor, of picks in the other one
    struct KeptMark { // of a kept pin, or of its heaviest partner
        size_t number;
        uint64_t element;
        bool isPartner;
    };
    std::vector<KeptMark> keptMarks; // in this tensor

    std::optional<QPoint> pressed; // where a button went down
    QPoint lastDrag;
    bool dragging = false;
    bool inMinimap = false; // where the button went down
    std::optional<std::array<uint32_t, 4>> anchor; // where a selecting drag began
    std::optional<std::array<uint32_t, 4>> keyAnchor; // where a selection by keys began
    std::optional<ElementSelection> before; // the selection when it began

    Private(TensorView* q, Document* d, Side s);

    // State
    void load();
    void show(const std::shared_ptr<const DrawableTensor>& drawable);
    void selectionChanged();
    void findPartners(); // of the picks
    void findKeptMarks();
    void staleChanged();
    void describe(); // for screen readers
    ShownPlanes planes() const;
    std::optional<uint64_t> elementOf(const PlaneLayout::Cell& cell) const;
    std::optional<TensorDisplay::Values> marked() const; // whose values are shown
    bool showsValues() const; // not a difference
    bool hasPictureChannels() const; // as many as a picture needs
    QString pictureRefusal() const;
    std::optional<PlaneLayout::Cell> captionAt(QPointF point) const; // the plane, in the tensor; device pixels
    bool isCurrent() const; // what is shown has the shape of the document's tensor
    uint32_t blockOfGrid() const;

    // Geometry, in device pixels
    QPointF toDevice(QPointF point) const; // of the widget
    QPointF fromDevice(QPointF point) const;
    QRectF area() const; // for the planes
    void updateLayout(); // after the mode, the plane or the tensor changed
    void refit();
    void setDpr(double dpr);
    void keepInSight();
    void moveBy(QPointF distance);
    void lookAtShare(QPointF share); // of the content, into the middle
    Look currentLook() const;
    void keepLook(); // before a tensor of other sizes comes
    void takeUpLook(); // after it came
    void apply(const Look& look);
    void applyZoom(double zoom, QPointF about);
    void invalidate();
    void repaintWhenLoaded(); // what comes with a new tensor is not drawn over the old one
    void announce();
    QPointF center() const; // as a fraction of the content

    // The same place at another scale for as long as this lives; nobody is told.
    class ScaledLayout {
    public:
        ScaledLayout(Private& of, double dpr);
        ~ScaledLayout();
        ScaledLayout(const ScaledLayout&) = delete;
        ScaledLayout& operator=(const ScaledLayout&) = delete;

    private:
        Private& m_of;
        PlaneLayout m_layout;
        QImage m_frame;
        bool m_isOther;
    };

    // Painting
    void paintFrame();
    void paintContent(QPainter& painter); // the frame and what lies over it
    void paintVectors(QPainter& painter);
    QSize frameSize() const;
    void paintStrip(QPainter& painter) const;
    void paintRange(QPainter& painter, const QRect& strip, int left, int right) const;
    void paintClasses(QPainter& painter, const QRect& strip, int left, int right) const;
    void paintTraitLegend(QPainter& painter, const QRect& strip, int left, int right, const TraitColors& traits) const;
    int paintTraitRamp(QPainter& painter, const QRect& strip, int left, int right, const TraitColors::Part& part,
                       const QString& what) const;
    void paintSelection(QPainter& painter) const; // the picks
    void paintSelectedCells(QPainter& painter, QImage* on, const QRect& clip, const ShownPlanes& visible);
    std::optional<QPointF> positionIn(const SelectionPainter& painter) const;
    void paintMinimap(QPainter& painter);
    void paintEmpty(QPainter& painter) const;
    const LevelColors& colors() const;
    bool ofDisplay() const; // what is shown is the document's tensor, drawn as the display says
    bool isResult() const; // that, or one side of a comparison
    MarkSources markSources() const;
    std::optional<TraitLook> look() const;

    // Input
    std::optional<uint64_t> startOfKeys() const;
    QRect minimapPlace() const { return shown && minimapVisible ? Minimap::place(area(), layout) : QRect(); }
    std::optional<uint64_t> elementUnderMouse(QPoint point) const; // what the arrow keys move: in this tensor
    std::array<uint32_t, 4> nearestElement(QPointF point) const; // device pixels; something is shown
    void select(const std::array<uint32_t, 4>& to, Qt::KeyboardModifiers modifiers);
    void showTool(); // the cursor
    void movePin(int axis, int64_t distance);
    void stretchSelection(int axis, int64_t distance);
    void turnPage(int step); // the pin to another channel, where there is one, else the plane
    void fillMenu(QMenu& menu, std::optional<uint64_t> element);
};

} // namespace tessera
