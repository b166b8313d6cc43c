// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"

namespace tessera {

class Messages;
class ViewArea;

// Which planes of a tensor are drawn: all, one, or three as a picture.
class ChannelController : public ActionSource {
    Q_OBJECT

public:
    ChannelController(ViewArea& views, Messages& messages);

    std::vector<ActionTable> actions() override;

private:
    void showPicture(); // or says why the current pane's channels are none

    ViewArea& m_views;
    Messages& m_messages;
};

} // namespace tessera
