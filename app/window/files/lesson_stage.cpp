// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/lesson_stage.h"

#include "app/model/inputs/output_source.h"
#include "app/teach/lesson/blink_bar.h"
#include "app/window/views/view_area.h"
#include "engine/teach/lesson/fact_words.h"
#include "engine/teach/lesson/lesson.h"

#include <algorithm>
#include <tuple>
#include <utility>

namespace tessera {

namespace {

const auto kJudge = QStringLiteral("reference");

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

std::optional<LessonSides> sidesOf(const Lesson& lesson, const LessonFigure& figure)
{
    const QString own = QString::fromStdString(figure.engine);
    const auto other = std::ranges::find(lesson.figures, figure.blink, &LessonFigure::name);
    if (!figure.blink.empty() && other != lesson.figures.end())
        return LessonSides{own, QString::fromStdString(caseSource(other->c, engineOf(*other)))};
    return own.isEmpty() ? std::nullopt : std::optional(LessonSides{own, kJudge});
}

LessonStage::LessonStage(Document& document, ViewArea& views, BlinkBar& bar)
    : m_document(document)
    , m_views(views)
    , m_display(views.display())
    , m_bar(bar)
{
    CompareCanvas& canvas = views.canvas();
    connect(&bar, &BlinkBar::turned, this, [this] {
        if (!isFlipping())
            return m_bar.setOn(false);
        m_views.canvas().flip();
    });
    connect(&bar, &BlinkBar::wanted, this, [this](bool on) { on ? startBlink() : m_bar.setOn(false); });
    connect(&canvas, &CompareCanvas::arrangementChanged, this, [this, &canvas] {
        if (m_arrangement && isFlipping())
            m_bar.showTurn(canvas.flipped() == 1);
    });
}

void LessonStage::chooseEngines(Document::State& state, const Sides& sides)
{
    if (sides) {
        if (!m_engines)
            m_engines = {state.engineA, state.engineB};
        state.engineA = sides->a.isEmpty() ? m_engines->first : sides->a;
        state.engineB = sides->b;
    } else if (const auto before = std::exchange(m_engines, {})) {
        std::tie(state.engineA, state.engineB) = *before;
    }
}

void LessonStage::resumeEngines(const Sides& sides)
{
    if (!sides || !hasEngines(sides))
        return;
    const Document::State fresh(m_document.currentCase(), m_document.memoryBudget());
    m_engines = {fresh.engineA, fresh.engineB};
}

bool LessonStage::hasEngines(const Sides& sides) const
{
    return !sides || ((sides->a.isEmpty() || m_document.engineA() == sides->a) && m_document.engineB() == sides->b);
}

void LessonStage::giveBackEngines(const Sides& sides)
{
    const auto before = std::exchange(m_engines, {});
    if (before && hasEngines(sides)) // else the reader has chosen others meanwhile
        m_document.setEngines(before->first, before->second);
}

void LessonStage::keepOutEngines(const Sides& sides) const
{
    if (m_engines && hasEngines(sides))
        m_document.setEngines(m_engines->first, m_engines->second);
}

void LessonStage::chooseLook(const LessonFigure& figure)
{
    if (!m_look)
        m_look = {m_display.marks(), m_display.trait()};
    for (size_t i = 0; i < kOverlays.size(); ++i)
        m_display.setMarked(kCellMarks[i], isMarked(figure, i));
    if (const std::optional<Trait> trait = traitOf(figure)) {
        m_display.setTint(figure.isPicture);
        m_display.setTrait(trait);
        m_isColoured = true;
    } else if (m_isColoured) {
        colour(*m_look);
    }
}

void LessonStage::colour(const Look& look)
{
    m_isColoured = false;
    m_display.setTint(false);
    m_display.setTrait(look.trait);
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

bool LessonStage::hasLook(const LessonFigure& figure) const
{
    for (size_t i = 0; i < kOverlays.size(); ++i)
        if (((m_display.marks() & setOf(kCellMarks[i])) != 0) != isMarked(figure, i))
            return false;
    const std::optional<Trait> trait = traitOf(figure);
    return !trait || (m_display.trait() == trait && m_display.isTint() == figure.isPicture);
}

bool LessonStage::isFlipping() const
{
    return m_views.isComparing() && m_views.canvas().arrangement() == CompareCanvas::Arrangement::Flip;
}

void LessonStage::startBlink()
{
    CompareCanvas& canvas = m_views.canvas();
    if (!m_arrangement)
        m_arrangement = canvas.arrangement();
    m_views.setComparing(true);
    canvas.arrange(CompareCanvas::Arrangement::Flip);
    m_views.compareAsShown();
    m_bar.showTurn(canvas.flipped() == 1);
    m_bar.setOn(true);
}

void LessonStage::stopBlink()
{
    m_bar.setOn(false);
    m_views.setComparing(false);
    if (const auto before = std::exchange(m_arrangement, {}))
        m_views.canvas().arrange(*before);
}

} // namespace tessera
