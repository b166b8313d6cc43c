// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_scene.h"

#include "app/model/document/element_pair.h"
#include "app/tensor/canvas/tensor_source.h"
#include "app/tensor/planes/value_levels.h"

#include <QCoreApplication>

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

} // namespace tessera
