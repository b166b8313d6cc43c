// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/tolerance_editor.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/number_edit.h"
#include "app/base/look/events.h"
#include "app/base/look/theme.h"
#include "app/base/look/words.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLocale>
#include <QScreen>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QToolButton>

#include <algorithm>
#include <cmath>

namespace tessera {
namespace {

constexpr int kPanelWidth = 340;
constexpr int kBesidePreset = 34; // pixels: the arrow, and what lies about a text
constexpr int kLeastPreset = 112;
constexpr int kWholeRest = 112; // pixels: "NaN = NaN" is whole
constexpr int kBesideFigure = 18; // pixels: what lies about the text of a field
constexpr int kBetweenParts = 8; // pixels
constexpr double kInfinity = std::numeric_limits<double>::infinity();

QString exactText(double value)
{
    return std::isfinite(value) ? QLocale::c().toString(value, 'g', QLocale::FloatingPointShortest) : QString();
}

QString percentText(double share)
{
    return QLocale::c().toString(share * 100, 'g', 9); // without the noise of the hundredths
}

QString opening(const QString& words)
{
    return words + QStringLiteral(" ▾");
}

} // namespace

// Shows as many of its words as there is room for, and that it opens something.
class RestButton : public QToolButton {
public:
    using QToolButton::QToolButton;

    void setWords(const QString& words)
    {
        m_words = words;
        setText(opening(words));
    }

    QSize minimumSizeHint() const override
    {
        const int least = fontMetrics().horizontalAdvance(m_words.left(kLeast) + u'…');
        return {sizeHint().width() - fontMetrics().horizontalAdvance(m_words) + least, sizeHint().height()};
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        QStyleOptionToolButton option;
        initStyleOption(&option);
        const int room = width() - (sizeHint().width() - fontMetrics().horizontalAdvance(m_words));
        option.text = opening(fontMetrics().elidedText(m_words, Qt::ElideRight, room));
        QStylePainter(this).drawComplexControl(QStyle::CC_ToolButton, option);
    }

private:
    static constexpr int kLeast = 2; // letters

