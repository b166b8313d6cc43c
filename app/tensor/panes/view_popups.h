// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

class QWidget;

namespace tessera {

class ChannelPanel;
class DisplayPanel;
class TensorDisplay;
class TensorView;

// The sheets about how a view draws its tensor, each made when it is first opened.
class ViewPopups {
public:
    // `parent` owns them.
    ViewPopups(Document* document, TensorDisplay* display, TensorView* view, Side side, QWidget* parent);

    void openDisplay(QWidget* button); // colours and marks, below it
    void openChannels(QWidget* button); // which channels are shown

private:
    Document* m_document;
    TensorDisplay* m_display;
    TensorView* m_view;
    Side m_side;
    QWidget* m_parent;
    DisplayPanel* m_displayPanel = nullptr;
    ChannelPanel* m_channelPanel = nullptr;
};

} // namespace tessera
