// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/window/views/window_context.h"

namespace tessera {

struct Preset;

// The cases that are open, a tab for each: new ones, those of the gallery, closing, and the way from one to the next.
class CasesController : public Controller {
    Q_OBJECT

public:
    explicit CasesController(const WindowContext& with);

    std::vector<ActionTable> actions() override;

    bool mayDiscardAll(); // asks where cases have changes; false: they stay

    void openPreset(const Preset& preset); // an example as a copy, a case of the user's as its file

signals:
    void tabWanted(const QString& name); // a tab of the bottom panel

private:
    void newCase();
    void openGallery();
    void close(int index);
};

} // namespace tessera
