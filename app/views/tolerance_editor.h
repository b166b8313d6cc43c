// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/compare.h"

#include <QWidget>

class QCheckBox;
class QHBoxLayout;

namespace tessera {

class NumberEdit;

// What may differ and still pass, in one row.
class ToleranceEditor : public QWidget {
    Q_OBJECT

public:
    explicit ToleranceEditor(QWidget* parent = nullptr);

    void setTolerance(const Tolerance& tolerance); // without a signal

signals:
    void edited(const Tolerance& tolerance); // by the user

private:
    NumberEdit* addNumber(QHBoxLayout* row, const QString& name, const QString& tip, bool natural);
    QCheckBox* addCheck(QHBoxLayout* row, const QString& name, const QString& tip);
    void read();

    NumberEdit* m_absolute;
    NumberEdit* m_relative;
    NumberEdit* m_ulp;
    QCheckBox* m_bound;
    QCheckBox* m_nan;
    QCheckBox* m_neighbour;
};

} // namespace tessera
