// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/search.h"

#include "engine/core/ops/operator.h"
#include "engine/detect/identify/hypothesis.h"

#include <algorithm>

namespace tessera {

namespace {

std::vector<uint32_t> longSizes(std::vector<uint32_t> sizes)
{
    std::erase(sizes, 1u);
    return sizes;
}

// Without the dimensions of length one, or as one dimension, an output is still the same.
Evidence evidenceFor(const std::optional<Operator>& meant, const Tensor& input, const Tensor& output)
{
    Evidence evidence = evidenceOf(input, output);
    std::vector<uint32_t>& sizes = evidence.output.desc.sizes;
    if (!meant)
        return evidence;
    const TensorDesc& right = outputDesc(*meant);
    const bool isFlat = sizes.size() == 1 && sizes.front() == elementCount(right);
    if (isFlat || (sizes.size() != right.sizes.size() && longSizes(sizes) == longSizes(right.sizes)))
        sizes = right.sizes;
    return evidence;
}

} // namespace

Search::Search(const Tensor& input, const Tensor& output, const std::optional<Operator>& meantCase,
               const IdentifyOptions& given)
    : meant(meantCase)
    , options(given)
    , evidence(evidenceFor(meantCase, input, output))
    , list(hypothesesFor(meantCase, evidence.input.desc, evidence.output.desc))
    , trials(evidence, meantCase.has_value(), given.stop)
{
}

size_t Search::rankOf(const Hypothesis& each) const
{
    const auto found = std::ranges::find(list, &each, [](const Hypothesis& own) { return &own; });
    return static_cast<size_t>(found - list.begin());
}

} // namespace tessera
