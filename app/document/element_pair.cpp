// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/element_pair.h"

#include "app/look/format.h"
#include "engine/tensor/value.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace tessera {

ElementPair pairOf(const Document& document, const Pick& pick)
{
    const Partners partners = document.partners(pick);
    const auto heaviest = std::ranges::max_element(partners.list, {}, &Partner::weight);
    std::optional<uint64_t> partner;
    if (heaviest != partners.list.end())
        partner = heaviest->element;
    ElementPair pair{.input = partner, .output = partner, .more = std::max<uint64_t>(partners.count, 1) - 1};
    (pick.side == Side::Input ? pair.input : pair.output) = pick.element;
    return pair;
}

ElementDifference differenceAt(const Tensor& a, const Tensor& b, uint64_t element)
{
    const DataType type = a.desc.dataType;
    ElementDifference found{.element = element, .aBits = a.bits(element), .bBits = b.bits(element)};
    found.difference = differenceOf(type, found.aBits, found.bBits);
    found.ulp = ulpDistance(type, found.aBits, found.bBits);
    return found;
}

QString differenceText(const ElementDifference& difference)
{
    return QString::number(difference.difference, 'g', 4);
}

QString ulpText(uint64_t ulp)
{
    constexpr uint64_t kCounted = 10'000'000'000; // more than FLOAT32 has; beyond, only the size is of interest
    if (ulp == std::numeric_limits<uint64_t>::max())
        return QStringLiteral("–");
    return ulp < kCounted ? countText(ulp) : QString::number(double(ulp), 'g', 4);
}

} // namespace tessera
