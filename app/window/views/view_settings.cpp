// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/view_settings.h"

#include "app/window/views/view_area.h"

namespace tessera {

ViewSettings viewSettings(const ViewArea& views)
{
    const TensorDisplay& display = views.display();
    return {.linked = views.link().isOn(),
            .grid = views.gridVisible(),
            .blockGrid = views.blockGridVisible(),
            .minimap = views.minimapVisible(),
            .comparing = views.isComparing(),
            .linkMode = views.link().mode(),
            .marks = display.marks(),
            .trait = display.trait(),
            .mixed = display.isMixed(),
            .mixture = display.mixture(),
            .fit = display.fit(),
            .range = display.fixedRange(),
            .numbers = display.numbers(),
            .tool = display.tool()};
}

void setViewSettings(ViewArea& views, const ViewSettings& settings)
{
    views.setLinked(settings.linked);
    views.link().setMode(settings.linkMode);
    views.setGridVisible(settings.grid);
    views.setBlockGridVisible(settings.blockGrid);
    views.setMinimapVisible(settings.minimap);
    TensorDisplay& display = views.display();
    for (const CellMark mark : kCellMarks)
        display.setMarked(mark, (settings.marks & setOf(mark)) != 0);
    if (settings.mixed)
        display.setMixture(settings.mixture);
    else
        display.setTrait(settings.trait);
    display.setFit(settings.fit);
    if (settings.range)
        display.setRange(settings.range);
    display.setNumbers(settings.numbers);
    display.setTool(settings.tool);
    if (settings.comparing)
        views.setComparing(true);
}

} // namespace tessera
