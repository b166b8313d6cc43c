// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"

namespace tessera {

class DifferenceView;
class Questions;
class ViewArea;

// What A and B are besides engines, and the way through the elements that differ.
class DifferenceController : public ActionSource {
    Q_OBJECT

public:
    DifferenceController(Document& document, ViewArea& views, DifferenceView& difference, Questions& questions);

    std::vector<ActionTable> actions() override;

    void goToWorst();
    void chooseFile(size_t result); // 0: A
    // As that result; what was A becomes B where there was no B.
    void useFile(size_t result, const QString& path);

signals:
    void shown(); // the tab of the differences is wanted

private:
    void stepMismatch(int direction);
    void useExpected();
    QString arrayIn(const QString& path);

    Document& m_document;
    ViewArea& m_views;
    DifferenceView& m_difference;
    Questions& m_questions;
};

} // namespace tessera
