// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/tensor/issue.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace tessera {

// What the engine says, in the language of the window. The engine knows no languages: its English sentence is found
// among those of engine_sentences.h and its neighbours, and what stands in it for %1 … is put into the translation,
// itself translated where it is known. A sentence that is not found stays English.
QString inWindowLanguage(std::string_view english);

// Those sentences, each with its places %1 ….
std::vector<std::string> engineSentences();

// "InputTensor.Sizes[1] = 10 is not a multiple of BlockSize² = 4; 8 or 12 would be", in the language of the window.
QString sentenceText(const Issue& issue);

} // namespace tessera
