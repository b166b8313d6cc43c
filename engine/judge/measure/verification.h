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

// What the window and the command line say of an engine: each finding is a line with a verdict, its figures, and the
// command that repeats it.

struct Finding {
    Verdict verdict = Verdict::Pass;
    bool hasFailed = false; // the machine: nothing is known of the engine's results, and figures say why
    std::optional<FailureKind> failure = {}; // then, of an engine that is not ours: how
    Message title; // "D2S, b = 3, depth fastest"
    Message figures; // "540 of 540 equal"
    std::string command; // "tessera check …"; empty where none can say it
    std::optional<Case> c; // that the window can show
};

std::string_view word(Verdict verdict); // "PASS", "MISTRUSTED", "FAIL"
// The same; where it has failed the failure's own word, or "ERROR".
std::string_view word(const Finding& finding);
Message figuresText(const Comparison& comparison, const TensorDesc& output); // one line
std::string countedText(uint64_t part, uint64_t whole); // "48 of 48"

// Each runs the engine; the first two need a permutation (engine/judge/measure/proof.h). What the engine throws besides
// Cancelled is a finding that has failed.
Finding permutationFinding(const Engine& engine, const Case& c, const RunControl& control = {});
Finding roundTripFinding(const Engine& engine, const Case& c, const RunControl& control = {});
Finding repeatFinding(const Engine& engine, const Case& c, unsigned runs, const MemoryBudget& budget = {},
                      const RunControl& control = {});
// Tells each of them that can be said of the case as soon as it is known. Throws Cancelled.
void forEachFinding(const Engine& engine, const Case& c, unsigned runs, const MemoryBudget& budget,
                    const RunControl& control, const std::function<void(Finding)>& tell);

// The conformance pack: the built-in examples, held against what is known of them, then generated cases, held against
// the reference.
struct PackCase {
    std::string name; // stays the same when cases come or go: "resample1_linear_2x", "d2s-of-uint8"
    Case c;
    std::optional<Tensor> expected; // else the reference's output
    std::optional<Tolerance> tolerance; // else the default
};
std::vector<PackCase> conformancePack(); // throws IoError
Finding packFinding(const Engine& engine, const PackCase& packed, const RunControl& control = {});
// The words behind "tessera check" that name it: its line, or, where its values have none, "--pack NAME".
std::string lineOf(const PackCase& packed);

} // namespace tessera
