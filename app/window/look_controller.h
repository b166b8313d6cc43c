// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"
#include "app/base/look/theme.h"

#include <optional>
#include <vector>

namespace tessera {

class WindowSettings;

Theme desktopTheme(); // what the desktop has now, as far as Qt can tell

// The theme, and the size and font of text, of the whole program.
class LookController : public ActionSource {
    Q_OBJECT

public:
    // Takes on the settings; `theme` replaces theirs. Dialogs lie over `window`.
    LookController(WindowSettings& settings, std::optional<Theme> theme, QWidget* window);

    std::vector<ActionTable> actions() override;

    void setTheme(std::optional<Theme> theme); // the user's choice; none: the desktop's, now and later
    void setText(const TextSettings& text);
    void setKeeping(bool keeps) { m_keeps = keeps; } // false: choices are not written to the settings

signals:
    void textScaled(double factor); // all text has become larger by this factor

private:
    void chooseDataFont();

    WindowSettings& m_settings;
    QWidget* m_window;
    bool m_keeps = true;
    bool m_follows;
};

} // namespace tessera
