// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"
#include "app/views/tabs/engines/verify_view.h"

namespace tessera {

class Messages;
struct AgreementRow;

// The checks of the engines: starts them, and shows the case of a finding, or of a cell of the matrix.
class VerifyController : public ActionSource {
    Q_OBJECT

public:
    VerifyController(Document& document, VerifyTab& tab, Messages& messages);

    std::vector<ActionTable> actions() override;

signals:
    void shown(); // the tab of the findings is wanted
    void worstWanted(); // the element where what is shown now differs most

private:
    void showPage(VerifyTab::Page page);
    void showPair(const AgreementRow& row, const QString& a, const QString& b);

    Document& m_document;
    VerifyTab& m_tab;
    bool m_awaitsPair = false; // its outputs are still to come
};

} // namespace tessera
