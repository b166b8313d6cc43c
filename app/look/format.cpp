// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/look/format.h"

#include "app/look/theme.h"
#include "engine/tensor/error.h"
#include "engine/tensor/value.h"

#include <QRegularExpression>
#include <QStringList>

#include <cmath>

namespace tessera {

QString toQString(std::string_view text)
{
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString durationText(double seconds)
{
    static constexpr std::pair<double, const char16_t*> kUnits[] = {
        {1, u"s"}, {1e-3, u"ms"}, {1e-6, u"µs"}, {1e-9, u"ns"}};
    double unit = 1e-9;
    const char16_t* symbol = u"ns";
    for (const auto& [size, name] : kUnits) {
        if (seconds >= size * 0.995) {
            unit = size;
            symbol = name;
            break;
        }
    }
    const double value = seconds / unit;
    return QString::number(value, 'f', value < 9.95 ? 1 : 0) + QChar(0x202f) + QString::fromUtf16(symbol);
}

QString coordinateText(std::span<const uint32_t> sizes, uint64_t element)
{
    QStringList parts;
    for (const uint32_t c : coordinates(sizes, element))
        parts << QString::number(c);
    return QStringLiteral("(%1)").arg(parts.join(QLatin1Char(',')));
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
    return QString::number(zoom * 100, 'g', zoom < 0.1 ? 2 : zoom < 1 ? 3 : 6) + QChar(0x202f) + QLatin1Char('%');
}

QString countText(uint64_t count)
{
    QString text = QString::number(count);
    for (qsizetype i = text.size() - 3; i > 0; i -= 3)
        text.insert(i, QChar(0x202f));
    return text;
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
    static const QRegularExpression separators(QStringLiteral("[\\s,;(){}\\[\\]]+"));
    const QStringList parts = text.split(separators, Qt::SkipEmptyParts);
    const auto wrong = [&](const std::string& why) { return TextError("\"" + text.toStdString() + "\" " + why); };
    std::vector<uint64_t> numbers;
    for (const QString& part : parts) {
        bool ok = false;
        numbers.push_back(part.toULongLong(&ok));
        if (!ok)
            throw wrong("is not a coordinate: " + std::to_string(sizes.size())
                        + " whole numbers or a flat index would be");
    }

    if (numbers.size() == 1 && sizes.size() != 1) {
        const uint64_t count = elementCount(sizes).value_or(0);
        if (numbers[0] >= count)
            throw wrong("is beyond the last element, " + std::to_string(count - 1));
        return numbers[0];
    }
    if (numbers.size() != sizes.size())
        throw wrong("has " + std::to_string(numbers.size()) + " numbers; the tensor has " + std::to_string(sizes.size())
                    + " dimensions");
    std::vector<uint32_t> at;
    for (size_t i = 0; i < sizes.size(); ++i) {
        if (numbers[i] >= sizes[i])
            throw wrong("is outside " + tessera::text(sizes));
        at.push_back(uint32_t(numbers[i]));
    }
    return elementAt(sizes, at);
}

} // namespace tessera
