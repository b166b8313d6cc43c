// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/address_table.h"

#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/tensor/canvas/element_texts.h"
#include "app/views/tabs/tab.h"

#include <QGridLayout>

namespace tessera {

AddressTable::AddressTable(QWidget* parent)
    : QWidget(parent)
{
    const std::array<QString, RowCount> names = {tr("at"),      tr("value"),  tr("bits"),
                                                 tr("element"), tr("offset"), tr("byte")};
    const std::array<QString, RowCount> tips = {
        tr("The coordinate on each axis."),
        tr("The value, as short as it reads back equal."),
        tr("The bits of the value."),
        tr("The number of the element in logical order: row-major over the sizes, whatever the strides."),
        tr("Where it lies in the buffer, in elements: the sum of coordinate times stride."),
        tr("Where it lies in the buffer, in bytes."),
    };
    auto* grid = newLayout<QGridLayout>(this, {0, 0, 0, 0});
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    grid->addWidget(heading(tr("Input"), this), 0, 1, Qt::AlignRight);
    grid->addWidget(m_outputName = heading(tr("Output"), this), 0, 2, Qt::AlignRight);
    for (int row = 0; row < RowCount; ++row) {
        QLabel* name = secondaryLabel(names[size_t(row)], this);
        name->setWordWrap(false);
        name->setToolTip(tips[size_t(row)]);
        grid->addWidget(name, row + 1, 0);
        for (int column = 0; column < 2; ++column) {
            QLabel* cell = figureCell(tips[size_t(row)], this);
            cell->setObjectName(names[size_t(row)] + (column == 0 ? QStringLiteral(" in") : QStringLiteral(" out")));
            grid->addWidget(cell, row + 1, column + 1);
            m_cells[size_t(row)][size_t(column)] = cell;
        }
    }
    grid->setRowStretch(RowCount + 1, 1);
    // Room for ordinary values and addresses: the columns do not move under the mouse.
    for (int column = 1; column <= 2; ++column)
        grid->setColumnMinimumWidth(column, QFontMetrics(dataFont()).horizontalAdvance(QStringLiteral("0x00000000..")));
}

void AddressTable::setPlaces(const Place& input, const Place& output)
{
    showColumn(0, input);
    showColumn(1, output);
}

void AddressTable::showColumn(int column, const Place& place)
{
    const auto set = [&](Row row, const QString& text) { m_cells[row][size_t(column)]->setText(text); };
    if (!place.tensor) {
        for (int row = 0; row < RowCount; ++row)
            set(Row(row), QStringLiteral("–"));
        return;
    }
    const Tensor& tensor = *place.tensor;
    const uint64_t offset = offsetOf(tensor.desc, place.element);
    set(Coordinate,
        coloredCoordinate(tensor.desc.sizes, place.element).replace(QStringLiteral(", "), QStringLiteral(",")));
    set(Value, valueText(tensor, place.element));
    set(Bits, hexText(tensor, place.element));
    setValueTip(m_cells[Bits][size_t(column)], tensor, place.element);
    set(Element, countText(place.element));
    set(Offset, countText(offset));
    set(Byte, countText(offset * elementBytes(tensor.desc.dataType)));
}

QString coloredCoordinate(std::span<const uint32_t> sizes, uint64_t element)
{
    const std::vector<uint32_t> at = coordinates(sizes, element);
    return sizesRichText(at).replace('{', '(').replace('}', ')');
}

} // namespace tessera
