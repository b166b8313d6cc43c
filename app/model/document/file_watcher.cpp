// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/file_watcher.h"

namespace tessera {

namespace {

constexpr int kStill = 150; // milliseconds without a change: the writer has finished

} // namespace

FileWatcher::FileWatcher()
{
    m_still.setSingleShot(true);
    m_still.setInterval(kStill);
    connect(&m_still, &QTimer::timeout, this, &FileWatcher::check);
    const auto stirred = [this] {
        if (!m_still.isActive())
            m_still.start();
    };
    connect(&m_system, &QFileSystemWatcher::fileChanged, this, stirred);
    // A deleted file may come back in its folder.
    connect(&m_system, &QFileSystemWatcher::directoryChanged, this, stirred);
}

void FileWatcher::watch(const QStringList& paths)
{
    QStringList wanted = paths;
    wanted.removeDuplicates();
    wanted.sort();
    if (wanted == m_files.keys())
        return;
    QMap<QString, File> files;
    for (const QString& path : wanted) {
        const FileState now = stateOf(path);
        files[path] = m_files.value(path, {now, now});
    }
    m_files = files;
    if (const QStringList old = m_system.files() + m_system.directories(); !old.isEmpty())
        m_system.removePaths(old);
    renew();
}

void FileWatcher::acknowledge(const QString& path)
{
    if (const auto file = m_files.find(path); file != m_files.end())
        file->told = file->seen = stateOf(path);
}

void FileWatcher::renew()
{
    for (auto file = m_files.cbegin(); file != m_files.cend(); ++file) {
        const QString folder = QFileInfo(file.key()).absolutePath();
        if (!m_system.directories().contains(folder) && QFileInfo(folder).isDir())
            m_system.addPath(folder);
        if (!m_system.files().contains(file.key()) && QFileInfo::exists(file.key()))
            m_system.addPath(file.key());
    }
}

void FileWatcher::check()
{
    renew();
    QStringList told;
    for (auto file = m_files.begin(); file != m_files.end(); ++file) {
        const FileState now = stateOf(file.key());
        if (now != std::exchange(file->seen, now))
            m_still.start(); // waits, since the file may still change
        else if (now != std::exchange(file->told, now))
            told << file.key();
    }
    for (const QString& path : told)
        stateOf(path).exists ? emit changed(path) : emit vanished(path);
}

} // namespace tessera
