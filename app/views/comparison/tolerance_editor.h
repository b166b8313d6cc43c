// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/compare/tolerance.h"

#include <QComboBox>
#include <QWidget>

#include <vector>

class QCheckBox;
class QToolButton;

namespace tessera {

class ElidedLabel;
class NumberEdit;

// What may differ and still pass: the usual figures in one row, the rest and the rules in a panel that a button opens.
class ToleranceEditor : public QWidget {
    Q_OBJECT

public:
    explicit ToleranceEditor(QWidget* parent = nullptr);

    // What is in force for the plan's operator and type, without a signal; chosen by the user, or the default.
    void setTolerance(const Tolerance& tolerance, bool chosen, const Plan& plan);

signals:
    void edited(const Tolerance& tolerance, int gesture); // by the user; steps of one gesture have one number
    void defaultChosen();

private:
    NumberEdit* makeNumber(const QString& name, const QString& tip, bool isNatural);
    QWidget* makePanel();
    void openPanel();
    void choosePreset(int index);
    void showRest();
    void read(int gesture);

    Tolerance m_tolerance;
    Plan m_plan;
    bool m_isChosen = false;
    bool m_hasBound = false; // the rounding bound is in force
    QComboBox* m_presets = new QComboBox(this);
    std::vector<NumberEdit*> m_figures; // as kFigures
    NumberEdit* m_ulp;
    std::vector<QCheckBox*> m_rules; // as kRules
    QComboBox* m_integers;
    QToolButton* m_more;
    ElidedLabel* m_rest;
    QWidget* m_panel;
};

} // namespace tessera
