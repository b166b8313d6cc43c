// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/panes/plane_modes.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace tessera {

QToolButton* paneButton(const QString& iconName, const QString& tip)
{
    auto* made = new QToolButton;
    made->setIcon(icon(iconName));
    made->setToolTip(tip);
    made->setAccessibleName(tip);
    made->setAutoRaise(true);
    made->setFocusPolicy(Qt::TabFocus);
    return made;
}

PlaneModes::PlaneModes(TensorView* view, QWidget* parent)
    : QWidget(parent)
    , m_view(view)
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    for (const auto& [mode, iconName, tip] :
         {std::tuple(PlaneMode::Atlas, "atlas", tr("All planes side by side")),
          std::tuple(PlaneMode::Plane, "plane", tr("One plane")),
          std::tuple(PlaneMode::Picture, "picture", tr("Three channels as a colour picture"))}) {
        QToolButton* button = paneButton(QLatin1String(iconName), tip);
        button->setCheckable(true);
        connect(button, &QToolButton::clicked, this, [this, mode = mode] {
            m_view->setMode(mode);
            showMode();
        });
        layout->addWidget(button);
        m_buttons.emplace_back(mode, button);
    }
    connect(view, &TensorView::modeChanged, this, &PlaneModes::showMode);
    showMode();
}

void PlaneModes::showMode()
{
    const bool hasTensor = m_view->range().has_value();
    for (const auto& [mode, button] : m_buttons) {
        const QString refusal = mode == PlaneMode::Picture ? m_view->pictureRefusal() : QString();
        button->setChecked(mode == m_view->mode());
        button->setEnabled(hasTensor && refusal.isEmpty());
        button->setToolTip(hasTensor && !refusal.isEmpty() ? refusal : button->accessibleName());
    }
}

} // namespace tessera
