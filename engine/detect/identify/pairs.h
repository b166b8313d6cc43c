// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/detect/identify/search.h"

namespace tessera {

// What no single change of the list explains: bases with another change beside it, another kernel, or measured lines.
struct FoundPair {
    Hypothesis hypothesis; // explains everything, by more than chance would
    std::optional<Hypothesis> first = {}, second = {}; // where there are two mistakes at once: each alone
    Message meant = {}; // where lines were measured: those that are meant
};
// The first is the likeliest; the others explain as much. Empty: nothing is found. `isSingle`: one change alone; of
// lines those beside the rows that the trials leave out. Throws Cancelled.
std::vector<FoundPair> pairsOf(Search& search, Trials& trials, bool isSingle = false);

} // namespace tessera
