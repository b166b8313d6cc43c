// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/lesson_looks.h"

#include "engine/teach/lesson/lesson.h"

#include <algorithm>

namespace tessera {

namespace {

bool isMarked(const LessonFigure& figure, size_t overlay)
{
    return std::ranges::find(figure.overlays, kOverlays[overlay]) != figure.overlays.end();
}

std::optional<Trait> traitOf(const LessonFigure& figure)
{
    switch (figure.colours) {
    case LessonFigure::Colours::Channel:
        return Trait::Channel;
    case LessonFigure::Colours::Block:
        return Trait::BlockPlace;
    case LessonFigure::Colours::Own:
        break;
    }
    return {};
}

} // namespace

void LessonLooks::choose(const LessonFigure& figure)
{
    if (!m_before)
        m_before = {m_display.marks(), m_display.trait()};
    for (size_t i = 0; i < kOverlays.size(); ++i)
        m_display.setMarked(kCellMarks[i], isMarked(figure, i));
    if (const std::optional<Trait> trait = traitOf(figure)) {
        m_display.setTint(figure.isPicture);
        m_display.setTrait(trait);
        m_isColoured = true;
    } else if (m_isColoured) {
        colour(*m_before);
    }
}

void LessonLooks::colour(const ReadersLook& look)
{
    m_isColoured = false;
    m_display.setTint(false);
    m_display.setTrait(look.trait);
}

void LessonLooks::giveBack()
{
    const std::optional<ReadersLook> before = std::exchange(m_before, {});
    if (!before)
        return;
    for (const CellMark mark : kCellMarks)
        m_display.setMarked(mark, (before->marks & setOf(mark)) != 0);
    if (m_isColoured)
        colour(*before);
}

bool LessonLooks::areOf(const LessonFigure& figure) const
{
    for (size_t i = 0; i < kOverlays.size(); ++i)
        if (((m_display.marks() & setOf(kCellMarks[i])) != 0) != isMarked(figure, i))
            return false;
    const std::optional<Trait> trait = traitOf(figure);
    return !trait || (m_display.trait() == trait && m_display.isTint() == figure.isPicture);
}

} // namespace tessera
