// SPDX-License-Identifier: Apache-2.0
#include "engine/core/engines/copy_probe.h"

#include "engine/core/tensor/stopwatch.h"

#include <cstring>

namespace tessera {

CopyProbe makeHostCopyProbe(uint64_t bytes, std::function<void(const CopyPart&)> run)
{
    if (!run)
        run = [bytes](const CopyPart& part) { part(0, bytes); };
    Buffer source(bytes), target(bytes); // memory such as tensors have, so that its pages are of the same size
    std::byte *const from = source.writableBytes().data(), *const to = target.writableBytes().data();
    run([=](uint64_t begin, uint64_t end) {
        std::memset(from + begin, 1, end - begin);
        std::memset(to + begin, 2, end - begin);
    });
    return [source, target, from, to, run] { // both buffers live as long as the probe
        const Stopwatch watch;
        run([=](uint64_t begin, uint64_t end) { std::memcpy(to + begin, from + begin, end - begin); });
        return watch.seconds();
    };
}

CopyProbe Engine::makeCopyProbe(uint64_t bytes) const
{
    return makeHostCopyProbe(bytes);
}

} // namespace tessera
