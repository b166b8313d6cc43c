// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/canvas/tensor_view_private.h"

#include <QAccessibleWidget>

namespace tessera {

namespace {

// A canvas whose value is what is pinned on it.
class AccessibleTensor : public QAccessibleWidget {
public:
    explicit AccessibleTensor(QWidget* view)
        : QAccessibleWidget(view, QAccessible::Canvas)
    {
    }

    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? widget()->accessibleDescription() : QAccessibleWidget::text(kind);
    }
};

QAccessibleInterface* accessibleTensor(const QString&, QObject* object)
{
    auto* view = qobject_cast<TensorView*>(object);
    return view ? new AccessibleTensor(view) : nullptr;
}

} // namespace

void TensorView::makeAccessible()
{
    static const bool once = [] {
        QAccessible::installFactory(accessibleTensor);
        return true;
    }();
    (void)once;
}

} // namespace tessera
