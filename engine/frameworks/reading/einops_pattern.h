// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/frameworks/reading/text_tensor.h"

#include <map>
#include <string>
#include <string_view>

namespace tessera {

using AxisLengths = std::map<std::string, uint64_t, std::less<>>;

// What rearrange and repeat make of a tensor: "n (c bh bw) h w -> n c (h bh) (w bw)". The lengths are those that the
// call names; one of each group follows. A letter or number that is only on the right is repeated, where that is
// allowed. Throws TextError.
TextTensor rearranged(TextTensor tensor, std::string_view pattern, AxisLengths lengths, bool mayRepeat);

} // namespace tessera
