// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/loaded_case.h"

#include "engine/core/message/plain_text.h"
#include "engine/formats/bundle/bundle.h"
#include "engine/formats/io/case_input.h"
#include "engine/frameworks/onnx/onnx_case.h"

namespace tessera {

LoadedCase::LoadedCase(PackCase packed)
    : m_line(std::move(packed.c))
    , m_expected(std::move(packed.expected))
    , m_isPacked(true)
{
    m_file.tolerance = packed.tolerance;
}

void LoadedCase::requireDispatches(std::string_view toDo) const
{
    if (dispatchCount() == 0)
        throw TextError("there is nothing to " + std::string(toDo) + ": no dispatch");
}

Case LoadedCase::first() const
{
    if (dispatchCount() == 0)
        throw TextError("there is no dispatch to show");
    return dispatch(0);
}

Case LoadedCase::chosen(const std::string& number) const
{
    if (isLine())
        return *m_line;
    const size_t count = dispatchCount();
    const auto index = numberIn<size_t>(number);
    if (!index || *index >= count)
        throw TextError(count == 0 ? "there is no dispatch to explain"
                                   : "--dispatch " + number + ": expected 0 to " + std::to_string(count - 1));
    return dispatch(*index);
}

DispatchJob LoadedCase::prepare(size_t index, const MemoryBudget& budget) const
{
    return isLine() ? tessera::prepare(*m_line, budget) : prepareDispatch(m_file, index);
}

void knowCaseFormats()
{
    addCaseFormat(bundleFormat());
    addCaseFormat(onnxFormat());
}

} // namespace tessera
