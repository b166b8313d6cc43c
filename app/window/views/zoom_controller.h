// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"

namespace tessera {

class ViewArea;

// How large the tensors are drawn, with which lines, and by what their panes move together.
class ZoomController : public ActionSource {
    Q_OBJECT

public:
    ZoomController(Document& document, ViewArea& views);

    std::vector<ActionTable> actions() override;

private:
    void fit();
    void setAutoFit(bool on);
    void step(int direction); // to the next power of two, so that cells never have fractional sizes

    ViewArea& m_views;
    bool m_autoFit = false;
};

} // namespace tessera
