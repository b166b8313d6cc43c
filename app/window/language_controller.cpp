// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/language_controller.h"

#include "app/base/look/language.h"
#include "app/base/look/window_settings.h"

#include <QLocale>

namespace tessera {

namespace {

const auto kDesktops = QStringLiteral("languageOfDesktop");

QString languageAction(const Language& language)
{
    return QStringLiteral("language_") + language.code;
}

// Where the font is missing, the language's own name cannot be written either.
QString shownName(const Language& language)
{
    return missingFont(language.code).isEmpty() ? language.name
                                                : QLocale::languageToString(QLocale(language.code).language());
}

// In the language of the window as it is.
QString sentenceOf(const Language& language)
{
    return LanguageController::tr(
               "%1 needs a font that this machine lacks: install the package %2, then choose the language again.")
        .arg(shownName(language), missingFont(language.code));
}

const Language& languageOf(QStringView code)
{
    return *std::ranges::find(languages(), code, &Language::code);
}

} // namespace

LanguageController::LanguageController(WindowSettings& settings, const std::optional<QString>& language)
    : m_settings(settings)
    , m_wanted(language.value_or(keptLanguage(settings)))
{
    const Language& wanted = languageOf(m_wanted.isEmpty() ? desktopLanguage() : m_wanted);
    const bool canBeWritten = missingFont(wanted.code).isEmpty();
    applyLanguage(canBeWritten ? wanted.code : languages().front().code);
    if (!canBeWritten)
        m_problem = sentenceOf(wanted);
}

std::vector<ActionTable> LanguageController::actions()
{
    const auto row = [this](const QString& id, const QString& text, const QString& tip, const QString& code) {
        return ActionRow(
            id, text, tip, "", [this, code] { choose(code); },
            checkedIf([this, code] { return m_wanted == code; }, QStringLiteral("language")));
    };
    std::vector<ActionRow> rows{
        row(kDesktops, tr("Language of the &desktop"), tr("Follow the desktop, at every start"), {})};
    for (const Language& language : languages())
        rows.push_back(row(languageAction(language), shownName(language),
                           tr("Show the window in this language from the next start on: %1").arg(shownName(language)),
                           language.code));
    return {{tr("View"), rows}};
}

void LanguageController::choose(const QString& code)
{
    const Language& language = languageOf(code.isEmpty() ? desktopLanguage() : code);
    if (!missingFont(language.code).isEmpty()) {
        emit refused(sentenceOf(language));
        return;
    }
    m_wanted = code;
    keepLanguage(m_settings, code);
    if (language.code != currentLanguage())
        emit chosen(tr("The window is in %1 from its next start on.").arg(shownName(language)));
}

std::vector<QString> languageActions()
{
    std::vector<QString> ids{kDesktops, {}};
    for (const Language& language : languages())
        ids.push_back(languageAction(language));
    return ids;
}

} // namespace tessera
