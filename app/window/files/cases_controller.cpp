// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/words.h"
#include "app/model/document/presets.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/file_controllers.h"
#include "app/window/files/files_controller.h"

namespace tessera {

namespace {

void close(const WindowContext& with, int index)
{
    if (!with.files.mayDiscard(index))
        return;
    with.tabs.remove(index);
    Document& document = with.document;
    if (document.path().isEmpty() && !document.shown() && !document.pinned())
        document.awaitFirstResult();
}

} // namespace

// The cases that are open, a tab for each: new ones, those of the gallery, closing, and the way from one to the next.
std::unique_ptr<ActionSource> caseActions(const WindowContext& with)
{
    CaseTabs& tabs = with.tabs;
    QObject::connect(&tabs, &CaseTabs::closeAsked, &tabs, [&with](int index) { close(with, index); });
    const auto newCase = [&with] {
        with.tabs.add(documentationExample());
        with.document.awaitFirstResult();
    };
    const std::vector<ActionRow> files{
        {"new", tr("&New"), tr("The documentation's example in a tab of its own"), QKeySequence::New, "new", newCase},
        {"duplicate", tr("&Duplicate"), tr("The same case in a tab of its own"), "Ctrl+Shift+D", "copy",
         [&tabs] { tabs.duplicate(); }},
        {"presets", tr("Exa&mples…"),
         tr("Cases to begin with, each with a picture and a sentence: the built-in examples, and those of your "
            "folder"),
         "Ctrl+Shift+O", "atlas", [&with] { openGallery(with); }},
        {"close", tr("&Close case"), tr("Close this tab; in place of the last one comes the documentation's example"),
         "Ctrl+W", "clear", [&with, &tabs] { close(with, tabs.currentIndex()); }},
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
    return sourceOf({{tr("File"), files}, {tr("View"), views}});
}

} // namespace tessera
