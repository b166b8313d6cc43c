// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/window_settings.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>

namespace tessera {

namespace {

constexpr int kMostRecent = 10;
const auto kRecent = QStringLiteral("recentFiles");

// QSettings replaces its file by one whose last buffer may not have reached a full disk, and is then empty. A format of
// our own may say so. What it writes and reads is what QSettings does, by way of a file that is thrown away.

void copyValues(const QSettings::SettingsMap& from, QSettings& to)
{
    for (auto each = from.begin(); each != from.end(); ++each)
        to.setValue(each.key(), each.value());
}

QSettings::SettingsMap valuesIn(const QString& path)
{
    const QSettings file(path, QSettings::IniFormat);
    QSettings::SettingsMap values;
    for (const QString& key : file.allKeys())
        values[key] = file.value(key);
    return values;
}

bool readIni(QIODevice& device, QSettings::SettingsMap& values)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("read.ini")));
    const QByteArray text = device.readAll();
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size() || !file.flush())
        return false;
    values = valuesIn(file.fileName());
    return true;
}

bool writeIni(QIODevice& device, const QSettings::SettingsMap& values)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("written.ini")));
    {
        QSettings copy(file.fileName(), QSettings::IniFormat);
        copyValues(values, copy);
    }
    if (valuesIn(file.fileName()).size() != values.size() || !file.open(QIODevice::ReadOnly))
        return false;
    const QByteArray text = file.readAll();
    auto* target = qobject_cast<QFileDevice*>(&device);
    return device.write(text) == text.size() && (!target || target->flush());
}

QSettings::Format iniFormat()
{
    static const QSettings::Format format = QSettings::registerFormat(QStringLiteral("ini"), readIni, writeIni);
    return format;
}

} // namespace

WindowSettings::WindowSettings(const QString& folder, bool fresh)
{
    if (fresh)
        return;
    if (folder.isEmpty())
        m_file = std::make_unique<QSettings>(iniFormat(), QSettings::UserScope, QStringLiteral("tessera"),
                                             QStringLiteral("tessera"));
    else
        m_file = std::make_unique<QSettings>(QDir(folder).filePath(QStringLiteral("tessera.ini")), iniFormat());
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

QString WindowSettings::sessionFolder() const
{
    return folder(QStringLiteral("session"));
}

QString WindowSettings::presetFolder() const
{
    return folder(QStringLiteral("presets"));
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

} // namespace tessera
