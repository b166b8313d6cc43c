// SPDX-License-Identifier: Apache-2.0
#include "engine/core/engines/copy_probe.h"

#include "engine/core/tensor/stopwatch.h"

#include <cstring>

namespace tessera {

namespace {

// Between memory such as tensors have, so that its pages are of the same size.
class HostCopyProbe final : public CopyProbe {
public:
    HostCopyProbe(uint64_t bytes, std::function<void(const CopyPart&)> run)
        : m_from(bytes)
        , m_to(bytes)
        , m_run(std::move(run))
    {
        std::byte* const from = m_from.writableBytes().data();
        std::byte* const to = m_to.writableBytes().data();
        m_run([&](uint64_t begin, uint64_t end) {
            std::memset(from + begin, 1, end - begin);
            std::memset(to + begin, 2, end - begin);
        });
    }

    double seconds() override
    {
        const std::byte* const from = m_from.bytes().data();
        std::byte* const to = m_to.writableBytes().data();
        const Stopwatch watch;
        m_run([&](uint64_t begin, uint64_t end) { std::memcpy(to + begin, from + begin, end - begin); });
        return watch.seconds();
    }

private:
    Buffer m_from, m_to;
    std::function<void(const CopyPart&)> m_run;
};

} // namespace

std::unique_ptr<CopyProbe> makeHostCopyProbe(uint64_t bytes, std::function<void(const CopyPart&)> run)
{
    if (!run)
        run = [bytes](const CopyPart& part) { part(0, bytes); };
    return std::make_unique<HostCopyProbe>(bytes, std::move(run));
}

std::unique_ptr<CopyProbe> Engine::makeCopyProbe(uint64_t bytes) const
{
    return makeHostCopyProbe(bytes);
}

} // namespace tessera
