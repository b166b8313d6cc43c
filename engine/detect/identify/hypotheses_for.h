// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/plan/index_map.h"
#include "engine/detect/identify/hypothesis.h"

#include <optional>
#include <string>
#include <vector>

namespace tessera {

// What may be at all between tensors of these sizes: of the meant operator, or of the output that it should have had;
// without one of every operator that fits. Packed descriptions.
std::vector<Hypothesis> hypothesesFor(const std::optional<Operator>& meant, const TensorDesc& input,
                                      const TensorDesc& output, Listing listing = Listing::Distinct);

// The operator from the input's sizes; none: they do not fit its block.
std::optional<Operator> blockOperator(bool toSpace, uint32_t block, DepthSpaceOrder order, const TensorDesc& input);
Hypothesis namedBlocks(const Operator& op); // "DEPTH_TO_SPACE1 with BlockSize 2 and Order COLUMN_ROW_DEPTH"

// A permutation in einops' words: "n (c bh bw) h w -> n c (h bh) (w bw), bh=2, bw=2"; empty: it is none of digits.
std::string rearrangementOf(const Operator& op);
Hypothesis hypothesisOf(const IndexMap& digits); // what such a permutation is called

} // namespace tessera
