// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/image_file.h"

#include "engine/formats/files/file.h"

#include <QBuffer>
#include <QImageWriter>

namespace tessera {

void writeFile(const QString& path, const QByteArray& content)
{
    writeFileAtomically(path.toStdU16String(), std::as_bytes(std::span(content.data(), size_t(content.size()))));
}

void writeImage(const QImage& image, const QString& path, const QByteArray& format)
{
    QBuffer buffer;
    QImageWriter writer(&buffer, format);
    if (!buffer.open(QIODevice::WriteOnly) || !writer.write(image))
        throw IoError(say("files", "%1 cannot be written: %2")(path.toStdString(), writer.errorString().toStdString()));
    writeFile(path, buffer.data());
}

} // namespace tessera
