// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_painter.h"

#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/tensor_source.h"
#include "app/tensor/painting/selection_painter.h"
#include "app/tensor/planes/value_levels.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace tessera {

namespace {

// The selected elements, or what they lead to in this tensor.
void addSelection(TensorScene& scene, const TensorDisplay& display, Side side)
{
    if (!display.selection())
        return;
    const ElementSelection* selection = &*display.selection();
    if (selection->side == side) {
        scene.isSelected = [selection](const auto& at) { return selection->contains(at); };
        return;
    }
    scene.isSelected = [selection, partners = display.partnersOfSelection()](const auto& at) {
        const auto box = partners->of(at);
        return box && touches(*selection, *box);
    };
    scene.selectionInk = color(Role::Partner);
}

} // namespace

TensorScene sceneOf(const TensorSource& source, const TensorViewport& viewport, const TensorPicks& picks,
                    const TensorDisplay* display, Side side)
{
    const std::optional<TensorOverlay>& overlay = source.overlay();
    const auto marked = source.marked();
    TensorScene scene{.tensor = source.shown(), .viewport = &viewport};
    if (overlay) {
        const bool isChosen = marked && display && display->fixedRange();
        scene.map = overlay->map;
        scene.classes = overlay->classes;
        scene.legend = isChosen ? QCoreApplication::translate("TensorScene", "chosen") : overlay->legend;
        if (const ShownPlanes planes = viewport.planes(); planes.channels > 1 && !planes.picture)
            scene.legend = QCoreApplication::translate("TensorScene", "%1, largest of the colours").arg(scene.legend);
    }
    if (!source.isCurrent())
        return scene;
    scene.picks = &picks.marks();
    if (!display)
        return scene;
    if (marked) {
        scene.tone = display->tone();
        scene.map = scene.tone.map.value_or(display->isGreyPicture() ? ColorMap::Grey : scene.map);
    }
    scene.marks = marked ? display->markSources(*marked) : display->planMarkSources();
    if (marked) {
        scene.hatchesSpecials = false; // the marks are drawn in place of it
        scene.numbers = display->numbers();
    }
    if (!overlay) {
        scene.colorKeys = display->colorKeyLook(side);
        scene.step = display->step();
        scene.side = side;
    }
    addSelection(scene, *display, side);
    return scene;
}

TensorPicks::TensorPicks(const Document* document, Side side)
    : m_document(document)
    , m_side(side)
{
}

bool TensorPicks::findPicks()
{
    const auto here = [this](const std::optional<Pick>& pick) {
        return pick && pick->side == m_side ? std::optional(pick->element) : std::nullopt;
    };
    const auto partnersHere = [this](const std::optional<Pick>& pick) {
        return pick && pick->side != m_side ? m_document->partners(*pick) : Partners{};
    };
    const std::optional<Pick> pinned = m_document->pinned(), hovered = m_document->hovered();
    m_marks.pinned = here(pinned);
    m_marks.hovered = here(hovered);
    m_marks.ofPin = partnersHere(pinned);
    m_marks.ofHover = partnersHere(hovered);
    m_marks.pinIsWeak = hovered && hovered != pinned;
    m_marks.position = position();
    return std::exchange(m_pinned, pinned) != pinned;
}

void TensorPicks::findKept()
{
    m_marks.kept.clear();
    const std::vector<Pin>& kept = m_document->keptPins();
    for (size_t i = 0; i < kept.size(); ++i) {
        const std::optional<Pick> pick = m_document->shown() ? m_document->pickOf(kept[i]) : std::nullopt;
        if (const auto element = pick ? pairOf(*m_document, *pick).of(m_side) : std::nullopt)
            m_marks.kept.push_back({i + 1, *element, pick->side != m_side});
    }
}

// None where the plan does not know it exactly.
std::optional<std::array<double, 4>> TensorPicks::position() const
{
    const RunResult* result = m_document->shown();
    const std::optional<Pick> active = m_document->active();
    const Plan* plan = m_document->mapPlan();
    const auto* taps = result && plan ? std::get_if<SeparableTaps>(&plan->work) : nullptr;
    // A gradient's coordinates belong to its input: the forward operator's output.
    if (!taps || !active || active->side == m_side || active->side != (taps->transposed ? Side::Input : Side::Output))
        return {};
    const TensorDesc& desc = active->side == Side::Input ? result->plan.input : result->plan.output;
    const auto at = PaddedShape(desc).coordinates(active->element);
    std::array<double, 4> found;
    for (size_t axis = 0; axis < 4; ++axis) {
        const std::vector<double>& positions = taps->axes[axis].x;
        found[axis] = at[axis] < positions.size() ? positions[at[axis]] : at[axis];
    }
    return found;
}

