// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tensor_view_private.h"

namespace tessera {

TensorView::Look TensorView::look() const
{
    if (d->awaited)
        return *d->awaited;
    return {.mode = d->mode,
            .n = d->n,
            .c = d->c,
            .channels = d->pictureChannels,
            .fitted = d->fitted,
            .zoom = d->layout.zoom / d->layout.dpr,
            .center = d->center()};
}

void TensorView::setLook(const Look& look)
{
    if (!d->shown || d->loader.isBusy()) {
        d->awaited = look;
        return;
    }
    d->awaited.reset();
    d->n = look.n;
    d->c = look.c;
    d->pictureChannels = look.channels;
    d->mode = look.mode == Mode::Picture && !d->hasPictureChannels() ? Mode::Atlas : look.mode;
    d->fitted = look.fitted;
    d->updateLayout();
    if (!look.fitted)
        follow(look.zoom * d->layout.dpr, look.center);
    d->invalidate();
    emit modeChanged();
}

} // namespace tessera
