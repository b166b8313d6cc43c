// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"

namespace tessera {

class CaseTabs;
class FirstLook;
class Messages;
struct Preset;
class WindowSettings;

// The gallery of cases to begin with.
class PresetController : public ActionSource {
    Q_OBJECT

public:
    // The gallery lies over the window that the tabs are in.
    PresetController(Document& document, CaseTabs& tabs, FirstLook& firstLook, const WindowSettings& settings,
                     Messages& messages);

    std::vector<ActionTable> actions() override;

    void open(const Preset& preset); // a copy: the preset stays as it is

signals:
    void tabWanted(const QString& name); // of the drawer

private:
    void openGallery();

    Document& m_document;
    CaseTabs& m_tabs;
    FirstLook& m_firstLook;
    const WindowSettings& m_settings;
    Messages& m_messages;
};

} // namespace tessera
