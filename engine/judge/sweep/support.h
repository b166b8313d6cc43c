// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/engines/engine.h"
#include "engine/core/tensor/budget.h"
#include "engine/judge/sweep/case_choice.h"
#include "engine/judge/sweep/sweep.h"

#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

namespace tessera {

inline constexpr uint64_t kAskedCases = 8; // that an engine must refuse before nothing like them is drawn

// What an engine refused whenever it was asked.
struct Refusal {
    std::string what; // "RESAMPLE1", "INT64"; kStrides
    std::string engine; // that refused the last of them
    uint64_t asked = 0;

    bool operator==(const Refusal&) const = default;
};
inline constexpr std::string_view kStrides = "strides"; // every layout that is not packed

// The choice without what is refused.
struct Support {
    CaseChoice choice = {};
    std::vector<Refusal> refusals = {};
};

struct Refused {
    std::string engine;
    Message reason;
};
// What becomes of a case: none, it is taken, whatever is made of it.
using Asking = std::function<std::optional<Refused>(const Case& c)>;

// Asks about what the choice leaves open, one case after the other, always the same ones:
//  – an operator: up to kAskedCases packed cases, half of them FLOAT32 where it may be;
//  – a type that no operator was taken with: the cases that were taken, with this type in place of theirs;
//  – strides: the cases that were taken, with other layouts.
// One that is taken is enough. What the choice names is never left out of it, so that the result, as options, repeats
// the sweep. Throws EngineError where every operator is refused, and what `ask` throws.
Support supportOf(const CaseChoice& choice, const Asking& ask);

// Asks two engines, which live longer, until one refuses. Once one has hung, every case is taken, and none is run.
// Engines of ours are not asked: they compute every operator. Null where both are such. The result throws Cancelled.
Asking askingBoth(const OutputSource& engine, const OutputSource& against, const MemoryBudget& budget,
                  const std::stop_token& stop);

// What a sweep draws of what it was told: what both engines, which live longer, do not refuse. `asked` hears of each
// case that is asked, how many there are by then; may be empty. Throws what supportOf() and askingBoth() throw.
Support drawnSupport(const CaseChoice& told, const SweepEngines& engines, const MemoryBudget& budget,
                     const std::stop_token& stop, const std::function<void(uint64_t count)>& asked = {});

} // namespace tessera
