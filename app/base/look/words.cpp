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
#include <memory>

// Q_INIT_RESOURCE does not work inside a namespace.
static void initLanguages()
{
    Q_INIT_RESOURCE(languages);
}

namespace tessera {

namespace {

// The translators that the application refers to as long as it speaks the language.
struct Translators {
    QTranslator ours, qts;
    QString code = QStringLiteral("en");
};

Translators* g_inForce = nullptr;

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
        if (const QString code = wanted.section(u'-', 0, 0); isLanguage(code))
            return code;
    return QStringLiteral("en");
}

QString currentLanguage()
{
    return g_inForce ? g_inForce->code : QStringLiteral("en");
}

// The new translators are added before the old ones are removed, so that no sentence is made without one.
void applyLanguage(const QString& code)
{
    Q_ASSERT(isLanguage(code));
    initLanguages();
    const std::unique_ptr<Translators> before(g_inForce);
    auto* now = new Translators;
    now->code = code;
    if (now->qts.load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&now->qts);
    if (now->ours.load(QStringLiteral(":/languages/%1.qm").arg(code)))
        QCoreApplication::installTranslator(&now->ours);
    g_inForce = now;
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
