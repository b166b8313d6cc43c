// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/window/views/window_context.h"

namespace tessera {

enum class SelectionFormat;

// What dragging in a tensor does, which elements are selected, and their values in the clipboard.
class SelectionController : public Controller {
    Q_OBJECT

public:
    explicit SelectionController(const WindowContext& with);

    std::vector<ActionTable> actions() override;

    void copy(SelectionFormat format); // the selection, else the row of the active element
};

} // namespace tessera
