// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document_private.h"

#include <algorithm>
#include <functional>

namespace tessera {

const std::vector<uint32_t>& Document::Private::sizes(Side side) const
{
    if (shown)
        return side == Side::Input ? shown->plan.input.sizes : shown->plan.output.sizes;
    return side == Side::Input ? inputDesc(current.op).sizes : outputDesc(current.op).sizes;
}

std::optional<Document::Sheet::Anchor> Document::Private::anchored(std::optional<Pick> pick) const
{
    if (!pick)
        return {};
    const std::vector<uint32_t>& now = sizes(pick->side);
    if (pick->element >= elementCount(now).value_or(0))
        return {};
    return Anchor{*pick, now};
}

std::optional<Pick> Document::Private::pickAt(Side side, std::span<const uint32_t> at) const
{
    const std::vector<uint32_t>& now = sizes(side);
    if (!std::ranges::equal(at, now, std::less()))
        return {};
    return Pick{side, elementAt(now, at)};
}

void Document::Private::moveAnchor(std::optional<Anchor>& anchor) const
{
    if (!anchor || sizes(anchor->pick.side) == anchor->sizes)
        return;
    const std::optional<Pick> moved = pickAt(anchor->pick.side, coordinates(anchor->sizes, anchor->pick.element));
    anchor = anchored(moved);
}

std::optional<Pick> Document::pinned() const
{
    return d->pinned ? std::optional(d->pinned->pick) : std::nullopt;
}

std::optional<Pick> Document::hovered() const
{
    return d->hovered ? std::optional(d->hovered->pick) : std::nullopt;
}

std::optional<Pick> Document::active() const
{
    return d->hovered ? hovered() : pinned();
}

void Document::pin(std::optional<Pick> pick)
{
    if (pick == pinned())
        return;
    d->pinned = d->anchored(pick);
    emit selectionChanged();
}

void Document::hover(std::optional<Pick> pick)
{
    if (pick == hovered())
        return;
    d->hovered = d->anchored(pick);
    emit selectionChanged();
}

Partners Document::partners(const Pick& pick) const
{
    if (!d->shown || pick.element >= elementCount(d->sizes(pick.side)).value_or(0))
        return {};
    return pick.side == Side::Output ? sources(d->shown->plan, pick.element) : targets(d->shown->plan, pick.element);
}

const std::vector<KeptPin>& Document::keptPins() const
{
    return d->keptPins;
}

std::optional<Pick> Document::pickOf(const KeptPin& pin) const
{
    return d->pickAt(pin.side, pin.at);
}

std::optional<size_t> Document::keptIndex() const
{
    const std::optional<Pick> pin = pinned();
    const auto found =
        std::ranges::find_if(d->keptPins, [&](const KeptPin& kept) { return pin && pickOf(kept) == pin; });
    return found == d->keptPins.end() ? std::nullopt : std::optional(size_t(found - d->keptPins.begin()));
}

void Document::keepPin()
{
    const std::optional<Pick> pin = pinned();
    if (!pin || keptIndex())
        return;
    d->keptPins.push_back({pin->side, coordinates(d->sizes(pin->side), pin->element)});
    emit keptPinsChanged();
}

void Document::removeKeptPins(size_t first, size_t count)
{
    const size_t last = std::min(first + count, d->keptPins.size());
    if (first >= last)
        return;
    d->keptPins.erase(d->keptPins.begin() + ptrdiff_t(first), d->keptPins.begin() + ptrdiff_t(last));
    emit keptPinsChanged();
}

} // namespace tessera
