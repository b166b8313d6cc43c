// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/lesson_engines.h"

#include <tuple>

namespace tessera {

namespace {

const auto kJudge = QStringLiteral("reference");

} // namespace

void LessonEngines::choose(Document::State& state, const Engine& engine)
{
    if (engine) {
        if (!m_before)
            m_before = {state.engineA, state.engineB};
        state.engineA = *engine;
        state.engineB = kJudge;
    } else if (const auto before = std::exchange(m_before, {})) {
        std::tie(state.engineA, state.engineB) = *before;
    }
}

void LessonEngines::resume(const Engine& engine)
{
    if (!engine || !areOf(engine))
        return;
    const Document::State fresh(m_document.currentCase(), m_document.memoryBudget());
    m_before = {fresh.engineA, fresh.engineB};
}

bool LessonEngines::areOf(const Engine& engine) const
{
    return !engine || (m_document.engineA() == *engine && m_document.engineB() == kJudge);
}

void LessonEngines::giveBack(const Engine& engine)
{
    const auto before = std::exchange(m_before, {});
    if (before && areOf(engine)) // else the reader has chosen others meanwhile
        m_document.setEngines(before->first, before->second);
}

void LessonEngines::keepOut(const Engine& engine) const
{
    if (m_before && areOf(engine))
        m_document.setEngines(m_before->first, m_before->second);
}

} // namespace tessera
