// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/formats/pictures/picture_file.h"

namespace tessera {

// What the readers and writers of single formats share; the contracts are decodePicture's and encodePicture's.

Picture decodePng(std::span<const std::byte> file, const MemoryBudget& budget, const RunControl& control);
Picture decodeJpeg(std::span<const std::byte> file, const MemoryBudget& budget, const RunControl& control);
std::vector<std::byte> encodePng(const Picture& picture);
std::vector<std::byte> encodeJpeg(const Picture& picture);

// A picture without samples yet. Refuses one that does not fit the budget together with a copy of it in the most bytes
// that a pixel can have, as a rotation or a conversion makes one. Throws IoError.
Picture emptyPicture(uint32_t width, uint32_t height, uint32_t channels, bool sixteenBit, const MemoryBudget& budget);
Picture blankPicture(uint32_t width, uint32_t height, uint32_t channels, bool sixteenBit); // its samples are zero
uint64_t rowBytes(const Picture& picture);
// Called before each row: 0 <= done < of.
void advance(const RunControl& control, uint64_t done, uint64_t of); // throws Cancelled

} // namespace tessera
