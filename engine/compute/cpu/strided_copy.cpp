// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/slices.h"

#include "engine/compute/cpu/copy_run.h"

#include <algorithm>
#include <optional>

namespace tessera::cpu {

namespace {

// A copy that is a transpose and an interleave, as depth to space from channels last, or a deinterleave and a
// transpose, as space to depth to channels last. In one pass every piece would be as short as a row of channels.
// Instead parts go through a stage in the first-level cache, and kernels for long rows do both passes.
class StagedCopy {
public:
    // The stage is packed[chain][along].
    struct Axes {
        uint32_t elementBytes;
        uint64_t chainSize = 1; // adjacent elements on the side with the channels last
        NormalCopy chain; // the axes of the chain, the innermost first
        CopyAxis along = {}; // the axis along which the copy is cut into parts
        NormalCopy outer;
    };

    // None where one pass is as good.
    static std::optional<Axes> of(const NormalCopy& copy);

    StagedCopy(const Axes& axes, bool streams, const Kernels& kernels);

    uint64_t units() const { return m_units; } // units of work: parts
    uint64_t unitBytes() const { return m_axes.chainSize * m_part * m_axes.elementBytes; } // bytes of output
    void run(const std::byte* in, const std::byte* inEnd, std::byte* out, uint64_t begin, uint64_t end) const;

private:
    struct Steps {
        CopyRun toStage, fromStage;
    };
    Steps steps(uint64_t part) const;

