// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_accessible.h"

#include "app/tensor/canvas/pick_sentence.h"
#include "app/tensor/canvas/tensor_view.h"
#include "engine/core/tensor/tensor.h"

namespace tessera {

namespace {

QAccessibleInterface* accessibleTensor(const QString&, QObject* object)
{
    auto* view = qobject_cast<TensorView*>(object);
    return view ? new AccessibleTensor(view) : nullptr;
}

} // namespace

AccessibleTensor::AccessibleTensor(QWidget* view)
    : QAccessibleWidget(view, QAccessible::Canvas)
{
}

QString AccessibleTensor::text(QAccessible::Text kind) const
{
    return kind == QAccessible::Value ? widget()->accessibleDescription() : QAccessibleWidget::text(kind);
}

void makeTensorViewsAccessible()
{
    static const bool once = [] {
        QAccessible::installFactory(accessibleTensor);
        return true;
    }();
    (void)once;
}

QString spokenTensor(const Document& document, Side side, const std::vector<uint32_t>& sizes)
{
    if (const std::optional<Pick> pin = document.pinned(); pin && pin->side == side)
        return spokenPick(document, *pin);
    const QString name = side == Side::Input ? QObject::tr("Input") : QObject::tr("Output");
    return QStringLiteral("%1 %2").arg(name, QString::fromStdString(text(sizes)));
}

void speak(QWidget* view, const QString& value)
{
    if (value == view->accessibleDescription())
        return;
    view->setAccessibleDescription(value);
    QAccessibleValueChangeEvent change(view, value);
    QAccessible::updateAccessibility(&change);
}

} // namespace tessera
