// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/views/comparison/compare_canvas.h"

#include <QTemporaryDir>

#include <optional>

namespace tessera {

class Messages;
class ViewArea;

// How A and B are compared in the middle of the window: whether at all, and in which arrangement.
class ComparisonController : public ActionSource {
    Q_OBJECT

public:
    ComparisonController(Document& document, ViewArea& views, Messages& messages);

    std::vector<ActionTable> actions() override;

private:
    std::vector<ActionRow> arrangementRows();
    std::vector<ActionRow> canvasRows();
    ActionRow diagnosedRow();
    bool canShowDiagnosed() const;
    void showDiagnosed();
    ActionRow identifyRow();
    const Tensor* sideB() const; // what B gives or holds, of this case's shape or not; null: nothing
    bool canIdentifyB() const;
    void identifyB();
    void flip(); // from the tensors as well

    Document& m_document;
    ViewArea& m_views;
    CompareCanvas& m_canvas;
    Messages& m_messages;
    std::optional<QTemporaryDir> m_diagnosed; // what mistakes gave; none until one is shown
};

} // namespace tessera
