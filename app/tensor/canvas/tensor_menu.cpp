// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/format.h"
#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/tensor_view.h"
#include "app/tensor/planes/value_levels.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QGuiApplication>
#include <QMenu>

namespace tessera {

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

// `place`: of the element, whose plane is shown where there is one.
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
