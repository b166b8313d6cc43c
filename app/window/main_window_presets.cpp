// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"

#include "app/controls/message_bar.h"
#include "app/document/input_case.h"
#include "app/document/output_source.h"
#include "app/document/presets.h"
#include "app/window/gallery.h"

namespace tessera {

void MainWindow::makePresetActions()
{
    m_actions.add({"presets",
                   tr("File"),
                   tr("Examples and pre&sets…"),
                   tr("Cases to begin with, each with a picture and a sentence: the built-in examples, and yours"),
                   "atlas",
                   {QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)}},
                  [this] { openGallery(); });
}

void MainWindow::openGallery()
{
    Gallery gallery(PresetFolder(m_settings.presetFolder(), m_document.memoryBudget()), m_document.currentCase(), this);
    if (gallery.exec() == QDialog::Accepted)
        openPreset(gallery.chosen());
}

// A copy: the preset stays as it is.
void MainWindow::openPreset(const Preset& preset)
{
    m_messages->hide();
    guarded([&] {
        makeRoom();
        m_justOpened = true;
        m_document.newCase(preset.c);
        m_isPicture = !picturePath(preset.c).isEmpty();
        if (preset.isExpecting)
            m_document.setExpectedSource(fileSource(preset.path));
    });
}

} // namespace tessera
