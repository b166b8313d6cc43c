// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/compare/tolerance.h"

#include <QComboBox>
#include <QWidget>

class QCheckBox;
class QLabel;
class QHBoxLayout;
class QVBoxLayout;

namespace tessera {

class NumberEdit;
class RestButton;

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
    NumberEdit* makeNumber(const QString& name, const QString& tip, bool natural);
    void addNumber(QHBoxLayout* row, const QString& name, NumberEdit* edit);
    void addForeign(QVBoxLayout* rows, QWidget* panel); // what other programs do otherwise
    QCheckBox* makeCheck(const QString& name, const QString& tip);
    QWidget* makePanel();
    void openPanel();
    void choosePreset(int index);
    void fillPresets();
    void showPreset(); // that the tolerance is
    void fit();
    void read(int gesture);
    QString defaultTitle() const;
    bool isBoundInFields() const; // in place of the figures that are zero
    void describeRest();

    Tolerance m_tolerance;
    Plan m_plan;
    bool m_isChosen = false;
    bool m_hasBound = false; // the rounding bound is in force
    QLabel* m_caption;
    QComboBox* m_presets = new QComboBox(this);
    NumberEdit *m_absolute, *m_relative, *m_ulp, *m_allowed, *m_limit;
    QCheckBox *m_bound, *m_nan, *m_neighbour, *m_coordinates;
    QComboBox* m_integers;
    RestButton* m_rest;
    QWidget* m_panel;
};

} // namespace tessera
