// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/messages.h"
#include "app/base/look/window_settings.h"
#include "app/model/document/output_source.h"
#include "app/model/document/presets.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/file_controllers.h"
#include "app/window/files/files_controller.h"
#include "app/window/views/initial_view.h"

namespace tessera {

// The cases that are open, a tab for each: new ones, those of the gallery, closing, and the way from one to the next.
class CasesController : public Controller {
    Q_DECLARE_TR_FUNCTIONS(tessera::CasesController)

public:
    explicit CasesController(const WindowContext& with)
        : Controller(with)
    {
        connect(&m_tabs, &CaseTabs::closeAsked, this, &CasesController::close);
    }

    std::vector<ActionTable> actions() override
    {
        CaseTabs& tabs = m_tabs;
        const std::vector<ActionRow> files{
            {"new", tr("&New"), tr("The documentation's example in a tab of its own"), QKeySequence::New, "new",
             [this] { newCase(); }},
            {"duplicate", tr("&Duplicate"), tr("The same case in a tab of its own"), "Ctrl+Shift+D", "copy",
             [&tabs] { tabs.duplicate(); }},
            {"presets", tr("Exa&mples…"),
             tr("Cases to begin with, each with a picture and a sentence: the built-in examples, and those of your "
                "folder"),
             "Ctrl+Shift+O", "atlas", [this] { openGallery(); }},
            {"close", tr("&Close case"),
             tr("Close this tab; in place of the last one comes the documentation's example"), "Ctrl+W", "clear",
             [this, &tabs] { close(tabs.currentIndex()); }},
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

private:
    void newCase()
    {
        m_tabs.add(documentationExample());
        m_with.firstLook.awaitFirstResult();
    }

    void openGallery()
    {
        const GalleryChoice choice = askGallery(m_settings, m_document.memoryBudget(), m_tabs.window());
        if (choice.preset)
            openPreset(m_with, *choice.preset);
        else if (choice.saves)
            m_with.files.saveIn(m_settings.caseFolder());
    }

    void close(int index)
    {
        if (!m_with.files.mayDiscard({index}))
            return;
        m_tabs.remove(index);
        if (m_document.path().isEmpty() && !m_document.shown() && !m_document.pinned())
            m_with.firstLook.awaitFirstResult();
    }
};

void openPreset(const WindowContext& with, const Preset& preset)
{
    if (preset.isOwn()) {
        with.files.tryOpen(preset.path);
        return;
    }
    with.messages.clear();
    reportErrors(with.messages, [&] {
        with.tabs.makeRoom();
        with.firstLook.awaitFirstResult(false, preset.at);
        with.document.newCase(preset.c);
        if (preset.isExpecting)
            with.document.setExpectedSource(fileSource(preset.path));
        if (!preset.tab.isEmpty())
            with.revealTab(preset.tab);
    });
}

std::unique_ptr<ActionSource> makeCasesController(const WindowContext& with)
{
    return std::make_unique<CasesController>(with);
}

} // namespace tessera
