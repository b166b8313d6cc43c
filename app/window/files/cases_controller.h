// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"
#include "app/model/evidence/agreement_runner.h"

namespace tessera {

class CaseTabs;
class FilesController;
class FirstLook;

// The cases that are open, a tab for each: new ones, closing, and the way from one to the next.
class CasesController : public ActionSource {
    Q_OBJECT

public:
    CasesController(Document& document, CaseTabs& tabs, FilesController& files, FirstLook& firstLook);

    std::vector<ActionTable> actions() override;

    std::vector<AgreementItem> openCases() const; // those that run, in the tabs' order
    bool mayDiscardAll(); // asks where cases have changes; false: they stay

private:
    void newCase();
    void close(int index);

    Document& m_document;
    CaseTabs& m_tabs;
    FilesController& m_files;
    FirstLook& m_firstLook;
};

} // namespace tessera
