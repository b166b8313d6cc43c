// SPDX-License-Identifier: GPL-3.0-or-later
// What a matrix can be made of: engines, which of them is right, and cases.
#include "app/model/document/known_engines.h"
#include "app/model/inputs/output_source.h"
#include "app/views/tabs/engines/agreement_view.h"
#include "app/views/tabs/engines/engine_choice.h"
#include "engine/compute/registry/registry.h"

#include <QComboBox>

#include <algorithm>

namespace tessera {

void AgreementView::offerEngines()
{
    const std::vector<EngineEntry> machine = engineList();
    const bool isFirst = m_engines->chosen().isEmpty();
    m_engines->offer(tr("This machine"), machine);
    m_engines->offer(tr("With a file"), enginesWithFiles());
    QStringList chosen = m_engines->chosen();
    if (isFirst)
        for (const EngineEntry& entry : machine)
            if (entry.available)
                chosen << QString::fromStdString(entry.name);
    const QStringList sides{m_document->engineA(), m_document->engineB()};
    for (const QString& name : sides)
        if (!name.isEmpty() && isEngineSource(name) && !m_sides.contains(name) && !chosen.contains(name))
            chosen << name; // once: it may have been taken off since
    m_sides = sides;
    m_engines->offer(tr("Faulty engines, for testing"), faultyEngines());
    if (chosen != m_engines->chosen())
        m_engines->choose(chosen);
}

void AgreementView::offerJudges()
{
    const QStringList engines = m_engines->chosen();
    const QString before = m_judge->currentText();
    m_judge->clear();
    m_judge->addItems(engines);
    const QString wanted = engines.contains(before) && !before.isEmpty() ? before : QStringLiteral("reference");
    m_judge->setCurrentIndex(std::max(int(engines.indexOf(wanted)), 0));
    showState();
}

void AgreementView::offerCases()
{
    const QVariant before = m_cases->currentData();
    m_cases->clear();
    m_cases->addItem(tr("Conformance pack"), Pack);
    m_cases->addItem(tr("This case"), Shown);
    if (const size_t open = m_openCases ? m_openCases().size() : 0; open > 1)
        m_cases->addItem(tr("%n open cases", nullptr, int(open)), Open);
    m_cases->setCurrentIndex(std::max(m_cases->findData(before), 0));
}

std::vector<AgreementItem> AgreementView::items() const
{
    switch (Cases(m_cases->currentData().toInt())) {
    case Pack:
        return packItems();
    case Open:
        return m_openCases();
    case Shown:
        return m_document->issues().empty() ? std::vector{itemOf(m_document->currentCase())}
                                            : std::vector<AgreementItem>();
    }
    return {};
}

} // namespace tessera
