// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"

namespace tessera {

class Messages;
class VerifyTab;
class VerifyView;
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
    ActionRow matrixRow();
    void showPair(const AgreementRow& row, const QString& a, const QString& b);

    Document& m_document;
    VerifyTab& m_tab;
    bool m_awaitsPair = false; // its outputs are still to come
};

} // namespace tessera
