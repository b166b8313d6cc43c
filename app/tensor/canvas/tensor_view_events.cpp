// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/device_pixels.h"
#include "app/base/look/format.h"
#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/element_texts.h"
#include "app/tensor/canvas/tensor_painter.h"
#include "app/tensor/canvas/tensor_source.h"
#include "app/tensor/canvas/tensor_view.h"
#include "app/tensor/planes/value_levels.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <cmath>

namespace tessera {

QRectF TensorView::fromPixels(const QRectF& pixels) const
{
    return {fromDevicePixels(this, pixels.topLeft(), m_viewport.dpr()), pixels.size() / m_viewport.dpr()};
}

QSize TensorView::frameSize(const TensorViewport& viewport) const
{
    return {static_cast<int>(viewport.area().width()), static_cast<int>(std::ceil(height() * viewport.dpr()))};
}

TensorScene TensorView::scene(const TensorViewport& viewport) const
{
    TensorScene scene = sceneOf(m_source, viewport, m_picks, m_display, m_side);
    scene.hasGrid = !m_display || m_display->hasGrid();
    scene.hasNumbers = m_hasNumbers;
    scene.block = !m_display || m_display->hasBlockGrid() ? blockOfGrid() : 1;
    scene.isDimmed = m_dimmer->isDimmed();
    return scene;
}

// The side whose planes are larger has the blocks of pixels; the other one has them as channels.
uint32_t TensorView::blockOfGrid() const
{
    const RunResult* result = m_document->shown();
    if (!result || !m_source.isCurrent())
        return 1;
    const uint32_t input = result->plan.input.sizes.back(), output = result->plan.output.sizes.back();
    const bool isLarger = m_side == Side::Input ? input > output : output > input;
    return isLarger ? m_document->blockSize() : 1;
}

// The other side has the channels.
uint32_t TensorView::channelsOfBlock() const
{
    const uint32_t block = m_document->blockSize();
    const RunResult* result = m_document->shown();
    if (block == 1 || !result || !m_source.isCurrent())
        return 1;
    const uint32_t input = result->plan.input.sizes.back(), output = result->plan.output.sizes.back();
    return (m_side == Side::Input) == (input < output) ? block * block : 1;
}

void TensorView::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    m_source.shown() ? paintTensor(painter) : paintNothing(painter);
    if (hasFocus()) {
        painter.setPen(QPen(color(Role::Accent), 1));
        painter.drawRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5));
    }
}

void TensorView::paintTensor(QPainter& painter)
{
    if (devicePixelRatioF() != m_viewport.dpr()) {
        m_painter.invalidate();
        showMove(m_viewport.setDpr(devicePixelRatioF()));
    }
    const QPointF beyond = beyondPixel({painter.deviceTransform().dx(), painter.deviceTransform().dy()});
    if (!beyond.isNull())
        painter.fillRect(rect(), color(Role::Canvas)); // a part of a pixel is left at the far edges
    const double scale = painter.deviceTransform().m11();
    painter.save();
    painter.scale(1 / scale, 1 / scale);
    painter.translate(-beyond);
    if (scale == m_viewport.dpr()) {
        m_painter.paint(painter, scene(m_viewport), frameSize(m_viewport), m_source.isLoading());
    } else { // a picture of the view, of another scale than the screen
        const TensorViewport scaled = m_viewport.scaledTo(scale);
        TensorPainter().paint(painter, scene(scaled), frameSize(scaled), false);
    }
    painter.restore();
}

void TensorView::paintVectors(QPainter& painter)
{
    if (!m_source.shown())
        return paintNothing(painter);
    const TensorViewport scaled = m_viewport.scaledTo(1);
    TensorPainter().paintVectors(painter, scene(scaled), frameSize(scaled));
}

void TensorView::paintNothing(QPainter& painter) const
{
    painter.fillRect(rect(), color(Role::Canvas));
    painter.setPen(color(Role::SecondaryText));
    painter.drawText(rect().adjusted(16, 16, -16, -16), Qt::AlignCenter | Qt::TextWordWrap, m_source.whyNothing());
}

