// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/canvas/tensor_view_private.h"

#include "app/canvas/pick_sentence.h"
#include "app/document/element_pair.h"
#include "app/look/device_pixels.h"

#include <QAccessible>

#include <cmath>

namespace tessera {

namespace {

constexpr double kWholeZoom = 8; // from here on, elements have whole pixels whatever the wheel says
constexpr int kStripHeight = 24;
constexpr double kInSight = 48; // designed pixels of the content that cannot be dragged away
constexpr int kStaleDelay = 250; // milliseconds

} // namespace

TensorView::Private::Private(TensorView* q, Document* d, Side s)
    : view(q)
    , document(d)
    , side(s)
{
    layout.textScale = textSettings().scale;
    staleTimer.setSingleShot(true);
    staleTimer.setInterval(kStaleDelay);
    connect(&staleTimer, &QTimer::timeout, view, [this] {
        dimmed = document->isStale() && !document->isRunning();
        view->update();
    });
    connect(&loader, &TensorLoader::ready, view, [this](const auto& drawable) { show(drawable); });
    connect(document, &Document::shownChanged, view, [this] {
        load();
        findPartners();
        findKeptMarks();
        staleChanged();
    });
    connect(document, &Document::keptPinsChanged, view, [this] { findKeptMarks(); });
    connect(document, &Document::picksChanged, view, [this] { selectionChanged(); });
    connect(document, &Document::caseChanged, view, [this] { staleChanged(); });
    connect(document, &Document::runStateChanged, view, [this] { staleChanged(); });
}

void TensorView::Private::load()
{
    const Tensor* tensor = overlay ? &overlay->tensor : whyNoOverlay.isEmpty() ? document->tensor(side) : nullptr;
    // A comparison that is out of sight costs nothing; the panes' tensors are also wanted by others.
    loadsWhenShown = tensor && overlay && view->parentWidget() && !view->parentWidget()->isVisible();
    if (loadsWhenShown)
        return;
    if (!tensor) {
        loader.clear();
        show(nullptr);
        return;
    }
    TensorLoader::Request request{.tensor = *tensor, .companion = {}, .range = {}, .reduction = Reduction::Mean};
    if (overlay) {
        request.companion = overlay->companion;
        if (!overlay->companion)
            request.range = ValueRange{overlay->minimum, overlay->maximum, overlay->logarithmic};
        if (marked() && display && display->fixedRange()) {
            request.companion.reset();
            request.range = ValueRange{display->fixedRange()->first, display->fixedRange()->second};
        }
        request.reduction = overlay->average ? Reduction::Mean : Reduction::Farthest;
    } else if (display && display->fixedRange()) {
        request.range = ValueRange{display->fixedRange()->first, display->fixedRange()->second};
    } else if (const Tensor* other = document->tensor(side == Side::Input ? Side::Output : Side::Input);
               other && (!display || display->fit() == TensorDisplay::Fit::Both)) {
        request.companion = *other;
    }
    loader.request(request);
}

void TensorView::Private::show(const std::shared_ptr<const DrawableTensor>& drawable)
{
    if (shown == drawable && !awaited) {
        if (frameIsOld || !shown)
            invalidate();
        return;
    }
    const bool newShape = !shown || !drawable || shown->shape.sizes != drawable->shape.sizes;
    if (newShape)
        keepLook();
    shown = drawable;
    minimap.forget();
    if (newShape)
        keyAnchor.reset();
    if (shown && newShape)
        takeUpLook();
    if (const auto values = marked(); values && shown && display)
        display->setAllFinite(*values, shown->mips->allFinite());
    invalidate();
    describe();
    if (newShape)
        emit view->modeChanged();
    emit view->rangeChanged();
    if (shown && awaited)
        view->setLook(*awaited);
}

ShownPlanes TensorView::Private::planes() const
{
    const bool picture = mode == Mode::Picture && showsValues();
    ShownPlanes planes{
        .all = mode == Mode::Atlas, .n = n, .c = c, .channels = 1, .picked = {c, 0, 0, 3}, .picture = picture};
    if (!picture || pictureChannels.grey || !hasPictureChannels())
        return planes;
    const uint32_t count = shown->shape.sizes[1];
    planes.channels = count == 4 && c == 0 && pictureChannels == PictureChannels() ? 4 : 3;
    for (size_t i = 0; i < 3; ++i)
        planes.picked[i] = (c + pictureChannels.from[i]) % count;
    return planes;
}

std::optional<TensorDisplay::Values> TensorView::Private::marked() const
{
    if (!overlay)
        return side == Side::Input ? TensorDisplay::Values::Input : TensorDisplay::Values::A;
    switch (overlay->holds) {
    case Overlay::Holds::A:
        return TensorDisplay::Values::A;
    case Overlay::Holds::B:
        return TensorDisplay::Values::B;
    default:
        return {};
    }
}

bool TensorView::Private::showsValues() const
{
    return !overlay || overlay->average;
}

bool TensorView::Private::hasPictureChannels() const
{
    return shown && (pictureChannels.grey || shown->shape.sizes[1] >= 3);
}

QString TensorView::Private::pictureRefusal() const
{
    if (!showsValues())
        return tr("A difference is no picture");
    return hasPictureChannels()
        ? QString()
        : tr("A picture needs 3 channels, and there are %1").arg(shown ? shown->shape.sizes[1] : 0);
}

bool TensorView::Private::isCurrent() const
{
    const Tensor* tensor = document->tensor(side);
    return shown && tensor && tensor->desc.sizes == shown->tensor.desc.sizes;
}

std::optional<uint64_t> TensorView::Private::elementOf(const PlaneLayout::Cell& cell) const
{
    const PlaneLayout::Cell at = planes().inTensor(cell);
    return shown->shape.element(at.n, at.c, at.y, at.x);
}

// The side whose planes are larger has the blocks of pixels; the other one has them as channels.
uint32_t TensorView::Private::blockOfGrid() const
{
    const RunResult* result = document->shown();
    if (!result || !isCurrent())
        return 1;
    const auto width = [](const TensorDesc& desc) { return desc.sizes.back(); };
    const bool larger = side == Side::Input ? width(result->plan.input) > width(result->plan.output)
                                            : width(result->plan.output) > width(result->plan.input);
    return larger ? document->blockSize() : 1;
}

std::optional<PlaneLayout::Cell> TensorView::Private::captionAt(QPointF point) const
{
    const double height = layout.captionHeight();
    if (!shown || height <= 0 || !area().contains(point))
        return {};
    std::optional<PlaneLayout::Cell> found;
    layout.forPlanesIn(area(), [&](uint32_t planeN, uint32_t planeC) {
        const QRectF plane = layout.planeRect(planeN, planeC);
        if (QRectF(plane.left(), plane.top() - height, plane.width(), height).contains(point))
            found = planes().inTensor({planeN, planeC, 0, 0});
    });
    return found;
}

void TensorView::Private::selectionChanged()
{
    const bool pinMoved = pinned != document->pinned();
    findPartners();
    if (!pinMoved)
        return;
    describe();
    if (pinned && pinned->side == side)
        view->reveal(pinned->element);
}

void TensorView::Private::findPartners()
{
    const auto partnersHere = [this](const std::optional<Pick>& pick) {
        return pick && pick->side != side ? document->partners(*pick) : Partners{};
    };
    pinned = document->pinned();
    hovered = document->hovered();
    pinnedPartners = partnersHere(pinned);
    hoveredPartners = partnersHere(hovered);
    view->update();
}

void TensorView::Private::findKeptMarks()
{
    keptMarks.clear();
    const std::vector<KeptPin>& kept = document->keptPins();
    for (size_t i = 0; i < kept.size(); ++i) {
        const std::optional<Pick> pick = document->shown() ? document->pickOf(kept[i]) : std::nullopt;
        if (const auto element = pick ? pairOf(*document, *pick).of(side) : std::nullopt)
            keptMarks.push_back({i + 1, *element, pick->side != side});
    }
    view->update();
}

void TensorView::Private::staleChanged()
{
    if (document->isStale() && !document->isRunning()) {
        if (!dimmed && !staleTimer.isActive())
            staleTimer.start();
    } else {
        staleTimer.stop();
        if (std::exchange(dimmed, false))
            view->update();
    }
    if (!shown)
        view->update();
}

void TensorView::Private::describe()
{
    QString text;
    const std::optional<Pick> pin = document->pinned();
    if (isCurrent() && pin && pin->side == side)
        text = spokenPick(*document, *pin);
    else if (isCurrent())
        text = QStringLiteral("%1 %2").arg(side == Side::Input ? tr("Input") : tr("Output"),
                                           QString::fromStdString(tessera::text(shown->tensor.desc.sizes)));
    if (text == view->accessibleDescription())
        return;
    view->setAccessibleDescription(text); // tells assistive technology
    QAccessibleValueChangeEvent value(view, text);
    QAccessible::updateAccessibility(&value);
}

int stripHeight()
{
    return static_cast<int>(std::lround(kStripHeight * textSettings().scale));
}

QPointF TensorView::Private::toDevice(QPointF point) const
{
    return toDevicePixels(view, point, layout.dpr);
}

QPointF TensorView::Private::fromDevice(QPointF point) const
{
    return fromDevicePixels(view, point, layout.dpr);
}

QRectF TensorView::Private::area() const
{
    const double dpr = layout.dpr;
    return {0, 0, std::ceil(view->width() * dpr), std::ceil((view->height() - stripHeight()) * dpr)};
}

void TensorView::Private::updateLayout()
{
    minimap.forget();
    if (!shown)
        return;
    const auto [batches, channels, height, width] = shown->shape.sizes;
    n = std::min(n, batches - 1);
    c = std::min(c, channels - 1);
    const bool atlas = mode == Mode::Atlas;
    layout.batches = atlas ? batches : 1;
    layout.channels = atlas ? channels : 1;
    layout.height = height;
    layout.width = width;
    if (fitted) {
        refit();
        return;
    }
    const QPointF kept = center();
    layout.chooseColumns(area().size());
    const QSizeF size = layout.contentSize();
    layout.origin = area().center() - QPointF(kept.x() * size.width(), kept.y() * size.height());
    keepInSight();
}

void TensorView::Private::refit()
{
    if (!shown)
        return;
    layout.fit(area());
    wheelZoom = layout.zoom;
    invalidate();
    announce();
}

void TensorView::Private::setDpr(double dpr)
{
    if (dpr == layout.dpr)
        return;
    const double ratio = dpr / layout.dpr;
    layout.dpr = dpr;
    layout.zoom = std::clamp(layout.zoom * ratio, kSmallestZoom, kLargestZoom);
    layout.origin *= ratio;
    wheelZoom = layout.zoom;
    fitted ? refit() : invalidate();
}

void TensorView::Private::keepInSight()
{
    const QRectF visible = area();
    const QSizeF size = layout.contentSize();
    const auto bounded = [&](double start, double length, double room) {
        const double least = std::min(kInSight * layout.dpr, length);
        return std::clamp(start, least - length, std::max(least - length, room - least));
    };
    layout.origin = QPointF(bounded(layout.origin.x(), size.width(), visible.width()),
                            bounded(layout.origin.y(), size.height(), visible.height()));
}

void TensorView::Private::moveBy(QPointF distance)
{
    if (!shown || distance.isNull())
        return;
    fitted = false;
    layout.origin += distance;
    keepInSight();
    invalidate();
    announce();
}

void TensorView::Private::lookAtShare(QPointF share)
{
    const QSizeF size = layout.contentSize();
    moveBy(area().center() - layout.origin - QPointF(share.x() * size.width(), share.y() * size.height()));
}

void TensorView::Private::applyZoom(double zoom, QPointF about)
{
    if (!shown)
        return;
    wheelZoom = std::clamp(zoom, kSmallestZoom, kLargestZoom);
    fitted = false;
    layout.zoomTo(wheelZoom >= kWholeZoom ? std::round(wheelZoom) : wheelZoom, about);
    keepInSight();
    invalidate();
    announce();
}

void TensorView::Private::invalidate()
{
    frame = QImage();
    view->update();
}

void TensorView::Private::repaintWhenLoaded()
{
    frameIsOld = true;
    view->update();
}

void TensorView::Private::announce()
{
    emit view->viewChanged(layout.zoom, center());
}

QPointF TensorView::Private::center() const
{
    const QSizeF size = layout.contentSize();
    const QPointF distance = area().center() - layout.origin;
    return {distance.x() / std::max(1e-9, size.width()), distance.y() / std::max(1e-9, size.height())};
}

} // namespace tessera
