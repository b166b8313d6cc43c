// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/value_tip.h"

#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
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

} // namespace tessera
