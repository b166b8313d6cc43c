// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/actions/action_table.h"

#include <optional>

namespace tessera {

class WindowSettings;

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
