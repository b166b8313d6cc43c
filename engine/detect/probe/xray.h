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

// The map of an engine that is only a program: where every output of a case comes from, recovered by running it on
// inputs that carry their own numbers, on impulses and on random values.

// The sources of every logical output element, in compressed rows: ascending by input element.
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
    Copies, // every output that has a source is the bits of one input
    Means, // outputs are weighted sums of inputs
    NoMap, // neither: it depends on its inputs in another way, or from run to run
};

struct XrayAxis {
    uint32_t inputs = 1, outputs = 1;
    uint32_t support = 0; // the most inputs that an output reads along this axis
    std::vector<double> x; // [outputs] Σ weight·input / Σ weight; NaN: it reads nothing
    std::vector<uint32_t> astray; // outputs whose x is not the right one's
    // A line that gives the x of every output: the right one where no output is astray. None: no line does, or fewer
    // than two outputs are not clamped.
    std::optional<AxisFit> fit;
    std::optional<AxisFit> rightFit; // the operator's own, of its scale and its offsets
};

struct Xray {
    XrayKind kind = XrayKind::NoMap;
    bool isProved = false; // copies: every source was read off in two numberings; else measured
    unsigned runs = 0; // runs of the engine
    bool isSame = false; // the map is the right one
    uint64_t differing = 0; // outputs whose sources are not the right ones
    std::vector<uint64_t> firstDiffering; // the first of them: at most 8
    uint64_t unwritten = 0, constant = 0; // outputs that no run writes; that no input changes
    Plan right; // makePlan() of the operator that was probed
    std::optional<Plan> plan; // the engine's, where strides fit or axes separate; else the table
    SourceTable table; // empty where there is a plan
    std::string rearrangement, rightRearrangement; // in einops' words; empty: it is no permutation of digits
    std::vector<XrayAxis> axes; // every dimension of a resampling whose axes separate
    std::vector<Message> findings; // sentences, the most telling first
    Operator op; // that was probed: the case's, its input packed where strides of 0 repeat elements
};

inline constexpr uint64_t kMostProbedElements = uint64_t{1} << 24; // the most elements of the input and of the output

// The operator has no issues; the case's data do not matter. Throws what run() does (RunFailure, Cancelled), and
// TextError where a tensor has more than kMostProbedElements.
Xray probe(const OutputSource& engine, const Operator& op, const RunControl& control = {});

// What the engine reads for an output element.
Partners sources(const Xray& xray, uint64_t output);

// Outputs whose sources or weights are not the plan's: all where there is no map. Throws Cancelled.
std::vector<uint64_t> differingOutputs(const Xray& xray, const Plan& plan, const std::stop_token& stop = {});

// For programs: the map, what was found and the first outputs that read otherwise, with the axes' coordinates; into an
// object that was begun.
void writeXray(JsonText& json, const Xray& xray);

} // namespace tessera