    Axes m_axes;
    bool m_streams;
    const Kernels& m_kernels;
    uint64_t m_part, m_parts; // elements of a part, parts of the axis
    uint64_t m_pitch; // the pitch of the stage: elements from one of the chain to the next
    uint64_t m_units;
    Steps m_whole, m_rest; // for a whole part and for the one at the end
};

using Axis = CopyAxis;
using Stride = uint64_t Axis::*;

constexpr uint64_t kStageBytes = uint64_t{48} * 1024; // a first-level cache, or a small part of a second-level one
constexpr uint64_t kLeastPart = 24; // elements: a part has to be worth two calls
constexpr uint64_t kMostPart = 512, kMostStreamed = 64; // small streamed parts disturb reads least
constexpr uint64_t kWhole = 16; // elements: parts have whole registers

// The pitch is a line more than a part; else all rows of the stage would share a few sets of the cache.
uint64_t pitchOf(uint64_t elements, uint32_t elementBytes)
{
    return elements + kLineBytes / elementBytes;
}

// The most elements of a part that the stage holds, halving from `most`; 0: not even kLeastPart.
uint64_t partElements(uint64_t chainSize, uint32_t elementBytes, uint64_t most)
{
    const auto fits = [&](uint64_t part) {
        return chainSize * pitchOf(part, elementBytes) * elementBytes <= kStageBytes;
    };
    uint64_t part = most;
    while (part > kLeastPart && !fits(part))
        part = std::max(part / 2, kLeastPart);
    return fits(part) ? part : 0;
}

// A row of channels that is too short for one pass: its bytes, and the fewest blocks. Writes cost more than reads. A
// row that is one store is not too short.
struct Short {
    uint64_t rowBytes, leastBlocks;
};
constexpr Short kShortRead = {16, 24}, kShortWrite = {64, 32};
constexpr uint64_t kOneStore = 32;
constexpr uint64_t kLongBlock = 5; // elements: with longer blocks one pass is as fast where it can shuffle them

// `near` is the stride on the side where a block is followed by the next block of the same channels. `far` is the
// stride on the side with the channels last, where the block is one of several adjacent axes.
std::optional<StagedCopy::Axes> stagedFrom(const NormalCopy& copy, Stride near, Stride far, const Short& atMost)
{
    const Axis* const block = findAxis(copy.all(), near, 1);
    const Axis* const along = block ? findAxis(copy.all(), near, block->size) : nullptr;
    if (!along || along->size < atMost.leastBlocks || !hasBlockKernel(block->size) || block->*far == 1)
        return {};
    const Axis* const first = findAxis(copy.all(), far, 1);
    if (first && first->size == block->*far && block->size >= kLongBlock && isWorthShuffling(block->size, first->size))
        return {};
    StagedCopy::Axes axes = {.elementBytes = copy.elementBytes,
                             .chain = {.elementBytes = copy.elementBytes},
                             .along = *along,
                             .outer = {.elementBytes = copy.elementBytes}};
    uint64_t channels = 0; // before the block
    for (const Axis* next = first; next && next != along; next = findAxis(copy.all(), far, axes.chainSize)) {
        if (next == block)
            channels = axes.chainSize;
        axes.chain.add(*next);
        axes.chainSize *= next->size;
    }
    const uint64_t rowBytes = channels * copy.elementBytes;
    if (rowBytes == 0 || rowBytes == kOneStore || rowBytes >= atMost.rowBytes
        || partElements(axes.chainSize, copy.elementBytes, kLeastPart) == 0)
        return {};
    const auto inChain = [&](const Axis& axis) {
        return std::ranges::any_of(axes.chain.all(),
                                   [&](const Axis& a) { return a.in == axis.in && a.out == axis.out; });
    };
    for (const Axis& axis : copy.all())
        if (&axis != along && !inChain(axis))
            axes.outer.add(axis);
    return axes;
}

uint64_t parts(uint64_t size, uint64_t part)
{
    return (size + part - 1) / part;
}

// The size of parts that are about equal.
uint64_t evenPart(uint64_t size, uint64_t most)
{
    return std::min({size, most, parts(parts(size, parts(size, most)), kWhole) * kWhole});
}

// Whether one part writes all lines: runs that share lines are slower to stream than to write.
bool isWorthStreaming(const StagedCopy::Axes& axes)
{
    const bool inOneRun = axes.along.out >= axes.chainSize;
    const auto ofLines = [&](uint64_t elements) { return elements * axes.elementBytes % kLineBytes == 0; };
    const auto keepsLines = [&](const Axis& axis) { return axis.out == 1 || ofLines(axis.out); };
    return ofLines(kWhole * axes.along.out) && std::ranges::all_of(axes.outer.all(), keepsLines)
        && (inOneRun || std::ranges::all_of(axes.chain.all(), keepsLines));
}

std::optional<StagedCopy::Axes> StagedCopy::of(const NormalCopy& copy)
{
    if (auto axes = stagedFrom(copy, &Axis::in, &Axis::out, kShortWrite))
        return axes;
    return stagedFrom(copy, &Axis::out, &Axis::in, kShortRead);
}

StagedCopy::StagedCopy(const Axes& axes, bool streams, const Kernels& kernels)
    : m_axes(axes)
    , m_streams(streams && isWorthStreaming(axes))
    , m_kernels(kernels)
    , m_part(evenPart(axes.along.size,
                      partElements(axes.chainSize, axes.elementBytes, m_streams ? kMostStreamed : kMostPart)))
    , m_parts(parts(axes.along.size, m_part))
    , m_pitch(pitchOf(m_part, axes.elementBytes))
    , m_units(m_parts)
    , m_whole(steps(m_part))
    , m_rest(steps(axes.along.size - (m_parts - 1) * m_part))
{
    for (const Axis& axis : axes.outer.all())
        m_units *= axis.size;
}

StagedCopy::Steps StagedCopy::steps(uint64_t part) const
{
    NormalCopy to = {.elementBytes = m_axes.elementBytes}, from = to;
    uint64_t stride = m_pitch; // in the stage
    for (const Axis& axis : m_axes.chain.all()) {
        to.add({axis.size, axis.in, stride});
        from.add({axis.size, stride, axis.out});
        stride *= axis.size;
    }
    to.add({part, m_axes.along.in, 1});
    from.add({part, 1, m_axes.along.out});
    normalise(to);
    normalise(from);
    return {CopyRun(to, false, m_kernels), CopyRun(from, m_streams, m_kernels)};
}

void StagedCopy::run(const std::byte* in, const std::byte* inEnd, std::byte* out, uint64_t begin, uint64_t end) const
{
    alignas(kLineBytes) std::byte stage[kStageBytes];
    for (uint64_t unit = begin; unit < end; ++unit) {
        const uint64_t part = unit % m_parts, along = part * m_part;
        const CopyOffset outer = offsetOf(m_axes.outer.all(), unit / m_parts);
        const uint64_t from = outer.in + along * m_axes.along.in, to = outer.out + along * m_axes.along.out;
        const Steps& steps = part + 1 < m_parts ? m_whole : m_rest;
        steps.toStage.run(in + from * m_axes.elementBytes, inEnd, stage);
        steps.fromStage.run(stage, stage + sizeof stage, out + to * m_axes.elementBytes);
    }
}

void runInSlices(const auto& run, const std::byte* in, const std::byte* inEnd, std::byte* out, const Slices& slices,
                 void (*storeFence)())
{
    slices.run(run.units(), std::max<uint64_t>(1, kSliceBytes / run.unitBytes()), [&](uint64_t begin, uint64_t end) {
        run.run(in, inEnd, out, begin, end);
        if (storeFence)
            storeFence();
    });
}

} // namespace

void execute(const StridedCopy& work, DataType type, const std::byte* in, std::byte* out, const Kernels& kernels,
             const Slices& slices)
{
    const NormalCopy copy = normalised(work, elementBytes(type));
    uint64_t bytesMoved = uint64_t{2} * copy.elementBytes, lastIn = 0, lastOut = 0;
    for (const CopyAxis& axis : copy.all()) {
        bytesMoved *= axis.size;
        lastIn += (axis.size - 1) * axis.in;
        lastOut += (axis.size - 1) * axis.out;
    }
    const std::byte* const inEnd = in + (lastIn + 1) * copy.elementBytes;
    const bool streams =
        kernels.streams(bytesMoved, slices.threads(), {in, inEnd}, {out, (lastOut + 1) * copy.elementBytes});
    const auto storeFence = streams ? kernels.storeFence : nullptr;
    if (const auto axes = isRegrouped(copy, kernels) ? std::nullopt : StagedCopy::of(copy))
        runInSlices(StagedCopy(*axes, streams, kernels), in, inEnd, out, slices, storeFence);
    else
        runInSlices(CopyRun(copy, streams, kernels), in, inEnd, out, slices, storeFence);
}

} // namespace tessera::cpu
