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
#include <cstdlib>
#include <cstring>
#include <vector>

namespace tessera {
namespace {

IoError pictureError(const QString& path, const Message& why)
{
    return IoError(path.toStdString() + ": " + why);
}

// A decoder reads its file piece by piece, which tells its progress and lets it be stopped.
class WatchedFile : public QFile {
public:
    WatchedFile(const QString& path, const RunControl& control)
        : QFile(path)
        , m_control(control)
    {
    }

protected:
    qint64 readData(char* data, qint64 most) override
    {
        if (m_control.stop.stop_requested())
            return -1;
        if (m_control.progress && size() > 0)
            m_control.progress(double(pos()) / double(size()));
        return QFile::readData(data, most);
    }

private:
    const RunControl& m_control;
};

constexpr qsizetype kBmpHeader = 54; // the bytes of both headers, the file's and the picture's

QByteArray lastBytes(QFile& file, qint64 count)
{
    file.seek(std::max<qint64>(file.size() - count, 0));
    return file.read(count);
}

bool isBmpCutOff(QFile& file)
{
    constexpr uint32_t kOldHeader = 12, kPacked = 1, kPacked4 = 2; // the compressions that use run lengths
    const QByteArray header = file.read(kBmpHeader);
    if (header.size() < kBmpHeader)
        return true;
    const char* at = header.data();
    const uint64_t offset = qFromLittleEndian<uint32_t>(at + 10);
    const bool isOld = qFromLittleEndian<uint32_t>(at + 14) == kOldHeader;
    const auto width = isOld ? qFromLittleEndian<uint16_t>(at + 18) : qFromLittleEndian<int32_t>(at + 18);
    const auto height = isOld ? qFromLittleEndian<uint16_t>(at + 20) : qFromLittleEndian<int32_t>(at + 22);
    const uint64_t bits = qFromLittleEndian<uint16_t>(at + (isOld ? 24 : 28));
    const uint32_t compression = isOld ? 0 : qFromLittleEndian<uint32_t>(at + 30);
    if (compression == kPacked || compression == kPacked4) {
        const uint64_t bytes = qFromLittleEndian<uint32_t>(at + 34);
        return bytes == 0 ? !lastBytes(file, 2).endsWith('\1') : offset + bytes > uint64_t(file.size());
    }
    const uint64_t row = (uint64_t(std::max(width, 0)) * bits + 31) / 32 * 4;
    return offset + row * uint64_t(std::llabs(height)) > uint64_t(file.size());
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
    WatchedFile file(path, control);
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
    const QImage image = reader.read();
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
