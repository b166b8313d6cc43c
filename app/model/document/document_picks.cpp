// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/document_private.h"

#include <algorithm>
#include <functional>

namespace tessera {

namespace {

constexpr size_t kMostVisited = 1000;

} // namespace

const std::vector<uint32_t>& Document::Private::sizes(Side side) const
{
    if (shown)
        return side == Side::Input ? shown->plan.input.sizes : shown->plan.output.sizes;
    return side == Side::Input ? inputDesc(current.op).sizes : outputDesc(current.op).sizes;
}

std::optional<Pin> Document::Private::placeOf(const std::optional<Pick>& pick) const
{
    if (!pick || pick->element >= elementCount(sizes(pick->side)).value_or(0))
        return {};
    return Pin{pick->side, coordinates(sizes(pick->side), pick->element)};
}

std::optional<Pick> Document::Private::pickAt(const std::optional<Pin>& place) const
{
    if (!place || !std::ranges::equal(place->at, sizes(place->side), std::less()))
        return {};
    return Pick{place->side, elementAt(sizes(place->side), place->at)};
}

std::optional<Pick> Document::pinned() const
{
    return d->pickAt(d->pinned);
}

std::optional<Pick> Document::hovered() const
{
    return d->pickAt(d->hovered);
}

std::optional<Pick> Document::active() const
{
    const std::optional<Pick> pick = hovered();
    return pick ? pick : pinned();
}

void Document::pin(std::optional<Pick> pick)
{
    const std::optional<Pick> before = pinned();
    d->pinned = d->placeOf(pick);
    d->noteVisit();
    if (pinned() != before)
        emit picksChanged();
}

void Document::hover(std::optional<Pick> pick)
{
    const std::optional<Pick> before = hovered();
    d->hovered = d->placeOf(pick);
    if (hovered() != before)
        emit picksChanged();
}

void Document::Private::noteVisit()
{
    if (!pinned || (visit < visited.size() && visited[visit] == *pinned))
        return;
    if (!visited.empty())
        visited.resize(visit + 1);
    visited.push_back(*pinned);
    if (visited.size() > kMostVisited)
        visited.erase(visited.begin());
    visit = visited.size() - 1;
}

// The next pin in that direction that is not pinned and can be.
std::optional<size_t> Document::Private::visitBeyond(int by) const
{
    const std::optional<Pick> now = pickAt(pinned);
    const size_t first = !now && by < 0 ? visit : visit + size_t(by); // a cleared pin is one step back
    for (size_t at = first; at < visited.size(); at += size_t(by)) // below 0 it is very large
        if (const std::optional<Pick> pick = pickAt(visited[at]); pick && pick != now)
            return at;
    return {};
}

bool Document::canRevisit(int by) const
{
    return d->visitBeyond(by).has_value();
}

std::optional<Pick> Document::revisit(int by)
{
    const std::optional<size_t> at = d->visitBeyond(by);
    if (!at)
        return {};
    d->visit = *at;
    d->pinned = d->visited[*at];
    emit picksChanged();
    return pinned();
}

void Document::forgetPins()
{
    d->pinned.reset();
    d->hovered.reset();
    d->visited.clear();
    d->visit = 0;
    d->keptPins.clear();
    emit picksChanged();
    emit keptPinsChanged();
}

Partners Document::partners(const Pick& pick) const
{
    if (!d->shown || pick.element >= elementCount(d->sizes(pick.side)).value_or(0))
        return {};
    if (showsProbedMap())
        return probedMap()->partners(pick.side, pick.element);
    return pick.side == Side::Output ? sources(d->shown->plan, pick.element) : targets(d->shown->plan, pick.element);
}

const ProbedMap* Document::probedMap() const
{
    const ProbedMap* found = d->found.get();
    const bool isOfThis =
        found && d->shown && d->shown->c.op == found->op && (found->engine == engineA() || found->engine == engineB());
    return isOfThis ? found : nullptr;
}

void Document::setProbedMap(std::shared_ptr<const ProbedMap> found)
{
    d->showsFound = found && found->isKnown();
    d->found = std::move(found);
    emit mapChanged();
    emit picksChanged(); // the picked elements have other partners in another map
}

void Document::setShowsProbedMap(bool shows)
{
    const ProbedMap* found = probedMap();
    const bool before = std::exchange(d->showsFound, shows && found && found->isKnown());
    if (before == d->showsFound)
        return;
    emit mapChanged();
    emit picksChanged();
}

const Plan* Document::mapPlan() const
{
    if (showsProbedMap())
        return probedMap()->plan();
    return d->shown ? &d->shown->plan : nullptr;
}

const Tensor* Document::mapOutput() const
{
    if (!d->shown)
        return nullptr;
    const bool isOfB = showsProbedMap() && probedMap()->engine == engineB();
    return isOfB ? (d->shown->b ? &*d->shown->b : nullptr) : &*d->shown->a;
}

std::optional<Pick> Document::pickOf(const Pin& pin) const
{
    return d->pickAt(pin);
}

std::optional<size_t> Document::keptIndex() const
{
    const std::optional<Pick> pin = pinned();
    const auto found = std::ranges::find_if(d->keptPins, [&](const Pin& kept) { return pin && pickOf(kept) == pin; });
    return found == d->keptPins.end() ? std::nullopt : std::optional(size_t(found - d->keptPins.begin()));
}

void Document::keepPin()
{
    const std::optional<Pin> pin = d->placeOf(pinned());
    if (!pin || keptIndex())
        return;
    d->keptPins.push_back(*pin);
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

void Document::setPlay(const PlayState& play)
{
    if (std::exchange(d->play, play) != play)
        emit playChanged();
}

} // namespace tessera
