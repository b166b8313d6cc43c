// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/xray_bar.h"

#include "app/base/controls/elided_label.h"
#include "app/base/controls/segmented_control.h"
#include "app/base/look/engine_words.h"
#include "app/base/look/theme.h"
#include "app/model/evidence/probe_runner.h"
#include "app/tensor/canvas/pick_sentence.h"

#include <QAbstractButton>
#include <QEvent>
#include <QHBoxLayout>
#include <QProgressBar>
#include <QToolButton>

namespace tessera {

namespace {

QString sideOf(const Document& document, const QString& engine)
{
    return engine == document.engineB() ? XrayBar::tr("B") : XrayBar::tr("A");
}

} // namespace

XrayBar::XrayBar(Document* document, const ProbeRunner* runner, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
    , m_runner(runner)
    , m_title(new QLabel(this))
    , m_maps(new SegmentedControl(this))
    , m_findings(new ElidedLabel(this))
    , m_progress(new QProgressBar(this))
    , m_close(new QToolButton(this))
{
    setObjectName(QStringLiteral("xrayBar"));
    m_maps->setAccessibleName(tr("Whose map the tabs show"));
    m_maps->addSegment(tr("The operator's map"), tr("What is right"));
    m_maps->addSegment({}); // names its engine: showState()
    m_maps->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_findings->setObjectName(QStringLiteral("xrayFindings"));
    m_progress->setRange(0, 0); // nobody knows how many runs it takes
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(96, 4);
    m_progress->setAccessibleName(tr("The X-ray runs"));
    m_close->setAutoRaise(true);
    m_close->setFocusPolicy(Qt::TabFocus);
    m_close->setIcon(icon(QStringLiteral("clear")));
    auto* parts = new QHBoxLayout(this);
    parts->setContentsMargins(16, 4, 8, 0);
    parts->setSpacing(12);
    parts->addStrut(m_maps->sizeHint().height()); // as high while it runs, so that the drawer makes room once
    parts->addWidget(m_title);
    parts->addWidget(m_maps);
    parts->addWidget(m_progress);
    parts->addWidget(m_findings, 1);
    parts->addWidget(m_close);
    connect(m_maps, &SegmentedControl::chosen, this, [this](int map) { m_document->setShowsFoundMap(map == 1); });
    connect(m_close, &QToolButton::clicked, this, &XrayBar::closeAsked);
    for (const auto changed : {&Document::mapChanged, &Document::shownChanged, &Document::enginesChanged})
        connect(document, changed, this, &XrayBar::showState);
    showState();
}

void XrayBar::setRunning(const QString& engine, unsigned runs)
{
    m_engine = engine;
    m_runs = runs;
    showState();
}

void XrayBar::changeEvent(QEvent* event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        showState();
}

// A command may be long.
void XrayBar::showTitle(const QString& engine)
{
    m_title->setText(tr("X-ray of %1").arg(sideOf(*m_document, engine)));
    m_title->setToolTip(engine);
    m_title->setAccessibleName(tr("X-ray of %1").arg(engine));
}

void XrayBar::showState()
{
    const bool isRunning = m_runner->isRunning();
    const FoundMap* found = isRunning ? nullptr : m_document->foundMap();
    setVisible(isRunning || found);
    m_progress->setVisible(isRunning);
    m_maps->setVisible(found);
    m_close->setToolTip(isRunning ? tr("Stop") : tr("Forget what was found"));
    m_close->setAccessibleName(m_close->toolTip());
    if (isRunning) {
        showTitle(m_engine);
        m_findings->setTint(color(Role::SecondaryText));
        m_findings->setText(tr("%n runs so far; Esc stops", nullptr, int(m_runs)));
    }
    if (!found)
        return;
    showTitle(found->engine);
    m_maps->setText(1, tr("%1's map").arg(foundSide(*m_document)));
    m_maps->setTip(1, tr("What %1 does").arg(found->engine));
    m_maps->segments()[1]->setEnabled(found->isKnown());
    m_maps->setCurrent(m_document->showsFoundMap() ? 1 : 0);
    QStringList sentences;
    for (const Message& sentence : found->xray.findings)
        sentences << inWindowLanguage(sentence);
    m_findings->setText(sentences.join(QLatin1Char(' ')));
    m_findings->setToolTip(sentences.join(QLatin1Char('\n')));
    m_findings->setAccessibleName(m_findings->text());
    m_findings->setTint(color(found->xray.isSame ? Role::Good : Role::Bad));
}

} // namespace tessera
