// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/canvas/tensor_view_private.h"

#include "app/document/element_pair.h"
#include "app/painting/value_statistics.h"

namespace tessera {

namespace {

constexpr double kRevealMargin = 48; // designed pixels around an element that was scrolled to

} // namespace

TensorView::TensorView(Document* document, Side side, QWidget* parent)
    : QWidget(parent)
    , d(std::make_unique<Private>(this, document, side))
{
    makeAccessible();
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setMinimumSize(120, 90);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(side == Side::Input ? tr("Input tensor") : tr("Output tensor"));
    setWhatsThis(tr("Every element of the tensor. Wheel: zoom. Drag: move. Click: pin an element. Right click on a "
                    "caption: that channel "
                    "alone. "
                    "Arrows: move the pin, with Shift by a block. Page Up and Page Down: other channels. Esc: unpin."));
    d->load();
    d->selectionChanged();
}

TensorView::~TensorView() = default;

void TensorView::setDisplay(TensorDisplay* display)
{
    d->display = display;
    d->loader.shareRanges(display->finiteRanges());
    connect(display, &TensorDisplay::changed, this, [this] { d->repaintWhenLoaded(); });
    connect(display, &TensorDisplay::selectionChanged, this, [this] { d->invalidate(); });
    connect(display, &TensorDisplay::rangeChanged, this, [this] { d->load(); });
    connect(display, &TensorDisplay::toolChanged, this, [this] { d->showTool(); });
    d->load();
    d->invalidate();
}

TensorView::Mode TensorView::mode() const
{
    return d->mode;
}

void TensorView::setMode(Mode mode)
{
    d->awaited.reset();
    if (mode == d->mode)
        return;
    d->mode = mode;
    d->fitted = true;
    d->updateLayout();
    d->invalidate();
    emit modeChanged();
}

void TensorView::setPlane(uint32_t n, uint32_t c)
{
    d->awaited.reset();
    if (d->n == n && d->c == c)
        return;
    d->n = n;
    d->c = c;
    d->updateLayout();
    d->invalidate();
    emit modeChanged();
}

std::pair<uint32_t, uint32_t> TensorView::plane() const
{
    return {d->n, d->c};
}

double TensorView::zoom() const
{
    return d->layout.zoom;
}

void TensorView::setZoom(double zoom, QPointF about)
{
    d->applyZoom(zoom, d->toDevice(about));
}

void TensorView::fit()
{
    d->fitted = true;
    d->taken.reset();
    d->refit();
}

bool TensorView::isFitted() const
{
    return d->fitted;
}

bool TensorView::isLed() const
{
    return d->restoring;
}

void TensorView::actualSize()
{
    d->applyZoom(1, d->area().center());
}

TensorView::PictureChannels TensorView::pictureChannels() const
{
    return d->pictureChannels;
}

void TensorView::setPictureChannels(const PictureChannels& channels)
{
    if (d->pictureChannels == channels)
        return;
    d->pictureChannels = channels;
    d->minimap.forget();
    d->invalidate();
    emit modeChanged();
}

QString TensorView::pictureRefusal() const
{
    return d->pictureRefusal();
}

void TensorView::solo(uint32_t n, uint32_t c)
{
    const bool alone = d->mode == Mode::Plane && plane() == std::pair(n, c);
    setPlane(n, c);
    setMode(alone ? Mode::Atlas : Mode::Plane);
}

void TensorView::soloActive()
{
    if (!d->shown)
        return;
    if (d->mode != Mode::Atlas)
        return setMode(Mode::Atlas);
    const std::optional<Pick> pick = d->document->active();
    const std::optional<uint64_t> element =
        pick && d->isCurrent() ? pairOf(*d->document, *pick).of(d->side) : std::nullopt;
    const auto at = d->shown->shape.coordinates(element.value_or(0));
    solo(at[0], at[1]);
}

void TensorView::stepChannel(int by)
{
    if (!d->shown)
        return;
    if (d->mode == Mode::Atlas)
        return d->movePin(1, by);
    const auto [images, channels, height, width] = d->shown->shape.sizes;
    const int64_t count = int64_t{images} * channels;
    const int64_t plane = (int64_t{d->n} * channels + d->c + by + count) % count;
    setPlane(static_cast<uint32_t>(plane / channels), static_cast<uint32_t>(plane % channels));
}

void TensorView::stepImage(int by)
{
    if (!d->shown)
        return;
    if (d->mode == Mode::Atlas)
        return d->movePin(0, by);
    const int64_t images = d->shown->shape.sizes[0];
    setPlane(static_cast<uint32_t>((int64_t{d->n} + by + images) % images), d->c);
}

bool TensorView::gridVisible() const
{
    return d->gridVisible;
}

void TensorView::setGridVisible(bool visible)
{
    if (std::exchange(d->gridVisible, visible) != visible)
        d->invalidate();
}

bool TensorView::blockGridVisible() const
{
    return d->blockGridVisible;
}

void TensorView::setBlockGridVisible(bool visible)
{
    if (std::exchange(d->blockGridVisible, visible) != visible)
        d->invalidate();
}

bool TensorView::minimapVisible() const
{
    return d->minimapVisible;
}

void TensorView::setMinimapVisible(bool visible)
{
    if (std::exchange(d->minimapVisible, visible) != visible)
        update();
}

std::optional<std::pair<double, double>> TensorView::range() const
{
    if (!d->shown)
        return {};
    return std::pair(d->shown->range.minimum, d->shown->range.maximum);
}

std::optional<std::pair<double, double>> TensorView::visibleRange() const
{
    if (!d->isCurrent())
        return {};
    const ShownPlanes planes = d->planes();
    ElementSelection visible;
    d->layout.forPlanesIn(d->area(), [&](uint32_t n, uint32_t c) {
        const QRectF plane = d->layout.planeRect(n, c) & d->area();
        if (plane.isEmpty())
            return;
        const auto corner = [&](const QPointF& point) {
            const auto cell = d->layout.cellAt(point);
            return cell ? planes.inTensor(*cell) : planes.inTensor({n, c, 0, 0});
        };
        const PlaneLayout::Cell from = corner(plane.topLeft()), to = corner(plane.bottomRight() - QPointF(1, 1));
        for (uint32_t i = 0; i < planes.channels; ++i)
            visible.parts.push_back(
                {{{from.n, planes.channelOf(from, i), from.y, from.x}, {to.n, planes.channelOf(to, i), to.y, to.x}},
                 true});
    });
    std::optional<std::pair<double, double>> range;
    for (const ElementSelection::Part& part : visible.parts) {
        const ValueStatistics found = statisticsOf(d->shown->tensor, {.side = d->side, .sizes = {}, .parts = {part}});
        if (found.finite() > 0)
            range = range ? std::pair(std::min(range->first, found.minimum), std::max(range->second, found.maximum))
                          : std::pair(found.minimum, found.maximum);
    }
    return range;
}

void TensorView::setOverlay(std::optional<Overlay> overlay)
{
    d->overlay = std::move(overlay);
    d->load();
    d->invalidate();
}

void TensorView::setOverlayOnly(const QString& whyNone)
{
    d->whyNoOverlay = whyNone;
    d->load();
}

QRectF TensorView::elementRect(uint64_t element) const
{
    if (!d->isCurrent() || element >= elementCount(d->shown->tensor.desc))
        return {};
    const auto cell = d->planes().inLayout(d->shown->shape.coordinates(element));
    if (!cell)
        return {};
    const QRectF rect = d->layout.cellRect(*cell);
    if (!rect.intersects(d->area()))
        return {};
    return {d->fromDevice(rect.topLeft()), rect.size() / d->layout.dpr};
}

std::optional<uint64_t> TensorView::elementAt(QPointF point) const
{
    const QPointF device = d->toDevice(point);
    if (!d->isCurrent() || !d->area().contains(device))
        return {};
    const auto cell = d->layout.cellAt(device);
    return cell ? d->elementOf(*cell) : std::nullopt;
}

void TensorView::reveal(uint64_t element)
{
    if (!d->isCurrent() || element >= elementCount(d->shown->tensor.desc))
        return;
    const auto at = d->shown->shape.coordinates(element);
    auto cell = d->planes().inLayout(at);
    if (!cell) {
        setPlane(at[0], at[1]);
        cell = d->planes().inLayout(at);
    }
    const QRectF area = d->area(), rect = d->layout.cellRect(*cell);
    const double margin = std::min({kRevealMargin * d->layout.dpr, area.width() / 4, area.height() / 4});
    const QRectF inner = area.adjusted(margin, margin, -margin, -margin);
    const auto missing = [](double low, double high, double from, double to) {
        return high - low > to - from ? (from + to - low - high) / 2
            : low < from              ? from - low
                                      : std::min(0.0, to - high);
    };
    QPointF way;
    if (!area.contains(rect) || (!d->fitted && !inner.contains(rect.center())))
        way = {missing(rect.left(), rect.right(), inner.left(), inner.right()),
               missing(rect.top(), rect.bottom(), inner.top(), inner.bottom())};
    if (d->minimapPlace().contains(rect.translated(way).toRect()))
        way = area.center() - rect.center();
    d->moveBy(way);
}

std::optional<uint64_t> TensorView::centerElement() const
{
    if (!d->isCurrent())
        return {};
    const auto at = d->nearestElement(d->area().center());
    return d->shown->shape.element(at[0], at[1], at[2], at[3]);
}

double TensorView::pixelsAcross() const
{
    return d->layout.contentSize().width();
}

void TensorView::lookAt(uint64_t element, double zoom, bool keepPlane)
{
    if (!d->isCurrent() || element >= elementCount(d->shown->tensor.desc))
        return;
    auto at = d->shown->shape.coordinates(element);
    const auto middle = d->nearestElement(d->area().center());
    if (keepPlane) {
        at[0] = middle[0];
        at[1] = middle[1];
    }
    d->fitted = false;
    d->wheelZoom = d->layout.zoom = std::clamp(zoom, kSmallestZoom, kLargestZoom);
    const auto cell = d->planes().inLayout(at).value_or(PlaneLayout::Cell{0, 0, at[2], at[3]});
    const QPointF there = d->layout.planeOrigin(cell.n, cell.c) + QPointF(cell.x + 0.5, cell.y + 0.5) * d->layout.zoom;
    d->layout.origin += d->area().center() - there;
    d->keepInSight();
    d->invalidate();
    d->announce();
}

void TensorView::follow(double zoom, QPointF center)
{
    if (!d->shown)
        return;
    d->fitted = false;
    d->wheelZoom = d->layout.zoom = std::clamp(zoom, kSmallestZoom, kLargestZoom);
    const QSizeF size = d->layout.contentSize();
    d->layout.origin = d->area().center() - QPointF(center.x() * size.width(), center.y() * size.height());
    d->keepInSight();
    d->invalidate();
    d->announce();
}

} // namespace tessera
