// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/views/window_context.h"

namespace tessera {

// Which planes of a tensor are drawn: all, one, or three as a picture.
class ChannelController : public Controller {
    Q_OBJECT

public:
    explicit ChannelController(const WindowContext& with);

    std::vector<ActionTable> actions() override;

private:
    void showPicture(); // or says why the current pane's channels are none
};

} // namespace tessera
