// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QString>

namespace tessera {

// Each function replaces the file whole or not at all, and throws IoError. They do not use QSaveFile, which does not
// notice that a disk is full when it writes its last buffer.
void writeFile(const QString& path, const QByteArray& content);
void writeImage(const QImage& image, const QString& path,
                const QByteArray& format); // "PNG", "BMP"; also with its texts

} // namespace tessera
