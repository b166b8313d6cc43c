// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/comparison_figures.h"

#include "app/base/controls/focus_ring.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/format.h"
#include "app/model/document/document.h"
#include "app/model/document/element_pair.h"
#include "app/views/comparison/verdict.h"
#include "app/views/comparison/worst_elements.h"
#include "engine/core/tensor/value.h"
#include "engine/judge/measure/verification.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace tessera {
namespace {

constexpr int kWidth = 304;

QString numberText(double value)
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
    QFont large = m_verdict->font();
    large.setPointSizeF(large.pointSizeF() * 1.1);
    large.setWeight(QFont::DemiBold);
    m_verdict->setFont(large);
    m_verdict->setWordWrap(true);
    m_why = secondaryLabel({}, content);
    m_details = secondaryLabel({}, content);
    m_worst = new WorstElements(m_document, content);

    auto* rows = new QVBoxLayout(content);
    rows->setContentsMargins(kRingRoom, 2, 8, 2);
    rows->setSpacing(8);
    rows->addWidget(m_verdict);
    rows->addWidget(m_how = secondaryLabel({}, content));
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
    m_absolute->setText(numberText(comparison.maxAbsolute));
    m_relative->setText(numberText(comparison.maxRelative));
    m_ulp->setText(ulpText(comparison.maxUlp));
    m_worst->setResult(shown);
    fitWidth();
}

void ComparisonFigures::fitWidth()
{
    for (const QWidget* part : {static_cast<const QWidget*>(m_worst), static_cast<const QWidget*>(widget())})
        part->layout()->activate(); // so that the hint is of these texts
    const int figures = widget()->minimumSizeHint().width() + verticalScrollBar()->sizeHint().width();
    setFixedWidth(std::max(static_cast<int>(kWidth * textSettings().scale), figures));
}

} // namespace tessera
