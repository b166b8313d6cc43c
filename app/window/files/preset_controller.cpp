// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/preset_controller.h"

#include "app/base/controls/messages.h"
#include "app/base/look/window_settings.h"
#include "app/model/inputs/output_source.h"
#include "app/model/inputs/presets.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/gallery.h"
#include "app/window/views/first_look.h"

namespace tessera {

PresetController::PresetController(Document& document, CaseTabs& tabs, FirstLook& firstLook,
                                   const WindowSettings& settings, Messages& messages)
    : m_document(document)
    , m_tabs(tabs)
    , m_firstLook(firstLook)
    , m_settings(settings)
    , m_messages(messages)
{
}

std::vector<ActionTable> PresetController::actions()
{
    return {{tr("File"),
             {{"presets", tr("Exa&mples and presets…"),
               tr("Cases to begin with, each with a picture and a sentence: the built-in examples, and yours"), "atlas",
               keys(Qt::CTRL | Qt::SHIFT | Qt::Key_O), [this] { openGallery(); }}}}};
}

void PresetController::openGallery()
{
    Gallery gallery(PresetFolder(m_settings.presetFolder(), m_document.memoryBudget()), m_document.currentCase(),
                    m_tabs.window());
    if (gallery.exec() == QDialog::Accepted)
        open(gallery.chosen());
}

void PresetController::open(const Preset& preset)
{
    m_messages.clear();
    guarded(m_messages, [&] {
        m_tabs.makeRoom();
        m_firstLook.awaitFirstResult(false, preset.at);
        m_document.newCase(preset.c);
        if (preset.isExpecting)
            m_document.setExpectedSource(fileSource(preset.path));
        if (!preset.tab.isEmpty())
            emit tabWanted(preset.tab);
    });
}

} // namespace tessera
