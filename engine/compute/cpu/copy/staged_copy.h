// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "engine/compute/cpu/copy/copy_run.h"

#include <optional>

namespace tessera::cpu {

// A copy that is a transpose and an interleave in one, as depth to space is from channels last, or a deinterleave and a
// transpose, as space to depth is to channels last. In one pass every piece would be as short as a row of channels;
// part by part through a stage in the first-level cache both are done by kernels for long rows.
class StagedCopy {
public:
    // The stage is packed[chain][along].
    struct Axes {
        uint32_t elementBytes;
        uint64_t chainSize = 1; // elements that follow each other on the side with the channels last
        NormalCopy chain; // where they come from and go to, the innermost axis first
        CopyAxis along = {}; // what the copy is cut along into parts
        NormalCopy outer;
    };

    // Nothing where one pass is as good.
    static std::optional<Axes> of(const NormalCopy& copy);

    StagedCopy(const Axes& axes, bool streams, const Kernels& kernels);

    uint64_t units() const { return m_units; } // of work: parts
    uint64_t unitBytes() const { return m_axes.chainSize * m_part * m_axes.elementBytes; } // of output
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
    uint64_t m_pitch; // of the stage: elements from one of the chain to the next
    uint64_t m_units;
    Steps m_whole, m_rest; // for a whole part and for the one at the end
};

} // namespace tessera::cpu
