// SPDX-License-Identifier: Apache-2.0
#include "engine/cpu/copy/line_writer.h"
#include "engine/cpu/copy/tile.h"

#include <algorithm>

// The blocks of a tile as one stream, and one stream as its blocks. Short rows that follow each other in the output are
// worked on in whole vectors, past a row's end too: the next row overwrites what is too much. The last rows of a tile,
// and those that end the input, are not worked on so.
namespace tessera::cpu {
namespace {

constexpr uint64_t kReadAhead = 1024; // bytes of a stream

// Elements of x that are staged at once.
uint64_t partElements(const CopyTile& tile, const Kernels& kernels)
{
    const uint64_t lanes = kernels.vectorBytes / tile.elementBytes;
    return std::max(kBacklogBytes / tile.elementBytes / tile.block.size / lanes * lanes, lanes);
}

bool isReadable(const CopyTile& tile, const std::byte* in, uint64_t bytes)
{
    return tile.inEnd - in >= static_cast<ptrdiff_t>(bytes);
}

InterleaveRows interleaveRowsOf(const CopyTile& tile)
{
    const uint64_t bytes = tile.elementBytes;
    return {.in = tile.in,
            .out = tile.out,
            .width = tile.x.size,
            .inStream = tile.block.in * bytes,
            .rows = tile.rows.size,
            .inRow = tile.rows.in * bytes,
            .outRow = tile.rows.out * bytes,
            .groups = tile.groups.size,
            .inGroup = tile.groups.in * bytes,
            .outGroup = tile.groups.out * bytes,
            .readAhead = kReadAhead};
}

// How many groups, the first ones, may be worked on in whole vectors.
uint64_t groupsOfWholeVectors(const CopyTile& tile, const InterleaveRows& rows, uint64_t rowBytes, uint64_t vector)
{
    const uint64_t before = (rows.rows - 1) * rowBytes; // the last row of a group
    const uint64_t reads = (rows.rows - 1) * rows.inRow + (tile.block.size - 1) * rows.inStream
        + roundedUp(rows.width * tile.elementBytes, vector);
    const uint64_t writes = before + roundedUp(rowBytes, vector);
    const uint64_t over = tile.nonTemporal ? 0 : (writes - 1) / (before + rowBytes); // would be written too far
    const auto input = static_cast<uint64_t>(tile.inEnd - tile.in);
    if (over >= rows.groups || input < reads)
        return 0;
    const uint64_t readable = rows.inGroup == 0 ? rows.groups : (input - reads) / rows.inGroup + 1;
    return std::min(rows.groups - over, readable);
}

// Through a stage, about as much at a time as the stage's backlog; groups from `whole` on not in whole vectors.
void stageShortRows(InterleaveKernel kernel, const InterleaveRows& rows, uint64_t rowBytes, uint64_t whole)
{
    LineWriter<2 * kBacklogBytes> writer;
    const uint64_t groupBytes = rows.rows * rowBytes;
    const uint64_t mostGroups = std::max<uint64_t>(kBacklogBytes / groupBytes, 1);
    const uint64_t mostRows = groupBytes <= kBacklogBytes ? rows.rows : kBacklogBytes / rowBytes;
    for (uint64_t g = 0; g < rows.groups;) {
        InterleaveRows some = rows;
        some.overreads = g < whole;
        some.groups = std::min(mostGroups, (some.overreads ? whole : rows.groups) - g);
        for (uint64_t r = 0; r < rows.rows; r += mostRows) {
            some.in = rows.in + g * rows.inGroup + r * rows.inRow;
            some.rows = std::min(mostRows, rows.rows - r);
            writer.seek(rows.out + g * groupBytes + r * rowBytes);
            some.out = writer.space();
            kernel(some);
            writer.written(some.groups * some.rows * rowBytes);
        }
        g += some.groups;
    }
    writer.finish();
}

// Rows that follow each other.
void interleaveShortRows(const CopyTile& tile, InterleaveKernel kernel, uint64_t vector)
{
    InterleaveRows rows = interleaveRowsOf(tile);
    const uint64_t rowBytes = tile.x.size * tile.block.size * tile.elementBytes;
    rows.outRow = rowBytes;
    rows.outGroup = rows.rows * rowBytes;
    const uint64_t whole = groupsOfWholeVectors(tile, rows, rowBytes, vector), groups = rows.groups;
    if (tile.nonTemporal)
        return stageShortRows(kernel, rows, rowBytes, whole);
    rows.writeAhead = 4096;
    rows.overreads = true;
    rows.groups = whole;
    kernel(rows);
    rows.overreads = false;
    rows.in += whole * rows.inGroup;
    rows.out += whole * rows.outGroup;
    rows.groups = groups - whole;
    kernel(rows);
}

void stageLongRows(const CopyTile& tile, InterleaveKernel kernel, const Kernels& kernels)
{
    const uint64_t bytes = tile.elementBytes, block = tile.block.size, part = partElements(tile, kernels);
    LineWriter<kBacklogBytes> writer;
    forEachRow(tile, [&](const std::byte* in, std::byte* out) {
        for (uint64_t x = 0; x < tile.x.size; x += part) {
            InterleaveRows row = {.in = in + x * bytes,
                                  .out = nullptr,
                                  .width = std::min(part, tile.x.size - x),
                                  .inStream = tile.block.in * bytes,
                                  .readAhead = kReadAhead};
            row.overreads = isReadable(tile, row.in,
                                       (block - 1) * row.inStream + roundedUp(row.width * bytes, kernels.vectorBytes));
            writer.seek(out + x * block * bytes);
            row.out = writer.space();
            kernel(row);
            writer.written(row.width * block * bytes);
        }
    });
    writer.finish();
}

constexpr unsigned kWriters = 16; // whose stages fit the first-level cache

// A tile's rows are those of different blocks; each goes on where that of the group before ended.
void deinterleaveShortRows(const CopyTile& tile, DeinterleaveKernel kernel, uint64_t vector)
{
    const uint64_t bytes = tile.elementBytes, block = tile.block.size;
    const uint64_t rowBytes = tile.x.size * bytes, rounded = roundedUp(rowBytes, vector);
    const bool nonTemporal = tile.nonTemporal && tile.rows.size * block <= kWriters;
    const uint64_t most = kShortRow / rowBytes; // groups at once
    LineWriter<kBacklogBytes> writers[kWriters];
    for (uint64_t g = 0; g < tile.groups.size; g += most) {
        const uint64_t groups = std::min(most, tile.groups.size - g);
        const bool fits = nonTemporal || (tile.groups.size - g - groups + 1) * rowBytes >= rounded;
        for (uint64_t r = 0; r < tile.rows.size; ++r) {
            const std::byte* const in = tile.in + (g * tile.groups.in + r * tile.rows.in) * bytes;
            std::byte* to[kBlocks.back()];
            for (uint64_t k = 0; k < block; ++k) {
                to[k] = tile.out + (g * tile.groups.out + r * tile.rows.out + k * tile.block.out) * bytes;
                if (nonTemporal) {
                    writers[r * block + k].seek(to[k]);
                    to[k] = writers[r * block + k].space();
                }
            }
            const uint64_t inGroup = tile.groups.in * bytes;
            kernel({.in = in,
                    .out = to,
                    .width = tile.x.size,
                    .rows = groups,
                    .inRow = inGroup,
                    .outRow = rowBytes,
                    .overreads = fits && isReadable(tile, in, (groups - 1) * inGroup + rounded * block)});
            for (uint64_t k = 0; nonTemporal && k < block; ++k)
                writers[r * block + k].written(groups * rowBytes);
        }
    }
    for (auto& writer : writers)
        writer.finish();
}

// Each of a group's rows goes on where that of the group before ended, where there are few rows; else a line that two
// of them share is written in two parts.
void deinterleaveStaged(const CopyTile& tile, DeinterleaveKernel kernel, const Kernels& kernels)
{
    const uint64_t bytes = tile.elementBytes, block = tile.block.size, part = partElements(tile, kernels);
    const bool hasWriters = tile.rows.size * block <= kWriters; // for every row
    LineWriter<kBacklogBytes> writers[kWriters];
    for (uint64_t g = 0; g < tile.groups.size; ++g)
        for (uint64_t r = 0; r < tile.rows.size; ++r) {
            const std::byte* const in = tile.in + (g * tile.groups.in + r * tile.rows.in) * bytes;
            std::byte* const out = tile.out + (g * tile.groups.out + r * tile.rows.out) * bytes;
            auto* const row = writers + (hasWriters ? r * block : 0);
            for (uint64_t x = 0; x < tile.x.size; x += part) {
                const uint64_t width = std::min(part, tile.x.size - x);
                const std::byte* const from = in + x * block * bytes;
                std::byte* to[kBlocks.back()];
                for (uint64_t k = 0; k < block; ++k) {
                    row[k].seek(out + (x + k * tile.block.out) * bytes);
                    to[k] = row[k].space();
                }
                const uint64_t reads = roundedUp(width * bytes, kernels.vectorBytes) * block;
                kernel({.in = from, .out = to, .width = width, .overreads = isReadable(tile, from, reads)});
                for (uint64_t k = 0; k < block; ++k)
                    row[k].written(width * bytes);
            }
        }
    for (auto& writer : writers)
        writer.finish();
}

} // namespace

void interleaveTile(const CopyTile& tile, const Kernels& kernels)
{
    const InterleaveKernel kernel = kernels.interleave(tile.elementBytes, tile.block.size);
    const uint64_t rowSize = tile.x.size * tile.block.size, rowBytes = rowSize * tile.elementBytes;
    const bool rowsFollow = (tile.rows.size == 1 || tile.rows.out == rowSize)
        && (tile.groups.size == 1 || tile.groups.out == rowSize * tile.rows.size);
    if (rowBytes <= kShortRow && tile.rows.size * tile.groups.size > 1 && rowsFollow)
        return interleaveShortRows(tile, kernel, kernels.vectorBytes);
    InterleaveRows rows = interleaveRowsOf(tile);
    rows.nonTemporal = tile.nonTemporal && hasWholeLines(tile, rowBytes, 0);
    if (tile.nonTemporal && !rows.nonTemporal)
        return stageLongRows(tile, kernel, kernels);
    if (!rows.nonTemporal) {
        rows.readAhead = 4096 / tile.block.size / kCacheLineBytes * kCacheLineBytes;
        rows.writeAhead = 8192;
    }
    kernel(rows);
}

void deinterleaveTile(const CopyTile& tile, const Kernels& kernels)
{
    const DeinterleaveKernel kernel = kernels.deinterleave(tile.elementBytes, tile.block.size);
    const uint64_t bytes = tile.elementBytes, block = tile.block.size;
    if (tile.groups.size > 1 && tile.groups.out == tile.x.size && tile.x.size * block * bytes <= kShortRow)
        return deinterleaveShortRows(tile, kernel, kernels.vectorBytes);
    const bool hasLines = hasWholeLines(tile, tile.x.size * bytes, tile.block.out * bytes);
    if (tile.nonTemporal && !hasLines)
        return deinterleaveStaged(tile, kernel, kernels);
    for (uint64_t g = 0; g < tile.groups.size; ++g) {
        std::byte* to[kBlocks.back()];
        for (uint64_t k = 0; k < block; ++k)
            to[k] = tile.out + (g * tile.groups.out + k * tile.block.out) * bytes;
        kernel({.in = tile.in + g * tile.groups.in * bytes,
                .out = to,
                .width = tile.x.size,
                .rows = tile.rows.size,
                .inRow = tile.rows.in * bytes,
                .outRow = tile.rows.out * bytes,
                .nonTemporal = tile.nonTemporal});
    }
}

} // namespace tessera::cpu
