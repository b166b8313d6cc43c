// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/element_pair.h"

#include "app/base/look/format.h"
#include "engine/core/tensor/value.h"

#include <algorithm>
#include <limits>

namespace tessera {

std::optional<uint64_t> heaviest(const Partners& partners)
{
    const auto found = std::ranges::max_element(partners.list, {}, &Partner::weight);
    return found == partners.list.end() ? std::nullopt : std::optional(found->element);
}

ElementPair pairOf(const Document& document, const Pick& pick, const std::function<bool(uint64_t output)>& isHidden)
{
    const bool isOutput = pick.side == Side::Output;
    if (isHidden && isOutput && isHidden(pick.element))
        return {};
    Partners partners = document.partners(pick);
    if (isHidden && !isOutput)
        partners.count -=
            std::erase_if(partners.list, [&](const Partner& partner) { return isHidden(partner.element); });
    const std::optional<uint64_t> partner = heaviest(partners);
    ElementPair pair{.input = partner, .output = partner, .more = std::max<uint64_t>(partners.count, 1) - 1};
    (isOutput ? pair.output : pair.input) = pick.element;
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
