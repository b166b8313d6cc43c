// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/element_texts.h"

#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/tensor/planes/value_levels.h"
#include "engine/core/tensor/value.h"

#include <QCoreApplication>
#include <QStringList>
#include <QTextDocumentFragment>
#include <QWidget>

namespace tessera {

namespace {

QString row(const QString& name, const QString& bits, const QString& meaning = {})
{
    const QString format = QStringLiteral("<tr><td style='color:%1'>%2</td><td>%3</td><td align='right'>%4</td></tr>");
    return format.arg(color(Role::SecondaryText).name(), name, bits, meaning);
}

QString binary(uint64_t bits, int count)
{
    return QString::number(bits, 2).rightJustified(count, u'0');
}

// Eight bits a group.
QString integerRows(uint64_t bits, int width)
{
    QStringList groups;
    for (int from = width - 8; from >= 0; from -= 8)
        groups << binary(bits >> from & 0xff, 8);
    return row(tr("bits"), groups.join(u' '));
}

QString floatRows(DataType type, uint64_t bits, int width)
{
    const int exponentBits = type == DataType::Float64 ? 11 : type == DataType::Float32 ? 8 : 5;
    const int mantissaBits = width - 1 - exponentBits;
    const uint64_t exponent = bits >> mantissaBits & ((uint64_t{1} << exponentBits) - 1);
    const uint64_t mantissa = bits & ((uint64_t{1} << mantissaBits) - 1);
    const int bias = (1 << (exponentBits - 1)) - 1;
    const bool isSubnormal = exponent == 0;
    QString power, factor;
    if (!isFinite(type, bits)) {
        factor = mantissa == 0 ? tr("infinity") : tr("not a number");
    } else if (isSubnormal && mantissa == 0) {
        factor = tr("zero");
    } else {
        const int shown = isSubnormal ? 1 - bias : static_cast<int>(exponent) - bias;
        power = QStringLiteral("2<sup>%1</sup>").arg(QString::number(shown).replace(u'-', u'−'));
        const double share = static_cast<double>(mantissa) / static_cast<double>(uint64_t{1} << mantissaBits);
        factor = u'×' + QString::fromStdString(toText(type, fromDouble(type, share + (isSubnormal ? 0 : 1))));
    }
    return row(tr("sign"), binary(bits >> (width - 1), 1),
               bits >> (width - 1) ? QStringLiteral("−") : QStringLiteral("+"))
        + row(tr("exponent"), binary(exponent, exponentBits), power)
        + row(isSubnormal && mantissa != 0 ? tr("mantissa, subnormal") : tr("mantissa"), binary(mantissa, mantissaBits),
              factor);
}

} // namespace

QString valueTip(const Tensor& tensor, uint64_t element)
{
    const DataType type = tensor.desc.dataType;
    const uint64_t bits = tensor.bits(element);
    const int width = static_cast<int>(elementBytes(type)) * 8;
    return QStringLiteral("<p style='white-space:pre'>%1 = <b>%2</b></p><table cellspacing='0' cellpadding='2' "
                          "style=\"white-space:pre; font-family:'%3'\">%4%5</table>")
        .arg(coordinateText(tensor.desc.sizes, element), valueText(tensor, element), dataFont().family(),
             row(tr("hex"), hexText(tensor, element)),
             isFloat(type) ? floatRows(type, bits, width) : integerRows(bits, width));
}

void setValueTip(QWidget* widget, const Tensor& tensor, uint64_t element)
{
    const QString tip = valueTip(tensor, element);
    widget->setToolTip(tip);
    widget->setAccessibleDescription(QTextDocumentFragment::fromHtml(tip).toPlainText().simplified());
}

namespace {

QString dtypeOf(DataType type)
{
    std::string name(tessera::name(type)); // "FLOAT32"
    for (char& letter : name)
        letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
    return QString::fromStdString(name);
}

QString cTypeOf(DataType type)
{
    if (type == DataType::Float32)
        return QStringLiteral("float");
    if (type == DataType::Float64)
        return QStringLiteral("double");
    if (type == DataType::Float16)
        return QStringLiteral("_Float16");
    return dtypeOf(type) + QStringLiteral("_t");
}

// A value as the language writes it; what is not finite has names of its own.
QString literal(const Tensor& tensor, uint64_t element, SelectionFormat format)
{
    QString text = valueText(tensor, element);
    const bool isArray = format == SelectionFormat::CArray || format == SelectionFormat::NumPy;
    if (!isArray || !isFloat(tensor.desc.dataType))
        return text;
    const bool isC = format == SelectionFormat::CArray;
    const QString sign = text.startsWith(QLatin1Char('-')) ? QStringLiteral("-") : QString();
    if (text.contains(QLatin1String("nan")))
        return isC ? QStringLiteral("NAN") : QStringLiteral("np.nan");
    if (text.contains(QLatin1String("inf")))
        return sign + (isC ? QStringLiteral("INFINITY") : QStringLiteral("np.inf"));
    if (!isC || tensor.desc.dataType == DataType::Float64)
        return text;
    const bool isWhole = !text.contains(QLatin1Char('.')) && !text.contains(QLatin1Char('e'));
    return text + (isWhole ? QStringLiteral(".0f") : QStringLiteral("f"));
}

class Writer {
public:
    Writer(const Tensor& tensor, const ElementSelection& elements, SelectionFormat format)
        : m_tensor(tensor)
        , m_shape(tensor.desc)
        , m_elements(elements)
        , m_format(format)
    {
    }

