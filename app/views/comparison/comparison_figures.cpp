// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/comparison_figures.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/overlays.h"
#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/model/document/document.h"
#include "app/model/document/element_pair.h"
#include "app/views/comparison/verdict.h"
#include "engine/core/compare/compare.h"
#include "engine/core/tensor/value.h"
#include "engine/judge/measure/verification.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {

WorstElements::WorstElements(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    newLayout<QVBoxLayout>(this, {0, 0, 0, 0}, 8);
    add(m_difference, tr("Pin the element with the largest |A − B|."));
    add(m_ulp, tr("Pin the element with the largest ULP."));
}

void WorstElements::add(Part& part, const QString& tip)
{
    part.box = new QWidget(this);
    part.place = new QLabel(part.box);
    part.values = new QLabel(part.box);
    for (QLabel* label : {part.place, part.values}) {
        label->setFont(dataFont());
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* goThere = new QPushButton(tr("Go there"), part.box);
    goThere->setToolTip(tip);
    auto* grid = newLayout<QGridLayout>(part.box, {0, 0, 0, 0});
    grid->setVerticalSpacing(2);
    grid->setColumnStretch(0, 1);
    grid->addWidget(part.place, 0, 0);
    grid->addWidget(goThere, 0, 1, 2, 1, Qt::AlignTop); // lower rows than its own leave the figures room
    grid->addWidget(part.values, 1, 0);
    layout()->addWidget(part.box);
    connect(goThere, &QPushButton::clicked, this, [this, &part] {
        if (part.element)
            m_document->pin(Pick{Side::Output, *part.element});
    });
}

void WorstElements::setResult(const RunResult& shown)
{
    // Beside "cannot be compared" they would look like a verdict.
    setVisible(shown.comparison && shown.comparison->worst);
    if (!shown.comparison)
        return;
    const Comparison& comparison = *shown.comparison;
    const bool isOne = !comparison.worst || isOneWorst(comparison);
    fill(m_difference, isOne ? tr("worst %1") : tr("most |A − B| %1"), comparison.worst, shown);
    fill(m_ulp, tr("most ULP %1"), isOne ? std::nullopt : comparison.worstUlp, shown);
}

void WorstElements::fill(Part& part, const QString& what, const std::optional<ElementDifference>& found,
                         const RunResult& shown)
{
    part.box->setVisible(found.has_value());
    part.element.reset();
    if (!found)
        return;
    part.element = found->element;
    const TensorDesc& output = shown.plan.output;
    const auto line = [&](QChar engine, uint64_t bits) {
        return QStringLiteral("%1 %2  %3")
            .arg(engine)
            .arg(QString::fromStdString(toText(output.dataType, bits)),
                 QString::fromStdString(toHex(output.dataType, bits)));
    };
    part.place->setText(what.arg(coordinateText(output.sizes, found->element)));
    QString values =
        tr("%1\n%2\nA − B %3  ULP %4")
            .arg(line('A', found->aBits), line('B', found->bBits), differenceText(*found), ulpText(found->ulp));
    if (const auto allowed = allowedDifference(shown.plan, shown.input, shown.tolerance, *found))
        values += QLatin1Char('\n') + tr("allowed %1").arg(QLocale::c().toString(*allowed, 'g', 4));
    part.values->setText(values);
    part.box->layout()->activate(); // so that the hint is of these texts
}

namespace {

constexpr int kWidth = 304;

QString shortFigure(double value)
{
    return QLocale::c().toString(value, 'g', 4);
}

} // namespace

ComparisonFigures::ComparisonFigures(Document* document, QWidget* parent)
    : QScrollArea(parent)
    , m_document(document)
{
    auto* content = new QWidget(this);
    m_verdict = new ToneLabel(Role::Good, {}, content);
    m_verdict->setFont(demiBold(resized(m_verdict->font(), 1.1)));
    m_verdict->setWordWrap(true);
    m_why = secondaryLabel({}, content);
    m_details = secondaryLabel({}, content);
    m_worst = new WorstElements(m_document, content);

    auto* rows = newLayout<QVBoxLayout>(content, {kRingRoom, 2, 8, 2}, 8);
    rows->addWidget(m_verdict);
    rows->addWidget(m_how = secondaryLabel({}, content));
    rows->addWidget(m_quality = secondaryLabel({}, content));
    m_quality->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_quality->hide();
    rows->addLayout(makeGrid());
    rows->addWidget(m_worst);
    rows->addWidget(m_why);
    rows->addWidget(m_details);
    rows->addStretch();
    setAccessibleName(tr("Figures of the comparison"));
    setWidget(content);
    setWidgetResizable(true);
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    stopWhereItScrolls(this);
}

QGridLayout* ComparisonFigures::makeGrid()
{
    auto* grid = new QGridLayout;
    grid->setHorizontalSpacing(8);
    grid->setVerticalSpacing(2);
    m_equal = addFigure(grid, 0, 0, tr("equal"), tr("Elements that are equal, bit for bit."));
    m_within = addFigure(grid, 1, 0, tr("within"), tr("Elements that differ, within the tolerance."));
    m_beyond = addFigure(grid, 2, 0, tr("beyond"), tr("Elements that differ by more than the tolerance."));
    m_absolute = addFigure(grid, 0, 1, tr("max |A − B|"), tr("The largest difference of finite values."));
    m_relative = addFigure(grid, 1, 1, tr("max relative"), tr("The largest |A − B| / |B|, where B is not zero."));
    m_ulp = addFigure(grid, 2, 1, tr("max ULP"), tr("The most representable values between A and B."));
    grid->setColumnMinimumWidth(2, 8);
    grid->setColumnStretch(2, 1);
    return grid;
}

QLabel* ComparisonFigures::addFigure(QGridLayout* grid, int row, int column, const QString& name, const QString& tip)
{
    QLabel* caption = secondaryLabel(name, this);
    caption->setWordWrap(false);
    caption->setToolTip(tip);
    auto* value = new QLabel(this);
    value->setFont(dataFont());
    value->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    value->setToolTip(tip);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    grid->addWidget(caption, row, 3 * column);
    grid->addWidget(value, row, 3 * column + 1);
    return value;
}

void ComparisonFigures::showResult()
{
    const RunResult& shown = *m_document->shown();
    const Comparison& comparison = *shown.judged();
    const VerdictText verdict = verdictText(*m_document);
    m_verdict->setRole(verdict.role);
    if (shown.comparison) {
        const QString words = verdict.brief.isEmpty() ? verdict.words : verdict.brief;
        const bool isOfCase = m_document->issues().empty(); // else the words are of these
        m_verdict->setText(isOfCase ? tr("%1 · %2").arg(toQString(word(comparison.verdict)), words) : words);
        m_details->setText(verdict.details);
    } else { // the refusal, and what is left
        m_verdict->setText(verdict.words);
        m_how->setText(shown.corresponding->how);
    }
    m_why->setText(verdict.why);
    m_why->setVisible(!verdict.why.isEmpty());
    m_how->setVisible(!shown.comparison);
    m_details->setVisible(shown.comparison && !m_details->text().isEmpty());
    m_equal->setText(countText(comparison.equal));
    m_within->setText(countText(comparison.within));
    m_beyond->setText(countText(comparison.beyond));
    m_absolute->setText(shortFigure(comparison.maxAbsolute));
    m_relative->setText(shortFigure(comparison.maxRelative));
    m_ulp->setText(ulpText(comparison.maxUlp));
    m_worst->setResult(shown);
    fitWidth();
}

void ComparisonFigures::setQuality(const QString& words)
{
    m_quality->setText(words);
    m_quality->setVisible(!words.isEmpty());
}

void ComparisonFigures::fitWidth()
{
    for (const QWidget* part : {static_cast<const QWidget*>(m_worst), static_cast<const QWidget*>(widget())})
        part->layout()->activate(); // so that the hint is of these texts
    const int figures = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    setFixedWidth(std::max(static_cast<int>(kWidth * textSettings().scale), figures));
}

} // namespace tessera
