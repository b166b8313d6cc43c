// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/actions/action_table.h"
#include "app/compare/compare_canvas.h"

#include <QTemporaryDir>

namespace tessera {

class ViewArea;

// How A and B are compared in the middle of the window: whether at all, and in which arrangement.
class ComparisonController : public ActionSource {
    Q_OBJECT

public:
    ComparisonController(Document& document, ViewArea& views);

    std::vector<ActionTable> actions() override;

private:
    std::vector<ActionRow> arrangementRows();
    std::vector<ActionRow> canvasRows();
    ActionRow diagnosedRow();
    bool canShowDiagnosed() const;
    void showDiagnosed();

    Document& m_document;
    ViewArea& m_views;
    CompareCanvas& m_canvas;
    QTemporaryDir m_diagnosed; // what mistakes gave
};

} // namespace tessera
