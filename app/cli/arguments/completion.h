// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "app/cli/commands/commands.h"

#include <string>
#include <vector>

namespace tessera {

// What may stand in place of a word that is being typed, for the completion of shells.
struct Candidate {
    std::string word; // the whole word, behind "--option=" too; one that ends with ":" has more behind it
    std::string sentence; // what it is; empty: nothing is known of it
};

// What the shell itself finds, beside the candidates, for the word or for what stands behind its "=".
enum class PathsToFind { None, Files, Folders };

struct Completion {
    std::vector<Candidate> candidates; // those that begin like the word, in the order of the help
    PathsToFind paths = PathsToFind::None;
};

// `words` is what stands behind "tessera", without the shell's quotes; the last is being typed and may be empty. No
// driver is loaded but for the devices behind "vulkan:", and no engine is started. Throws what conformancePack() does.
Completion complete(Arguments words);

} // namespace tessera
