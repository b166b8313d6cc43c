// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/ops/operators.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/engine.h"

#include <functional>
#include <vector>

namespace tessera {

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

    // What is asked: the operator without data, its plan, and how often.
    const Case asked;
    const Plan plan;
    const DataType type;
    const uint64_t inputs, outputs; // elements
    const PaddedSizes inputSizes, outputSizes;
    const std::stop_token stop;
    unsigned runs = 0;

    // The bits of every output, in logical order, for inputs of these bits. `untouched` fills the output beforehand.
    // Throws Cancelled.
    std::vector<uint64_t> bits(const std::function<uint64_t(uint64_t)>& input, std::byte untouched = {});
    // The same in numbers; the input's are rounded to the type.
    std::vector<double> values(const std::function<double(uint64_t)>& input);

private:
    const OutputSource& m_engine;
    const RunControl& m_control;
};

} // namespace tessera
