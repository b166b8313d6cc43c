// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/verdict_strip.h"

#include "app/base/actions/actions.h"
#include "app/base/controls/form_parts.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/output_source.h"
#include "app/views/comparison/verdict.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>

#include <algorithm>

namespace tessera {

namespace {

constexpr int kEngineCharacters = 14, // the boxes' width, less in a narrow window; longer names are cut
    kVerdictWidth = 120; // at least

QLabel* caption(const QString& text, QWidget* buddy)
{
    auto* made = new QLabel(text);
    made->setFont(demiBold(made->font()));
    made->setBuddy(buddy);
    return made;
}

// What is well needs no figures, which a click shows; what differs, no worst element.
QString sentenceOf(const VerdictText& verdict)
{
    if (verdict.brief.isEmpty())
        return verdict.words;
    return verdict.role == Role::Good ? verdict.brief.section(QStringLiteral(" · "), 0, -2) : verdict.brief;
}

} // namespace

VerdictStrip::VerdictStrip(Document* document, const Actions& actions, QWidget* parent)
    : QWidget(parent)
    , m_document(document)
{
    setObjectName(QStringLiteral("verdictStrip"));
    describe(m_engineA, tr("Engine A"), tr("The engine whose output is shown"));
    describe(m_engineB, tr("Engine B"), tr("The engine that A is compared with"));
    for (EngineBox* box : {m_engineA, m_engineB}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kEngineCharacters);
        box->setMinimumWidth(box->sizeHint().width() * 2 / 3);
    }
    m_verdict->setObjectName(QStringLiteral("verdict"));
    m_verdict->setCursor(Qt::PointingHandCursor);
    m_verdict->setTwoLines();
    m_verdict->setPreferredWidth(kVerdictWidth);
    m_verdict->setMinimumWidth(kVerdictWidth);
    m_progress->setTextVisible(false);
    m_progress->setFixedSize(96, 4);
    m_progress->setRange(0, 1000);

    QToolButton* run = actions.button(QStringLiteral("run"));
    QToolButton* live = actions.button(QStringLiteral("live"));
    QToolButton* compare = actions.button(QStringLiteral("compare"));
    for (QToolButton* button : {run, live, compare})
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);

    auto* layout = newLayout<QHBoxLayout>(this, {8, 6, 16, 6}, 8);
    layout->addWidget(run);
    layout->addWidget(live);
    layout->addSpacing(8);
    layout->addWidget(caption(tr("A"), m_engineA));
    layout->addWidget(m_engineA);
    layout->addWidget(actions.button(QStringLiteral("swapEngines")));
    layout->addWidget(caption(tr("B"), m_engineB));
    layout->addWidget(m_engineB);
    layout->addWidget(compare);
    layout->addSpacing(8);
    layout->addWidget(m_icon);
    layout->addWidget(m_verdict, 1);
    layout->addWidget(m_progress);

    connect(m_sources, &SourceList::fileRequested, this, &VerdictStrip::fileRequested);
    connect(m_sources, &SourceList::engineRequested, this, &VerdictStrip::engineRequested);
    for (EngineBox* box : {m_engineA, m_engineB})
        connect(box, &QComboBox::activated, this, [this, box] { choose(box); });
    connect(document, &Document::enginesChanged, this, &VerdictStrip::showEngines);
    for (auto changed : {&Document::caseChanged, &Document::shownChanged, &Document::causeChanged,
                         &Document::enginesChanged, &Document::runStateChanged})
        connect(document, changed, this, &VerdictStrip::showVerdict);
    connect(m_dimmer, &StaleDimmer::changed, this, &VerdictStrip::showVerdict);
    connect(document, &Document::progressChanged, this, &VerdictStrip::showProgress);
    showEngines();
    showVerdict();
    whenever({QEvent::PaletteChange}, this, this, [this] { showVerdict(); });
    whenever({QEvent::MouseButtonRelease}, m_verdict, this, [this] { emit detailsRequested(); });
}

void VerdictStrip::choose(EngineBox* box)
{
    const size_t result = box == m_engineB ? 1 : 0;
    if (box->engine() == m_document->results().value(qsizetype(result)))
        return; // as before: the list stays open to be read
    m_sources->take(result, box->engine());
    showEngines(); // also where the document thought otherwise
}

void VerdictStrip::showEngines()
{
    m_sources->fill(*m_engineA, 0);
    m_sources->fill(*m_engineB, 1);
}

void VerdictStrip::showVerdict()
{
    VerdictText verdict = verdictText(*m_document, m_dimmer->isDimmed());
    if (const auto& [words, isDone] = m_task; !words.isEmpty())
        verdict = {isDone ? QStringLiteral("check") : QString(), isDone ? Role::Good : Role::SecondaryText, words, {}};
    const QColor tint = color(verdict.role);
    m_icon->setVisible(!verdict.icon.isEmpty());
    if (!verdict.icon.isEmpty())
        m_icon->setPixmap(iconPixmap(verdict.icon, tint, 16, devicePixelRatioF()));
    m_verdict->setText(sentenceOf(verdict));
    m_verdict->setTint(tint);
    m_verdict->setAccessibleName(verdict.words);
    QStringList lines{verdict.words, verdict.why, verdict.details};
    lines.removeAll(QString());
    m_verdict->setToolTip(lines.join(QLatin1Char('\n')));
    showProgress();
}

void VerdictStrip::setTask(const QString& words, bool isDone)
{
    m_task = {words, isDone};
    showVerdict();
}

void VerdictStrip::showProgress()
{
    m_progress->setVisible(m_document->isRunning() && m_document->progress() > 0);
    m_progress->setValue(int(m_document->progress() * 1000));
}

void VerdictStrip::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(QRect(0, height() - 1, width(), 1), color(Role::Separator));
    painter.fillRect(QRect(0, 0, width(), 1), color(Role::Separator));
}

} // namespace tessera
