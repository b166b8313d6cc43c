// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"

namespace tessera {

class PinView;
class ViewArea;

// The pins that are kept: which, and the way from one to the next.
class PinController : public ActionSource {
    Q_OBJECT

public:
    PinController(Document& document, ViewArea& views, PinView& list);

    std::vector<ActionTable> actions() override;

private:
    std::vector<ActionRow> listRows();
    std::vector<ActionRow> stepRows();
    std::vector<ActionRow> visitRows();
    void revisit(int by);
    void keepOrRemove();
    void removeSelected();
    void step(int by); // passes over those that the tensors have no element for

    Document& m_document;
    ViewArea& m_views;
    PinView& m_list;
};

} // namespace tessera
