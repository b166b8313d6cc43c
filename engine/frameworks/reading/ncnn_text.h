// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/syntax.h"

namespace tessera {

// A layer's line of ncnn's .param, "Interp up 1 1 in out 0=1 1=2 2=2", or a file of them.
bool isNcnnText(std::string_view text);

// The same as statements: out = Interp(x=in, 0=1, 1=2, 2=2). Throws ReadError.
Program parseNcnnText(const SourceText& source);

} // namespace tessera
