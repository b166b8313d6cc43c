// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

namespace tessera {

// Each replaces the file whole or not at all, as the engine's files are written: QSaveFile does not notice a disk that
// is full when it writes its last buffer. Throws IoError.
void writeFile(const QString& path, const QByteArray& content);
void writeImage(const QImage& image, const QString& path,
                const QByteArray& format); // "PNG", "BMP"; also with its texts

} // namespace tessera
