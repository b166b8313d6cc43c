// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/cpu/copy/copy_run.h"

#include <optional>

namespace tessera::cpu {

// A copy that is both a transpose and an interleave (depth to space from channels last), or both a deinterleave and a
// transpose (space to depth to channels last). One pass would copy pieces as short as a row of channels. Two passes
// through a stage in the first-level cache, part by part, use the kernels for long rows.
class StagedCopy {
public:
    // The stage holds [chain][along], packed.
    struct Axes {
        uint32_t elementBytes;
        uint64_t chainSize = 1; // elements that follow each other on the side with the channels last
        NormalCopy chain; // where they come from and go to, the innermost axis first
        LoopAxis along = {}; // the axis that is cut into parts
        NormalCopy outer;
    };

    // Nothing where one pass is as fast.
    static std::optional<Axes> of(const NormalCopy& copy);

    StagedCopy(const Axes& axes, bool nonTemporal, const Kernels& kernels);

    uint64_t units() const { return m_units; } // of work: parts
    uint64_t unitBytes() const { return m_axes.chainSize * m_part * m_axes.elementBytes; } // of output
    void run(const std::byte* in, const std::byte* inEnd, std::byte* out, uint64_t begin, uint64_t end) const;

private:
    struct Steps {
        CopyRun toStage, fromStage;
    };
    Steps steps(uint64_t part) const;

    Axes m_axes;
    bool m_nonTemporal;
    const Kernels& m_kernels;
    uint64_t m_part, m_parts; // elements of a part, parts of the axis
    uint64_t m_pitch; // of the stage: elements between neighbours of the chain
    uint64_t m_units;
    Steps m_whole, m_rest; // for a whole part and for the last one
};

} // namespace tessera::cpu
