// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/views/shown_view.h"

#include "app/tensor/planes/value_levels.h"
#include "app/views/comparison/compare_canvas.h"
#include "app/window/views/view_area.h"
#include "engine/core/tensor/element_text.h"

#include <algorithm>

namespace tessera {

namespace {

// The element at a column and a row of the plane that is shown, the nearest that there is.
uint64_t elementAt(const TensorView& view, const Tensor& tensor, const std::array<uint32_t, 2>& at)
{
    const PaddedShape shape(tensor.desc);
    const auto within = [&](uint32_t value, size_t axis) { return std::min(value, shape.sizes[axis] - 1); };
    const auto [n, c] = view.plane();
    return shape.element(within(n, 0), within(c, 1), within(at[1], 2), within(at[0], 3));
}

} // namespace

Tone toneOf(const ToneOptions& told)
{
    Tone tone{.exposure = told.exposure, .gamma = told.gamma, .showsClipping = told.showsClipping};
    for (const NamedMap& each : namedMaps())
        if (told.map == each.name)
            tone.map = each.map;
    return tone;
}

void showView(ViewArea& views, const ViewOptions& told, Side side)
{
    if (told.levels)
        views.display().setRange(told.levels);
    views.display().setTone(toneOf(told.tone));
    TensorView* view = views.isComparing() ? views.canvas().current() : views.view(side);
    const Tensor* tensor = view->tensor();
    if (!tensor)
        return;
    if (told.channel)
        view->solo(0, std::min(*told.channel, PaddedShape(tensor->desc).sizes[1] - 1));
    if (views.isComparing())
        views.canvas().showPlanesOf(*view);
    if (!told.zoom && !told.at)
        return;
    const double zoom = told.zoom ? *told.zoom * view->devicePixelRatioF() : view->zoom();
    const std::optional<uint64_t> middle = told.at ? elementAt(*view, *tensor, *told.at) : view->centerElement();
    if (middle)
        view->lookAt(*middle, zoom, false);
}

PlayState playOf(const std::optional<StepOptions>& told)
{
    return told ? PlayState{.isOn = true, .stepping = told->stepping, .stepsDone = told->done.value_or(kMostSteps)}
                : PlayState{};
}

QString viewText(const TensorView& view)
{
    QString text;
    const Tensor* tensor = view.tensor();
    if (const std::optional<uint64_t> middle = tensor ? view.centerElement() : std::nullopt;
        middle && !view.isFitted()) {
        const std::array<uint32_t, 4> at = PaddedShape(tensor->desc).coordinates(*middle);
        text += QStringLiteral(",zoom=%1,at=%2:%3").arg(view.zoom() / view.devicePixelRatioF()).arg(at[3]).arg(at[2]);
    }
    if (view.mode() == TensorView::Mode::Plane)
        text += QStringLiteral(",channel=%1").arg(view.plane().second);
    return text;
}

} // namespace tessera
