// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/picture_codec.h"

#include "app/model/document/input_case.h"
#include "engine/core/tensor/budget.h"

#include <QFile>
#include <QImage>
#include <QImageReader>
#include <QStringList>
#include <QtEndian>

#include <algorithm>
#include <cstring>

namespace tessera {
namespace {

IoError pictureError(const QString& path, const Message& why)
{
    return IoError(path.toStdString() + ": " + why);
}

QByteArray lastBytes(QFile& file, qint64 count)
{
    file.seek(std::max<qint64>(file.size() - count, 0));
    return file.read(count);
}

// A BMP says at byte 2 how large its file is.
bool isBmpCutOff(QFile& file)
{
    const QByteArray header = file.read(6);
    return header.size() < 6 || qint64{qFromLittleEndian<uint32_t>(header.data() + 2)} > file.size();
}

// Whether the file is cut off, for formats whose decoders in Qt do not notice: "bmp", "gif", "xbm". Others: false.
bool endsTooEarly(const QString& path, const QByteArray& format)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return true;
    if (format == "bmp")
        return isBmpCutOff(file);
    QByteArray end = lastBytes(file, 64);
    while (end.endsWith('\0')) // some programs fill up a sector
        end.chop(1);
    if (format == "gif")
        return !end.endsWith(';');
    return format == "xbm" && !end.contains('}');
}

QImage readImage(const QString& path, const MemoryBudget& budget, const RunControl& control)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw pictureError(path, file.errorString().toStdString());
    QImageReader reader(&file);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
    const QByteArray format = reader.format(); // the reader forgets it once it has read
    if (format.startsWith("svg"))
        throw pictureError(path, say("inputs", "it is a drawing, not pixels; export it as .png first"));
    const QSize size = reader.size();
    if (reader.canRead() && !size.isValid())
        throw pictureError(path, say("inputs", "it does not say how large it is; .png would do"));
    // An image and its rotated copy, at most eight bytes a pixel.
    const uint64_t needed = uint64_t(std::max(size.width(), 0)) * uint64_t(std::max(size.height(), 0)) * 16;
    if (needed > budget.bytes)
        throw pictureError(
            path,
            withAdvice(say("inputs", "with %1 × %2 pixels it needs %3 of memory, more than the memory budget of %4")(
                           size.width(), size.height(), neededAmount(needed), amountOf(budget)),
                       budget));
    QImage image = reader.read();
    if (control.stop.stop_requested())
        throw Cancelled();
    if (image.isNull())
        throw pictureError(path, reader.errorString().toStdString());
    if (endsTooEarly(path, format))
        throw pictureError(path, say("inputs", "the file ends before its picture does"));
    return image;
}

Picture pictureOf(const QString& path, QImage image)
{
    Picture picture{.width = uint32_t(image.width()), .height = uint32_t(image.height())};
    picture.channels = image.hasAlphaChannel() ? 4 : image.allGray() && image.depth() <= 8 ? 1 : 3;
    image.convertTo(picture.channels == 1       ? QImage::Format_Grayscale8
                        : picture.channels == 3 ? QImage::Format_RGB888
                                                : QImage::Format_RGBA8888);
    if (image.isNull())
        throw pictureError(path, say("inputs", "not enough memory for its pixels"));
    const size_t row = size_t{picture.width} * picture.channels;
    picture.samples = Buffer(row * picture.height);
    std::byte* const to = picture.samples.writableBytes().data();
    for (uint32_t y = 0; y < picture.height; ++y)
        std::memcpy(to + y * row, image.constScanLine(int(y)), row);
    return picture;
}

class WindowCodec : public PictureCodec {
public:
    Picture read(const std::filesystem::path& path, const MemoryBudget& budget,
                 const RunControl& control) const override
    {
        if (pictureCodec().isPicture(path))
            return pictureCodec().read(path, budget, control);
        checkIsPixels(path);
        const QString name = pathText(path);
        return pictureOf(name, readImage(name, budget, control));
    }

    void write(const Picture& picture, const std::filesystem::path& path) const override
    {
        pictureCodec().write(picture, path);
    }

    bool isPicture(const std::filesystem::path& path) const override
    {
        std::error_code error; // opening a pipe would block
        return pictureCodec().isPicture(path)
            || (std::filesystem::is_regular_file(path, error) && !QImageReader::imageFormat(pathText(path)).isEmpty());
    }
};

QStringList enginePatterns(PictureUse use)
{
    QStringList patterns;
    for (const QString& extension : QString::fromStdString(pictureExtensions(" ", use)).split(QLatin1Char(' ')))
        patterns << QLatin1Char('*') + extension;
    return patterns;
}

} // namespace

const PictureCodec& windowPictureCodec()
{
    // The budget is the limit. Qt has one limit for the program, which must not be set while another thread reads it.
    static const WindowCodec codec = (QImageReader::setAllocationLimit(0), WindowCodec());
    return codec;
}

ReadPicture loadPicture(const QString& path, const PictureOptions& options, const MemoryBudget& budget,
                        const RunControl& control)
{
    return loadPicture(windowPictureCodec(), std::filesystem::path(path.toStdU16String()), options, budget, control);
}

QString picturePatterns()
{
    QStringList patterns = enginePatterns(PictureUse::Read);
    for (const QByteArray& format : QImageReader::supportedImageFormats())
        if (!format.startsWith("svg"))
            patterns << QStringLiteral("*.") + QString::fromLatin1(format);
    patterns.removeDuplicates();
    return patterns.join(' ');
}

QString writtenPicturePatterns()
{
    return enginePatterns(PictureUse::Write).join(' ');
}

} // namespace tessera
