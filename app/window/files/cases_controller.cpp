// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/cases_controller.h"

#include "app/window/files/case_tabs.h"
#include "app/window/files/files_controller.h"
#include "app/window/views/first_look.h"

#include <numeric>

namespace tessera {

CasesController::CasesController(Document& document, CaseTabs& tabs, FilesController& files, FirstLook& firstLook)
    : m_document(document)
    , m_tabs(tabs)
    , m_files(files)
    , m_firstLook(firstLook)
{
    connect(&tabs, &CaseTabs::closeAsked, this, &CasesController::close);
}

std::vector<ActionTable> CasesController::actions()
{
    return {
        {tr("File"),
         {{"new", tr("&New"), tr("The documentation's example in a tab of its own"), "new", keys(QKeySequence::New),
           [this] { newCase(); }},
          {"duplicate", tr("&Duplicate"), tr("The same case in a tab of its own"), "copy",
           keys(Qt::CTRL | Qt::SHIFT | Qt::Key_D), [this] { m_tabs.duplicate(); }},
          {"close", tr("&Close case"), tr("Close this tab; in place of the last one comes the documentation's example"),
           "clear", keys(Qt::CTRL | Qt::Key_W), [this] { close(m_tabs.currentIndex()); }}}},
        {tr("View"),
         {{"nextCase",
           tr("Ne&xt case"),
           tr("Show the tab at the right"),
           {},
           keys(Qt::CTRL | Qt::Key_Tab, Qt::CTRL | Qt::Key_PageDown),
           [this] { m_tabs.step(1); }},
          {"previousCase",
           tr("Pre&vious case"),
           tr("Show the tab at the left"),
           {},
           keys(Qt::CTRL | Qt::SHIFT | Qt::Key_Tab, Qt::CTRL | Qt::Key_PageUp),
           [this] { m_tabs.step(-1); }},
          {"moveCaseRight",
           tr("Move case ri&ght"),
           tr("Put this tab one place to the right"),
           {},
           keys(Qt::CTRL | Qt::SHIFT | Qt::Key_PageDown),
           [this] { m_tabs.moveCurrent(1); }},
          {"moveCaseLeft",
           tr("Move case le&ft"),
           tr("Put this tab one place to the left"),
           {},
           keys(Qt::CTRL | Qt::SHIFT | Qt::Key_PageUp),
           [this] { m_tabs.moveCurrent(-1); }}}},
    };
}

void CasesController::newCase()
{
    m_tabs.add(documentationExample());
    m_firstLook.awaitFirstResult();
}

void CasesController::close(int index)
{
    if (!m_files.mayDiscard({index}))
        return;
    m_tabs.remove(index);
    if (m_document.path().isEmpty() && !m_document.shown() && !m_document.pinned())
        m_firstLook.awaitFirstResult();
}

std::vector<AgreementItem> CasesController::openCases() const
{
    std::vector<AgreementItem> items;
    for (int i = 0; i < m_tabs.count(); ++i)
        if (const Document::State& state = m_tabs.state(i); state.issues.empty())
            items.push_back(itemOf(state.current, tabName(state)));
    return items;
}

bool CasesController::mayDiscardAll()
{
    std::vector<int> all(size_t(m_tabs.count()));
    std::iota(all.begin(), all.end(), 0);
    return m_files.mayDiscard(all);
}

} // namespace tessera
