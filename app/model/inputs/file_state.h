// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QFileInfo>
#include <QString>

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

} // namespace tessera
