// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/look_controller.h"

#include "app/base/controls/messages.h"
#include "app/base/look/events.h"
#include "app/base/look/window_settings.h"
#include "app/base/look/words.h"
#include "app/window/window_controllers.h"

#include <QApplication>
#include <QEvent>
#include <QFontDatabase>
#include <QInputDialog>
#include <QLocale>

namespace tessera {

namespace {

constexpr double kTextStep = 1.125;

TextSettings choosable(const TextSettings& text)
{
    return {std::min(text.scale, kLargestChosenText), text.dataFamily};
}

} // namespace

Theme desktopTheme()
{
    const QPalette ours = QApplication::palette();
    QApplication::setPalette({}); // an empty palette is the desktop's
    const Theme theme = themeOf(QApplication::palette());
    QApplication::setPalette(ours);
    return theme;
}

LookController::LookController(WindowSettings& settings, std::optional<Theme> theme, QWidget* window)
    : m_settings(settings)
    , m_window(window)
    , m_follows(!theme && !keptTheme(settings))
{
    applyTheme(*qApp, m_follows ? desktopTheme() : theme ? *theme : *keptTheme(settings));
    whenever({QEvent::ThemeChange}, window, this, [this] { // later, since Qt is still telling every window
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_follows && desktopTheme() != currentTheme())
                    setTheme({});
            },
            Qt::QueuedConnection);
    });
    setTextSettings(*qApp, choosable(keptText(settings)));
    // Qt would set it later, and widgets made meanwhile would inherit another font.
    QEvent change(QEvent::ApplicationFontChange);
    QCoreApplication::sendEvent(window, &change);
}

std::vector<ActionTable> LookController::actions()
{
    const auto scale = [this](double factor) {
        return [this, factor] { setText({textSettings().scale * factor, textSettings().dataFamily}); };
    };
    const std::vector<ActionRow> rows{
        {"theme", tr("&Dark or light"), tr("Change between the dark and the light theme"), "Ctrl+Shift+T",
         [this] { setTheme(themeWith(!isDark(currentTheme()), isHighContrast(currentTheme()))); },
         iconIs([] { return isDark(currentTheme()) ? QStringLiteral("theme-light") : QStringLiteral("theme-dark"); })},
        {"highContrast", tr("&High contrast"), tr("Black on white or white on black, with lines that are seen"),
         "Ctrl+Shift+H", [this] { setTheme(themeWith(isDark(currentTheme()), !isHighContrast(currentTheme()))); },
         checkedIf([] { return isHighContrast(currentTheme()); })},
        {"systemTheme", tr("Theme of the des&ktop"), tr("Dark, light or high contrast, as the desktop is"), "",
         [this] { setTheme({}); }, checkedIf([this] { return m_follows; })},
        {"largerText", tr("Lar&ger text"), tr("All words and numbers of the window larger"),
         "Ctrl++; Ctrl+=", scale(kTextStep)},
        {"smallerText", tr("S&maller text"), tr("All words and numbers of the window smaller"), "Ctrl+-",
         scale(1 / kTextStep)},
        {"normalText", tr("&Normal text"), tr("Words and numbers as they were designed"), "", [this] { setText({}); }},
        {"dataFont", tr("Font of num&bers…"), tr("Choose the font that numbers are written in"), "",
         [this] { chooseDataFont(); }},
    };
    return {{tr("View"), rows}};
}

void LookController::setTheme(std::optional<Theme> theme)
{
    if (m_keeps) {
        m_follows = !theme;
        keepTheme(m_settings, theme);
    }
    applyTheme(*qApp, theme ? *theme : desktopTheme());
    emit actionsChanged();
}

void LookController::setText(const TextSettings& text)
{
    const double before = textSettings().scale;
    setTextSettings(*qApp, choosable(text));
    emit textScaled(textSettings().scale / before);
    if (m_keeps)
        keepText(m_settings, textSettings());
}

void LookController::chooseDataFont()
{
    const QString standard = tr("As it was designed");
    QStringList families{standard};
    for (const QString& family : QFontDatabase::families())
        if (QFontDatabase::isFixedPitch(family) && !QFontDatabase::isPrivateFamily(family))
            families << family;
    bool isChosen = false;
    const QString chosen =
        QInputDialog::getItem(m_window, tr("Font of numbers"), tr("Fonts whose digits are equally wide"), families,
                              int(families.indexOf(textSettings().dataFamily)), false, &isChosen);
    if (isChosen)
        setText({textSettings().scale, chosen == standard ? QString() : chosen});
}

namespace {

// A language without a font has its English name, since its own name cannot be written.
QString shownName(const Language& language)
{
    return missingFont(language.code).isEmpty() ? language.name
                                                : QLocale::languageToString(QLocale(language.code).language());
}

const Language& languageOf(QStringView code)
{
    return *std::ranges::find(languages(), code, &Language::code);
}

// Says why this machine has no letters for the language, in the present language; empty: it has.
QString refusal(const Language& language)
{
    const QString font = missingFont(language.code);
    return font.isEmpty()
        ? QString()
        : tr("%1 needs a font that this machine lacks: install the package %2, then choose the language again.")
              .arg(shownName(language), font);
}

void choose(const WindowContext& with, QString& shown, const QString& code)
{
    const Language& language = languageOf(code.isEmpty() ? desktopLanguage() : code);
    if (const QString why = refusal(language); !why.isEmpty())
        return with.messages.error(why);
    shown = code;
    keepLanguage(with.settings, code);
    if (language.code != currentLanguage())
        with.messages.note(tr("The window is in %1 from its next start on.").arg(shownName(language)));
}

} // namespace

QString takeLanguage(const WindowSettings& settings, const std::optional<QString>& language)
{
    const QString code = language.value_or(keptLanguage(settings));
    const Language& wanted = languageOf(code.isEmpty() ? desktopLanguage() : code);
    const bool canBeWritten = missingFont(wanted.code).isEmpty();
    applyLanguage(canBeWritten ? wanted.code : languages().front().code);
    return refusal(wanted);
}

std::unique_ptr<ActionSource> languageRows(const WindowContext& with, const std::optional<QString>& wanted)
{
    const auto shown = std::make_shared<QString>(wanted.value_or(keptLanguage(with.settings)));
    const auto row = [&](const QString& id, const QString& text, const QString& tip, const QString& code) {
        return ActionRow(
            id, text, tip, "", [&with, shown, code] { choose(with, *shown, code); },
            checkedIf([shown, code] { return *shown == code; }, QStringLiteral("language")));
    };
    std::vector<ActionRow> rows{row(QStringLiteral("languageOfDesktop"), tr("Language of the &desktop"),
                                    tr("Follow the desktop, at every start"), {})};
    for (const Language& language : languages())
        rows.push_back(row(QStringLiteral("language_") + language.code, shownName(language),
                           tr("Show the window in this language from the next start on: %1").arg(shownName(language)),
                           language.code));
    return sourceOf({{tr("View"), rows}});
}

} // namespace tessera
