// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/difference_view.h"

#include "app/base/controls/elided_label.h"
#include "app/base/controls/form_parts.h"
#include "app/base/controls/number_edit.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QFrame>
#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {
namespace {

constexpr int kPanelWidth = 400;
constexpr int kBesideFigure = 18; // pixels around the text of a field
constexpr double kAny = std::numeric_limits<double>::max(), kInfinity = std::numeric_limits<double>::infinity();

struct Figure {
    double Tolerance::*of;
    const char* name;
    const char* tip;
    double most; // the largest figure that may be typed
    double stepped, step; // the most that steps lead to
    double parts = 1; // the field's units in one
    double empty = 0; // what an empty field stands for
};
constexpr size_t kAllowed = 2, kLimit = 3; // the fields before these stand in the row
constexpr Figure kFigures[] = {
    {&Tolerance::atol, QT_TRANSLATE_NOOP("tessera::ToleranceEditor", "Tolerance atol"),
     QT_TRANSLATE_NOOP("tessera::ToleranceEditor", "|A − B| may be atol + rtol · |B|."), kAny, 1, 1e-6},
    {&Tolerance::rtol, QT_TRANSLATE_NOOP("tessera::ToleranceEditor", "Tolerance rtol"),
     QT_TRANSLATE_NOOP("tessera::ToleranceEditor", "|A − B| may be atol + rtol · |B|."), kAny, 1, 1e-6},
    {&Tolerance::allowedShare, QT_TRANSLATE_NOOP("tessera::ToleranceEditor", "Allowed beyond, percent"),
     QT_TRANSLATE_NOOP("tessera::ToleranceEditor", "So many of the elements may lie beyond"), 100, 100, 0.1, 100},
    {&Tolerance::hardLimit, QT_TRANSLATE_NOOP("tessera::ToleranceEditor", "Hard limit"),
     QT_TRANSLATE_NOOP("tessera::ToleranceEditor", "No difference may be larger; empty: none"), kAny, 1e9, 0.01, 1,
     kInfinity},
};

// Nine digits of the figure in the field's unit. Empty: no limit.
QString textOf(const Figure& figure, const Tolerance& tolerance)
{
    const double value = tolerance.*figure.of * figure.parts;
    const int digits = figure.parts == 1 ? int(QLocale::FloatingPointShortest) : 9;
    return std::isfinite(value) ? QLocale::c().toString(value, 'g', digits) : QString();
}

const TolerancePreset* presetOf(const Tolerance& tolerance, const Plan& plan)
{
    const auto found = std::ranges::find_if(tolerancePresets(),
                                            [&](const TolerancePreset& each) { return each.of(plan) == tolerance; });
    return found == tolerancePresets().end() ? nullptr : &*found;
}

} // namespace

ToleranceEditor::ToleranceEditor()
    : m_ulp(makeNumber(tr("Tolerance ULP"), tr("How many representable values may lie between."), true))
    , m_more(new QToolButton(this))
    , m_rule(new ElidedLabel(this))
{
    const auto addPreset = [this](const QString& title, const QString& tip) {
        m_presets->addItem(title);
        m_presets->setItemData(m_presets->count() - 1, tip, Qt::ToolTipRole);
    };
    addPreset(
        tr("Default tolerance"),
        tr("Equal bits between engines that execute plans and wherever nothing is computed; else the rounding bound."));
    for (const TolerancePreset& preset : tolerancePresets())
        addPreset(inWindowLanguage(preset.title), inWindowLanguage(preset.sentence));
    addPreset(tr("Own"), tr("What the fields say."));
    describe(m_presets, tr("Tolerance preset"),
             tr("An element passes when it is within any one of these. Where no figure stands, the rounding bound "
                "holds; all at zero: equal bits."));
    connect(m_presets, &QComboBox::activated, this, &ToleranceEditor::choosePreset);
    for (const Figure& figure : kFigures) {
        NumberEdit* edit = makeNumber(tr(figure.name), tr(figure.tip), false);
        edit->setRange(0, figure.stepped);
        edit->setStep(figure.step);
        m_figures.push_back(edit);
    }
    m_more->setText(tr("More") + QStringLiteral(" ▾"));
    m_more->setToolTip(tr("NaN, and how many elements may fail"));
    connect(m_more, &QToolButton::clicked, this, &ToleranceEditor::openPanel);
    auto* row = newLayout<QHBoxLayout>(this, {0, 0, 0, 0}, 8);
    row->addWidget(m_presets);
    const std::pair<QString, NumberEdit*> inRow[] = {
        {tr("atol"), m_figures[0]}, {tr("rtol"), m_figures[1]}, {tr("ULP"), m_ulp}};
    for (const auto& [caption, edit] : inRow) {
        auto* label = new QLabel(caption, this);
        label->setToolTip(edit->toolTip());
        addWidgets(row, {label, edit});
    }
    row->addWidget(m_more);
    row->addWidget(m_rule, 1);
    m_panel = makePanel();
}

