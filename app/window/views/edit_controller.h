// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"

#include <functional>

namespace tessera {

class Messages;
struct PastedLine;
class SelectionController;
class EngineLimits;
class ViewArea;

// Undo and redo, and the clipboard: values, pictures and cases as commands.
class EditController : public ActionSource {
    Q_OBJECT

public:
    // The command of the result that has the focus, which is copied in place of the case's; empty: none has.
    using ResultCommand = std::function<QString()>;
    EditController(Document& document, ViewArea& views, SelectionController& selection, ResultCommand result,
                   Messages& messages, const EngineLimits* limits = nullptr);

    std::vector<ActionTable> actions() override;
    QString pictureCommand() const; // the command that draws what the pane shows
    QString reproducer() const; // the command that repeats the comparison that is shown

signals:
    void casePasted(); // the view is still the old case's

private:
    QString playText() const;
    void showOtherOrder();
    void copyValue();
    void copyPicture();
    void copyReproducer();
    std::optional<double> timeLimit() const; // seconds, of an engine that has one of its own
    void pasteCase();
    void take(const PastedLine& line);

    Document& m_document;
    ViewArea& m_views;
    SelectionController& m_selection;
    ResultCommand m_result;
    const EngineLimits* m_limits; // that the command says; null: none
    Messages& m_messages;
};

} // namespace tessera
