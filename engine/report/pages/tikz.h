// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/report/pages/case_data.h"

#include <cstdint>
#include <string>

namespace tessera {

inline constexpr uint64_t kMostTikzElements = 2'500; // of both tensors: TeX has memory for twice as many

struct TikzLook {
    bool isDark = false;
    bool isDocument = false; // one of its own, of the class standalone; else a picture to \input
};

// Both tensors as grids with their values in the colours of the player's frames, the pinned output elements, their
// sources and an arrow from each, with its weight where it is not 1, as a tikzpicture that names all that it uses: text
// for pdflatex with the package tikz, in ASCII. The same case gives the same bytes.
std::string tikzPicture(const PageCase& page, const TikzLook& look);

} // namespace tessera
