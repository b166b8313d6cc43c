// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/element_texts.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/overlays.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"
#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/tensor_view.h"
#include "app/tensor/planes/value_levels.h"
#include "engine/core/tensor/tensor.h"
#include "engine/core/tensor/value.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLocale>
#include <QRegularExpression>
#include <QScrollArea>
#include <QStringList>
#include <QWidget>

#include <algorithm>

namespace tessera {

QString tableHtml(const std::vector<QStringList>& rows, std::string_view columns, int width)
{
    const QFont font = dataFont();
    const QString figure = QStringLiteral("<td align='%1' width='%2' style=\"font-family:'%3'; font-size:%4pt; "
                                          "white-space:pre; padding:1px 0px 1px 8px\">%5</td>");
    QString html = QStringLiteral("<table cellspacing='0' cellpadding='0'>");
    for (const QStringList& row : rows) {
        html += QStringLiteral("<tr>");
        for (qsizetype i = 0; i < row.size(); ++i) {
            const char column = columns[size_t(i)];
            html += column == 'n'
                ? QStringLiteral("<td style='white-space:pre; padding-left:%1px'>%2</td>")
                      .arg(i == 0 ? 0 : 12)
                      .arg(tinted(row[i], Role::SecondaryText))
                : figure.arg(column == 'l' ? QStringLiteral("left") : QStringLiteral("right"), QString::number(width),
                             font.families().join(QStringLiteral("','")), QString::number(font.pointSizeF()), row[i]);
        }
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

QString tinted(const QString& html, Role role)
{
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(color(role).name(), html);
}

void fillWithText(QScrollArea* area, QLabel* text)
{
    text->setTextFormat(Qt::RichText);
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    text->setTextInteractionFlags(Qt::TextBrowserInteraction);
    text->setAutoFillBackground(false);
    fillArea(area, text);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->viewport()->setAutoFillBackground(false);
    stopWhereItScrolls(area);
}

namespace {

QString binary(uint64_t bits, int count)
{
    return QString::number(bits, 2).rightJustified(count, u'0');
}

// The bits in groups of eight.
QStringList integerRow(uint64_t bits, int width)
{
    QStringList groups;
    for (int from = width - 8; from >= 0; from -= 8)
        groups << binary(bits >> from & 0xff, 8);
    return {tr("bits"), groups.join(u' ')};
}

std::vector<QStringList> floatRows(DataType type, uint64_t bits, int width)
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
    return {{tr("sign"), binary(bits >> (width - 1), 1), QString(bits >> (width - 1) ? u'−' : u'+')},
            {tr("exponent"), binary(exponent, exponentBits), power},
            {isSubnormal && mantissa != 0 ? tr("mantissa, subnormal") : tr("mantissa"), binary(mantissa, mantissaBits),
             factor}};
}

} // namespace

QString valueTip(const Tensor& tensor, uint64_t element)
{
    const DataType type = tensor.desc.dataType;
    const uint64_t bits = tensor.bits(element);
    const int width = static_cast<int>(elementBytes(type)) * 8;
    std::vector<QStringList> rows{{tr("hex"), hexText(tensor, element)}};
    std::ranges::copy(isFloat(type) ? floatRows(type, bits, width) : std::vector{integerRow(bits, width)},
                      std::back_inserter(rows));
    return QStringLiteral("<p style='white-space:pre'>%1 = <b>%2</b></p>%3")
        .arg(coordinateText(tensor.desc.sizes, element), valueText(tensor, element), tableHtml(rows, "nlr"));
}

void setValueTip(QWidget* widget, const Tensor& tensor, uint64_t element)
{
    static const QRegularExpression tags(QStringLiteral("<[^>]*>"));
    QString tip = valueTip(tensor, element);
    widget->setToolTip(tip);
    widget->setAccessibleDescription(tip.replace("<sup>", "^").replace(tags, " ").simplified());
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

// A value as the language writes it. NaN and infinities have names of their own.
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

// The values as nested lists, from the dimension `depth` on; `next`: the first that is not written yet.
QString nested(const std::vector<uint32_t>& sizes, size_t depth, const QStringList& all, int& next,
               const char* brackets)
{
    const bool isLast = depth + 1 == sizes.size();
    QStringList parts;
    for (uint32_t i = 0; i < sizes[depth]; ++i)
        parts << (isLast ? all[next++] : nested(sizes, depth + 1, all, next, brackets));
    const QString separator =
        isLast ? QStringLiteral(", ") : QStringLiteral(",\n") + QString(int(depth) + 1, QLatin1Char(' '));
    return QLatin1Char(brackets[0]) + parts.join(separator) + QLatin1Char(brackets[1]);
}

QString arrayText(const Tensor& tensor, const ElementSelection& elements, const QStringList& all, bool isC)
{
    std::vector<uint32_t> sizes{static_cast<uint32_t>(all.size())};
    if (elements.isBox()) {
        const ElementBox box = *elements.bounds();
        sizes.clear();
        for (size_t axis = 4 - tensor.desc.sizes.size(); axis < 4; ++axis)
            sizes.push_back(box.last[axis] - box.first[axis] + 1);
    }
    int next = 0;
    const QString body = nested(sizes, 0, all, next, isC ? "{}" : "[]");
    if (!isC)
        return QStringLiteral("np.array(%1, dtype=np.%2)\n").arg(body, dtypeOf(tensor.desc.dataType));
    QString declaration = cTypeOf(tensor.desc.dataType) + QStringLiteral(" values");
    for (const uint32_t size : sizes)
        declaration += QStringLiteral("[%1]").arg(size);
    return QStringLiteral("const %1 = %2;\n").arg(declaration, body);
}

} // namespace

QString selectionText(const Tensor& tensor, const ElementSelection& elements, SelectionFormat format)
{
    const bool isC = format == SelectionFormat::CArray, isArray = isC || format == SelectionFormat::NumPy;
    const PaddedShape shape(tensor.desc);
    const QString separator = format == SelectionFormat::Csv ? QStringLiteral(",") : QStringLiteral("\t");
    QStringList all, lines;
    std::optional<uint32_t> lastPlane;
    if (!elements.isBox())
        lines << QStringList{QStringLiteral("n"), QStringLiteral("c"), QStringLiteral("y"), QStringLiteral("x"),
                             QStringLiteral("value")}
                     .join(separator);
    elements.forRuns([&](uint32_t n, uint32_t c, uint32_t y, uint32_t x, uint32_t count) {
        QStringList values;
        for (uint32_t i = 0; i < count; ++i)
            values << literal(tensor, shape.element(n, c, y, x + i), format);
        if (isArray) {
            all << values;
        } else if (elements.isBox()) {
            const uint32_t plane = n * shape.sizes[1] + c;
            if (lastPlane && lastPlane != plane)
                lines << QString(); // parts the planes
            lastPlane = plane;
            lines << values.join(separator);
        } else {
            for (uint32_t i = 0; i < count; ++i)
                lines << QStringList{QString::number(n), QString::number(c), QString::number(y), QString::number(x + i),
                                     values[int(i)]}
                             .join(separator);
        }
    });
    return isArray ? arrayText(tensor, elements, all, isC) : lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

namespace {

QString foundSentence(const Document& document, uint64_t output)
{
    const ProbedMap& found = *document.probedMap();
    const TensorDesc& input = found.xray.right.input;
    const QString reads = tr("%1 reads %2 for %3")
                              .arg(foundSide(document), sourcesText(sources(found.xray, output), input),
                                   coordinateText(found.xray.right.output.sizes, output));
    return found.differs[output]
        ? tr("%1, where %2 is right.").arg(reads, sourcesText(sources(found.xray.right, output), input))
        : tr("%1, which is right.").arg(reads);
}

// The sentence follows the map that the views show.
QString outputSentence(const Document& document, uint64_t output)
{
    const RunResult& shown = *document.shown();
    return document.showsProbedMap() ? foundSentence(document, output)
                                     : inWindowLanguage(explain(shown.c.op, shown.plan, output).sentence);
}

} // namespace

QString foundSide(const Document& document)
{
    return document.probedMap()->engine == document.engineB() ? tr("B") : tr("A");
}

QString sourcesText(const Partners& partners, const TensorDesc& input)
{
    constexpr size_t kMost = 3;
    QStringList parts;
    for (size_t i = 0; i < std::min(partners.list.size(), kMost); ++i) {
        const Partner& partner = partners.list[i];
        const QString weight =
            partner.weight == 1 ? QString() : QLocale::c().toString(partner.weight, 'g', 5) + QStringLiteral("·");
        parts << weight + coordinateText(input.sizes, partner.element);
    }
    if (partners.count > kMost)
        parts << tr("%1 more", nullptr, pluralNumber(partners.count - kMost)).arg(partners.count - kMost);
    return parts.isEmpty() ? tr("nothing") : parts.join(QStringLiteral(" + "));
}

QString pickSentence(const Document& document, const Pick& pick)
{
    const RunResult& shown = *document.shown();
    if (pick.side == Side::Output)
        return outputSentence(document, pick.element);
    const std::optional<uint64_t> output = pairOf(document, pick).output;
    if (!output)
        return tr("No output element reads this one: it is cropped away, or skipped.");
    return tr("Of output %1, which reads it: %2")
        .arg(coordinateText(shown.plan.output.sizes, *output), outputSentence(document, *output));
}

namespace {

// The sentence about the element after its name and value: "Output (0,1,2,3) = 49. …".
QString spokenPick(const Document& document, const Pick& pick)
{
    const Tensor& tensor = *document.tensor(pick.side);
    return QStringLiteral("%1 %2 = %3. %4")
        .arg(pick.side == Side::Input ? tr("Input") : tr("Output"), coordinateText(tensor.desc.sizes, pick.element),
             valueText(tensor, pick.element), pickSentence(document, pick));
}

QAccessibleInterface* accessibleTensor(const QString&, QObject* object)
{
    auto* view = qobject_cast<TensorView*>(object);
    return view ? new AccessibleTensor(view) : nullptr;
}

} // namespace

AccessibleTensor::AccessibleTensor(QWidget* view)
    : QAccessibleWidget(view, QAccessible::Canvas)
{
}

QString AccessibleTensor::text(QAccessible::Text kind) const
{
    return kind == QAccessible::Value ? widget()->accessibleDescription() : QAccessibleWidget::text(kind);
}

void makeTensorViewsAccessible()
{
    QAccessible::installFactory(accessibleTensor); // once is enough, more do no harm
}

QString spokenTensor(const Document& document, Side side, const std::vector<uint32_t>& sizes)
{
    if (const std::optional<Pick> pin = document.pinned(); pin && pin->side == side)
        return spokenPick(document, *pin);
    const QString name = side == Side::Input ? QObject::tr("Input") : QObject::tr("Output");
    return QStringLiteral("%1 %2").arg(name, QString::fromStdString(text(sizes)));
}

void speak(QWidget* view, const QString& value)
{
    if (value == view->accessibleDescription())
        return;
    view->setAccessibleDescription(value);
    QAccessibleValueChangeEvent change(view, value);
    QAccessible::updateAccessibility(&change);
}

namespace {

// A line breaks before "=" and not behind it; a short name stays with both: "by = 0".
QString heldTogether(QString line)
{
    static const QRegularExpression named(QStringLiteral("\\b(\\w{1,2}) = "));
    const QString held(QChar::Nbsp);
    line.replace(named, QStringLiteral("\\1") + held + QLatin1Char('=') + held);
    return line.replace(QStringLiteral("= "), QLatin1Char('=') + held);
}

QString escaped(const Message& text)
{
    return heldTogether(inWindowLanguage(text))
        .toHtmlEscaped()
        .replace(QStringLiteral("  "), QStringLiteral("&nbsp;&nbsp;"));
}

} // namespace

QString formulaHtml(std::span<const FormulaLine> formula)
{
    QStringList lines;
    for (const FormulaLine& line : formula)
        lines << (line.axis < 0 ? QStringLiteral("<b>%1</b>").arg(escaped(line.text))
                                : QStringLiteral("<span style=\"color:%1\">%2</span>")
                                      .arg(axisColor(line.axis).name(), escaped(line.text)));
    return lines.join(QStringLiteral("<br>"));
}

} // namespace tessera
