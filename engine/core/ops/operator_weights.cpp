// SPDX-License-Identifier: Apache-2.0
#include "engine/core/ops/operator_weights.h"

#include "engine/core/ops/resample_random.h"

#include <algorithm>
#include <iterator>

namespace tessera {

std::vector<WeightTable> operatorWeights()
{
    std::vector<WeightTable> tables = {{"depth and space: BlockSize", kBlockWeights}};
    std::ranges::copy(resampleWeights(), std::back_inserter(tables));
    return tables;
}

} // namespace tessera
