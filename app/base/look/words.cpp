// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/words.h"
#include "engine/core/message/message.h"

#include <QCoreApplication>
#include <QFontDatabase>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <algorithm>
#include <array>
#include <utility>

// Q_INIT_RESOURCE does not work inside a namespace.
static void initLanguages()
{
    Q_INIT_RESOURCE(languages);
}

namespace tessera {

namespace {

QString g_language = QStringLiteral("en");

} // namespace

std::span<const Language> languages()
{
    static const std::array<Language, 5> all{{
        {QStringLiteral("en"), QStringLiteral("English")},
        {QStringLiteral("fr"), QStringLiteral("Français")},
        {QStringLiteral("it"), QStringLiteral("Italiano")},
        {QStringLiteral("ko"), QStringLiteral("한국어")},
        {QStringLiteral("ru"), QStringLiteral("Русский")},
    }};
    return all;
}

bool isLanguage(const QString& code)
{
    return std::ranges::find(languages(), code, &Language::code) != languages().end();
}

QString desktopLanguage()
{
    for (const QString& wanted : QLocale::system().uiLanguages()) // "fr-CA", "fr-Latn-CA"
        if (QString code = wanted.section(u'-', 0, 0); isLanguage(code))
            return code;
    return QStringLiteral("en");
}

QString currentLanguage()
{
    return g_language;
}

void applyLanguage(const QString& code)
{
    Q_ASSERT(isLanguage(code));
    static QTranslator ours, qts; // as long as the program speaks
    initLanguages();
    g_language = code;
    const std::pair<QTranslator*, bool> translators[] = {
        {&qts, qts.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath))},
        {&ours, ours.load(QStringLiteral(":/languages/%1.qm").arg(code))}};
    for (const auto& [translator, isLoaded] : translators) {
        QCoreApplication::removeTranslator(translator);
        if (isLoaded)
            QCoreApplication::installTranslator(translator);
    }
}

QString missingFont(const QString& code)
{
    const bool isMissing = code == QLatin1String("ko") && QFontDatabase::families(QFontDatabase::Korean).isEmpty();
    return isMissing ? QStringLiteral("fonts-noto-cjk") : QString();
}

QString inWindowLanguage(const Message& message)
{
    const std::string words =
        said(message, [](const Text& text) { return QCoreApplication::translate(text.room, text.text).toStdString(); });
    return QString::fromStdString(currentLanguage() == QLatin1String("ko") ? withParticles(words) : words);
}

} // namespace tessera
