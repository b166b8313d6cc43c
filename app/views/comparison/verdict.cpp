// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/comparison/verdict.h"

#include "app/base/controls/form_parts.h"
#include "app/base/controls/messages.h"
#include "app/base/look/events.h"
#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/element_pair.h"
#include "app/model/document/output_source.h"
#include "engine/core/tensor/value.h"
#include "engine/detect/identify/identify.h"
#include "engine/judge/measure/verification.h"

#include <QCoreApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QToolButton>

namespace tessera {

namespace {

// More lines: what was allowed, what would do, and what the case does not show.
QString detailsOf(const Comparison& c)
{
    QStringList lines{tr("Tolerance: %1").arg(inWindowLanguage(c.rule))};
    if (c.beyondLimit > 0)
        lines << tr("%1 beyond the hard limit").arg(countText(c.beyondLimit));
    if (c.verdict == Verdict::Fail && c.beyondOnTies > 0)
        lines << tr("%1 of %2 on ties").arg(countText(c.beyondOnTies), countText(c.beyond));
    for (const Message& note : c.notes)
        lines << inWindowLanguage(note);
    return lines.join(QLatin1Char('\n'));
}

// The worst element and the rule come last, since a narrow window cuts the end.
VerdictText judged(VerdictText verdict, const Comparison& c, const TensorDesc& output)
{
    verdict.brief = verdict.words;
    verdict.details = detailsOf(c);
    if (c.worst)
        verdict.words += QStringLiteral(", ") + inWindowLanguage(joined(worstTexts(c, output), ", "));
    if (c.equal < c.count)
        verdict.words = tr("%1 · tolerance: %2").arg(verdict.words, inWindowLanguage(c.rule));
    return verdict;
}

VerdictText equalText(const Comparison& c, const TensorDesc& output)
{
    const QString figures = tr("%1 of %2").arg(countText(c.equal), countText(c.count));
    const QString words = c.beyond > 0
        ? tr("as many differ as may · %1 of %2").arg(countText(c.beyond), countText(c.count))
        : c.equal == c.count ? tr("equal, bit for bit · %1").arg(figures)
                             : tr("within the tolerance · %1 bit for bit").arg(figures);
    return judged({QStringLiteral("check"), Role::Good, words, {}}, c, output);
}

// What the diagnosis says besides the name, which the verdict says.
QString whyOf(const Cause* cause)
{
    QStringList lines;
    if (cause)
        for (const Message& sentence : cause->diagnosis.sentences)
            lines << inWindowLanguage(sentence);
    if (cause && cause->diagnosis.isNamed() && !lines.isEmpty())
        lines.removeFirst();
    return lines.join(QLatin1Char('\n'));
}

// "different · order: B is what COLUMN_ROW_DEPTH gives · 36 of 48"
QString differentText(const Comparison& c, const Cause* cause)
{
    const QString figures = tr("%1 of %2").arg(countText(c.beyond), countText(c.count));
    if (!cause || !cause->diagnosis.isNamed())
        return tr("different · %1").arg(figures);
    return tr("different · %1 · %2").arg(inWindowLanguage(briefly(*cause)), figures);
}

VerdictText verdictOf(const Comparison& c, const TensorDesc& output, const Cause* cause)
{
    switch (c.verdict) {
    case Verdict::Pass:
        return equalText(c, output);
    case Verdict::Fail:
        return judged({QStringLiteral("error"), Role::Bad, differentText(c, cause), {}, whyOf(cause)}, c, output);
    case Verdict::Mistrusted:
        break;
    }
    const QString reason = inWindowLanguage(c.reason);
    return {QStringLiteral("warning"), Role::Warning, tr("equal, but proves little: %1").arg(reason), detailsOf(c)};
}

// Says what the verdict waits for, or that the run was cancelled.
QString pendingText(const Document& document)
{
    if (!document.isRunning())
        return document.shown() || document.live() ? tr("cancelled") : tr("not run yet");
    if (!document.shown() || document.isStale())
        return tr("running…");
    return !isEngineSource(document.engineB()) ? tr("comparing…") : tr("B is running…");
}

} // namespace

bool isPending(const Document& document, bool isOverdue)
{
    if (!document.issues().empty() || !document.dataError().isEmpty() || !document.runError().isEmpty())
        return false;
    const RunResult* shown = document.shown();
    if (!shown || !document.isStale())
        return !shown || !shown->isComplete;
    return document.isRunning() ? isOverdue : document.live();
}

VerdictText verdictText(const Document& document, bool isOverdue)
{
    const size_t issues = document.issues().size();
    if (issues > 0) {
        QStringList lines;
        for (const Issue& issue : document.issues())
            lines << inWindowLanguage(sentence(issue));
        return {QStringLiteral("error"), Role::Bad,
                issues == 1 ? lines.front() : tr("%1; and %n more", nullptr, int(issues) - 1).arg(lines.front()),
                lines.join(QLatin1Char('\n'))};
    }
    if (!document.dataError().isEmpty())
        return {QStringLiteral("error"), Role::Bad, tr("no input: %1").arg(inWindowLanguage(document.dataError())), {}};
    if (!document.runError().isEmpty())
        return {QStringLiteral("error"),
                Role::Bad,
                tr("the run failed: %1").arg(inWindowLanguage(document.runError())),
                {}};

    if (isPending(document, isOverdue))
        return {{}, Role::SecondaryText, pendingText(document), {}};
    const RunResult* shown = document.shown();
    if (document.isStale() && !document.live())
        return {QStringLiteral("warning"), Role::Warning, tr("changed since the last run"), {}};
    if (shown->comparison)
        return verdictOf(*shown->comparison, shown->plan.output, document.cause());
    if (shown->failure == FailureKind::Unsupported)
        return {QStringLiteral("warning"), Role::Warning, inWindowLanguage(shown->refusal), {}};
    if (!shown->refusal.isEmpty())
        return {QStringLiteral("error"), Role::Bad, inWindowLanguage(shown->refusal),
                shown->corresponding ? shown->corresponding->how : QString()};
    if (document.engineB().isEmpty())
        return {{}, Role::SecondaryText, tr("one engine: nothing to compare with"), {}};
    return {{}, Role::SecondaryText, tr("not compared"), {}};
}

QString noOutput(size_t result)
{
    return tr("%1 gave no output.").arg(letterOf(result));
}

QString reportOf(const Document& document)
{
    const RunResult* shown = document.shown();
    const bool hasRun = shown && shown->isComplete && shown->failure;
    const Message& why = document.runError().isEmpty() && hasRun ? shown->refusal : document.runError();
    const QString said = inWindowLanguage(why), lines = inLines(said);
    return lines != said || (hasRun && shown->isMissing) ? lines : QString();
}

VerdictText verdictOfResult(const Document& document, size_t result)
{
    const RunResult* shown = document.shown();
    const SideResult* side = shown ? shown->side(result) : nullptr;
    if (result == document.base())
        return {{}, Role::SecondaryText, document.results().size() > 1 ? tr("the base") : QString(), {}};
    if (!shown || document.isStale() || !shown->isComplete || shown->base != document.base())
        return {{}, Role::SecondaryText, document.isRunning() ? tr("running…") : QString(), {}};
    if (side && !side->held() && !side->refusal.isEmpty())
        return side->failure == FailureKind::Unsupported
            ? VerdictText{QStringLiteral("warning"), Role::Warning, tr("no output"), inWindowLanguage(side->refusal)}
            : VerdictText{QStringLiteral("error"), Role::Bad, tr("no output"),
                          inLines(inWindowLanguage(side->refusal))};
    if (!shown->withBase[result])
        return {QStringLiteral("warning"), Role::Warning, tr("not compared with %1").arg(letterOf(document.base())),
                side ? inWindowLanguage(side->refusal) : QString()};
    const auto verdictBy = [&](const Cause* cause) {
        return verdictOf(shown->withBase[result]->comparison, shown->plan.output, cause);
    };
    const bool isOfAB = result + document.base() == 1;
    const VerdictText whole = verdictBy(isOfAB ? document.cause() : nullptr);
    VerdictText verdict = verdictBy(nullptr);
    if (!verdict.brief.isEmpty())
        verdict.words = verdict.brief;
    if (document.results().size() > 2) // else only one result can be meant
        verdict.words = tr("against %1: %2").arg(letterOf(document.base()), verdict.words);
    verdict.details = QStringList{whole.words, whole.why, whole.details}.join(QLatin1Char('\n'));
    return verdict;
}

namespace {

constexpr int kIcon = 16, kButton = 24, kBetween = 4;
constexpr int kLeastVerdict = 48; // a narrower one says nothing

} // namespace

ResultHeader::ResultHeader(QWidget* parent)
    : QWidget(parent)
    , m_close(closeButton({}))
{
    auto* row = newLayout<QHBoxLayout>(this, {12, 0, 4, 0}, kBetween);
    m_name->setFont(demiBold(m_name->font()));
    m_name->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Preferred);
    m_verdict->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_icon->setFixedSize(kIcon, kIcon);
    addWidgets(row, {m_name, m_icon});
    row->addWidget(m_verdict, 1);
    m_close->setFixedSize(kButton, kButton);
    m_close->hide();
    connect(m_close, &QToolButton::clicked, this, &ResultHeader::closeAsked);
    row->addWidget(m_close);
    whenever({QEvent::PaletteChange}, this, this, [this] { showVerdict(); });
}

