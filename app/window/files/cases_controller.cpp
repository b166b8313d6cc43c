// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/cases_controller.h"

#include "app/base/controls/messages.h"
#include "app/base/look/window_settings.h"
#include "app/model/inputs/output_source.h"
#include "app/model/inputs/presets.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/files_controller.h"
#include "app/window/files/gallery.h"
#include "app/window/views/initial_view.h"

#include <numeric>

namespace tessera {

CasesController::CasesController(const WindowContext& with)
    : Controller(with)
{
    connect(&m_tabs, &CaseTabs::closeAsked, this, &CasesController::close);
}

std::vector<ActionTable> CasesController::actions()
{
    CaseTabs& tabs = m_tabs;
    const std::vector<ActionRow> files{
        {"new", tr("&New"), tr("The documentation's example in a tab of its own"), QKeySequence::New, "new",
         [this] { newCase(); }},
        {"duplicate", tr("&Duplicate"), tr("The same case in a tab of its own"), "Ctrl+Shift+D", "copy",
         [&tabs] { tabs.duplicate(); }},
        {"presets", tr("Exa&mples…"),
         tr("Cases to begin with, each with a picture and a sentence: the built-in examples, and those of your folder"),
         "Ctrl+Shift+O", "atlas", [this] { openGallery(); }},
        {"close", tr("&Close case"), tr("Close this tab; in place of the last one comes the documentation's example"),
         "Ctrl+W", "clear", [this, &tabs] { close(tabs.currentIndex()); }},
    };
    const std::vector<ActionRow> views{
        {"nextCase", tr("Ne&xt case"), tr("Show the tab at the right"), "Ctrl+Tab; Ctrl+PgDown",
         [&tabs] { tabs.step(1); }},
        {"previousCase", tr("Pre&vious case"), tr("Show the tab at the left"), "Ctrl+Shift+Tab; Ctrl+PgUp",
         [&tabs] { tabs.step(-1); }},
        {"moveCaseRight", tr("Move case ri&ght"), tr("Put this tab one place to the right"), "Ctrl+Shift+PgDown",
         [&tabs] { tabs.moveCurrent(1); }},
        {"moveCaseLeft", tr("Move case le&ft"), tr("Put this tab one place to the left"), "Ctrl+Shift+PgUp",
         [&tabs] { tabs.moveCurrent(-1); }},
    };
    return {{tr("File"), files}, {tr("View"), views}};
}

void CasesController::newCase()
{
    m_tabs.add(documentationExample());
    m_with.firstLook.awaitFirstResult();
}

void CasesController::close(int index)
{
    if (!m_with.files.mayDiscard({index}))
        return;
    m_tabs.remove(index);
    if (m_document.path().isEmpty() && !m_document.shown() && !m_document.pinned())
        m_with.firstLook.awaitFirstResult();
}

bool CasesController::mayDiscardAll()
{
    std::vector<int> all(size_t(m_tabs.count()));
    std::iota(all.begin(), all.end(), 0);
    return m_with.files.mayDiscard(all);
}

void CasesController::openGallery()
{
    Gallery gallery(m_settings, m_document.memoryBudget(), m_tabs.window());
    const int result = gallery.exec();
    if (result == QDialog::Accepted)
        openPreset(gallery.chosen());
    else if (result == Gallery::kSave)
        m_with.files.saveIn(m_settings.caseFolder());
}

void CasesController::openPreset(const Preset& preset)
{
    if (preset.isOwn()) {
        m_with.files.tryOpen(preset.path);
        return;
    }
    m_messages.clear();
    reportErrors(m_messages, [&] {
        m_tabs.makeRoom();
        m_with.firstLook.awaitFirstResult(false, preset.at);
        m_document.newCase(preset.c);
        if (preset.isExpecting)
            m_document.setExpectedSource(fileSource(preset.path));
        if (!preset.tab.isEmpty())
            emit tabWanted(preset.tab);
    });
}

} // namespace tessera
