// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/inputs/picture_end.h"

#include <QFile>
#include <QtEndian>

#include <cstdlib>

namespace tessera {

namespace {

constexpr qsizetype kBmpHeader = 54; // of the file and of the picture

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

} // namespace

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

} // namespace tessera
