// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/format.h"

#include "app/base/look/theme.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/judge/measure/measure.h"

#include <QStringList>

namespace tessera {

std::filesystem::path pathOf(const QString& path)
{
    return path.toStdU16String();
}

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString descText(const TensorDesc& desc)
{
    return QStringLiteral("%1 %2").arg(toQString(name(desc.dataType)), toQString(text(desc.sizes)));
}

QString durationText(double seconds)
{
    return QString::fromStdString(secondsText(seconds));
}

QString coordinateText(std::span<const uint32_t> sizes, uint64_t element)
{
    return QString::fromStdString(elementText(sizes, element));
}

QString valueText(const Tensor& tensor, uint64_t element)
{
    return QString::fromStdString(toText(tensor.desc.dataType, tensor.bits(element)));
}

int valueWidth(DataType type)
{
    if (isFloat(type))
        return type == DataType::Float64 ? 22 : type == DataType::Float32 ? 13 : 10;
    return std::array{4, 6, 0, 11, 0, 0, 0, 20}[elementBytes(type) - 1];
}

QString hexText(const Tensor& tensor, uint64_t element)
{
    return QString::fromStdString(toHex(tensor.desc.dataType, tensor.bits(element)));
}

QString zoomText(double zoom)
{
    return QString::number(zoom * 100, 'g',
                           zoom < 0.1       ? 2
                               : zoom < 1   ? 3
                               : zoom < 100 ? 4
                                            : 6)
        + QChar(0x202f) + QLatin1Char('%');
}

QString countText(uint64_t count)
{
    return toQString(groupedText(count));
}

int axisOfDimension(size_t dimension, size_t rank)
{
    return rank > 4 || dimension >= rank ? -1 : int(4 - rank + dimension);
}

QString sizesRichText(std::span<const uint32_t> sizes)
{
    QStringList parts;
    for (size_t i = 0; i < sizes.size(); ++i) {
        const int axis = axisOfDimension(i, sizes.size());
        const QString number = QString::number(sizes[i]);
        parts << (axis < 0 ? number
                           : QStringLiteral("<span style=\"color:%1\">%2</span>").arg(axisColor(axis).name(), number));
    }
    return QStringLiteral("{%1}").arg(parts.join(QStringLiteral(", ")));
}

uint64_t elementFromText(const QString& text, std::span<const uint32_t> sizes)
{
    return elementFromText(std::string_view(text.toStdString()), sizes);
}

} // namespace tessera
