// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/difference_view.h"

#include "app/base/controls/elided_label.h"
#include "app/base/controls/form_parts.h"
#include "app/base/controls/number_edit.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLocale>
#include <QToolButton>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {
namespace {

constexpr int kPanelWidth = 340;
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

struct Rule {
    bool Tolerance::*of;
    const char* name;
    const char* tip;
    const char* sentence = nullptr; // below it
};
constexpr size_t kForeign = 2; // the boxes from here on are about files of other programs
constexpr Rule kRules[] = {
    {&Tolerance::interpolationBound, QT_TRANSLATE_NOOP("tessera::ToleranceEditor", "Rounding bound"),
     QT_TRANSLATE_NOOP("tessera::ToleranceEditor", "(2k + 2) · 2⁻²⁴ · Σ|w·a| passes"),
     QT_TRANSLATE_NOOP("tessera::ToleranceEditor",
                       "(2k + 2) · 2⁻²⁴ · Σ|w·a|: what the roundings of k interpolating axes can add up to, and one "
                       "unit of FLOAT16; integers are what sums so close are cut off to.")},
    {&Tolerance::nanEqualsNan, QT_TRANSLATE_NOOP("tessera::ToleranceEditor", "NaN = NaN"),
     QT_TRANSLATE_NOOP("tessera::ToleranceEditor", "Two NaNs are equal"),
     QT_TRANSLATE_NOOP("tessera::ToleranceEditor",
                       "Two NaNs are equal, whatever their payloads; where nothing is computed the payloads count "
                       "too. Infinities of one sign are always equal. What is not finite stays out of the largest and "
                       "mean differences and is counted.")},
    {&Tolerance::eitherNeighbour, QT_TRANSLATE_NOOP("tessera::ToleranceEditor", "Either neighbour"),
     QT_TRANSLATE_NOOP("tessera::ToleranceEditor",
                       "Where a nearest coordinate lies on a rounding boundary, its other side passes too.")},
    {&Tolerance::anyCoordinates, QT_TRANSLATE_NOOP("tessera::ToleranceEditor", "Coordinates computed otherwise"),
     QT_TRANSLATE_NOOP("tessera::ToleranceEditor",
                       "For the rounding bound and integers: linear's coordinates may lie 4 float32 ulps apart.")},
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
    , m_rest(new ElidedLabel(this))
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
    m_more->setFocusPolicy(Qt::TabFocus);
    m_more->setToolTip(tr("The rounding bound, NaN, files of other programs, and how many elements may fail"));
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
    row->addWidget(m_rest, 1);
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
    for (const Rule& rule : kRules) {
        if (&rule == &kRules[kForeign])
            addWidgets(rows, {separator(panel), secondaryLabel(tr("Files of other programs"), panel)});
        auto* check = new QCheckBox(tr(rule.name), this);
        check->setToolTip(tr(rule.tip));
        connect(check, &QCheckBox::clicked, this, [this] { read(0); });
        m_rules.push_back(check);
        rows->addWidget(check);
        if (rule.sentence)
            rows->addWidget(secondaryLabel(tr(rule.sentence), panel));
    }
    m_integers = new QComboBox(panel);
    for (const IntegerRounding rounding : kIntegerRoundings)
        m_integers->addItem(toQString(name(rounding)));
    describe(m_integers, tr("Integers rounded"),
             tr("How the other program rounds what it computes to an integer: truncate is DirectML's."));
    connect(m_integers, &QComboBox::activated, this, [this] { read(0); });
    auto* grid = newLayout<QGridLayout>(nullptr, {}, 4);
    grid->setColumnStretch(0, 1);
    grid->addWidget(new QLabel(tr("Integers rounded"), panel), 0, 0);
    grid->addWidget(m_integers, 0, 1, 1, 2);
    grid->addWidget(separator(panel), 1, 0, 1, 3);
    grid->addWidget(new QLabel(tr("Elements that may lie beyond"), panel), 2, 0);
    grid->addWidget(m_figures[kAllowed], 2, 1);
    grid->addWidget(new QLabel(tr("%"), panel), 2, 2);
    grid->addWidget(new QLabel(tr("but none by more than"), panel), 3, 0);
    grid->addWidget(m_figures[kLimit], 3, 1);
    m_figures[kLimit]->setPlaceholder(tr("none"));
    rows->addLayout(grid);
    rows->addWidget(secondaryLabel(tr("Saved with the case."), panel));
    return panel;
}

void ToleranceEditor::openPanel()
{
    m_panel->ensurePolished();
    m_panel->setFixedHeight(m_panel->layout()->totalHeightForWidth(kPanelWidth)); // its sentences wrap
    placeBelow(m_panel, m_more);
    m_panel->show();
    m_rules.front()->setFocus();
}

void ToleranceEditor::setTolerance(const Tolerance& tolerance, bool chosen, const Plan& plan)
{
    m_tolerance = tolerance;
    m_plan = plan;
    m_isChosen = chosen;
    m_hasBound = usesBound(tolerance, plan);
    const auto show = [this](NumberEdit* edit, const QString& figure) {
        edit->setPlaceholder(m_hasBound ? tr("bound") : QStringLiteral("0"));
        edit->setCaseText(m_hasBound && figure == QLatin1String("0") ? QString() : figure);
    };
    for (size_t i = 0; i < kAllowed; ++i)
        show(m_figures[i], textOf(kFigures[i], tolerance));
    show(m_ulp, QString::number(tolerance.ulp));
    for (size_t i = kAllowed; i < m_figures.size(); ++i)
        m_figures[i]->setCaseText(textOf(kFigures[i], tolerance));
    for (size_t i = 0; i < m_rules.size(); ++i)
        m_rules[i]->setChecked(tolerance.*kRules[i].of);
    m_integers->setCurrentIndex(int(tolerance.integers));
    const TolerancePreset* preset = presetOf(tolerance, plan);
    m_presets->setCurrentIndex(!chosen      ? 0
                                   : preset ? 1 + int(preset - tolerancePresets().data())
                                            : m_presets->count() - 1);
    showRest();
}

// Says the default rule of the operator, and the parts of the tolerance that the row does not show.
void ToleranceEditor::showRest()
{
    const Tolerance& t = m_tolerance;
    const bool isInFields = m_hasBound && (t.atol == 0 || t.rtol == 0 || t.ulp == 0);
    QStringList parts;
    const TolerancePreset* preset = m_isChosen ? nullptr : presetOf(t, m_plan);
    if (preset)
        parts << inWindowLanguage(preset->title);
    else if (t.interpolationBound && !isInFields)
        parts << tr("bound");
    if (t.eitherNeighbour)
        parts << tr("either neighbour");
    if (t.anyCoordinates)
        parts << tr("other coordinates");
    if (t.integers != IntegerRounding::Truncate)
        parts << toQString(name(t.integers));
    parts << (t.nanEqualsNan ? tr("NaN = NaN") : tr("NaN ≠ NaN"));
    if (t.allowedShare > 0)
        parts << tr("%1 % may fail").arg(textOf(kFigures[kAllowed], t));
    if (std::isfinite(t.hardLimit))
        parts << tr("limit %1").arg(textOf(kFigures[kLimit], t));
    m_rest->setText(parts.join(QStringLiteral(" · ")));
    m_rest->setToolTip(m_rest->text());
    m_more->setAccessibleName(tr("More tolerances: %1").arg(parts.join(QStringLiteral(", "))));
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
    Tolerance next;
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
    for (size_t i = 0; i < m_rules.size(); ++i)
        next.*kRules[i].of = m_rules[i]->isChecked();
    next.integers = IntegerRounding(m_integers->currentIndex());
    m_tolerance = next;
    showRest();
    emit edited(m_tolerance, gesture);
}

} // namespace tessera