void TensorView::resizeEvent(QResizeEvent*)
{
    showMove(m_viewport.resize(areaSize()));
    invalidate();
}

void TensorView::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::StyleChange
        || event->type() == QEvent::FontChange) {
        m_painter.forgetColors();
        showMove(m_viewport.resize(areaSize()));
        showMove(m_viewport.setTextScale(textSettings().scale));
        invalidate();
    }
    QWidget::changeEvent(event);
}

void TensorView::focusInEvent(QFocusEvent* event)
{
    QWidget::focusInEvent(event);
    update();
}

void TensorView::focusOutEvent(QFocusEvent* event)
{
    QWidget::focusOutEvent(event);
    update();
}

bool TensorView::event(QEvent* event)
{
    if (event->type() == QEvent::Show && m_loadsWhenShown)
        load();
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    showTip(help->pos(), help->globalPos());
    return true;
}

// An output that the player has not filled yet.
bool TensorView::isPending(uint64_t element) const
{
    return m_side == Side::Output && m_display && !m_source.overlay() && m_display->isPending(element);
}

void TensorView::showTip(const QPoint& at, const QPoint& globalAt)
{
    if (m_viewport.captionAt(toPixel(at))) {
        const QString text = mode() == Mode::Atlas ? tr("Right click: this channel alone")
            : mode() == Mode::Plane                ? tr("Right click: all channels again")
                                                   : QString();
        QToolTip::showText(globalAt, text, this);
    } else if (const auto element = elementUnderMouse(at); element && !isPending(*element)) {
        QToolTip::showText(globalAt, valueTip(m_source.shown()->tensor, *element), this,
                           elementRect(*element).toAlignedRect().adjusted(-1, -1, 1, 1));
    } else {
        QToolTip::hideText();
    }
}

// The element under the mouse. An event that has whole points only takes the hovered element, if there is one.
std::optional<uint64_t> TensorView::elementUnderMouse(const QPoint& point) const
{
    const auto hovered = m_picks.marks().hovered;
    return hovered ? hovered : elementAt(point);
}

MouseInput TensorView::inputOf(const QSinglePointEvent& event) const
{
    const QPointF point = exactPosition(this, &event);
    return {.point = point,
            .pixel = toPixel(point),
            .button = event.button(),
            .buttons = event.buttons(),
            .modifiers = event.modifiers()};
}

void TensorView::wheelEvent(QWheelEvent* event)
{
    event->accept();
    m_interaction.wheel(event->angleDelta(), inputOf(*event));
}

void TensorView::mousePressEvent(QMouseEvent* event)
{
    if (!m_interaction.press(inputOf(*event)))
        QWidget::mousePressEvent(event);
}

void TensorView::keyPressEvent(QKeyEvent* event)
{
    event->setAccepted(m_interaction.key(event->key(), event->modifiers()));
}

InteractionTarget::State TensorView::state() const
{
    return {.canPick = m_source.isCurrent(),
            .canSelect = m_display != nullptr,
            .tool = m_display ? m_display->tool() : TensorDisplay::Tool::Pan,
            .active = m_picks.marks().active(),
            .hasPin = m_document->pinned().has_value(),
            .hasHover = m_document->hovered().has_value(),
            .hasSelection = m_display && m_display->selection(),
            .block = m_document->blockSize(),
            .hasLegend = m_source.shown() && !m_source.overlay()};
}

InteractionTarget::Parts TensorView::selectedParts() const
{
    const bool isHere = m_display && m_display->selection() && m_display->selection()->side == m_side;
    return isHere ? m_display->selection()->parts : Parts();
}

void TensorView::hover(std::optional<uint64_t> element)
{
    if (m_display && m_display->pickTaker())
        return;
    m_document->hover(element ? std::optional(Pick{m_side, *element}) : std::nullopt);
}

void TensorView::pin(std::optional<uint64_t> element)
{
    if (m_display && m_display->pickTaker()) {
        if (element)
            m_display->pickTaker()({m_side, *element});
        return;
    }
    m_document->pin(element ? std::optional(Pick{m_side, *element}) : std::nullopt);
}

