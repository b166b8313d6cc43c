// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/lesson_controller.h"

#include "engine/teach/lesson/lesson.h"

#include <algorithm>
#include <utility>

namespace tessera {

namespace {

const auto kJudge = QStringLiteral("reference");

bool isMarked(const LessonFigure& figure, size_t overlay)
{
    return (figure.overlays & 1U << overlay) != 0;
}

std::optional<ColorKey> colorKeyOf(const LessonFigure& figure)
{
    using Colours = LessonFigure::Colours;
    if (figure.colours == Colours::Own)
        return {};
    return figure.colours == Colours::Channel ? ColorKey::Channel : ColorKey::BlockPlace;
}

} // namespace

void LessonStage::chooseEngines(Document::State& state, const Engine& engine)
{
    if (engine) {
        if (!m_engines)
            m_engines = state.engines;
        state.engines = QStringList{*engine, kJudge} + state.engines.mid(2);
    } else if (const auto before = std::exchange(m_engines, {})) {
        state.engines = *before;
    }
}

bool LessonStage::hasEngines(const Engine& engine) const
{
    return !engine || (m_document.engineA() == *engine && m_document.engineB() == kJudge);
}

void LessonStage::giveBackEngines(const Engine& engine)
{
    keepOutEngines(engine);
    m_engines.reset();
}

void LessonStage::keepOutEngines(const Engine& engine) const
{
    if (engine && hasEngines(engine)) // otherwise the reader has chosen other engines meanwhile
        m_document.setResults(m_engines.value_or(TabChoices().engines));
}

void LessonStage::chooseLook(const LessonFigure& figure)
{
    if (!m_look)
        m_look = {m_display.marks(), m_display.colorKey()};
    for (size_t i = 0; i < kOverlays.size(); ++i)
        m_display.setMarked(kCellMarks[i], isMarked(figure, i));
    if (const std::optional<ColorKey> colorKey = colorKeyOf(figure)) {
        m_display.setTint(figure.isPicture);
        m_display.setColorKey(colorKey);
        m_isColoured = true;
    } else if (m_isColoured) {
        colour(*m_look);
    }
}

void LessonStage::colour(const Look& look)
{
    m_isColoured = false;
    m_display.setTint(false);
    m_display.setColorKey(look.colorKey);
}

void LessonStage::giveBackLook()
{
    const std::optional<Look> before = std::exchange(m_look, {});
    if (!before)
        return;
    for (const CellMark mark : kCellMarks)
        m_display.setMarked(mark, (before->marks & setOf(mark)) != 0);
    if (m_isColoured)
        colour(*before);
}

} // namespace tessera
