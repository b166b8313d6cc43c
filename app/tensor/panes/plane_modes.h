// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tensor/canvas/tensor_view.h"

class QToolButton;

namespace tessera {

// A button that is an icon, with its tip as its name.
QToolButton* paneButton(const QString& iconName, const QString& tip);

// Three buttons: all planes of a view, one, or three channels as a picture.
class PlaneModes : public QWidget {
    Q_OBJECT

public:
    explicit PlaneModes(TensorView* view, QWidget* parent = nullptr);

private:
    void showMode();

    TensorView* m_view;
    std::vector<std::pair<PlaneMode, QToolButton*>> m_buttons;
};

} // namespace tessera
