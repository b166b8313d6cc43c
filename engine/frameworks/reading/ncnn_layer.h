// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/reading.h"
#include "engine/frameworks/reading/source_text.h"

namespace tessera {

// Whether the text is a layer's line of ncnn's .param file: "Interp resize 1 1 in out 0=2 3=8 4=8".
bool isNcnnLayer(std::string_view text);
// Throws TextError.
ReadOperator operatorOfNcnnLayer(const SourceText& source, const ReadOptions& options);

} // namespace tessera
