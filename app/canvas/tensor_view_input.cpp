// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/canvas/tensor_view_private.h"

#include "app/canvas/value_tip.h"
#include "app/look/device_pixels.h"
#include "app/look/format.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QToolTip>

#include <cmath>
#include <limits>

namespace tessera {

namespace {

constexpr int kClick = 4; // pixels that a click may move
constexpr double kDoubling = 360; // eighths of a degree of the wheel that double the zoom: three notches
constexpr double kNotchPan = 48.0 / 120; // designed pixels per eighth of a degree

} // namespace

void TensorView::wheelEvent(QWheelEvent* event)
{
    event->accept();
    const QPointF point = exactPosition(this, event);
    const QPointF about = d->toDevice(point);
    QPoint angle = event->angleDelta();
    if (event->modifiers() & Qt::ShiftModifier && angle.x() == 0)
        angle = {angle.y(), 0};
    if (angle.x() != 0)
        d->moveBy(QPointF(angle.x() * kNotchPan * d->layout.dpr, 0));
    else if (angle.y() != 0)
        d->applyZoom(d->wheelZoom * std::exp2(angle.y() / kDoubling), about);
    hoverAt(point);
}

bool TensorView::event(QEvent* event)
{
    if (event->type() == QEvent::Show && d->loadsWhenShown)
        d->load();
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto element = d->elementUnderMouse(help->pos());
        const QString ofCaption = d->mode == Mode::Atlas ? tr("Right click: this channel alone")
            : d->mode == Mode::Plane                     ? tr("Right click: all channels again")
                                                         : QString();
        if (d->captionAt(d->toDevice(help->pos())))
            QToolTip::showText(help->globalPos(), ofCaption, this);
        else if (element)
            QToolTip::showText(help->globalPos(), valueTip(d->shown->tensor, *element), this,
                               elementRect(*element).toAlignedRect().adjusted(-1, -1, 1, 1));
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

void TensorView::hoverAt(QPointF point)
{
    const auto element = elementAt(point);
    d->document->hover(element ? std::optional(Pick{d->side, *element}) : std::nullopt);
}

// Of events that know whole points only: what the mouse has hovered, where it has.
std::optional<uint64_t> TensorView::Private::elementUnderMouse(QPoint point) const
{
    return hovered && hovered->side == side ? hovered->element : view->elementAt(point);
}

void TensorView::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    const QPointF point = exactPosition(this, event);
    if (d->shown && !d->overlay && point.y() >= height() - stripHeight()) {
        emit rangeRequested();
        return;
    }
    d->keyAnchor.reset();
    d->pressed = d->lastDrag = event->pos();
    d->dragging = false;
    const QPointF device = d->toDevice(point);
    const QRect map = d->minimapPlace();
    d->inMinimap = map.contains(device.toPoint());
    if (d->inMinimap) {
        d->dragging = true;
        d->lookAtShare(Minimap::shareAt(map, device));
        return;
    }
    d->anchor.reset();
    if (d->display && d->display->tool() == TensorDisplay::Tool::Select && event->button() == Qt::LeftButton
        && d->isCurrent()) {
        d->anchor = d->nearestElement(d->toDevice(point));
        d->before = d->display->selection();
    }
}

// The element under the point, else the one nearest to it in the plane nearest to it.
std::array<uint32_t, 4> TensorView::Private::nearestElement(QPointF point) const
{
    PlaneLayout::Cell best;
    double least = std::numeric_limits<double>::infinity();
    const auto consider = [&](uint32_t planeN, uint32_t planeC) {
        const QRectF rect = layout.planeRect(planeN, planeC);
        const QPointF inside(std::clamp(point.x(), rect.left(), rect.right() - 1),
                             std::clamp(point.y(), rect.top(), rect.bottom() - 1));
        const double distance = std::hypot(inside.x() - point.x(), inside.y() - point.y());
        const auto cell = distance < least ? layout.cellAt(inside) : std::nullopt;
        if (cell) {
            least = distance;
            best = *cell;
        }
    };
    if (const auto cell = layout.cellAt(point))
        best = *cell;
    else
        layout.forPlanesIn(area(), consider);
    const PlaneLayout::Cell at = planes().inTensor(best);
    return {at.n, at.c, at.y, at.x};
}

// From the anchor to here: all that lies between on every axis. Shift adds it, Ctrl takes it away.
void TensorView::Private::select(const std::array<uint32_t, 4>& to, Qt::KeyboardModifiers modifiers)
{
    ElementBox box = ElementBox{*anchor, *anchor}.united({to, to});
    const ShownPlanes visible = planes();
    const bool adds = (modifiers & Qt::ControlModifier) == 0;
    ElementSelection selection{.side = side, .sizes = shown->tensor.desc.sizes, .parts = {}};
    if (before && before->side == side && (modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) != 0)
        selection.parts = before->parts;
    if (!adds && selection.parts.empty())
        return;
    for (uint32_t i = 0; i < visible.channels; ++i) { // of a picture each of its channels
        if (!visible.all)
            box.first[1] = box.last[1] = visible.picked[i];
        selection.parts.push_back({box, adds});
    }
    display->setSelection(selection);
}

void TensorView::Private::showTool()
{
    const auto tool = display ? display->tool() : TensorDisplay::Tool::Pan;
    if (tool == TensorDisplay::Tool::Select)
        view->setCursor(Qt::CrossCursor);
    else
        view->unsetCursor();
}

void TensorView::mouseMoveEvent(QMouseEvent* event)
{
    const QPoint at = event->pos();
    const QPointF point = exactPosition(this, event);
    if (!d->pressed) {
        hoverAt(point);
        return;
    }
    const bool inspects = d->display && d->display->tool() == TensorDisplay::Tool::Inspect;
    if (!d->dragging && (at - *d->pressed).manhattanLength() > kClick) {
        d->dragging = true;
        if (!d->anchor && !(inspects && event->buttons() & Qt::LeftButton))
            setCursor(Qt::ClosedHandCursor);
    }
    if (!d->dragging)
        return;
    if (d->inMinimap) {
        if (const QRect map = d->minimapPlace(); !map.isEmpty())
            d->lookAtShare(Minimap::shareAt(map, d->toDevice(point)));
    } else if (d->anchor) {
        d->select(d->nearestElement(d->toDevice(point)), event->modifiers());
        hoverAt(point);
    } else if (inspects && event->buttons() & Qt::LeftButton) {
        if (const auto element = elementAt(point))
            d->document->pin(Pick{d->side, *element});
        hoverAt(point);
    } else {
        d->moveBy(QPointF(at - d->lastDrag) * d->layout.dpr);
    }
    d->lastDrag = at;
}

void TensorView::mouseReleaseEvent(QMouseEvent* event)
{
    if (!d->pressed || (event->buttons() & (Qt::LeftButton | Qt::MiddleButton)) != 0)
        return;
    const QPointF point = exactPosition(this, event);
    const bool clicked = !d->dragging && event->button() == Qt::LeftButton;
    d->pressed.reset();
    d->dragging = false;
    d->anchor.reset();
    d->inMinimap = false;
    d->showTool();
    if (clicked) {
        const auto element = elementAt(point);
        d->document->pin(element ? std::optional(Pick{d->side, *element}) : std::nullopt);
    }
    hoverAt(point);
}

void TensorView::leaveEvent(QEvent*)
{
    d->document->hover({});
}

std::optional<uint64_t> TensorView::Private::startOfKeys() const
{
    if (!isCurrent())
        return {};
    if (pinned && pinned->side == side)
        return pinned->element;
    if (!pinnedPartners.list.empty())
        return pinnedPartners.list.front().element;
    return {};
}

void TensorView::Private::movePin(int axis, int64_t distance)
{
    const auto start = startOfKeys();
    if (!start) { // nothing pinned: the first element that is shown
        if (isCurrent())
            document->pin(Pick{side, mode == Mode::Atlas ? 0 : shown->shape.element(n, c, 0, 0)});
        return;
    }
    auto at = shown->shape.coordinates(*start);
    const auto a = static_cast<size_t>(axis);
    at[a] = static_cast<uint32_t>(std::clamp<int64_t>(at[a] + distance, 0, int64_t{shown->shape.sizes[a]} - 1));
    const bool wasHovered = document->hovered().has_value();
    document->pin(Pick{side, shown->shape.element(at[0], at[1], at[2], at[3])});
    if (wasHovered) // the keys lead now: tabs explain the pin until the mouse moves
        document->hover({});
}

// The rectangle from where the pin was when it began to be stretched.
void TensorView::Private::stretchSelection(int axis, int64_t distance)
{
    const auto start = startOfKeys();
    if (start && (!keyAnchor || (display && !display->selection())))
        keyAnchor = shown->shape.coordinates(*start);
    movePin(axis, distance);
    if (!start || !display)
        return;
    anchor = keyAnchor;
    before.reset();
    select(shown->shape.coordinates(*startOfKeys()), {});
    anchor.reset();
}

void TensorView::keyPressEvent(QKeyEvent* event)
{
    const int64_t step = event->modifiers() & Qt::ShiftModifier ? d->document->blockSize() : 1;
    const auto move = [&](int axis, int64_t by) {
        if (event->modifiers() & Qt::ControlModifier)
            return d->stretchSelection(axis, by);
        d->keyAnchor.reset();
        d->movePin(axis, by);
    };
    switch (event->key()) {
    case Qt::Key_Left:
        move(3, -step);
        break;
    case Qt::Key_Right:
        move(3, step);
        break;
    case Qt::Key_Up:
        move(2, -step);
        break;
    case Qt::Key_Down:
        move(2, step);
        break;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown:
        d->turnPage(event->key() == Qt::Key_PageUp ? -1 : 1);
        break;
    case Qt::Key_Escape:
        if (d->display && d->display->selection()) {
            d->display->setSelection({});
            break;
        }
        if (!d->document->pinned()) {
            event->ignore();
            return;
        }
        d->document->pin({});
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

// The pin moves along, so that it stays in sight.
void TensorView::Private::turnPage(int step)
{
    if (!shown)
        return;
    if (startOfKeys() || mode == Mode::Atlas) {
        movePin(1, step);
        return;
    }
    const int64_t last = int64_t{shown->shape.sizes[1]} - 1;
    view->setPlane(n, static_cast<uint32_t>(std::clamp<int64_t>(int64_t{c} + step, 0, last)));
}

void TensorView::Private::fillMenu(QMenu& menu, std::optional<uint64_t> element)
{
    const Side otherSide = side == Side::Input ? Side::Output : Side::Input;
    const auto add = [&menu, this](const QString& text, bool enabled, auto&& slot) {
        QAction* action = menu.addAction(text);
        action->setEnabled(enabled);
        connect(action, &QAction::triggered, view, slot);
        return action;
    };
    if (element) {
        const QString where = coordinateText(shown->tensor.desc.sizes, *element);
        const QString value = valueText(shown->tensor, *element);
        add(tr("Copy value %1").arg(value), true, [value] { QGuiApplication::clipboard()->setText(value); });
        add(tr("Copy coordinates %1").arg(where), true, [where] { QGuiApplication::clipboard()->setText(where); });
        add(tr("Pin"), true, [this, element] { document->pin(Pick{side, *element}); });
        const Partners partners = document->partners(Pick{side, *element});
        add(side == Side::Input ? tr("Go to target") : tr("Go to source"), partners.count > 0,
            [this, partners, otherSide] {
                document->pin(Pick{otherSide, partners.list.front().element});
            });
        menu.addSeparator();
    }
    add(tr("Fit"), true, [this] { view->fit(); });
    add(tr("Actual size"), true, [this] { view->actualSize(); });
    menu.addSeparator();
    const auto addMode = [&](const QString& text, Mode which, const QString& refusal = {}) {
        const QString said = refusal.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, refusal);
        QAction* action = add(said, refusal.isEmpty(), [this, which, element] {
            if (element && which != Mode::Atlas && mode == Mode::Atlas) {
                const auto at = shown->shape.coordinates(*element);
                view->setPlane(at[0], which == Mode::Plane ? at[1] : 0);
            }
            view->setMode(which);
        });
        action->setCheckable(true);
        action->setChecked(mode == which);
    };
    addMode(tr("All planes"), Mode::Atlas);
    addMode(element && mode == Mode::Atlas ? tr("This plane only") : tr("One plane"), Mode::Plane);
    addMode(tr("Picture"), Mode::Picture, pictureRefusal());
}

void TensorView::contextMenuEvent(QContextMenuEvent* event)
{
    if (!d->shown)
        return;
    const auto caption =
        event->reason() == QContextMenuEvent::Mouse ? d->captionAt(d->toDevice(event->pos())) : std::nullopt;
    if (caption)
        return solo(caption->n, caption->c);
    // From the keyboard it is the pin's menu.
    const bool byKeys = event->reason() == QContextMenuEvent::Keyboard;
    const auto element = byKeys ? d->startOfKeys() : d->elementUnderMouse(event->pos());
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    d->fillMenu(*menu, element);
    menu->popup(event->globalPos());
}

} // namespace tessera
