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
    // Takes on what the settings say; `theme`: in place of theirs. `window`: what dialogs lie over.
    LookController(WindowSettings& settings, std::optional<Theme> theme, QWidget* window);

    std::vector<ActionTable> actions() override;

    void setTheme(Theme theme); // chosen: the desktop's theme is followed no more
    void setText(const TextSettings& text);
    void setKeeping(bool keeps) { m_keeps = keeps; } // false: what is chosen is not written to the settings

signals:
    void textScaled(double factor); // all text is larger by it

private:
    void showTheme(Theme theme);
    void chooseDataFont();

    WindowSettings& m_settings;
    QWidget* m_window;
    bool m_keeps = true;
    bool m_follows;
};

} // namespace tessera
