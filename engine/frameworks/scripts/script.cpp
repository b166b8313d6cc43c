// SPDX-License-Identifier: Apache-2.0
#include "engine/frameworks/scripts/script.h"

#include "engine/core/ops/depth_space.h"
#include "engine/core/ops/operator.h"
#include "engine/core/ops/resample.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/case_input.h"
#include "engine/frameworks/dialects/code.h"
#include "engine/frameworks/scripts/exact_types.h"
#include "engine/frameworks/scripts/programs.h"

namespace tessera {

namespace {

constexpr const char* kInputFile = "input.npy";

// An operator that gives its input back.
Operator identityOf(const TensorDesc& input)
{
    const TensorDesc output{.dataType = input.dataType, .sizes = input.sizes};
    if (input.sizes.size() == 4)
        return DepthToSpace{.input = input, .output = output, .blockSize = 1};
    const auto rank = static_cast<uint32_t>(input.sizes.size());
    return Resample{.input = input, .output = output, .scaleCount = rank, .scales = std::vector(rank, 1.0f)};
}

bool hasLine(const DataSource& data)
{
    const auto* values = std::get_if<FromValues>(&data);
    return !values || !values->file.empty() || elementCount(values->tensor.desc) <= kMostWrittenValues;
}

// RESAMPLE3 with its filter is what DxDispatch does not know.
std::string dxDispatchModel(const Case& c, const MemoryBudget& budget)
{
    try {
        return toJson(c, false, {}, budget);
    } catch (const IoError& refusal) {
        throw TextError(refusal.message());
    }
}

} // namespace

std::string inputCommand(const Case& c)
{
    if (!hasLine(c.data))
        return {};
    return "tessera run " + toText(Case{.title = {}, .op = identityOf(inputDesc(c.op)), .data = c.data})
        + " --output - > " + kInputFile;
}

std::string_view scriptEnding(Dialect dialect)
{
    return dialect == Dialect::DirectML ? ".json" : dialect == Dialect::WebNn ? ".mjs" : ".py";
}

std::string script(const Case& c, Dialect dialect, const MemoryBudget& budget)
{
    if (dialect == Dialect::DirectML)
        return dxDispatchModel(c, budget);
    scripts::needExactType(c.op, dialect);
    scripts::Program program{.op = c.op, .snippet = code(c.op, dialect), .inputCommand = inputCommand(c)};
    if (elementCount(inputDesc(c.op)) <= kMostInlineValues) {
        const TensorDesc packed{.dataType = inputDesc(c.op).dataType, .sizes = inputDesc(c.op).sizes};
        program.input = withLayout(loadInput(c, budget), packed);
    }
    return dialect == Dialect::WebNn ? scripts::javaScript(program) : scripts::python(program, dialect);
}

} // namespace tessera
