// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/views/window_context.h"
namespace tessera {

// What becomes of an output: a file, the next case's input; and of the views, pixels or vectors.
class ExportController : public Controller {
    Q_OBJECT

public:
    explicit ExportController(const WindowContext& with);

    std::vector<ActionTable> actions() override;

private:
    void saveOutput();
    void savePicture();
    void useOutput(); // in a tab of its own
    void exportView(); // asks which, and as what
};

} // namespace tessera
