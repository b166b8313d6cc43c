// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/core/tensor/budget.h"

#include <tiffio.h>

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace tessera {

// libtiff tells what is wrong in words before a call fails; the first are the cause.
struct TiffWords {
    std::array<char, 200> first = {};
    bool hasNone() const { return first[0] == '\0'; }
};

// A file in memory: what is read, or what has been written so far.
struct TiffMemory {
    std::span<const std::byte> file; // of a reader
    std::vector<std::byte>* target = nullptr; // of a writer
    uint64_t at = 0;
    uint64_t size() const { return target ? target->size() : file.size(); }
};

struct CloseTiff {
    void operator()(TIFF* tiff) const { TIFFClose(tiff); }
};
using TiffHandle = std::unique_ptr<TIFF, CloseTiff>;

// The memory and the words outlive it; nothing is printed. None: the words say why.
TiffHandle openTiff(TiffMemory& memory, TiffWords& words, const MemoryBudget& budget);

} // namespace tessera
