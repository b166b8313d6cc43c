// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/worst_elements.h"

#include "app/base/look/format.h"
#include "app/base/look/theme.h"
#include "app/model/document/element_pair.h"
#include "app/views/comparison/verdict.h"
#include "engine/core/compare/allowed_difference.h"
#include "engine/core/tensor/value.h"

#include <QGridLayout>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QVBoxLayout>

namespace tessera {

WorstElements::WorstElements(Document* document, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    auto* rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(8);
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
    auto* grid = new QGridLayout(part.box);
    grid->setContentsMargins(0, 0, 0, 0);
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

} // namespace tessera
