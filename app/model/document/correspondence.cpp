// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/correspondence.h"

#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "engine/core/engines/engine.h"
#include "engine/judge/measure/assess.h"

#include <QCoreApplication>

#include <algorithm>
#include <functional>

namespace tessera {

namespace {

constexpr uint64_t kBetweenStops = 1 << 16; // elements

// The element of the other tensor that an output element stands for; none: there is not one, or there are several.
using Correspondent = std::function<std::optional<uint64_t>(uint64_t output)>;

Correspondent throughMapping(const Plan& plan)
{
    return [&plan](uint64_t output) -> std::optional<uint64_t> {
        const Partners partners = sources(plan, output);
        return partners.count == 1 ? std::optional(partners.list.front().element) : std::nullopt;
    };
}

Correspondent byCoordinates(const std::vector<uint32_t>& sizes, const std::vector<uint32_t>& others)
{
    return [&](uint64_t output) -> std::optional<uint64_t> {
        const std::vector<uint32_t> at = coordinates(sizes, output);
        return std::ranges::equal(at, others, std::less()) ? std::optional(elementAt(others, at)) : std::nullopt;
    };
}

} // namespace

std::optional<Correspondence> compareCorresponding(const Operator& op, const Plan& plan, const Tensor& input,
                                                   const Tensor& output, const Tensor& other, Tolerance tolerance,
                                                   const std::stop_token& stop)
{
    const TensorDesc packed{.dataType = output.desc.dataType, .sizes = output.desc.sizes};
    if (other.desc.dataType != packed.dataType)
        return {};
    const bool mapped = other.desc.sizes == plan.input.sizes;
    const Correspondent correspondent = mapped ? throughMapping(plan) : byCoordinates(packed.sizes, other.desc.sizes);
    Tensor a(packed), b(packed); // zero where nothing corresponds
    const uint64_t count = elementCount(packed);
    uint64_t left = 0;
    for (uint64_t i = 0; i < count; ++i) {
        if (i % kBetweenStops == 0 && stop.stop_requested())
            throw Cancelled();
        const std::optional<uint64_t> partner = correspondent(i);
        if (!partner) {
            ++left;
            continue;
        }
        a.setBits(i, output.bits(i));
        b.setBits(i, other.bits(*partner));
    }
    if (left == count)
        return {};
    const double share = double(count - left) / double(count);
    tolerance.allowedShare *= share;
    Correspondence found{.comparison = assess(op, plan, input, a, b, tolerance, stop), .how = {}};
    found.comparison.count -= left;
    found.comparison.equal -= left;
    found.comparison.ulpHistogram[0] -= left;
    found.comparison.meanAbsolute /= share;
    found.how =
        (mapped ? tr("B has the input's shape: %1 of %2 outputs are held against the element that they come from.")
                : tr("%1 of %2 elements have the same coordinates in both, and are held against each other."))
            .arg(countText(count - left), countText(count));
    return found;
}

} // namespace tessera
