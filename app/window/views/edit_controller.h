// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/window/views/window_context.h"

#include <functional>

namespace tessera {

struct PastedLine;

// Undo and redo, and the clipboard: values, pictures and cases as commands.
class EditController : public Controller {
    Q_OBJECT

public:
    // The command of the result that has the focus, which is copied in place of the case's; empty: none has.
    using ResultCommand = std::function<QString()>;
    EditController(const WindowContext& with, ResultCommand result);

    std::vector<ActionTable> actions() override;
    QString pictureCommand() const; // the command that draws what the pane shows
    QString reproducer() const; // the command that repeats the comparison that is shown

signals:
    void casePasted(); // the view is still the old case's

private:
    QString playText() const;
    void copyValue();
    void copyPicture();
    std::optional<double> timeLimit() const; // seconds, of an engine that has one of its own
    void pasteCase();
    void take(const PastedLine& line);

    ResultCommand m_result;
};

} // namespace tessera
