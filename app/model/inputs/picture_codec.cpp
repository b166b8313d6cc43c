// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/inputs/picture_codec.h"

#include "app/base/look/image_file.h"
#include "engine/core/ops/operator.h"
#include "engine/core/tensor/budget.h"

#include <QFile>
#include <QFileInfo>
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

QString pathText(const std::filesystem::path& path)
{
    return QString::fromStdU16String(path.u16string());
}

IoError pictureError(const QString& path, const Message& why)
{
    return IoError(path.toStdString() + ": " + why);
}

bool isSixteenBit(const QImage& image)
{
    return image.format() == QImage::Format_Grayscale16 || image.depth() == 64;
}

uint32_t channelsOf(const QImage& image)
{
    if (image.hasAlphaChannel())
        return 4;
    const bool palette = image.format() == QImage::Format_Indexed8 || image.depth() == 1;
    const bool grey = image.format() == QImage::Format_Grayscale8 || image.format() == QImage::Format_Grayscale16
        || (palette && image.isGrayscale());
    return grey ? 1 : 3;
}

DataType sampleOf(const QImage& image)
{
    return isSixteenBit(image) ? DataType::UInt16 : DataType::UInt8;
}

QImage::Format formatOf(uint32_t channels, bool sixteenBit)
{
    if (channels == 1)
        return sixteenBit ? QImage::Format_Grayscale16 : QImage::Format_Grayscale8;
    if (channels == 3)
        return sixteenBit ? QImage::Format_RGBX64 : QImage::Format_RGB888;
    return sixteenBit ? QImage::Format_RGBA64 : QImage::Format_RGBA8888;
}

// Bytes of one pixel in a Picture, and in an image of formatOf: only 16-bit RGB has a fourth sample there.
size_t pixelBytes(const Picture& picture)
{
    return size_t{picture.channels} * elementBytes(picture.sample);
}

size_t imagePixelBytes(const Picture& picture)
{
    return picture.channels == 3 && picture.sample == DataType::UInt16 ? 8 : pixelBytes(picture);
}

void copyPixels(std::byte* to, size_t toStep, const std::byte* from, size_t fromStep, size_t count)
{
    const size_t bytes = std::min(toStep, fromStep);
    if (toStep == fromStep) {
        std::memcpy(to, from, count * bytes);
        return;
    }
    for (size_t i = 0; i < count; ++i)
        std::memcpy(to + i * toStep, from + i * fromStep, bytes);
}

// A decoder asks for its file's bytes piece by piece: that is how far it has come, and where it can be stopped.
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
    constexpr uint32_t kOldHeader = 12, kPacked = 1, kPacked4 = 2; // what compressions are run lengths
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

// Whether the file is cut off, of the formats whose decoders in Qt do not say so: "bmp", "gif", "xbm". Others: false.
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

Message needs(const QSize& size, uint64_t bytes, const MemoryBudget& budget)
{
    return withAdvice(say("inputs", "with %1 × %2 pixels it needs %3 of memory, more than the memory budget of %4")(
                          size.width(), size.height(), neededAmount(bytes), amountOf(budget)),
                      budget);
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
        throw pictureError(path, needs(size, needed, budget));
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
    Picture picture;
    picture.width = uint32_t(image.width());
    picture.height = uint32_t(image.height());
    picture.channels = channelsOf(image);
    picture.sample = sampleOf(image);
    image.convertTo(formatOf(picture.channels, picture.sample == DataType::UInt16));
    if (image.isNull())
        throw pictureError(path, say("inputs", "not enough memory for its pixels"));
    picture.samples = Buffer(uint64_t{picture.width} * picture.height * pixelBytes(picture));
    std::byte* to = picture.samples.writableBytes().data();
    for (int y = 0; y < image.height(); ++y) {
        const auto* from = reinterpret_cast<const std::byte*>(image.constScanLine(y));
        copyPixels(to, pixelBytes(picture), from, imagePixelBytes(picture), picture.width);
        to += picture.width * pixelBytes(picture);
    }
    return picture;
}

QImage toImage(const QString& path, const Picture& picture)
{
    QImage image(int(picture.width), int(picture.height),
                 formatOf(picture.channels, picture.sample == DataType::UInt16));
    if (image.isNull())
        throw pictureError(path,
                           say("inputs", "a picture of %1 × %2 pixels cannot be made")(picture.width, picture.height));
    image.fill(Qt::white); // the fourth sample of 16-bit RGB, which has no source, is opaque
    const std::byte* from = picture.samples.bytes().data();
    for (int y = 0; y < image.height(); ++y) {
        auto* to = reinterpret_cast<std::byte*>(image.scanLine(y));
        copyPixels(to, imagePixelBytes(picture), from, pixelBytes(picture), picture.width);
        from += picture.width * pixelBytes(picture);
    }
    return image;
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
        if (pictureFormat(path))
            return pictureCodec().write(picture, path);
        const QString name = pathText(path);
        writeImage(toImage(name, picture), name, QFileInfo(name).suffix().toLower().toLatin1());
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
    // The budget is the limit. Qt's own is one for the program, which no other thread may be reading when it is set.
    static const WindowCodec codec = (QImageReader::setAllocationLimit(0), WindowCodec());
    return codec;
}

ReadPicture takePicture(const QString& path, const PictureOptions& options, const MemoryBudget& budget,
                        const RunControl& control)
{
    return takePicture(windowPictureCodec(), std::filesystem::path(path.toStdU16String()), options, budget, control);
}

Tensor readPicture(const QString& path, const PictureOptions& options, const MemoryBudget& budget,
                   const RunControl& control)
{
    return takePicture(path, options, budget, control).tensor;
}

Tensor readPictures(const QStringList& paths, const MemoryBudget& budget)
{
    std::vector<std::filesystem::path> files;
    for (const QString& path : paths)
        files.emplace_back(path.toStdU16String());
    return readPictures(windowPictureCodec(), files, {}, budget);
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
    return enginePatterns(PictureUse::Write).join(' ') + QStringLiteral(" *.bmp");
}

} // namespace tessera
