// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/lesson_engines.h"

#include "app/model/document/document.h"
#include "app/model/inputs/output_source.h"
#include "engine/teach/lesson/fact_words.h"

#include <algorithm>
#include <tuple>

namespace tessera {

namespace {

const auto kJudge = QStringLiteral("reference");

} // namespace

std::optional<LessonSides> sidesOf(const Lesson& lesson, const LessonFigure& figure)
{
    const QString own = QString::fromStdString(figure.engine);
    const auto other = std::ranges::find(lesson.figures, figure.blink, &LessonFigure::name);
    if (!figure.blink.empty() && other != lesson.figures.end())
        return LessonSides{own, QString::fromStdString(caseSource(other->c, engineOf(*other)))};
    return own.isEmpty() ? std::nullopt : std::optional(LessonSides{own, kJudge});
}

void LessonEngines::choose(Document::State& state, const Sides& sides)
{
    if (sides) {
        if (!m_before)
            m_before = {state.engineA, state.engineB};
        state.engineA = sides->a.isEmpty() ? m_before->first : sides->a;
        state.engineB = sides->b;
    } else if (const auto before = std::exchange(m_before, {})) {
        std::tie(state.engineA, state.engineB) = *before;
    }
}

void LessonEngines::resume(const Sides& sides)
{
    if (!sides || !areOf(sides))
        return;
    const Document::State fresh(m_document.currentCase(), m_document.memoryBudget());
    m_before = {fresh.engineA, fresh.engineB};
}

bool LessonEngines::areOf(const Sides& sides) const
{
    return !sides || ((sides->a.isEmpty() || m_document.engineA() == sides->a) && m_document.engineB() == sides->b);
}

void LessonEngines::giveBack(const Sides& sides)
{
    const auto before = std::exchange(m_before, {});
    if (before && areOf(sides)) // else the reader has chosen others meanwhile
        m_document.setEngines(before->first, before->second);
}

void LessonEngines::keepOut(const Sides& sides) const
{
    if (m_before && areOf(sides))
        m_document.setEngines(m_before->first, m_before->second);
}

} // namespace tessera
