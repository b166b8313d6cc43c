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

enum Extra { Value, Weight, Contribution, ExtraCount }; // the columns behind the coordinates

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
    : ColumnModel(parent)
    , m_document(document)
{
    connect(document, &Document::shownChanged, this, [this] { setPick({}); }); // its partners are of what is gone
}

void PartnersModel::setPick(std::optional<Pick> pick)
{
    beginResetModel();
    m_pick = m_document->shown() ? pick : std::nullopt;
    m_partners = m_pick ? m_document->partners(*m_pick) : Partners{};
    const auto sizesNow = [this](Side side) {
        const Tensor* tensor = m_document->tensor(side);
        return tensor ? tensor->desc.sizes : std::vector<uint32_t>();
    };
    m_inputSizes = sizesNow(Side::Input);
    m_outputSizes = sizesNow(Side::Output);
    endResetModel();
}

void PartnersModel::leaveOut(const std::function<bool(uint64_t output)>& isHidden)
{
    if (!m_pick || m_pick->side == Side::Output)
        return;
    beginResetModel();
    m_partners.count -= std::erase_if(m_partners.list, [&](const Partner& each) { return isHidden(each.element); });
    endResetModel();
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

int PartnersModel::columns() const
{
    return axes() + ExtraCount;
}

QString PartnersModel::title(int column) const
{
    if (column < axes())
        return axisName(axisOfDimension(size_t(column), size_t(axes())));
    const QString names[] = {tr("value"), tr("weight"), tr("part")};
    return names[column - axes()];
}

QString PartnersModel::cell(int row, int column) const
{
    const Partner& partner = m_partners.list[size_t(row)];
    if (column < axes())
        return QString::number(coordinates(tensor(side())->desc.sizes, partner.element)[size_t(column)]);
    switch (Extra(column - axes())) {
    case Value:
        return valueOf(partner);
    case Weight:
        return QLocale::c().toString(partner.weight, 'g', 5);
    case Contribution:
        return contributionText(partner);
    case ExtraCount:
        break;
    }
    return {};
}

QVariant PartnersModel::data(const QModelIndex& index, int role) const
{
    if (!tensor(Side::Input) || !tensor(Side::Output))
        return {};
    if (role == Qt::ForegroundRole && index.column() < axes())
        return axisColor(axisOfDimension(size_t(index.column()), size_t(axes())));
    return ColumnModel::data(index, role);
}

} // namespace tessera
