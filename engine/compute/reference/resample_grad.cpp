// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/reference/separable.h"

namespace tessera::reference {

template <ResampleGradOperator Op> void evaluate(const Op& op, Input input, Output output, const RunControl& control)
{
    // The gradient goes backwards: the forward map leads from the shape of our output to that of our input.
    auto matrices = forwardMatrices(op, op.output.sizes, op.input.sizes, control);
    for (AxisMatrix& matrix : matrices)
        matrix = AxisMatrix(matrix.transpose());
    multiply(matrices, op.input.dataType, input, output, control);
}

template void evaluate(const ResampleGrad&, Input, Output, const RunControl&);
template void evaluate(const ResampleGrad1&, Input, Output, const RunControl&);

} // namespace tessera::reference