void ResultHeader::setSources(const Fill& fill)
{
    auto* row = static_cast<QHBoxLayout*>(layout());
    QToolButton* sources = menuButton(QStringLiteral("more"), tr("What makes this result, and the base"), fill);
    sources->setFixedSize(kButton, kButton);
    row->insertWidget(row->indexOf(m_name) + 1, sources);
}

void ResultHeader::showClose(bool visible, const QString& tip)
{
    describe(m_close, tip);
    m_close->setVisible(visible && !tip.isEmpty());
}

void ResultHeader::say(const QString& name, const VerdictText& verdict)
{
    m_name->setText(name);
    describe(m_name, name.simplified(), name);
    m_said = verdict;
    showVerdict();
}

QString ResultHeader::caption() const
{
    return m_said.words.isEmpty() ? m_name->text() : m_name->text() + QStringLiteral("   ") + m_said.words;
}

void ResultHeader::showVerdict()
{
    const QColor tint = color(m_said.role);
    m_icon->setVisible(!m_said.icon.isEmpty());
    if (!m_said.icon.isEmpty())
        m_icon->setPixmap(iconPixmap(m_said.icon, tint, kIcon, devicePixelRatioF()));
    m_verdict->setMinimumWidth(m_said.words.isEmpty() ? 0 : kLeastVerdict);
    m_verdict->setText(m_said.words);
    m_verdict->setTint(tint);
    describe(m_verdict, m_said.words, (m_said.words + QLatin1Char('\n') + m_said.details).trimmed());
}

} // namespace tessera