    QString m_words;
};

ToleranceEditor::ToleranceEditor(QWidget* parent)
    : QWidget(parent)
    , m_absolute(makeNumber(tr("Tolerance atol"), tr("|A − B| may be atol + rtol · |B|."), false))
    , m_relative(makeNumber(tr("Tolerance rtol"), tr("|A − B| may be atol + rtol · |B|."), false))
    , m_ulp(makeNumber(tr("Tolerance ULP"), tr("How many representable values may lie between."), true))
    , m_rest(new RestButton(this))
    , m_panel(nullptr)
{
    auto* row = newLayout<QHBoxLayout>(this, {0, 0, 0, 0}, kBetweenParts);
    m_caption = secondaryLabel(tr("Tolerance"), this);
    m_caption->setWordWrap(false);
    m_caption->setToolTip(tr("An element passes when it is within any one of these. Where no figure stands, the "
                             "rounding bound holds; all at zero: equal bits."));
    row->addWidget(m_caption);

    fillPresets();
    describe(m_presets, tr("Tolerance preset"), tr("What others allow for this operator and data type"));
    row->addWidget(m_presets);
    connect(m_presets, &QComboBox::activated, this, &ToleranceEditor::choosePreset);

    addNumber(row, tr("atol"), m_absolute);
    addNumber(row, tr("rtol"), m_relative);
    addNumber(row, tr("ULP"), m_ulp);
    m_panel = makePanel();
    m_rest->setToolButtonStyle(Qt::ToolButtonTextOnly);
    m_rest->setFocusPolicy(Qt::TabFocus);
    m_rest->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    m_rest->setToolTip(tr("The rounding bound, NaN, files of other programs, and how many elements may fail"));
    connect(m_rest, &QToolButton::clicked, this, &ToleranceEditor::openPanel);
    row->addWidget(m_rest);
    row->addStretch(1);
    describeRest();
    whenever({QEvent::Resize}, this, this, [this] { fit(); });
}

// The default, what others allow, and whatever the fields say.
void ToleranceEditor::fillPresets()
{
    const auto add = [this](const QString& title, const QString& tip) {
        m_presets->addItem(title);
        m_presets->setItemData(m_presets->count() - 1, tip, Qt::ToolTipRole);
    };
    add({}, // showPreset() says which one it is
        tr("Equal bits between engines that execute plans and wherever nothing is computed; else the rounding bound."));
    for (const TolerancePreset& preset : tolerancePresets())
        add(inWindowLanguage(preset.title), inWindowLanguage(preset.sentence));
    add(tr("Own"), tr("What the fields say."));
}

void ToleranceEditor::showPreset()
{
    int index = m_isChosen ? m_presets->count() - 1 : 0;
    for (size_t i = tolerancePresets().size(); m_isChosen && i-- > 0;)
        if (tolerancePresets()[i].of(m_plan) == m_tolerance)
            index = int(i) + 1;
    m_presets->setCurrentIndex(index);
    fit();
}

// A narrow row goes without its caption, then without what the default is: the fields say it.
void ToleranceEditor::fit()
{
    const auto widthOf = [this](const QString& title) {
        return m_presets->fontMetrics().horizontalAdvance(title) + kBesidePreset;
    };
    int others = 0;
    for (int i = 0; i < layout()->count(); ++i)
        if (const QWidget* part = layout()->itemAt(i)->widget(); part && part != m_presets && part != m_caption)
            others +=
                part->sizeHint().expandedTo(part->minimumSize()).boundedTo(part->maximumSize()).width() + kBetweenParts;
    others -= std::max(0, m_rest->sizeHint().width() - kWholeRest); // which gives way to the title
    const int captioned = m_caption->sizeHint().width() + kBetweenParts;
    const QString whole = defaultTitle();
    m_presets->setItemText(0, whole);
    const int wanted = widthOf(m_presets->currentText());
    m_caption->setVisible(wanted + captioned + others <= width());
    const int room = std::max(kLeastPreset, width() - others);
    if (m_presets->currentIndex() == 0 && wanted > room)
        m_presets->setItemText(0, tr("Default"));
    m_presets->setFixedWidth(std::min(widthOf(m_presets->currentText()), room));
}

// With what it is between these two engines, for this operator and data type.
QString ToleranceEditor::defaultTitle() const
{
    for (const TolerancePreset& preset : tolerancePresets())
        if (!m_isChosen && preset.of(m_plan) == m_tolerance)
            return tr("Default: %1").arg(inWindowLanguage(preset.title));
    return tr("Default");
}

NumberEdit* ToleranceEditor::makeNumber(const QString& name, const QString& tip, bool natural)
{
    auto* edit = new NumberEdit(natural ? NumberEdit::Kind::Natural : NumberEdit::Kind::Real, this);
    edit->setFixedWidth(
        std::max(natural ? 56 : 72, QFontMetrics(dataFont()).horizontalAdvance(tr("bound")) + kBesideFigure));
    describe(edit, name, tip);
    if (!natural) {
        edit->setRange(0, 1);
        edit->setStep(1e-6);
    }
    connect(edit, &NumberEdit::edited, this, [this](const QString&, int gesture) { read(gesture); });
    return edit;
}

void ToleranceEditor::addNumber(QHBoxLayout* row, const QString& name, NumberEdit* edit)
{
    auto* caption = new QLabel(name, this);
    caption->setToolTip(edit->toolTip());
    row->addWidget(caption);
    row->addWidget(edit);
}

QCheckBox* ToleranceEditor::makeCheck(const QString& name, const QString& tip)
{
    auto* check = new QCheckBox(name, this);
    check->setToolTip(tip);
    connect(check, &QCheckBox::clicked, this, [this] { read(0); });
    return check;
}

QWidget* ToleranceEditor::makePanel()
{
    auto* panel = new QFrame(this, Qt::Popup);
    panel->setObjectName(QStringLiteral("tolerancePanel"));
    panel->setFrameShape(QFrame::StyledPanel);
    panel->setFixedWidth(kPanelWidth);
    auto* rows = newLayout<QVBoxLayout>(panel, {16, 12, 16, 12}, 4);
    const auto explained = [&](QWidget* control, const QString& words) {
        rows->addWidget(control);
        rows->addWidget(secondaryLabel(words, panel));
        rows->addSpacing(4);
    };
    m_bound = makeCheck(tr("Rounding bound"), tr("(2k + 2) · 2⁻²⁴ · Σ|w·a| passes"));
    explained(m_bound,
              tr("(2k + 2) · 2⁻²⁴ · Σ|w·a|: what the roundings of k interpolating axes can add up to, and one unit of "
                 "FLOAT16; integers are what sums so close are cut off to."));
    m_nan = makeCheck(tr("NaN = NaN"), tr("Two NaNs are equal"));
    explained(m_nan,
              tr("Two NaNs are equal, whatever their payloads; where nothing is computed the payloads count too. "
                 "Infinities of one sign are always equal. What is not finite stays out of the largest and mean "
                 "differences and is counted."));
    rows->addWidget(separator(panel));
    addForeign(rows, panel);
    rows->addWidget(separator(panel));
    m_allowed = makeNumber(tr("Allowed beyond, percent"), tr("So many of the elements may lie beyond"), false);
    m_allowed->setRange(0, 100);
    m_allowed->setStep(0.1);
    m_limit = makeNumber(tr("Hard limit"), tr("No difference may be larger; empty: none"), false);
    m_limit->setPlaceholder(tr("none"));
    m_limit->setRange(0, 1e9);
    m_limit->setStep(0.01);
    auto* grid = new QGridLayout;
    grid->setVerticalSpacing(4);
    grid->addWidget(new QLabel(tr("Elements that may lie beyond"), panel), 0, 0);
    grid->addWidget(m_allowed, 0, 1);
    grid->addWidget(new QLabel(tr("%"), panel), 0, 2);
    grid->addWidget(new QLabel(tr("but none by more than"), panel), 1, 0);
    grid->addWidget(m_limit, 1, 1);
    grid->setColumnStretch(0, 1);
    rows->addLayout(grid);
    rows->addWidget(secondaryLabel(tr("Saved with the case."), panel));
    return panel;
}

void ToleranceEditor::addForeign(QVBoxLayout* rows, QWidget* panel)
{
    rows->addWidget(secondaryLabel(tr("Files of other programs"), panel));
    m_neighbour = makeCheck(tr("Either neighbour"),
                            tr("Where a nearest coordinate lies on a rounding boundary, its other side passes too."));
    m_coordinates =
        makeCheck(tr("Coordinates computed otherwise"),
                  tr("For the rounding bound and integers: linear's coordinates may lie 4 float32 ulps apart."));
    m_integers = new QComboBox(panel);
    for (const IntegerRounding rounding : kIntegerRoundings)
        m_integers->addItem(toQString(name(rounding)));
    describe(m_integers, tr("Integers rounded"),
             tr("How the other program rounds what it computes to an integer: truncate is DirectML's."));
    connect(m_integers, &QComboBox::activated, this, [this] { read(0); });
    auto* integers = new QHBoxLayout;
    integers->addWidget(new QLabel(tr("Integers rounded"), panel));
    integers->addWidget(m_integers, 1);
    rows->addWidget(m_neighbour);
    rows->addWidget(m_coordinates);
    rows->addLayout(integers);
    rows->addSpacing(4);
}

void ToleranceEditor::openPanel()
{
    m_panel->ensurePolished();
    m_panel->setFixedHeight(m_panel->layout()->totalHeightForWidth(kPanelWidth)); // its sentences wrap
    QPoint at = m_rest->mapToGlobal(QPoint(m_rest->width() - m_panel->width(), m_rest->height() + 2));
    if (const QScreen* screen = m_rest->screen(); at.y() + m_panel->height() > screen->availableGeometry().bottom())
        at.setY(m_rest->mapToGlobal(QPoint()).y() - m_panel->height() - 2);
    m_panel->move(at);
    m_panel->show();
    m_bound->setFocus();
}

void ToleranceEditor::setTolerance(const Tolerance& tolerance, bool chosen, const Plan& plan)
{
    m_tolerance = tolerance;
    m_plan = plan;
    m_hasBound = usesBound(tolerance, plan);
    for (NumberEdit* edit : {m_absolute, m_relative, m_ulp})
        edit->setPlaceholder(m_hasBound ? tr("bound") : QStringLiteral("0"));
    const auto show = [this](NumberEdit* edit, const QString& figure) {
        edit->setCaseText(m_hasBound && figure == QLatin1String("0") ? QString() : figure);
    };
    show(m_absolute, exactText(tolerance.atol));
    show(m_relative, exactText(tolerance.rtol));
    show(m_ulp, QString::number(tolerance.ulp));
    m_allowed->setCaseText(percentText(tolerance.allowedShare));
    m_limit->setCaseText(exactText(tolerance.hardLimit));
    m_bound->setChecked(tolerance.interpolationBound);
    m_nan->setChecked(tolerance.nanEqualsNan);
    m_neighbour->setChecked(tolerance.eitherNeighbour);
    m_coordinates->setChecked(tolerance.anyCoordinates);
    m_integers->setCurrentIndex(int(tolerance.integers));
    m_isChosen = chosen;
    showPreset();
    describeRest();
}

bool ToleranceEditor::isBoundInFields() const
{
    return m_hasBound && (m_tolerance.atol == 0 || m_tolerance.rtol == 0 || m_tolerance.ulp == 0);
}

void ToleranceEditor::describeRest()
{
    QStringList parts;
    if (m_tolerance.interpolationBound && !isBoundInFields())
        parts << tr("bound");
    if (m_tolerance.eitherNeighbour)
        parts << tr("either neighbour");
    if (m_tolerance.anyCoordinates)
        parts << tr("other coordinates");
    if (m_tolerance.integers != IntegerRounding::Truncate)
        parts << toQString(name(m_tolerance.integers));
    parts << (m_tolerance.nanEqualsNan ? tr("NaN = NaN") : tr("NaN ≠ NaN"));
    if (m_tolerance.allowedShare > 0)
        parts << tr("%1 % may fail").arg(percentText(m_tolerance.allowedShare));
    if (std::isfinite(m_tolerance.hardLimit))
        parts << tr("limit %1").arg(exactText(m_tolerance.hardLimit));
    m_rest->setWords(parts.join(QStringLiteral(" · ")));
    m_rest->setAccessibleName(tr("More tolerances: %1").arg(parts.join(QStringLiteral(", "))));
    fit();
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
    const auto isEmpty = [](const NumberEdit* edit) { return edit->text().trimmed().isEmpty(); };
    const auto sizeOf = [&](const NumberEdit* edit) { return isEmpty(edit) ? 0 : edit->value(); };
    bool natural = isEmpty(m_ulp);
    const uint64_t ulp = natural ? 0 : m_ulp->text().trimmed().toULongLong(&natural);
    const bool unlimited = isEmpty(m_limit);
    const auto isTolerance = [&](const NumberEdit* edit) { return std::isfinite(sizeOf(edit)) && sizeOf(edit) >= 0; };
    bool right = natural;
    m_ulp->setWrong(!natural);
    for (NumberEdit* edit : {m_absolute, m_relative, m_allowed, m_limit}) {
        const bool good = isTolerance(edit);
        edit->setWrong(!good);
        right = right && good;
    }
    if (sizeOf(m_allowed) > 100) {
        m_allowed->setWrong(true);
        right = false;
    }
    if (!right)
        return;
    m_tolerance = {.atol = sizeOf(m_absolute),
                   .rtol = sizeOf(m_relative),
                   .ulp = ulp,
                   .interpolationBound = m_bound->isChecked(),
                   .nanEqualsNan = m_nan->isChecked(),
                   .eitherNeighbour = m_neighbour->isChecked(),
                   .integers = IntegerRounding(m_integers->currentIndex()),
                   .anyCoordinates = m_coordinates->isChecked(),
                   .allowedShare = sizeOf(m_allowed) / 100,
                   .hardLimit = unlimited ? kInfinity : m_limit->value()};
    describeRest();
    emit edited(m_tolerance, gesture);
}

} // namespace tessera
