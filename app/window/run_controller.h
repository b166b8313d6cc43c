// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/model/document/document.h"
#include "app/model/document/known_engines.h"

namespace tessera {

class Messages;
class Questions;
class WindowSettings;

// When the engines run, how, and with how much memory; says what failed until a later run goes well. Engines that a
// user adds: programs, libraries and shaders.
class RunController : public ActionSource {
    Q_OBJECT

public:
    struct Collaborators {
        Document& document;
        EngineLimits& limits;
        WindowSettings& settings;
        Messages& messages;
        Questions& questions;
    };
    // Takes on what the settings say; `budget`: MiB, 0: the settings'. `window`: what dialogs lie over; null: nothing.
    RunController(const Collaborators& with, uint64_t budget, QWidget* window);

    std::vector<ActionTable> actions() override;
    void askEngine(size_t result); // asks which of the user's own engines to use as that result; 0: A

private:
    void connectFailures();
    void setValidates(bool validates);
    void changeMemoryBudget();
    void useEngine(const QString& engine, size_t result);
    void newShader(); // a file of the user's, and engine B

    Collaborators m_with;
    QWidget* m_window;
    QString m_failure; // why a run failed, as said last
};

} // namespace tessera
