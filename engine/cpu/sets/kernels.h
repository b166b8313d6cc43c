// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/sets/copy_rows.h"
#include "engine/cpu/sets/taps_rows.h"
#include "engine/tensor/tensor.h"

#include <limits>
#include <span>

namespace tessera::cpu {

inline constexpr uint64_t kNever = std::numeric_limits<uint64_t>::max();

// The inner loops for one instruction set. Every set gives the same bits (semantics.md, section 3).
struct Kernels {
    const char* name;
    unsigned vectorBytes;
    // Bytes of input and output together from which non-temporal stores pay; kNever = the processor has none.
    uint64_t nonTemporalFrom;

    void (*copyRows)(const ByteRows& rows);
    InterleaveKernel (*interleave)(uint32_t elementBytes, uint64_t block); // block: one of kBlocks
    DeinterleaveKernel (*deinterleave)(uint32_t elementBytes, uint64_t block);
    // A box of at most a side of columns and of rows, or of kBoxRows rows where columns are few.
    TransposeKernel (*transpose)(uint32_t elementBytes);
    unsigned (*transposeSide)(uint32_t elementBytes);
    // Every factor-th element of a row, to a row of `width`; or every element of a row of `width` factor times. factor:
    // one of kFactors. Behind the last element that is taken nothing is read.
    SelectKernel (*takeEach)(uint32_t elementBytes, uint64_t factor);
    SelectKernel (*repeatEach)(uint32_t elementBytes, uint64_t factor);

    // Interpolation works on FLOAT32, FLOAT16, INT8 and UINT8. Floats to such a row, rounded to nearest-even and
    // clamped:
    void (*narrow)(DataType type, const float* in, uint64_t count, std::byte* out);

    // Whole rows by the bands of an axis: those of the output, `pitch` apart, are sums of rows[first − origin] and on
    // in ascending order; an empty band is +0. Prefetches `readAhead` bytes ahead; 0 = what is read is near enough.
    void (*combine)(DataType type, const BandTable& table, const std::byte* const* rows, uint64_t count, float* to,
                    uint64_t pitch, uint64_t readAhead);

    unsigned lanes; // of windows and pickWindows; 0 = has none
    // Rows of the output by bands over H, each of one or two weights, then by the table over W; input and output have
    // the same type.
    void (*windows)(DataType type, const BandTable& bands, const WindowTable& table, const WindowRows& rows);
    // 4-byte elements; the weights are not read.
    void (*pickWindows)(const WindowTable& table, const SelectedRows& rows);
    unsigned pairLanes, pairWindow; // of sumPairs, which works on INT8 and UINT8
    void (*sumPairs)(DataType type, const PairTable& table, const PairRows& rows);
    // Rows of INT8 or UINT8, `pitch` apart, by bands as a PairTable's: each weighs sums[first − origin] and the next
    // one. nonTemporal: rows of the output are whole cache lines.
    void (*blendSums)(const BandTable& table, const uint16_t* const* sums, uint64_t count, std::byte* out,
                      uint64_t pitch, bool nonTemporal);
};

// The sets that this processor runs, the best first; the last is plain C++ for any processor.
std::span<const Kernels> kernelSets();

} // namespace tessera::cpu
