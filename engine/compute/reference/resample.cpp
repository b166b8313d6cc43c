// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/reference/separable.h"

namespace tessera::reference {

template <ResampleOperator Op> void evaluate(const Op& op, Input input, Output output, const RunControl& control)
{
    multiply(forwardMatrices(op, op.input.sizes, op.output.sizes, control), op.input.dataType, input, output, control);
}

template void evaluate(const Resample&, Input, Output, const RunControl&);
template void evaluate(const Resample1&, Input, Output, const RunControl&);
template void evaluate(const Resample2&, Input, Output, const RunControl&);
template void evaluate(const Resample3&, Input, Output, const RunControl&);

} // namespace tessera::reference
