// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/window/views/view_area.h"
#include "app/window/views/window_context.h"

namespace tessera {

// How large the tensors are drawn, with which lines, and by what their panes move together.
class ZoomController : public Controller {
    Q_OBJECT

public:
    explicit ZoomController(const WindowContext& with);

    std::vector<ActionTable> actions() override;

private:
    void fit() { m_views.isComparing() ? m_views.canvas().fit() : m_views.link().fitBoth(); }
    void step(int direction); // to the next power of two, so that cells never have fractional sizes

    bool m_autoFit = false;
};

} // namespace tessera
