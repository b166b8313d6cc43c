// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"
#include "app/model/document/known_engines.h"
#include "app/window/views/window_context.h"

namespace tessera {

// When the engines run, how, and with how much memory; says what failed until a later run goes well. Engines that a
// user adds: programs, libraries and shaders.
class RunController : public Controller {
    Q_OBJECT

public:
    // Takes on what the settings say; `budget`: MiB, 0: the settings'.
    RunController(const WindowContext& with, uint64_t budget);

    std::vector<ActionTable> actions() override;
    void askEngine(size_t result); // asks which of the user's own engines to use as that result; 0: A

private:
    void changeMemoryBudget();
    void newShader(); // a file of the user's, and engine B
};

} // namespace tessera
