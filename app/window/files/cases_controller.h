// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"

namespace tessera {

class CaseTabs;
class FilesController;
class FirstLook;
class Messages;
struct Preset;
class WindowSettings;

// The cases that are open, a tab for each: new ones, those of the gallery, closing, and the way from one to the next.
class CasesController : public ActionSource {
    Q_OBJECT

public:
    struct Collaborators {
        Document& document;
        CaseTabs& tabs; // the gallery lies over their window
        FilesController& files;
        FirstLook& firstLook;
        WindowSettings& settings;
    };
    CasesController(const Collaborators& with, Messages& messages);

    std::vector<ActionTable> actions() override;

    bool mayDiscardAll(); // asks where cases have changes; false: they stay

    void openPreset(const Preset& preset); // an example as a copy, a case of the user's as its file

signals:
    void tabWanted(const QString& name); // a tab of the drawer

private:
    void newCase();
    void openGallery();
    void close(int index);

    Collaborators m_with;
    Messages& m_messages;
};

} // namespace tessera
