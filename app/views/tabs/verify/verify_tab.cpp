// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/verify/verify_tab.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/segmented_control.h"
#include "app/views/tabs/verify/agreement_view.h"
#include "app/views/tabs/verify/verify_view.h"

#include <QHBoxLayout>
#include <QStackedWidget>

namespace tessera {

namespace {

constexpr int kChoiceWidth = 104;

} // namespace

VerifyTab::VerifyTab(Document* document, EngineFactory makeEngine, QWidget* parent)
    : QWidget(parent)
    , m_choice(new SegmentedControl(this))
    , m_proofs(new VerifyView(document, makeEngine))
    , m_agreement(new AgreementView(document, std::move(makeEngine)))
    , m_pages(new QStackedWidget(this))
{
    m_choice->setAccessibleName(tr("What is verified"));
    m_choice->addSegment(tr("Proofs"), tr("What can be shown of A and of B alone"));
    m_choice->addSegment(tr("Agreement"), tr("Many engines on many cases: who agrees with whom"));
    setTextWidth(m_choice, kChoiceWidth); // one below the other
    m_pages->addWidget(m_proofs);
    m_pages->addWidget(m_agreement);
    auto* side = new QVBoxLayout;
    side->setContentsMargins(16, 8, 0, 8);
    side->addWidget(m_choice);
    side->addStretch();
    auto* parts = new QHBoxLayout(this);
    parts->setContentsMargins(0, 0, 0, 0);
    parts->setSpacing(0);
    parts->addLayout(side);
    parts->addWidget(m_pages, 1);
    connect(m_choice, &SegmentedControl::chosen, this, [this](int page) { setPage(Page(page)); });
    setPage(Page::Proofs);
}

void VerifyTab::setPage(Page page)
{
    m_choice->setCurrent(int(page));
    m_pages->setCurrentIndex(int(page));
    setFocusProxy(m_pages->currentWidget());
}

QString VerifyTab::selectedCommand() const
{
    const QString finding = m_proofs->selectedCommand();
    return finding.isEmpty() ? m_agreement->selectedCommand() : finding;
}

} // namespace tessera