NumberEdit* ToleranceEditor::makeNumber(const QString& name, const QString& tip, bool isNatural)
{
    auto* edit = new NumberEdit(isNatural ? NumberEdit::Kind::Natural : NumberEdit::Kind::Real, this);
    edit->setFixedWidth(
        std::max(isNatural ? 56 : 72, QFontMetrics(dataFont()).horizontalAdvance(tr("bound")) + kBesideFigure));
    describe(edit, name, tip);
    connect(edit, &NumberEdit::edited, this, [this](const QString&, int gesture) { read(gesture); });
    return edit;
}

QWidget* ToleranceEditor::makePanel()
{
    auto* panel = new QFrame(this, Qt::Popup);
    panel->setObjectName(QStringLiteral("tolerancePanel"));
    panel->setFrameShape(QFrame::StyledPanel);
    panel->setFixedWidth(kPanelWidth);
    auto* rows = newLayout<QVBoxLayout>(panel, {16, 12, 16, 12}, 4);
    m_nan = new QCheckBox(tr("NaN = NaN"), panel);
    m_nan->setToolTip(tr("Two NaNs are equal"));
    connect(m_nan, &QCheckBox::clicked, this, [this] { read(0); });
    rows->addWidget(m_nan);
    rows->addWidget(
        secondaryLabel(tr("Two NaNs are equal, whatever their payloads; where nothing is computed the payloads count "
                          "too. Infinities of one sign are always equal. What is not finite stays out of the largest "
                          "and mean differences and is counted."),
                       panel));
    auto* figures = newLayout<QFormLayout>(nullptr, {}, 4);
    figures->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    figures->setRowWrapPolicy(QFormLayout::WrapLongRows);
    figures->addRow(tr("Elements that may lie beyond, in percent"), m_figures[kAllowed]);
    figures->addRow(tr("but none by more than"), m_figures[kLimit]);
    m_figures[kLimit]->setPlaceholder(tr("none"));
    rows->addLayout(figures);
    rows->addWidget(secondaryLabel(tr("Saved with the case."), panel));
    return panel;
}

void ToleranceEditor::openPanel()
{
    m_panel->ensurePolished();
    m_panel->setFixedHeight(m_panel->layout()->totalHeightForWidth(kPanelWidth)); // its sentences wrap
    placeBelow(m_panel, m_more);
    m_panel->show();
    m_nan->setFocus();
}

void ToleranceEditor::setTolerance(const Tolerance& tolerance, bool chosen, const Plan& plan)
{
    m_tolerance = tolerance;
    m_plan = plan;
    const bool hasBound = usesBound(tolerance, plan);
    const auto show = [hasBound](NumberEdit* edit, const QString& figure) {
        edit->setPlaceholder(hasBound ? tr("bound") : QStringLiteral("0"));
        edit->setCaseText(hasBound && figure == QLatin1String("0") ? QString() : figure);
    };
    for (size_t i = 0; i < kAllowed; ++i)
        show(m_figures[i], textOf(kFigures[i], tolerance));
    show(m_ulp, QString::number(tolerance.ulp));
    for (size_t i = kAllowed; i < m_figures.size(); ++i)
        m_figures[i]->setCaseText(textOf(kFigures[i], tolerance));
    m_nan->setChecked(tolerance.nanEqualsNan);
    const TolerancePreset* preset = presetOf(tolerance, plan);
    m_presets->setCurrentIndex(!chosen      ? 0
                                   : preset ? 1 + int(preset - tolerancePresets().data())
                                            : m_presets->count() - 1);
    showRule();
}

void ToleranceEditor::showRule()
{
    const QString rule = inWindowLanguage(ruleText(m_tolerance, m_plan));
    m_rule->setText(rule);
    m_rule->setToolTip(rule);
    m_more->setAccessibleName(tr("More tolerances: %1").arg(rule));
}

void ToleranceEditor::choosePreset(int index)
{
    if (index == 0)
        emit defaultChosen();
    else if (index <= int(tolerancePresets().size()))
        emit edited(tolerancePresets()[size_t(index - 1)].of(m_plan), 0);
    else
        emit edited(m_tolerance, 0);
}

void ToleranceEditor::read(int gesture)
{
    Tolerance next = m_tolerance;
    bool isRight = true;
    const auto mark = [&](NumberEdit* edit, bool isGood) {
        edit->setWrong(!isGood);
        isRight = isRight && isGood;
    };
    for (size_t i = 0; i < m_figures.size(); ++i) {
        const Figure& figure = kFigures[i];
        const bool isEmpty = m_figures[i]->text().trimmed().isEmpty();
        const double value = isEmpty ? figure.empty : m_figures[i]->value();
        mark(m_figures[i], isEmpty || (value >= 0 && value <= figure.most));
        next.*figure.of = value / figure.parts;
    }
    const QString ulp = m_ulp->text().trimmed();
    bool isNatural = false;
    next.ulp = ulp.toULongLong(&isNatural);
    mark(m_ulp, isNatural || ulp.isEmpty());
    if (!isRight)
        return;
    next.nanEqualsNan = m_nan->isChecked();
    m_tolerance = next;
    showRule();
    emit edited(m_tolerance, gesture);
}

} // namespace tessera
