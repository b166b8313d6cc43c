// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/operator_edit.h"

#include "app/model/document/input_case.h"
#include "engine/core/case/case.h"

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <limits>

namespace tessera {
namespace {

struct LayoutWords {
    const char* name;
    const char* sentence;
};

// One for each Layout, in its order.
constexpr LayoutWords kWords[] = {
    {QT_TRANSLATE_NOOP("tessera::Layout", "Packed, NCHW"),
     QT_TRANSLATE_NOOP("tessera::Layout", "Row after row, plane after plane, without gaps. No strides are given.")},
    {QT_TRANSLATE_NOOP("tessera::Layout", "Packed, NHWC"),
     QT_TRANSLATE_NOOP("tessera::Layout", "The channels of a pixel lie next to each other.")},
    {QT_TRANSLATE_NOOP("tessera::Layout", "Padded rows"),
     QT_TRANSLATE_NOOP("tessera::Layout", "One unused element after every row.")},
    {QT_TRANSLATE_NOOP("tessera::Layout", "Own strides"),
     QT_TRANSLATE_NOOP("tessera::Layout", "Any stride for each axis; on an input 0 repeats the axis.")},
};
static_assert(std::size(kWords) == kLayouts);

constexpr int kMostRepairs = 16; // a repaired value may make another one wrong

TensorDesc& descOf(Operator& op, bool output)
{
    return output ? op.output : op.input;
}

// None for Packed and Custom, if a layout needs axes that are not there, and if a stride does not fit into 32 bits.
std::optional<std::vector<uint32_t>> stridesOf(Layout layout, const std::vector<uint32_t>& sizes)
{
    const size_t rank = sizes.size();
    std::vector<uint64_t> strides(rank, 1);
    if (layout == Layout::ChannelsLast && rank >= 3) {
        // N, H, W, C from the slowest to the fastest; a rank of three has no N.
        const size_t c = rank - 3, h = rank - 2, w = rank - 1;
        strides[w] = sizes[c];
        strides[h] = uint64_t{sizes[w]} * strides[w];
        if (c > 0)
            strides[c - 1] = uint64_t{sizes[h]} * strides[h];
        for (size_t i = c > 0 ? c - 1 : 0; i-- > 0;)
            strides[i] = sizes[i + 1] * strides[i + 1];
    } else if (layout == Layout::PaddedRows && rank >= 2) {
        for (size_t i = rank - 1; i-- > 0;)
            strides[i] = (sizes[i + 1] + (i + 2 == rank ? 1ull : 0ull)) * strides[i + 1];
    } else {
        return {};
    }
    if (std::ranges::any_of(strides, [](uint64_t stride) { return stride > std::numeric_limits<uint32_t>::max(); }))
        return {};
    return std::vector<uint32_t>(strides.begin(), strides.end());
}

// Strides of another rank than the sizes mean nothing; those of named layouts are made again.
void keepLayout(Operator& op, bool output, Layout layout)
{
    TensorDesc& desc = descOf(op, output);
    const bool named = layout == Layout::ChannelsLast || layout == Layout::PaddedRows;
    if (named)
        desc.strides = stridesOf(layout, desc.sizes);
    else if (desc.strides && desc.strides->size() != desc.sizes.size())
        desc.strides.reset();
}

// Axes are added and removed in front, as in the input.
std::vector<uint32_t> withRank(std::vector<uint32_t> sizes, size_t rank)
{
    while (sizes.size() > rank)
        sizes.erase(sizes.begin());
    while (sizes.size() < rank)
        sizes.insert(sizes.begin(), 1);
    return sizes;
}

// A field, or a list's field and the place of an entry in it.
struct Place {
    QString field;
    std::optional<int> entry;
};

Place placeOf(const QString& path)
{
    static const QRegularExpression entry(QStringLiteral("^(.*)\\[(\\d+)\\]$"));
    const QRegularExpressionMatch match = entry.match(path);
    if (!match.hasMatch())
        return {path, {}};
    return {match.captured(1), match.captured(2).toInt()};
}

QStringList entriesOf(const Operator& op, const QString& field)
{
    return QString::fromStdString(fieldText(op, field.toStdString())).split(',');
}

// The whole list's text with one entry replaced. A text of as many values as the list has is the list.
QString spliced(const Operator& op, const Place& place, const QString& path, const QString& text)
{
    if (!place.entry)
        return text;
    QStringList list = entriesOf(op, place.field);
    const qsizetype count = text.count(',') + 1;
    if (count == list.size())
        return text;
    if (count > 1)
        throw TextError(say("document", "%1 takes one value")(path.toStdString()));
    if (*place.entry < list.size())
        list[*place.entry] = text;
    return list.join(',');
}

} // namespace

Layout layoutOf(const TensorDesc& desc)
{
    if (!desc.strides || std::ranges::equal(*desc.strides, packedStrides(desc.sizes)))
        return Layout::Packed;
    for (const Layout layout : {Layout::ChannelsLast, Layout::PaddedRows})
        if (desc.strides == stridesOf(layout, desc.sizes))
            return layout;
    return Layout::Custom;
}

Operator withLayout(const Operator& op, bool output, Layout layout)
{
    Operator next = op;
    TensorDesc& desc = descOf(next, output);
    const std::vector<uint64_t> now = effectiveStrides(desc);
    desc.strides = layout == Layout::Custom ? std::optional(std::vector<uint32_t>(now.begin(), now.end()))
                                            : stridesOf(layout, desc.sizes);
    desc.totalTensorSizeInBytes = 0;
    return next;
}

Operator withOfferedShape(const Operator& op)
{
    const Layout layout = layoutOf(op.output);
    Operator next = op;
    next.output = offeredOutput(op);
    keepLayout(next, true, layout);
    return next;
}

Operator edited(const Operator& op, const QString& path, const QString& text, bool keepShape)
{
    const Place place = placeOf(path);
    const QString& field = place.field;
    const QString value = spliced(op, place, path, text);
    const std::string tensor = field.section('.', 0, 0).toStdString();
    const TensorDesc inputBefore = op.input, outputBefore = op.output;

    Operator next = op;
    tessera::setFieldText(next, field.toStdString(), value.toStdString());

    // If the fields give no shape, the last one stays until they give one again.
    if (tensor != outputField(op)) {
        const std::vector<uint32_t> offered = offeredOutput(next).sizes;
        next.output.sizes =
            keepShape || offered.empty() ? withRank(outputBefore.sizes, next.input.sizes.size()) : offered;
    }
    if (!field.endsWith(QLatin1String(".Strides"))) {
        keepLayout(next, false, layoutOf(inputBefore));
        keepLayout(next, true, layoutOf(outputBefore));
    }
    return next;
}

Operator scaled(Operator op, const QString& scale)
{
    const size_t rank = op.scales.size();
    for (size_t axis = rank - std::min<size_t>(rank, 2); axis < rank; ++axis)
        op = edited(op, QStringLiteral("Scales[%1]").arg(axis), scale, false);
    return op;
}

QString textOf(const Operator& op, const QString& path)
{
    const Place place = placeOf(path);
    const QStringList entries = entriesOf(op, place.field);
    return place.entry ? entries.value(*place.entry) : entries.join(',');
}

std::optional<Operator> repaired(const Case& c, bool keepShape, const MemoryBudget& budget)
{
    Case next = c;
    for (int i = 0; i < kMostRepairs; ++i) {
        const Issues issues = issuesOf(next, budget);
        if (issues.empty())
            return next.op;
        const auto helped = std::ranges::find_if(issues, [](const Issue& each) { return !each.suggestions.empty(); });
        if (helped == issues.end())
            return {};
        next.op = edited(next.op, QString::fromStdString(helped->path),
                         QString::fromStdString(helped->suggestions.front()), keepShape);
    }
    return {};
}

QString layoutName(Layout layout)
{
    return QCoreApplication::translate("tessera::Layout", kWords[int(layout)].name);
}

QString layoutSentence(Layout layout)
{
    return QCoreApplication::translate("tessera::Layout", kWords[int(layout)].sentence);
}

} // namespace tessera
