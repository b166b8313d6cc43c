// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/lesson_engines.h"

#include "app/model/document/document.h"
#include "engine/teach/lesson/lesson.h"

#include <tuple>

namespace tessera {

namespace {

const auto kJudge = QStringLiteral("reference");

} // namespace

void LessonEngines::choose(Document::State& state, const LessonFigure& figure)
{
    if (!figure.engine.empty()) {
        if (!m_before)
            m_before = {state.engineA, state.engineB};
        state.engineA = QString::fromStdString(figure.engine);
        state.engineB = kJudge;
    } else if (const auto before = std::exchange(m_before, {})) {
        std::tie(state.engineA, state.engineB) = *before;
    }
}

void LessonEngines::resume(const LessonFigure& figure)
{
    if (figure.engine.empty() || !areOf(figure))
        return;
    const Document::State fresh(m_document.currentCase(), m_document.memoryBudget());
    m_before = {fresh.engineA, fresh.engineB};
}

bool LessonEngines::areOf(const LessonFigure& figure) const
{
    return figure.engine.empty()
        || (m_document.engineA().toStdString() == figure.engine && m_document.engineB() == kJudge);
}

void LessonEngines::giveBack(const LessonFigure& figure)
{
    const auto before = std::exchange(m_before, {});
    if (before && areOf(figure)) // else the reader has chosen others meanwhile
        m_document.setEngines(before->first, before->second);
}

void LessonEngines::keepOut(const LessonFigure& figure) const
{
    if (m_before && areOf(figure))
        m_document.setEngines(m_before->first, m_before->second);
}

} // namespace tessera
