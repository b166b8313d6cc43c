// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/look_memory.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr uint32_t kFarApart = 4; // times the length of the other plane's side

// Then the zoom of one tensor says nothing about the other.
bool areFarApart(const LookMemory::Sizes& a, const LookMemory::Sizes& b)
{
    const auto apart = [&](size_t axis) {
        return std::max(a[axis], b[axis]) > kFarApart * uint64_t{std::min(a[axis], b[axis])};
    };
    return apart(2) || apart(3);
}

} // namespace

void LookMemory::keep(const std::optional<Sizes>& sizes, const ViewState& look, QPointF origin, bool ofDocument)
{
    if (sizes && ofDocument)
        m_looks[*sizes] = look;
    if (m_taken == look) // the user changed nothing
        return;
    m_chosen = look;
    m_chosenSizes = sizes.value_or(m_chosenSizes);
    m_chosenOrigin = origin;
}

LookMemory::Found LookMemory::find(const Sizes& sizes, bool ofDocument) const
{
    if (const auto kept = m_looks.find(sizes); ofDocument && kept != m_looks.end())
        return {kept->second, {}};
    Found found{m_chosen, m_chosenOrigin}; // the same elements, not the same share of the whole
    found.look.fitted = found.look.fitted || areFarApart(m_chosenSizes, sizes);
    return found;
}

} // namespace tessera