namespace {

constexpr double kDimmed = 0.55; // opacity of results that are out of date

const PlaybackState* stepOfOutput(const TensorScene& scene)
{
    return scene.side == Side::Output ? scene.step : nullptr;
}

// The outputs that the player has not filled yet are empty.
void paintPending(QPainter& painter, QImage* frame, const TensorScene& scene)
{
    if (const PlaybackState* step = stepOfOutput(scene))
        fillChosen(
            painter, frame, scene.viewport->area().toRect(), scene.viewport->layout(), scene.viewport->planes(),
            [step](const auto& at) { return step->isPending(at); }, emptyGround());
}

// Outlines what the player's step fills and reads, if that is several elements, then what is selected.
void paintOutlines(QPainter& painter, QImage* frame, const TensorScene& scene)
{
    const auto paint = [&](const SelectedElement& isSelected, const QColor& ink) {
        outlineSelected(painter, frame, scene.viewport->area().toRect(), scene.viewport->layout(),
                        scene.viewport->planes(), isSelected, ink);
    };
    const PlaybackState* step = scene.step;
    if (step && step->now && !step->now->isOne)
        scene.side == Side::Output ? paint([step](const auto& at) { return step->isNow(at); }, color(Role::Accent))
                                   : paint([step](const auto& at) { return step->isRead(at); }, color(Role::Partner));
    if (scene.isSelected)
        paint(scene.isSelected, scene.selectionInk);
}

// Whose range it is, and what is done to its colours.
QString withTone(const QString& legend, const Tone& tone)
{
    QStringList parts{legend, toneText(tone)};
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

// A picture in its own colours has no map.
Tone appliedTone(const TensorScene& scene)
{
    Tone tone = scene.tone;
    if (scene.viewport->planes().picture)
        tone.map.reset();
    return tone;
}

// Marks the element that a step fills, and its sources; of several elements, only where they are.
void paintStepMarks(SelectionPainter& marks, const TensorScene& scene)
{
    if (!scene.step || !scene.step->now)
        return;
    const bool isOne = scene.step->now->isOne;
    if (scene.side == Side::Input)
        isOne ? marks.paintPartners(scene.step->sources, false) : marks.paintRead(scene.step->sources);
    else
        marks.paintFilled(scene.step->now->first, scene.step->now->last);
}

void paintPicks(QPainter& painter, const TensorScene& scene)
{
    if (!scene.picks)
        return;
    const PickMarks& picks = *scene.picks;
    const PaddedShape& shape = scene.tensor->shape;
    const ShownPlanes planes = scene.viewport->planes();
    SelectionPainter marks(painter, scene.viewport->area().toRect(), shape, scene.viewport->layout(), planes);
    paintStepMarks(marks, scene);
    std::optional<QPointF> position;
    if (picks.position) {
        const std::array<double, 4>& x = *picks.position;
        const auto nearest = [&](size_t axis) {
            return static_cast<uint32_t>(std::clamp(std::round(x[axis]), 0.0, shape.sizes[axis] - 1.0));
        };
        position = marks.positionOf(nearest(0), nearest(1), x[2], x[3]);
    }
    marks.paintPartners(picks.ofPin, picks.pinIsWeak || scene.step, position);
    marks.paintPartners(picks.ofHover, false, position);
    if (position)
        marks.paintPosition(*position);
    if (picks.pinned)
        marks.paintPinned(*picks.pinned);
    for (const PickMarks::Kept& kept : picks.kept)
        marks.paintKept(kept.element, kept.number, color(kept.isPartner ? Role::Partner : Role::Pin));
    if (picks.hovered)
        marks.paintHovered(*picks.hovered);
}

// Paints what lies over the cells' colours and marks. `frame`: null where shapes are drawn.
void paintCellDetails(QPainter& painter, QImage* frame, CellPainter& cells, const TensorScene& scene)
{
    if (scene.hatchesSpecials)
        cells.paintHatch();
    cells.paintGrid(scene.hasGrid, scene.block);
    paintOutlines(painter, frame, scene);
    if (scene.hasNumbers)
        cells.paintNumbers();
    cells.paintCaptions();
}

} // namespace

void TensorPainter::forgetColors()
{
    m_colors.reset();
    m_minimap.forget();
    invalidate();
}

namespace {

ColorMap mapOf(const TensorScene& scene)
{
    return scene.colorKeys && scene.colorKeys->isTint ? ColorMap::Grey : scene.map;
}

LevelColors colorsWith(const Tone& tone, const TensorScene& scene)
{
    const double part = scene.tensor->part;
    return scene.viewport->planes().picture
        ? LevelColors::ofPicture(scene.tensor->tensor.desc.dataType, scene.tensor->range, tone, part)
        : LevelColors::ofMap(mapOf(scene), tone, part);
}

// What is clipped is striped: the picture is seen between.
void paintBetweenStripes(QImage& frame, const QRect& clip, const TensorScene& scene)
{
    constexpr int kStripe = 3; // designed pixels
    Tone tone = scene.tone;
    tone.showsClipping = false;
    QImage plain = frame;
    paintPlanes(plain, clip, *scene.tensor, scene.viewport->layout(), scene.viewport->planes(),
                colorsWith(tone, scene));
    const int unit = std::max(1, static_cast<int>(std::lround(kStripe * scene.viewport->dpr())));
    for (int y = clip.top(); y <= std::min(clip.bottom(), frame.height() - 1); ++y) {
        auto* line = reinterpret_cast<QRgb*>(frame.scanLine(y));
        const auto* below = reinterpret_cast<const QRgb*>(plain.constScanLine(y));
        for (int x = clip.left(); x <= std::min(clip.right(), frame.width() - 1); ++x)
            line[x] = (x + y) / unit % 2 == 0 ? line[x] : below[x];
    }
}

} // namespace

const LevelColors& TensorPainter::colors(const TensorScene& scene)
{
    const bool picture = scene.viewport->planes().picture;
    const ValueRange& range = scene.tensor->range;
    const ColorMap map = mapOf(scene);
    const double part = scene.tensor->part;
    const ColorInputs key{map, scene.tone, scene.classes, picture ? std::optional(range) : std::nullopt, part};
    if (m_colors && m_colorInputs == key)
        return *m_colors;
    m_colorInputs = key;
    m_colors = colorsWith(scene.tone, scene);
    for (const QString& name : scene.classes)
        m_colors->names.push_back(name.section(QLatin1Char(' '), 0, 0));
    return *m_colors;
}

void TensorPainter::paintFrame(const TensorScene& scene, QSize frame)
{
    const TensorViewport& viewport = *scene.viewport;
    const QRect clip = viewport.area().toRect();
    m_frameIsOld = false;
    m_frame = QImage(frame, QImage::Format_RGB32);
    m_frame.fill(color(Role::Canvas));
    const ShownPlanes planes = viewport.planes();
    if (!scene.colorKeys || planes.picture || scene.colorKeys->isTint) {
        paintPlanes(m_frame, clip, *scene.tensor, viewport.layout(), planes, colors(scene));
        if (scene.tone.showsClipping)
            paintBetweenStripes(m_frame, clip, scene);
    }
    if (scene.colorKeys)
        paintColorKeys(m_frame, clip, viewport.layout(), planes, *scene.colorKeys);
    if (scene.marks)
        paintMarks(m_frame, clip, *scene.tensor, viewport.layout(), planes, *scene.marks);

    QPainter painter(&m_frame);
    painter.setClipRect(clip);
    paintPending(painter, &m_frame, scene);
    CellPainter cells(painter, clip, *scene.tensor, viewport.layout(), planes, colors(scene), scene.colorKeys,
                      scene.numbers);
    cells.leaveEmpty(stepOfOutput(scene));
    cells.setHasMarks(scene.marks.has_value());
    paintCellDetails(painter, &m_frame, cells, scene);
    painter.setClipping(false);
    paintStrip(painter, scene, frame);
}

void TensorPainter::paintStrip(QPainter& painter, const TensorScene& scene, QSize frame)
{
    const int top = static_cast<int>(scene.viewport->area().height());
    LegendStrip strip(painter, QRect(0, top, frame.width(), frame.height() - top), scene.viewport->dpr(),
                      scene.viewport->zoom());
    if (!scene.classes.empty())
        strip.paintClasses(scene.classes, scene.tensor->range, colors(scene));
    else if (scene.colorKeys)
        strip.paintColorKeys(*scene.colorKeys->colors);
    else
        strip.paintRange(scene.tensor->leveled, colors(scene), withTone(scene.legend, appliedTone(scene)));
    strip.paintZoom();
}

void TensorPainter::paint(QPainter& painter, const TensorScene& scene, QSize frame, bool isLoading)
{
    if (m_frame.isNull() || (m_frameIsOld && !isLoading))
        paintFrame(scene, frame);
    painter.save();
    if (scene.isDimmed) {
        painter.fillRect(m_frame.rect(), color(Role::Canvas));
        painter.setOpacity(kDimmed);
    }
    painter.drawImage(0, 0, m_frame);
    painter.setOpacity(1);
    painter.setClipRect(scene.viewport->area());
    paintPicks(painter, scene);
    if (const QRect place = scene.viewport->minimap(); !place.isEmpty())
        m_minimap.paint(painter, place, scene.viewport->area(), scene.tensor, scene.viewport->layout(),
                        scene.viewport->planes(), colors(scene));
    painter.restore();
}

// Paints in the order of paintFrame() and paint(). The strip comes last, and covers what reaches into it.
void TensorPainter::paintVectors(QPainter& painter, const TensorScene& scene, QSize frame)
{
    const TensorViewport& viewport = *scene.viewport;
    const QRect clip = viewport.area().toRect();
    const ShownPlanes planes = viewport.planes();
    painter.fillRect(QRect(QPoint(), frame), color(Role::Canvas));
    CellPainter cells(painter, clip, *scene.tensor, viewport.layout(), planes, colors(scene), scene.colorKeys,
                      scene.numbers);
    cells.leaveEmpty(stepOfOutput(scene));
    cells.setHasMarks(scene.marks.has_value());
    cells.paintCells();
    if (scene.marks)
        paintMarkVectors(painter, clip, *scene.tensor, viewport.layout(), planes, *scene.marks);
    paintPending(painter, nullptr, scene);
    paintCellDetails(painter, nullptr, cells, scene);
    paintPicks(painter, scene);
    paintStrip(painter, scene, frame);
}

} // namespace tessera
