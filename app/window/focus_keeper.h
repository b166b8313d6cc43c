// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace tessera {

class ViewArea;

// Qt gives the focus of a control that hides or is disabled to the next one in the chain, wherever that is: the next
// Space would press it. Where that lies outside the control's own panel, the tensors take the focus.
class FocusKeeper : public QObject {
    Q_OBJECT

public:
    explicit FocusKeeper(ViewArea& views);

private:
    void keep(const QWidget* before, const QWidget* now);

    ViewArea& m_views;
};

} // namespace tessera
