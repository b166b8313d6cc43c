// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/syntax.h"

namespace tessera {

// A model, a graph or a node as protobuf's text: "node { op_type: "Resize" input: "x" … }".
bool isOnnxTextProto(std::string_view text);

// The same as statements: what is constant and what is given first, then the nodes in their order. Throws ReadError.
Program parseOnnxTextProto(const SourceText& source);

} // namespace tessera
