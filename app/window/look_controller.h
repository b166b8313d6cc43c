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

// The language of the window. Takes on what the settings say, before any sentence is made; another choice is for the
// next start.
class LanguageController : public ActionSource {
    Q_OBJECT

public:
    // `language`: one of languages(), in place of the settings'.
    LanguageController(WindowSettings& settings, const std::optional<QString>& language);

    std::vector<ActionTable> actions() override;

    QString problem() const { return m_problem; } // why the window is in English all the same; empty: it is as wanted

signals:
    void chosen(const QString& sentence); // says that the language is another one from the next start on
    void refused(const QString& why); // this machine cannot write the language; nothing has changed

private:
    void choose(const QString& code); // empty: the desktop's

    WindowSettings& m_settings;
    QString m_wanted; // empty: the desktop's
    QString m_problem;
};

std::vector<QString> languageActions(); // their ids, in the order of the menu

} // namespace tessera
