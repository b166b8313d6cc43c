// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/inputs/file_state.h"

#include <QFileSystemWatcher>
#include <QMap>
#include <QObject>
#include <QTimer>

namespace tessera {

// Tells when the content of a file has changed and its writer has finished, however the file was replaced: written in
// place, renamed over, deleted and made anew.
class FileWatcher : public QObject {
    Q_OBJECT

public:
    explicit FileWatcher(QObject* parent = nullptr);

    void watch(const QStringList& paths); // these, and no others
    void acknowledge(const QString& path); // as it is now: it was written by this program

signals:
    void changed(const QString& path);
    void vanished(const QString& path);

private:
    void renew(); // watches again what the system stopped to watch with the old file
    void check();

    struct File {
        FileState told; // what the listeners know of
        FileState seen; // at the last look
    };
    QMap<QString, File> m_files;
    QFileSystemWatcher m_system;
    QTimer m_still;
};

} // namespace tessera