void TensorView::select(const Parts& parts)
{
    m_display->setSelection(
        ElementSelection{.side = m_side, .sizes = m_source.shown()->tensor.desc.sizes, .parts = parts});
}

namespace {

using Mode = TensorView::Mode;

template <class Slot> QAction* add(QMenu& menu, const QString& text, bool enabled, Slot&& slot)
{
    QAction* action = menu.addAction(text);
    action->setEnabled(enabled);
    QObject::connect(action, &QAction::triggered, &menu, std::forward<Slot>(slot));
    return action;
}

void addElement(QMenu& menu, Document* document, const Pick& pick, const Tensor& tensor)
{
    const QString where = coordinateText(tensor.desc.sizes, pick.element);
    const QString value = valueText(tensor, pick.element);
    add(menu, TensorView::tr("Copy value %1").arg(value), true,
        [value] { QGuiApplication::clipboard()->setText(value); });
    add(menu, TensorView::tr("Copy coordinates %1").arg(where), true,
        [where] { QGuiApplication::clipboard()->setText(where); });
    add(menu, TensorView::tr("Pin"), true, [document, pick] { document->pin(pick); });
    const bool isInput = pick.side == Side::Input;
    const std::optional<uint64_t> partner = heaviest(document->partners(pick));
    add(menu, isInput ? TensorView::tr("Go to target") : TensorView::tr("Go to source"), partner.has_value(),
        [document, partner, other = isInput ? Side::Output : Side::Input] {
            document->pin(Pick{other, *partner});
        });
    menu.addSeparator();
}

// `place`: an element's, whose plane is shown; none: the plane that was shown last.
void addMode(QMenu& menu, TensorView* view, Mode mode, const QString& text, const QString& refusal,
             const std::optional<std::array<uint32_t, 4>>& place)
{
    const QString said = refusal.isEmpty() ? text : QStringLiteral("%1 (%2)").arg(text, refusal);
    QAction* action = add(menu, said, refusal.isEmpty(), [view, mode, place] {
        if (place && mode != Mode::Atlas && view->mode() == Mode::Atlas)
            view->setPlane((*place)[0], mode == Mode::Plane ? (*place)[1] : 0);
        view->setMode(mode);
    });
    action->setCheckable(true);
    action->setChecked(view->mode() == mode);
}

// The entries of a view's context menu. `element`: the one it was opened on, of the tensor that is shown.
void fillTensorMenu(QMenu& menu, TensorView* view, Document* document, Side side, const Tensor& tensor,
                    std::optional<uint64_t> element)
{
    std::optional<std::array<uint32_t, 4>> place;
    if (element) {
        place = PaddedShape(tensor.desc).coordinates(*element);
        addElement(menu, document, Pick{side, *element}, tensor);
    }
    add(menu, TensorView::tr("Fit"), true, [view] { view->fit(); });
    add(menu, TensorView::tr("Actual size"), true, [view] { view->actualSize(); });
    menu.addSeparator();
    const bool isOfPlane = place && view->mode() == Mode::Atlas;
    addMode(menu, view, Mode::Atlas, TensorView::tr("All planes"), {}, place);
    addMode(menu, view, Mode::Plane, isOfPlane ? TensorView::tr("This plane only") : TensorView::tr("One plane"), {},
            place);
    addMode(menu, view, Mode::Picture, TensorView::tr("Picture"), view->pictureRefusal(), place);
}

} // namespace

void TensorView::contextMenuEvent(QContextMenuEvent* event)
{
    if (!m_source.shown())
        return;
    const bool byKeys = event->reason() == QContextMenuEvent::Keyboard; // then it is the pin's menu
    if (event->reason() == QContextMenuEvent::Mouse)
        if (const auto caption = m_viewport.captionAt(toPixel(event->pos())))
            return solo(caption->n, caption->c);
    const auto active = m_source.isCurrent() ? m_picks.marks().active() : std::nullopt;
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillTensorMenu(*menu, this, m_document, m_side, m_source.shown()->tensor,
                   byKeys ? active : elementUnderMouse(event->pos()));
    menu->popup(event->globalPos());
}

} // namespace tessera
