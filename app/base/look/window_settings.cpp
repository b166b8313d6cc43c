// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/window_settings.h"

#include "app/base/look/words.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

constexpr int kMostRecent = 10;
const auto kRecent = QStringLiteral("recentFiles"), kCaseFolder = QStringLiteral("caseFolder");

// JSON, since Qt's .ini files hold values as streams of any type, and reading a damaged one allocates whatever it says.
bool readJson(QIODevice& device, QSettings::SettingsMap& values)
{
    const QJsonDocument text = QJsonDocument::fromJson(device.readAll());
    values = text.object().toVariantMap();
    return text.isObject();
}

// Flushes, since QSettings replaces its file by one whose last buffer may not have reached a full disk.
bool writeJson(QIODevice& device, const QSettings::SettingsMap& values)
{
    const QByteArray text = QJsonDocument(QJsonObject::fromVariantMap(values)).toJson();
    auto* target = qobject_cast<QFileDevice*>(&device);
    return device.write(text) == text.size() && (!target || target->flush());
}

std::unique_ptr<QSettings> fileIn(const QString& folder)
{
    static const QSettings::Format json = QSettings::registerFormat(QStringLiteral("json"), readJson, writeJson);
    const auto program = QStringLiteral("tessera");
    return folder.isEmpty() ? std::make_unique<QSettings>(json, QSettings::UserScope, program, program)
                            : std::make_unique<QSettings>(QDir(folder).filePath(QStringLiteral("tessera.json")), json);
}

} // namespace

WindowSettings::WindowSettings(const QString& folder, bool fresh)
    : m_folder(folder)
{
    if (fresh)
        return;
    m_file = fileIn(folder);
    if (m_file->status() == QSettings::FormatError)
        setAside();
}

// Renames the file, which the next write would replace.
void WindowSettings::setAside()
{
    const QString path = m_file->fileName(), kept = path + QStringLiteral(".unreadable");
    m_file.reset(); // it has read nothing, so nothing is lost
    QFile::remove(kept);
    if (QFile::rename(path, kept))
        m_problem = tr("The settings cannot be read: %1 is no JSON object. It is kept as %2.")
                        .arg(QDir::toNativeSeparators(path), QFileInfo(kept).fileName());
    m_file = fileIn(m_folder);
}

QVariant WindowSettings::value(const QString& key, const QVariant& otherwise) const
{
    return m_file ? m_file->value(key, otherwise) : m_values.value(key, otherwise);
}

void WindowSettings::set(const QString& key, const QVariant& value)
{
    if (m_file)
        m_file->setValue(key, value);
    else
        m_values[key] = value;
}

void WindowSettings::remove(const QString& key)
{
    if (m_file)
        m_file->remove(key);
    else
        m_values.remove(key);
}

QString WindowSettings::caseFolder() const
{
    if (!m_file)
        return {};
    const QString data =
        m_folder.isEmpty() ? QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) : m_folder;
    return value(kCaseFolder, QDir(data).filePath(QStringLiteral("cases"))).toString();
}

void WindowSettings::setCaseFolder(const QString& folder)
{
    set(kCaseFolder, folder);
}

QString WindowSettings::folder(const QString& name) const
{
    return m_file ? QFileInfo(m_file->fileName()).dir().filePath(name) : QString();
}

QStringList WindowSettings::recentFiles() const
{
    QStringList files = value(kRecent).toStringList();
    files.removeIf([](const QString& path) { return !QFileInfo::exists(path); });
    return files;
}

void WindowSettings::addRecentFile(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList files = recentFiles();
    files.removeAll(absolute);
    files.prepend(absolute);
    set(kRecent, QStringList(files.mid(0, kMostRecent)));
}

namespace {

const auto kTheme = QStringLiteral("theme"), kTextScale = QStringLiteral("textScale"),
           kDataFont = QStringLiteral("dataFont"), kLanguage = QStringLiteral("language");
constexpr uint64_t kMost = UINT64_MAX >> 20; // mebibytes

void keep(WindowSettings& settings, const QString& key, const QString& text) // an empty text removes the key
{
    text.isEmpty() ? settings.remove(key) : settings.set(key, text);
}

} // namespace

std::optional<Theme> keptTheme(const WindowSettings& settings)
{
    return themeFromName(settings.value(kTheme).toString());
}

void keepTheme(WindowSettings& settings, std::optional<Theme> theme)
{
    keep(settings, kTheme, theme ? name(*theme) : QString());
}

TextSettings keptText(const WindowSettings& settings)
{
    bool isNumber = false;
    const double scale = settings.value(kTextScale, 1.0).toDouble(&isNumber);
    const bool isScale = isNumber && std::isfinite(scale) && scale > 0;
    return {isScale ? scale : 1, settings.value(kDataFont).toString()};
}

void keepText(WindowSettings& settings, const TextSettings& text)
{
    settings.set(kTextScale, text.scale);
    settings.set(kDataFont, text.dataFamily);
}

QString keptLanguage(const WindowSettings& settings)
{
    const QString code = settings.value(kLanguage).toString();
    return isLanguage(code) ? code : QString();
}

void keepLanguage(WindowSettings& settings, const QString& code)
{
    keep(settings, kLanguage, code);
}

uint64_t keptBudget(const WindowSettings& settings)
{
    const double mebibytes = settings.value(kBudgetKey).toDouble();
    return mebibytes > 0 ? uint64_t(std::min(mebibytes, double(kMost))) : 0;
}

} // namespace tessera
