// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/described_box.h"
#include "app/model/document/operator_edit.h"

#include <QWidget>

#include <set>

namespace tessera {

class AxisRow;

// How one tensor lies in memory: packed, channels last, padded, or any strides. Strides show where they are given.
class LayoutForm : public QWidget {
    Q_OBJECT

public:
    LayoutForm(const Operator& op, bool output, QWidget* parent = nullptr);

    void showCase(const Operator& op, const std::set<int>& typed); // typed: as of FieldRow::showText(), of the strides
    AxisRow* strides() const { return m_strides; }
    DescribedBox* kind() const { return m_kind; }

signals:
    void layoutChosen(Layout layout);

private:
    bool m_output;
    DescribedBox* m_kind = new DescribedBox(this);
    AxisRow* m_strides;
};

} // namespace tessera
