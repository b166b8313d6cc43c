// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/engines/engine.h"
#include "engine/core/ops/operators.h"
#include "engine/core/plan/plan.h"

#include <array>
#include <functional>
#include <vector>

namespace tessera {

std::array<uint32_t, 4> paddedSizes(const TensorDesc& desc); // ones in front
std::array<uint32_t, 4> paddedCoordinates(const std::array<uint32_t, 4>& sizes, uint64_t element);

// For a long loop over i: throws Cancelled soon after a stop is asked for.
inline void endWhereAsked(const std::stop_token& stop, uint64_t i)
{
    if (i % 0x4000 == 0 && stop.stop_requested())
        throw Cancelled();
}

// An engine that is asked one case again and again, with inputs of our own, and how often it was.
class EngineQuestions {
public:
    EngineQuestions(const OutputSource& engine, const Operator& op, const RunControl& control);

    const Operator& op() const { return m_case.op; }
    const Plan& plan() const { return m_plan; }
    DataType type() const { return m_plan.input.dataType; }
    uint64_t inputs() const { return m_inputs; }
    uint64_t outputs() const { return m_outputs; }
    const std::array<uint32_t, 4>& inputSizes() const { return m_inputSizes; }
    const std::array<uint32_t, 4>& outputSizes() const { return m_outputSizes; }
    unsigned runs() const { return m_runs; }
    const std::stop_token& stop() const { return m_control.stop; }

    // The bits of every output, in logical order, for inputs of these bits. `untouched` fills the output beforehand.
    // Throws Cancelled.
    std::vector<uint64_t> bits(const std::function<uint64_t(uint64_t)>& input, std::byte untouched = {});
    // The same in numbers; the input's are rounded to the type.
    std::vector<double> values(const std::function<double(uint64_t)>& input);

private:
    const OutputSource& m_engine;
    const RunControl& m_control;
    Case m_case;
    Plan m_plan;
    uint64_t m_inputs, m_outputs;
    std::array<uint32_t, 4> m_inputSizes, m_outputSizes;
    unsigned m_runs = 0;
};

} // namespace tessera