    QString rows() const // the rows of a box, planes apart by an empty line
    {
        const QString separator = m_format == SelectionFormat::Csv ? QStringLiteral(",") : QStringLiteral("\t");
        QString text;
        uint32_t lastPlane = UINT32_MAX;
        m_elements.forRuns([&](uint32_t n, uint32_t c, uint32_t y, uint32_t x, uint32_t count) {
            const uint32_t plane = n * m_shape.sizes[1] + c;
            if (lastPlane != UINT32_MAX && plane != lastPlane)
                text += QLatin1Char('\n');
            lastPlane = plane;
            text += values(n, c, y, x, count).join(separator) + QLatin1Char('\n');
        });
        return text;
    }

    QString lines() const // an element a line
    {
        const QString separator = m_format == SelectionFormat::Csv ? QStringLiteral(",") : QStringLiteral("\t");
        QString text = QStringList{QStringLiteral("n"), QStringLiteral("c"), QStringLiteral("y"), QStringLiteral("x"),
                                   QStringLiteral("value")}
                           .join(separator)
            + QLatin1Char('\n');
        m_elements.forRuns([&](uint32_t n, uint32_t c, uint32_t y, uint32_t x, uint32_t count) {
            const QStringList each = values(n, c, y, x, count);
            for (uint32_t i = 0; i < count; ++i)
                text += QStringList{QString::number(n), QString::number(c), QString::number(y), QString::number(x + i),
                                    each[int(i)]}
                            .join(separator)
                    + QLatin1Char('\n');
        });
        return text;
    }

    QString array() const
    {
        const bool isC = m_format == SelectionFormat::CArray;
        QStringList all;
        m_elements.forRuns(
            [&](uint32_t n, uint32_t c, uint32_t y, uint32_t x, uint32_t count) { all << values(n, c, y, x, count); });
        std::vector<uint32_t> sizes{static_cast<uint32_t>(all.size())};
        if (m_elements.isBox()) {
            const ElementBox box = *m_elements.bounds();
            sizes.clear();
            for (size_t axis = 4 - m_tensor.desc.sizes.size(); axis < 4; ++axis)
                sizes.push_back(box.last[axis] - box.first[axis] + 1);
        }
        int next = 0;
        const QString body = nested(sizes, 0, all, next, isC ? QLatin1Char('{') : QLatin1Char('['),
                                    isC ? QLatin1Char('}') : QLatin1Char(']'));
        if (!isC)
            return QStringLiteral("np.array(%1, dtype=np.%2)\n").arg(body, dtypeOf(m_tensor.desc.dataType));
        QString declaration = cTypeOf(m_tensor.desc.dataType) + QStringLiteral(" values");
        for (const uint32_t size : sizes)
            declaration += QStringLiteral("[%1]").arg(size);
        return QStringLiteral("const %1 = %2;\n").arg(declaration, body);
    }

private:
    QStringList values(uint32_t n, uint32_t c, uint32_t y, uint32_t x, uint32_t count) const
    {
        QStringList list;
        for (uint32_t i = 0; i < count; ++i)
            list << literal(m_tensor, m_shape.element(n, c, y, x + i), m_format);
        return list;
    }

    static QString nested(const std::vector<uint32_t>& sizes, size_t depth, const QStringList& all, int& next,
                          QChar open, QChar close)
    {
        QStringList parts;
        for (uint32_t i = 0; i < sizes[depth]; ++i)
            parts << (depth + 1 == sizes.size() ? all[next++] : nested(sizes, depth + 1, all, next, open, close));
        const QString separator = depth + 1 == sizes.size()
            ? QStringLiteral(", ")
            : QStringLiteral(",\n") + QString(int(depth) + 1, QLatin1Char(' '));
        return open + parts.join(separator) + close;
    }

    const Tensor& m_tensor;
    PaddedShape m_shape;
    const ElementSelection& m_elements;
    SelectionFormat m_format;
};

} // namespace

QString selectionText(const Tensor& tensor, const ElementSelection& elements, SelectionFormat format)
{
    const Writer writer(tensor, elements, format);
    if (format == SelectionFormat::CArray || format == SelectionFormat::NumPy)
        return writer.array();
    return elements.isBox() ? writer.rows() : writer.lines();
}

} // namespace tessera
