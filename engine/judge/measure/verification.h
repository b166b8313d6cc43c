// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/case/case.h"
#include "engine/core/compare/compare.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/run_failure.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// Findings about an engine, as the window and the command line print them: a line with a verdict, figures and the
// command that repeats it.

struct Finding {
    Verdict verdict = Verdict::Pass;
    bool hasFailed = false; // the run failed, and figures say why; there are no results
    std::optional<FailureKind> failure = {}; // how it failed, if the engine is foreign
    Message title; // "D2S, b = 3, depth fastest"
    Message figures; // "540 of 540 equal"
    std::string command; // "tessera check …"; empty where none can say it
    std::optional<Case> c; // the case that the window can show
};

// "PASS", "MISTRUSTED", "FAIL"; for a failed run the failure's word, or "ERROR".
std::string_view word(const Finding& finding);
Message figuresText(const Comparison& comparison, const TensorDesc& output); // one line
std::vector<Message> worstTexts(const Comparison& comparison, const TensorDesc& output); // of a difference
std::string countedText(uint64_t part, uint64_t whole); // "48 of 48"

// These run the engine; the first two need a permutation (proof.h). What the engine throws becomes a failed finding,
// except for Cancelled.
Finding permutationFinding(const Engine& engine, const Case& c, const RunControl& control = {});
Finding roundTripFinding(const Engine& engine, const Case& c, const RunControl& control = {});
Finding repeatFinding(const Engine& engine, const Case& c, unsigned runs, const MemoryBudget& budget = {},
                      const RunControl& control = {});
// Calls `tell` with each of them that applies to the case as soon as it is known. Throws Cancelled.
void forEachFinding(const Engine& engine, const Case& c, unsigned runs, const MemoryBudget& budget,
                    const RunControl& control, const std::function<void(Finding)>& tell);

// The conformance pack: the built-in examples with their known outputs, then generated cases, which are compared with
// the reference.
struct PackCase {
    std::string name; // stable when cases are added or removed: "resample1_linear_2x", "d2s-of-uint8"
    Case c;
    std::optional<Tensor> expected; // none: the reference's output
    std::optional<Tolerance> tolerance; // none: the default
};
std::vector<PackCase> conformancePack(); // throws IoError
Finding packFinding(const Engine& engine, const PackCase& packed, const RunControl& control = {});
// The arguments of "tessera check" that name it: its line, or "--pack NAME" where a line cannot hold its values.
std::string lineOf(const PackCase& packed);

} // namespace tessera
