// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/canvas/tensor_view_private.h"

#include <QScopedValueRollback>

namespace tessera {

namespace {

constexpr uint32_t kFarApart = 4; // from one plane's side to another's

// Then the zoom of the one says nothing about the other.
bool areFarApart(const std::array<uint32_t, 4>& a, const std::array<uint32_t, 4>& b)
{
    const auto apart = [&](size_t axis) {
        return std::max(a[axis], b[axis]) > kFarApart * uint64_t{std::min(a[axis], b[axis])};
    };
    return apart(2) || apart(3);
}

} // namespace

TensorView::Look TensorView::Private::currentLook() const
{
    return {.mode = mode,
            .n = n,
            .c = c,
            .channels = pictureChannels,
            .fitted = fitted,
            .zoom = layout.zoom / layout.dpr,
            .center = center()};
}

void TensorView::Private::keepLook()
{
    const Look look = currentLook();
    const std::array<uint32_t, 4> sizes = shown ? shown->shape.sizes : chosen.sizes;
    if (shown && !overlay)
        looks[sizes] = look;
    if (taken != look)
        chosen = {look, sizes, layout.origin / layout.dpr};
}

void TensorView::Private::takeUpLook()
{
    const QScopedValueRollback led(restoring, true);
    const auto kept = looks.find(shown->shape.sizes);
    if (!overlay && kept != looks.end()) {
        apply(kept->second);
    } else {
        Look look = chosen.look;
        look.fitted = look.fitted || areFarApart(chosen.sizes, shown->shape.sizes);
        apply(look);
        if (!fitted) // the same elements, not the same share of the whole
            moveBy(chosen.origin * layout.dpr - layout.origin);
    }
    taken = currentLook();
}

void TensorView::Private::apply(const Look& look)
{
    mode = look.mode == Mode::Picture && !hasPictureChannels() ? Mode::Atlas : look.mode;
    n = look.n;
    c = look.c;
    pictureChannels = look.channels;
    fitted = look.fitted;
    updateLayout();
    if (!fitted)
        view->follow(look.zoom * layout.dpr, look.center);
}

TensorView::Look TensorView::look() const
{
    return d->awaited.value_or(d->currentLook());
}

void TensorView::setLook(const Look& look)
{
    if (!d->shown || d->loader.isBusy()) {
        d->awaited = look;
        return;
    }
    d->awaited.reset();
    d->looks.clear(); // they are about another case
    const QScopedValueRollback led(d->restoring, true);
    d->apply(look);
    d->taken.reset();
    d->invalidate();
    emit modeChanged();
}

} // namespace tessera
