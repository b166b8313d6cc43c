// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/window/views/window_context.h"

namespace tessera {

class DifferenceView;
class VerifyView;

// What A and B are besides engines, and the way through the elements that differ.
class DifferenceController : public Controller {
    Q_OBJECT

public:
    DifferenceController(const WindowContext& with, DifferenceView& difference);

    std::vector<ActionTable> actions() override;

    void goToWorst();
    void chooseFile(size_t result); // 0: A
    // As that result; what was A becomes B where there was no B.
    void useFile(size_t result, const QString& path);

signals:
    void shown(); // the tab of the differences is wanted

private:
    void stepMismatch(int direction);
    QString arrayIn(const QString& path);

    DifferenceView& m_difference;
};

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
