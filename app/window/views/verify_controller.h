// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/window/views/window_context.h"

namespace tessera {

class VerifyView;

// The checks of the engines: starts them, and shows the case of a finding.
class VerifyController : public Controller {
    Q_OBJECT

public:
    VerifyController(const WindowContext& with, VerifyView& view);

    std::vector<ActionTable> actions() override;

signals:
    void shown(); // the tab of the findings is wanted

private:
    VerifyView& m_view;
};

} // namespace tessera
