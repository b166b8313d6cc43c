// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace tessera {

class Actions;
class ViewArea;
class WindowSettings;

// On a first start, in a window that has the room: three things to try, each an action, over the widest empty part
// beside the tensors. It takes no focus. The first click anywhere ends it, and it does not come again.
class ThingsToTry : public QWidget {
    Q_OBJECT

public:
    static constexpr QSize kLeastWindow{1920, 1080};

    // Becomes a child of the views' window, and outlives none of these.
    ThingsToTry(ViewArea& views, const Actions& actions, WindowSettings& settings);

    // From now on, unless it was there at an earlier start. A start that keeps no settings has none.
    void offer();
    void end();
    bool isOnShow() const { return !isHidden(); }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void paintEvent(QPaintEvent*) override;

private:
    void place();

    ViewArea& m_views;
    WindowSettings& m_settings;
    bool m_isOffered = false;
};

} // namespace tessera
