// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/message/message.h"

#include <QString>

#include <string>
#include <vector>

namespace tessera {

// What the engine says, in the language of the window. Words that are no sentence of a room yet are looked for among
// the patterns of engine_sentences.h and its neighbours; what is not found stays English.
QString inWindowLanguage(const Message& message);

// Those sentences, each with its places %1 ….
std::vector<std::string> engineSentences();

} // namespace tessera
