// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/scripts/special_values.h"

#include "engine/core/ops/axes.h"
#include "engine/core/ops/operator.h"
#include "engine/core/ops/value_meaning.h"
#include "engine/core/tensor/value.h"
#include "engine/frameworks/dialects/code.h"

#include <algorithm>

namespace tessera::scripts {

namespace {

// Whether the framework multiplies an element by a weight of 0, where the operator does not read it.
bool readsWithoutWeight(Dialect dialect)
{
    constexpr Dialect all[] = {Dialect::Onnx,     Dialect::PyTorch, Dialect::TensorFlow,
                               Dialect::OpenVino, Dialect::OpenCv,  Dialect::Pillow};
    return std::ranges::find(all, dialect) != std::end(all);
}

// ONNX Runtime's processor kernels take most of FLOAT16 as FLOAT32.
bool passesFloat32(const Operator& op, Dialect dialect)
{
    return inputDesc(op).dataType == DataType::Float16 && (dialect == Dialect::Onnx || isWidened(op, dialect));
}

bool isSignalling(uint64_t half)
{
    return isNan(DataType::Float16, half) && (half & 0x200) == 0;
}

template <class Is> bool mayHold(const Program& program, const Is& is)
{
    if (!program.input)
        return true;
    const uint64_t count = elementCount(program.input->desc);
    for (uint64_t i = 0; i < count; ++i)
        if (is(program.input->bits(i)))
            return true;
    return false;
}

} // namespace

bool isWidened(const Operator& op, Dialect dialect)
{
    return dialect == Dialect::PyTorch && inputDesc(op).dataType == DataType::Float16 && !axisMaps(op).empty();
}

std::string remarkOnSpecialValues(const Program& program, Dialect dialect)
{
    const DataType type = inputDesc(program.op).dataType;
    const std::string who(name(dialect));
    if (!isFloat(type))
        return {};
    if (isLinear(program.op) && readsWithoutWeight(dialect)
        && mayHold(program, [type](uint64_t bits) { return !isFinite(type, bits); }))
        return "# " + who
            + " multiplies an element whose weight is 0, which makes NaN of an infinity and of NaN; "
              "DirectML does not read it.\n";
    if (!isLinear(program.op) && passesFloat32(program.op, dialect) && mayHold(program, isSignalling))
        return "# FLOAT16 passes through FLOAT32 here, which makes a signalling NaN a quiet one.\n";
    return {};
}

} // namespace tessera::scripts
