// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/plan/plan.h"
#include "engine/core/tensor/engine.h"
#include "engine/detect/fit/axis_line.h"

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tessera {

class JsonText;

// The room runs engines to recover their maps. All rooms above use this header; questions.h is for identify.

// The map of an engine: where every output of a case comes from, recovered by running it on inputs that carry their own
// numbers, on impulses and on random values.

// The sources of every output element, in compressed rows, ascending.
struct SourceTable {
    std::vector<uint64_t> rowStart = {0}; // [outputs + 1]
    std::vector<Partner> partners = {};

    void add(const std::vector<Partner>& row)
    {
        partners.insert(partners.end(), row.begin(), row.end());
        rowStart.push_back(partners.size());
    }
    Partners of(uint64_t output) const; // none where the table is empty
};

enum class XrayKind {
    Copies, // outputs are bits of one input each: proved, the sources were read off in two numberings
    Means, // outputs are weighted sums of inputs, whose weights were measured
    NoMap, // neither
};

struct XrayAxis {
    uint32_t inputs = 1, outputs = 1;
    uint32_t support = 0; // the most inputs that an output reads
    std::vector<double> x; // of each output: Σ weight·input / Σ weight; NaN: it reads nothing
    std::vector<uint32_t> astray; // outputs whose x is wrong
    // A line with the x of every output: the right one where no output is astray. None: there is none, or fewer than
    // two outputs are inside.
    std::optional<AxisFit> fit;
    std::optional<AxisFit> rightFit; // of the operator's scale and offsets
};

struct Xray {
    XrayKind kind = XrayKind::NoMap;
    unsigned runs = 0; // runs of the engine
    bool isSame = false; // the map is the right one
    uint64_t differing = 0; // outputs whose sources are not the right ones
    std::vector<uint64_t> firstDiffering; // at most 8 of them
    uint64_t unwritten = 0, constant = 0; // outputs that are never written; outputs that no input changes
    Plan right; // makePlan() of the operator that was probed
    std::optional<Plan> plan; // the engine's; none: the table says it
    SourceTable table; // empty where there is a plan
    std::string rearrangement, rightRearrangement; // in einops' words; empty: no permutation of digits
    std::vector<XrayAxis> axes; // of a resampling whose axes separate
    std::vector<Message> findings; // sentences
    Operator op; // the probed operator; its input is packed where strides of 0 repeat elements
};

inline constexpr uint64_t kMostProbedElements = uint64_t{1} << 24; // elements of a tensor

// The operator has no issues; the case's data do not matter. Throws what run() does (RunFailure, Cancelled), and
// TextError where a tensor has more than kMostProbedElements.
Xray probe(const OutputSource& engine, const Operator& op, const RunControl& control = {});

// The sources of an output element.
Partners sources(const Xray& xray, uint64_t output);

// The outputs whose sources or weights are not the plan's; all of them where there is no map. Throws Cancelled.
std::vector<uint64_t> differingOutputs(const Xray& xray, const Plan& plan, const std::stop_token& stop = {});

// Writes members of an object that has begun.
void writeXray(JsonText& json, const Xray& xray);

} // namespace tessera
