// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"
#include "app/model/document/engine_limits.h"

namespace tessera {

class Messages;
class Questions;
class WindowSettings;

// Engines that a user adds: programs, libraries and shaders.
class EnginesController : public ActionSource {
    Q_OBJECT

public:
    // Takes on the limits that the settings keep.
    EnginesController(Document& document, EngineLimits& limits, WindowSettings& settings, Messages& messages,
                      Questions& questions, QWidget* window);

    std::vector<ActionTable> actions() override;
    void ask(bool sideB); // which, and uses it as A or B

private:
    void use(const QString& engine, bool sideB);
    void newShader(); // a file of the user's, and engine B

    Document& m_document;
    EngineLimits& m_limits;
    WindowSettings& m_settings;
    Messages& m_messages;
    Questions& m_questions;
    QWidget* m_window;
};

} // namespace tessera
