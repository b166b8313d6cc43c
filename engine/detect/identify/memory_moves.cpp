// SPDX-License-Identifier: Apache-2.0
#include "engine/detect/identify/memory_moves.h"

#include "engine/detect/identify/reading.h"
#include "engine/detect/probe/questions.h"

#include <algorithm>

namespace tessera {

namespace {

constexpr std::array<uint8_t, 4> kPlain = {0, 1, 2, 3};
constexpr Reading kMoves[] = {
    {MistakeClass::SwappedAxes, say("identify", "rows reversed"), kPlain, {false, false, true, false}},
    {MistakeClass::SwappedAxes, say("identify", "columns reversed"), kPlain, {false, false, false, true}},
    {MistakeClass::SwappedAxes, say("identify", "a half turn"), kPlain, {false, false, true, true}},
    {MistakeClass::ChannelOrder, say("identify", "channels reversed"), kPlain, {false, true, false, false}},
    {MistakeClass::ChannelOrder, say("identify", "the first and the third channel exchanged"), kPlain, {}, true},
    {MistakeClass::Layout, say("identify", "NHWC memory taken for NCHW"), {0, 2, 3, 1}},
    {MistakeClass::Layout, say("identify", "NCHW memory taken for NHWC"), {0, 3, 1, 2}},
    {MistakeClass::SwappedAxes, say("identify", "planes taken column by column"), {0, 1, 3, 2}},
    {MistakeClass::Permutation, say("identify", "N and C exchanged in memory"), {1, 0, 2, 3}},
};

// Memory that is written in another order than it is read in.
constexpr Reading kWritten[] = {
    {MistakeClass::Layout, say("identify", "memory written as NHWC"), {0, 2, 3, 1}},
    {MistakeClass::SwappedAxes, say("identify", "planes written column by column"), {0, 1, 3, 2}},
};

// The element that is written at this place of the memory.
uint64_t elementWrittenAt(const Reading& reading, const PaddedSizes& sizes, uint64_t place)
{
    PaddedSizes at{};
    for (size_t i = 4; i-- > 0;) {
        const uint8_t axis = reading.order[i];
        at[axis] = static_cast<uint32_t>(place % sizes[axis]);
        place /= sizes[axis];
    }
    return ((uint64_t{at[0]} * sizes[1] + at[1]) * sizes[2] + at[2]) * sizes[3] + at[3];
}

} // namespace

std::vector<MemoryMove> memoryMoves(const PaddedSizes& sizes)
{
    const Reading byColumns{.order = {0, 1, 3, 2}};
    const PaddedSizes exchanged = {sizes[0], sizes[1], sizes[3], sizes[2]};
    std::vector<MemoryMove> moves;
    moves.push_back({[=](uint64_t element) { return byColumns.element(element, exchanged); }, exchanged,
                     MistakeClass::SwappedAxes, say("identify", "H and W exchanged")});
    for (const Reading& move : kMoves)
        moves.push_back({[&move, sizes](uint64_t element) { return move.element(element, sizes); }, sizes, move.mistake,
                         move.name});
    for (const Reading& written : kWritten)
        moves.push_back({[&written, sizes](uint64_t element) { return elementWrittenAt(written, sizes, element); },
                         sizes, written.mistake, written.name});
    return moves;
}

std::vector<MemoryMove> pitchMoves(const PaddedSizes& sizes)
{
    const uint32_t width = sizes[3];
    const uint64_t rows = uint64_t{sizes[0]} * sizes[1] * sizes[2];
    std::vector<uint32_t> pitches{width + 1, width - 1, 2 * width, width / 2, sizes[2]};
    for (const uint32_t multiple : {2u, 4u, 8u, 16u, 32u, 64u, 128u})
        pitches.push_back((width + multiple - 1) / multiple * multiple);
    std::vector<MemoryMove> moves;
    for (const uint32_t pitch : pitches) {
        const auto isKnown = [&](const MemoryMove& each) { return each.sizes[0] == pitch; };
        if (pitch < 2 || pitch == width || rows < 2 || std::ranges::any_of(moves, isKnown))
            continue;
        const auto add = [&](SourceOf source, const Message& what) {
            moves.push_back({std::move(source), {pitch}, MistakeClass::Layout, what});
        };
        if (pitch > width)
            add(
                [=](uint64_t element) {
                    const uint64_t row = element / pitch, column = element % pitch;
                    return column < width ? row * width + column : MemoryMove::kNothing;
                },
                say("identify", "memory with rows in a pitch of %1 that is read in one of %2")(pitch, width));
        add(
            [=](uint64_t element) {
                const uint64_t place = element / width * pitch + element % width;
                return place < rows * width ? place : MemoryMove::kNothing;
            },
            say("identify", "memory with rows in a pitch of %1 that is read in one of %2")(width, pitch));
    }
    for (MemoryMove& each : moves)
        each.sizes = sizes;
    return moves;
}

} // namespace tessera
