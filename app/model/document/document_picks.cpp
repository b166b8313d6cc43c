// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/document.h"

#include <algorithm>
#include <functional>

namespace tessera {

namespace {

constexpr size_t kMostVisited = 1000;

} // namespace

const std::vector<uint32_t>& Document::sizes(Side side) const
{
    if (m_state.shown)
        return side == Side::Input ? m_state.shown->plan.input.sizes : m_state.shown->plan.output.sizes;
    return side == Side::Input ? m_state.current.op.input.sizes : m_state.current.op.output.sizes;
}

std::optional<Pin> Document::placeOf(const std::optional<Pick>& pick) const
{
    if (!pick || pick->element >= elementCount(sizes(pick->side)).value_or(0))
        return {};
    return Pin{pick->side, coordinates(sizes(pick->side), pick->element)};
}

std::optional<Pick> Document::pickAt(const std::optional<Pin>& place) const
{
    if (!place || !std::ranges::equal(place->at, sizes(place->side), std::less()))
        return {};
    return Pick{place->side, elementAt(sizes(place->side), place->at)};
}

std::optional<Pick> Document::active() const
{
    const std::optional<Pick> pick = hovered();
    return pick ? pick : pinned();
}

void Document::pin(std::optional<Pick> pick)
{
    const std::optional<Pick> before = pinned();
    m_state.pinned = placeOf(pick);
    noteVisit();
    if (pinned() != before)
        emit picksChanged();
}

void Document::hover(std::optional<Pick> pick)
{
    const std::optional<Pick> before = hovered();
    m_state.hovered = placeOf(pick);
    if (hovered() != before)
        emit picksChanged();
}

void Document::noteVisit()
{
    if (!m_state.pinned
        || (m_state.visit < m_state.visited.size() && m_state.visited[m_state.visit] == *m_state.pinned))
        return;
    if (!m_state.visited.empty())
        m_state.visited.resize(m_state.visit + 1);
    m_state.visited.push_back(*m_state.pinned);
    if (m_state.visited.size() > kMostVisited)
        m_state.visited.erase(m_state.visited.begin());
    m_state.visit = m_state.visited.size() - 1;
}

// The next pin in that direction that is not pinned and can be.
std::optional<size_t> Document::visitBeyond(int by) const
{
    const std::optional<Pick> now = pickAt(m_state.pinned);
    const size_t first = !now && by < 0 ? m_state.visit : m_state.visit + size_t(by); // a cleared pin is one step back
    for (size_t at = first; at < m_state.visited.size(); at += size_t(by)) // below 0 it is very large
        if (const std::optional<Pick> pick = pickAt(m_state.visited[at]); pick && pick != now)
            return at;
    return {};
}

std::optional<Pick> Document::revisit(int by)
{
    const std::optional<size_t> at = visitBeyond(by);
    if (!at)
        return {};
    m_state.visit = *at;
    m_state.pinned = m_state.visited[*at];
    emit picksChanged();
    return pinned();
}

void Document::forgetPins()
{
    m_state.pinned.reset();
    m_state.hovered.reset();
    m_state.visited.clear();
    m_state.visit = 0;
    m_state.keptPins.clear();
    emit picksChanged();
    emit keptPinsChanged();
}

Partners Document::partners(const Pick& pick) const
{
    if (!m_state.shown || pick.element >= elementCount(sizes(pick.side)).value_or(0))
        return {};
    if (showsProbedMap())
        return probedMap()->partners(pick.side, pick.element);
    return pick.side == Side::Output ? sources(m_state.shown->plan, pick.element)
                                     : targets(m_state.shown->plan, pick.element);
}

const ProbedMap* Document::probedMap() const
{
    const ProbedMap* found = m_state.found.get();
    const bool isOfThis = found && m_state.shown && m_state.shown->c.op == found->op
        && (found->engine == engineA() || found->engine == engineB());
    return isOfThis ? found : nullptr;
}

void Document::setProbedMap(std::shared_ptr<const ProbedMap> found)
{
    m_state.showsFound = found && found->isKnown();
    m_state.found = std::move(found);
    emit mapChanged();
    emit picksChanged(); // the picked elements have other partners in another map
}

void Document::setShowsProbedMap(bool shows)
{
    const ProbedMap* found = probedMap();
    const bool before = std::exchange(m_state.showsFound, shows && found && found->isKnown());
    if (before == m_state.showsFound)
        return;
    emit mapChanged();
    emit picksChanged();
}

const Plan* Document::mapPlan() const
{
    if (showsProbedMap())
        return probedMap()->plan();
    return m_state.shown ? &m_state.shown->plan : nullptr;
}

const Tensor* Document::mapOutput() const
{
    if (!m_state.shown)
        return nullptr;
    const bool isOfB = showsProbedMap() && probedMap()->engine == engineB();
    return isOfB ? (m_state.shown->b ? &*m_state.shown->b : nullptr) : &*m_state.shown->a;
}

std::optional<size_t> Document::keptIndex() const
{
    const std::optional<Pick> pin = pinned();
    const auto found =
        std::ranges::find_if(m_state.keptPins, [&](const Pin& kept) { return pin && pickOf(kept) == pin; });
    return found == m_state.keptPins.end() ? std::nullopt : std::optional(size_t(found - m_state.keptPins.begin()));
}

void Document::keepPin()
{
    const std::optional<Pin> pin = placeOf(pinned());
    if (!pin || keptIndex())
        return;
    m_state.keptPins.push_back(*pin);
    emit keptPinsChanged();
}

void Document::removeKeptPins(size_t first, size_t count)
{
    const size_t last = std::min(first + count, m_state.keptPins.size());
    if (first >= last)
        return;
    m_state.keptPins.erase(m_state.keptPins.begin() + ptrdiff_t(first), m_state.keptPins.begin() + ptrdiff_t(last));
    emit keptPinsChanged();
}

void Document::setPlay(const PlayState& play)
{
    if (std::exchange(m_state.play, play) != play)
        emit playChanged();
}

} // namespace tessera
