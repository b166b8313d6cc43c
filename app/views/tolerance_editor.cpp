// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tolerance_editor.h"

#include "app/form_parts.h"
#include "app/number_edit.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QLocale>

#include <cmath>

namespace tessera {
namespace {

QString numberText(double value)
{
    return QLocale::c().toString(value, 'g', QLocale::FloatingPointShortest);
}

} // namespace

ToleranceEditor::ToleranceEditor(QWidget* parent)
    : QWidget(parent)
{
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    QLabel* caption = secondaryLabel(tr("Tolerance"), this);
    caption->setWordWrap(false);
    caption->setToolTip(tr("An element passes when it is within any one of these. All at zero: equal bits."));
    row->addWidget(caption);
    m_absolute = addNumber(row, tr("atol"), tr("|A − B| may be atol + rtol · |B|."), false);
    m_relative = addNumber(row, tr("rtol"), tr("|A − B| may be atol + rtol · |B|."), false);
    m_ulp = addNumber(row, tr("ULP"), tr("How many representable values may lie between."), true);
    m_bound = addCheck(row, tr("bound"),
                       tr("(2k + 2) · 2⁻²⁴ · Σ|w·a|: what the roundings of k interpolating axes can "
                          "add up to, and one unit of FLOAT16 and integers."));
    m_neighbour =
        addCheck(row, tr("either neighbour"),
                 tr("Where a nearest coordinate lies on a rounding boundary, its other side is right as well."));
    m_nan = addCheck(row, tr("NaN = NaN"), tr("Two NaNs are equal, whatever their payloads."));
}

NumberEdit* ToleranceEditor::addNumber(QHBoxLayout* row, const QString& name, const QString& tip, bool natural)
{
    QLabel* caption = new QLabel(name, this);
    caption->setToolTip(tip);
    auto* edit = new NumberEdit(natural ? NumberEdit::Kind::Natural : NumberEdit::Kind::Real, this);
    edit->setFixedWidth(natural ? 56 : 72);
    edit->setAccessibleName(tr("Tolerance %1").arg(name));
    edit->setToolTip(tip);
    if (!natural) {
        edit->setRange(0, 1);
        edit->setStep(1e-6);
    }
    row->addWidget(caption);
    row->addWidget(edit);
    connect(edit, &NumberEdit::edited, this, &ToleranceEditor::read);
    return edit;
}

QCheckBox* ToleranceEditor::addCheck(QHBoxLayout* row, const QString& name, const QString& tip)
{
    auto* check = new QCheckBox(name, this);
    check->setToolTip(tip);
    row->addWidget(check);
    connect(check, &QCheckBox::clicked, this, &ToleranceEditor::read);
    return check;
}

void ToleranceEditor::setTolerance(const Tolerance& tolerance)
{
    m_absolute->setCaseText(numberText(tolerance.atol));
    m_relative->setCaseText(numberText(tolerance.rtol));
    m_ulp->setCaseText(QString::number(tolerance.ulp));
    m_bound->setChecked(tolerance.interpolationBound);
    m_nan->setChecked(tolerance.nanEqualsNan);
    m_neighbour->setChecked(tolerance.eitherNeighbour);
}

void ToleranceEditor::read()
{
    bool natural = false;
    const uint64_t ulp = m_ulp->text().trimmed().toULongLong(&natural);
    const auto isTolerance = [](const NumberEdit* edit) { return std::isfinite(edit->value()) && edit->value() >= 0; };
    m_absolute->setWrong(!isTolerance(m_absolute));
    m_relative->setWrong(!isTolerance(m_relative));
    m_ulp->setWrong(!natural);
    if (!natural || !isTolerance(m_absolute) || !isTolerance(m_relative))
        return;
    emit edited({.atol = m_absolute->value(),
                 .rtol = m_relative->value(),
                 .ulp = ulp,
                 .interpolationBound = m_bound->isChecked(),
                 .nanEqualsNan = m_nan->isChecked(),
                 .eitherNeighbour = m_neighbour->isChecked()});
}

} // namespace tessera
