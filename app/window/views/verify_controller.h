// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"

namespace tessera {

class Messages;
class VerifyView;

// The checks of the engines: starts them, and shows the case of a finding.
class VerifyController : public ActionSource {
    Q_OBJECT

public:
    VerifyController(Document& document, VerifyView& view, Messages& messages);

    std::vector<ActionTable> actions() override;

signals:
    void shown(); // the tab of the findings is wanted

private:
    VerifyView& m_view;
};

} // namespace tessera
