// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/cpu/cpu_engine.h"

#include "engine/compute/cpu/slices.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/stopwatch.h"
#include "engine/core/tensor/threads.h"

#include <tbb/info.h>

#include <algorithm>
#include <cassert>
#include <new>

namespace tessera {
namespace {

using namespace cpu;

class CpuEngine final : public Engine {
public:
    CpuEngine(unsigned threads, const Kernels& kernels, Stores stores)
        : m_threads(threads)
        , m_arena(static_cast<int>(threads))
        , m_kernels(kernels)
    {
        if (stores == Stores::Streaming && m_kernels.streaming.byOne != kNever)
            m_kernels.streaming = {};
    }

    std::string name() const override { return "cpu"; }

    Message description() const override
    {
        return (m_threads == 1 ? say("cpu", "%1 thread, %2") : say("cpu", "%1 threads, %2"))(m_threads, m_kernels.name);
    }

    unsigned threads() const override { return m_threads; }

    bool executesPlans() const override { return true; }

    Timings run(const Case&, const Plan& plan, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        assert(input.bytes().size() >= totalBytes(plan.input));
        assert(output.bytes().size() >= totalBytes(plan.output));
        try {
            const std::byte* const in = input.bytes().data();
            std::byte* const out = output.writableBytes().data();
            const Stopwatch watch;
            const Slices slices(m_arena, control);
            std::visit([&](const auto& work) { execute(work, plan.output.dataType, in, out, m_kernels, slices); },
                       plan.work);
            return {.upload = {}, .kernel = watch.seconds(), .download = {}, .dispatches = 0};
        } catch (const std::bad_alloc&) {
            throw EngineError(say("cpu",
                                  "The machine has not enough memory for the rows that this case works on; close other "
                                  "programs or make the tensors smaller")
                              + ".");
        }
    }

    // One part for each thread: nothing copies faster.
    CopyProbe makeCopyProbe(uint64_t bytes) const override
    {
        return makeHostCopyProbe(bytes, [this, bytes](const CopyPart& copy) {
            const auto begin = [&](uint64_t part) {
                return bytes / m_threads * part + bytes % m_threads * part / m_threads;
            };
            onEachThread(m_arena, m_threads, [&](unsigned part) { copy(begin(part), begin(part + 1)); });
        });
    }

private:
    unsigned m_threads;
    mutable tbb::task_arena m_arena; // limits the threads of all runs on this engine together
    Kernels m_kernels;
};

// The most threads of a run. TBB is asked once only: after a first call that throws, a second one never returns.
unsigned mostThreads()
{
    static const unsigned most = [] {
        try {
            return 1 + threadsThatStart(static_cast<unsigned>(tbb::info::default_concurrency()) - 1);
        } catch (const std::bad_alloc&) {
            return 0u;
        }
    }();
    if (most == 0)
        throw EngineError(
            say("cpu", "There is not enough memory for the threads of the cpu engine; close other programs") + ".");
    return most;
}

} // namespace

std::unique_ptr<Engine> makeCpuEngine(unsigned threads, std::string_view instructions, Stores stores)
{
    const unsigned most = mostThreads();
    if (kernelSets().empty())
        throw EngineError(say("cpu", "This build of Tessera is for another processor; build it again on this machine")
                          + ".");
    for (const Kernels& kernels : kernelSets())
        if (instructions.empty() || kernels.name == instructions)
            return std::make_unique<CpuEngine>(threads == 0 ? most : std::min(threads, most), kernels, stores);
    throw EngineError(say("cpu", "This processor does not run \"%1\"")(instructions) + ".");
}

std::vector<std::string_view> cpuInstructionSets()
{
    std::vector<std::string_view> names;
    for (const Kernels& kernels : kernelSets())
        names.emplace_back(kernels.name);
    return names;
}

} // namespace tessera
