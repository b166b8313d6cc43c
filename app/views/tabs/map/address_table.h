// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/document.h"

#include <QLabel>
#include <QWidget>

#include <array>

namespace tessera {

// Where one input and one output element lie: coordinates, logical element, offset in memory and byte, in columns.
class AddressTable : public QWidget {
    Q_OBJECT

public:
    explicit AddressTable(QWidget* parent = nullptr);

    struct Place {
        const Tensor* tensor = nullptr; // none: nothing to show
        uint64_t element = 0;
    };
    void setOutputName(const QString& name) { m_outputName->setText(name); } // above its column
    void setPlaces(const Place& input, const Place& output);

private:
    enum Row { Coordinate, Value, Bits, Element, Offset, Byte, RowCount };
    void showColumn(int column, const Place& place);

    QLabel* m_outputName;
    std::array<std::array<QLabel*, 2>, RowCount> m_cells; // cells of the input and of the output
};

QString coloredCoordinate(std::span<const uint32_t> sizes, uint64_t element); // rich text

} // namespace tessera
