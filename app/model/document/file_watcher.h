// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QFileInfo>
#include <QFileSystemWatcher>
#include <QMap>
#include <QObject>
#include <QString>
#include <QTimer>

namespace tessera {

// Tells one content of a file from another without reading it.
struct FileState {
    bool exists = false;
    QDateTime changed;
    qint64 bytes = 0;

    bool operator==(const FileState&) const = default;
};

inline FileState stateOf(const QString& path)
{
    const QFileInfo file(path);
    return file.isFile() ? FileState{true, file.lastModified(), file.size()} : FileState{};
}

// Tells when the content of a file has changed and its writer has finished, however the file was replaced: written in
// place, renamed over, deleted and made anew.
class FileWatcher : public QObject {
    Q_OBJECT

public:
    FileWatcher();

    void watch(const QStringList& paths); // watches these files and no others
    void acknowledge(const QString& path); // this program wrote the present state

signals:
    void changed(const QString& path);
    void vanished(const QString& path);

private:
    void renew(); // watches again what the system stopped to watch with the old file
    void check();

    struct File {
        FileState told; // the state that listeners know
        FileState seen; // the state at the last look
    };
    QMap<QString, File> m_files;
    QFileSystemWatcher m_system;
    QTimer m_still;
};

} // namespace tessera
