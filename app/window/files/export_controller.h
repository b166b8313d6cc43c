// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"
#include "app/window/files/export_dialog.h"

namespace tessera {

class Messages;
class Questions;
class ViewArea;
class WindowSettings;

// Writes what the views show as pixels or as vectors.
class ExportController : public ActionSource {
    Q_OBJECT

public:
    ExportController(Document& document, ViewArea& views, WindowSettings& settings, Messages& messages,
                     Questions& questions);

    std::vector<ActionTable> actions() override;

    bool save(const ViewPicture& picture, const ExportDialog::Choice& choice); // asks where; false: not written

private:
    void exportView();
    std::vector<ExportDialog::View> choices() const;

    Document& m_document;
    ViewArea& m_views;
    WindowSettings& m_settings;
    Messages& m_messages;
    Questions& m_questions;
};

} // namespace tessera
