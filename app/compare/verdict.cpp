// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/compare/verdict.h"

#include "app/document/element_pair.h"
#include "app/look/format.h"
#include "engine/tensor/value.h"

#include <QCoreApplication>

namespace tessera {

namespace {

QString tr(const char* text)
{
    return QCoreApplication::translate("Verdict", text);
}

QString notesOf(const Comparison& comparison)
{
    QStringList lines;
    for (const std::string& note : comparison.notes)
        lines << QString::fromStdString(note);
    return lines.join(QLatin1Char('\n'));
}

QString worstText(uint64_t ulp)
{
    return ulp == UINT64_MAX ? tr("a NaN") : tr("%1 ULP").arg(ulpText(ulp));
}

VerdictText withWorst(VerdictText verdict, const QString& worst)
{
    verdict.brief = verdict.words;
    verdict.words += worst;
    return verdict;
}

VerdictText equalText(const Comparison& c)
{
    const QString figures = tr("%1 of %2").arg(countText(c.equal), countText(c.count));
    if (c.beyond > 0)
        return withWorst({QStringLiteral("check"), Role::Good,
                          tr("as many differ as may · %1 of %2").arg(countText(c.beyond), countText(c.count)),
                          notesOf(c)},
                         tr(", worst %1").arg(worstText(c.maxUlp)));
    if (c.equal == c.count)
        return {QStringLiteral("check"), Role::Good, tr("equal, bit for bit · %1").arg(figures), notesOf(c)};
    return withWorst(
        {QStringLiteral("check"), Role::Good, tr("within the tolerance · %1 bit for bit").arg(figures), notesOf(c)},
        tr(", worst %1").arg(worstText(c.maxUlp)));
}

VerdictText differentText(const Comparison& c, const std::vector<uint32_t>& sizes)
{
    QString worst;
    if (c.worst)
        worst = (c.worst->ulp == 0 ? tr(", by bits alone") : tr(", worst %1").arg(worstText(c.worst->ulp)))
            + tr(" at %1").arg(coordinateText(sizes, c.worst->element));
    QStringList reasons;
    if (c.beyondLimit > 0)
        reasons << tr("%1 beyond the hard limit").arg(countText(c.beyondLimit));
    if (const QString more = notesOf(c); !more.isEmpty())
        reasons << more;
    return withWorst({QStringLiteral("error"), Role::Bad,
                      tr("different · %1 of %2").arg(countText(c.beyond), countText(c.count)),
                      reasons.join(QLatin1Char('\n'))},
                     worst);
}

VerdictText verdictOf(const RunResult& shown)
{
    const Comparison& c = *shown.comparison;
    switch (c.verdict) {
    case Verdict::Pass:
        return equalText(c);
    case Verdict::Fail:
        return differentText(c, shown.plan.output.sizes);
    case Verdict::Mistrusted:
        break;
    }
    const QString reason = QString::fromStdString(c.reason);
    return {QStringLiteral("warning"), Role::Warning, tr("equal, but mistrusted: %1").arg(reason), notesOf(c)};
}

} // namespace

VerdictText verdictText(const Document& document)
{
    const size_t issues = document.issues().size();
    if (issues > 0) {
        QStringList lines;
        for (const Issue& issue : document.issues())
            lines << QString::fromStdString(sentence(issue));
        return {QStringLiteral("error"), Role::Bad,
                issues == 1 ? lines.front() : tr("%1; and %2 more").arg(lines.front()).arg(issues - 1),
                lines.join(QLatin1Char('\n'))};
    }
    if (!document.dataError().isEmpty())
        return {QStringLiteral("error"), Role::Bad, tr("no input: %1").arg(document.dataError()), {}};
    if (!document.runError().isEmpty())
        return {QStringLiteral("error"), Role::Bad, tr("the run failed: %1").arg(document.runError()), {}};

    const RunResult* shown = document.shown();
    if (!shown)
        return {{}, Role::SecondaryText, document.isRunning() ? tr("running…") : tr("not run yet"), {}};
    if (document.isStale() && !document.live())
        return {QStringLiteral("warning"), Role::Warning, tr("changed since the last run"), {}};
    if (shown->comparison)
        return verdictOf(*shown);
    if (!shown->refusal.isEmpty())
        return {QStringLiteral("error"), Role::Bad, shown->refusal,
                shown->corresponding ? shown->corresponding->how : QString()};
    if (document.engineB().isEmpty())
        return {{}, Role::SecondaryText, tr("one engine: nothing to compare with"), {}};
    return {{}, Role::SecondaryText, document.isRunning() ? tr("comparing…") : tr("not compared"), {}};
}

} // namespace tessera
