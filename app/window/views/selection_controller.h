// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"

namespace tessera {

class Messages;
class ViewArea;
struct ElementSelection;
enum class SelectionFormat;

// What dragging in a tensor does, which elements are selected, and their values in the clipboard.
class SelectionController : public ActionSource {
    Q_OBJECT

public:
    SelectionController(Document& document, ViewArea& views, Messages& messages);

    std::vector<ActionTable> actions() override;

    void copy(SelectionFormat format); // the selection, else the row of the active element

private:
    void copyRow();
    void selectAll(); // selects all of the tensor that keys are for

    Document& m_document;
    ViewArea& m_views;
    Messages& m_messages;
};

} // namespace tessera
