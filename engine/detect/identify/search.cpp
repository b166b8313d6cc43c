// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/search.h"

#include "engine/detect/identify/hypotheses_for.h"

namespace tessera {

Search::Search(const Tensor& input, const Tensor& output, const std::optional<Operator>& meantCase,
               const IdentifyOptions& given)
    : meant(meantCase)
    , options(given)
    , evidence(evidenceOf(input, output))
    , list(hypothesesFor(meantCase, evidence.input.desc, evidence.output.desc))
    , trials(evidence, meantCase.has_value(), given.stop)
{
}

bool Search::isOfResampling() const
{
    return meantOne() != nullptr && std::holds_alternative<Resampling>(meantOne()->map);
}

bool Search::isSmall() const
{
    constexpr uint64_t kFewElements = 16;
    return elementCount(evidence.output.desc) < kFewElements;
}

size_t Search::rankOf(const Hypothesis& each) const
{
    const auto found = std::ranges::find(list, &each, [](const Hypothesis& own) { return &own; });
    return static_cast<size_t>(found - list.begin());
}

} // namespace tessera
