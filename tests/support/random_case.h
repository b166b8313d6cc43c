// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/random.h"
#include "tests/support/loaded.h"

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

namespace tessera {

// A small case without issues, as sweeps have them: engine/judge/sweep/random_case.h.
Case randomCase(uint64_t seed);
// A resize of H and W by the coordinates of one of the frameworks; about one in four shrinks.
Case conventionCase(uint64_t seed);

// The seeds first, first + 1 … of a test's cases, where first is TESSERA_SEED of the environment or a fixed number: a
// failing case is replayed alone by the seed that its trace prints.
std::vector<uint64_t> testSeeds(uint64_t count);
std::string trace(uint64_t seed, const Case& c); // "TESSERA_SEED=7: RESAMPLE1 --Sizes …"

// check(case) for a test's random cases, up to the first that fails.
void forEachRandom(uint64_t count, const std::function<void(const Loaded&)>& check);

} // namespace tessera
