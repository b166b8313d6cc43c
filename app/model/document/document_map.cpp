// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/document_private.h"

namespace tessera {

const FoundMap* Document::foundMap() const
{
    const FoundMap* found = d->found.get();
    const bool isOfThis = found && d->shown && d->shown->c.op == found->op
        && (found->engine == d->engineA || found->engine == d->engineB);
    return isOfThis ? found : nullptr;
}

void Document::setFoundMap(std::shared_ptr<const FoundMap> found)
{
    d->showsFound = found && found->isKnown();
    d->found = std::move(found);
    emit mapChanged();
    emit picksChanged(); // of which the partners are others
}

bool Document::showsFoundMap() const
{
    return d->showsFound && foundMap();
}

void Document::setShowsFoundMap(bool shows)
{
    const FoundMap* found = foundMap();
    const bool before = std::exchange(d->showsFound, shows && found && found->isKnown());
    if (before == d->showsFound)
        return;
    emit mapChanged();
    emit picksChanged();
}

const Plan* Document::mapPlan() const
{
    if (showsFoundMap())
        return foundMap()->plan();
    return d->shown ? &d->shown->plan : nullptr;
}

const Tensor* Document::mapOutput() const
{
    if (!d->shown)
        return nullptr;
    const bool isOfB = showsFoundMap() && foundMap()->engine == d->engineB;
    return isOfB ? (d->shown->b ? &*d->shown->b : nullptr) : &*d->shown->a;
}

} // namespace tessera
