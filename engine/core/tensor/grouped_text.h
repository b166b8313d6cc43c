// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

namespace tessera {

// A count in a sentence: "12 345 678", with narrow spaces that do not break. Figures for programs have none.
std::string groupedText(uint64_t count);

} // namespace tessera
