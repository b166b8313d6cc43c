// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/views/window_context.h"

namespace tessera {

// Which planes of a tensor are drawn: all, one, or three as a picture.
class ChannelController : public Controller {
    Q_OBJECT

public:
    using Controller::Controller;

    std::vector<ActionTable> actions() override;
};

} // namespace tessera
