// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/partners_model.h"

#include "app/base/controls/axis_editor.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "engine/core/tensor/value.h"

#include <QLocale>

#include <algorithm>
#include <array>

namespace tessera {
namespace {

double valueAt(const Tensor& tensor, uint64_t element)
{
    return toDouble(tensor.desc.dataType, tensor.bits(element));
}

// In the digits of a tensor's values. Parts of integers have fractions.
QString textLike(DataType type, double value)
{
    const DataType shown = isFloat(type) ? type : DataType::Float32;
    return QString::fromStdString(toText(shown, fromDouble(shown, value)));
}

} // namespace

PartnersModel::PartnersModel(Document* document, QObject* parent)
    : TableModel({}, parent)
    , m_document(document)
{
    connect(document, &Document::shownChanged, this, [this] { setPick({}); }); // its partners are of what is gone
}

void PartnersModel::setPick(std::optional<Pick> pick)
{
    m_pick = m_document->shown() ? pick : std::nullopt;
    m_partners = m_pick ? m_document->partners(*m_pick) : Partners{};
    const auto sizesNow = [this](Side side) {
        const Tensor* tensor = m_document->tensor(side);
        return tensor ? tensor->desc.sizes : std::vector<uint32_t>();
    };
    m_inputSizes = sizesNow(Side::Input);
    m_outputSizes = sizesNow(Side::Output);
    show();
}

void PartnersModel::leaveOut(const std::function<bool(uint64_t output)>& isHidden)
{
    if (!m_pick || m_pick->side == Side::Output)
        return;
    m_partners.count -= std::erase_if(m_partners.list, [&](const Partner& each) { return isHidden(each.element); });
    show();
}

const Tensor* PartnersModel::tensor(Side side) const
{
    const Tensor* tensor = m_document->tensor(side);
    return tensor && tensor->desc.sizes == sizes(side) ? tensor : nullptr;
}

std::optional<Pick> PartnersModel::pickAt(int row) const
{
    if (row < 0 || row >= rowCount())
        return {};
    return Pick{side(), m_partners.list[size_t(row)].element};
}

int PartnersModel::characters(int column) const
{
    constexpr int kWeight = 10, kPart = 12; // "0.00012345"; a part of integers
    const Tensor* tensor = this->tensor(side());
    if (!tensor)
        return 0;
    if (column < axes())
        return std::max(2, int(QString::number(tensor->desc.sizes[size_t(column)] - 1).size()));
    const int value = valueWidth(tensor->desc.dataType);
    return std::array{value, kWeight, std::max(kPart, value)}[size_t(column - axes())];
}

double PartnersModel::weightSum() const
{
    double sum = 0;
    for (const Partner& partner : m_partners.list)
        sum += partner.weight;
    return sum;
}

QString PartnersModel::contributionSumText() const
{
    if (m_partners.list.size() == 1)
        return contributionText(m_partners.list.front());
    double sum = 0;
    for (const Partner& partner : m_partners.list)
        sum += contribution(partner);
    return textLike(m_document->tensor(Side::Input)->desc.dataType, sum);
}

uint64_t PartnersModel::readBy(const Partner& partner) const
{
    return m_pick->side == Side::Output ? partner.element : m_pick->element;
}

double PartnersModel::contribution(const Partner& partner) const
{
    return partner.weight * valueAt(*m_document->tensor(Side::Input), readBy(partner));
}

QString PartnersModel::contributionText(const Partner& partner) const
{
    const Tensor& input = *m_document->tensor(Side::Input);
    return partner.weight == 1 ? valueText(input, readBy(partner))
                               : textLike(input.desc.dataType, contribution(partner));
}

// For targets: the value that the engine whose map is shown has written.
QString PartnersModel::valueOf(const Partner& partner) const
{
    const Tensor* values = side() == Side::Output ? m_document->mapOutput() : m_document->tensor(Side::Input);
    return values ? valueText(*values, partner.element) : QStringLiteral("–");
}

void PartnersModel::show()
{
    std::vector<TableColumn> columns;
    for (size_t at = 0; at < size_t(axes()); at++) {
        const int axis = axisOfDimension(at, size_t(axes()));
        columns.push_back({.title = axisName(axis), .axis = axis});
    }
    for (const QString& title : {tr("value"), tr("weight"), tr("part")})
        columns.push_back({.title = title});
    std::vector<TableRow> rows;
    if (tensor(Side::Input) && tensor(Side::Output))
        for (const Partner& partner : m_partners.list)
            rows.push_back(rowOf(partner));
    reset(std::move(columns), std::move(rows));
}

TableRow PartnersModel::rowOf(const Partner& partner) const
{
    TableRow row{.tip = tr("Click to pin this element.")};
    for (const uint32_t at : coordinates(tensor(side())->desc.sizes, partner.element))
        row.cells << QString::number(at);
    row.cells << valueOf(partner) << QLocale::c().toString(partner.weight, 'g', 5) << contributionText(partner);
    return row;
}

} // namespace tessera
