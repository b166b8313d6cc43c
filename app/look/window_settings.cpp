// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/window_settings.h"

#include <QDir>
#include <QFileInfo>

namespace tessera {

namespace {

constexpr int kMostRecent = 10;
const auto kRecent = QStringLiteral("recentFiles");

} // namespace

WindowSettings::WindowSettings(const QString& folder, bool fresh)
{
    if (fresh)
        return;
    if (folder.isEmpty())
        m_file = std::make_unique<QSettings>(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("tessera"),
                                             QStringLiteral("tessera"));
    else
        m_file =
            std::make_unique<QSettings>(QDir(folder).filePath(QStringLiteral("tessera.ini")), QSettings::IniFormat);
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
