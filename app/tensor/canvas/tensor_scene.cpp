// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_scene.h"

#include "app/tensor/canvas/tensor_source.h"

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
    scene.marks = marked ? display->markSources(*marked) : display->planMarkSources();
    if (marked) {
        scene.hatchesSpecials = false; // the marks are drawn in place of it
        scene.numbers = display->numbers();
    }
    if (!overlay) {
        scene.traits = display->traitLook(side);
        scene.step = display->step();
        scene.side = side;
    }
    addSelection(scene, *display, side);
    return scene;
}

} // namespace tessera
