// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/commands/commands.h"

#include "engine/core/tensor/error.h"
#include "tests/support/matchers.h"

#include <new>
#include <sstream>
#include <thread>

namespace tessera {
namespace {

TEST(OutOfMemory, IsSaidOfAnExceptionThatNobodyCatches)
{
    EXPECT_EXIT(
        {
            endWithSentenceWithoutMemory();
            std::thread([] { throw std::bad_alloc(); }).join();
        },
        testing::ExitedWithCode(exit_code::kEngineFailed), "not enough memory");
}

// Runs out of memory once, in the middle of a sweep.
class ShortOfMemory : public Engine {
public:
    std::string name() const override { return "short"; }
    Message description() const override { return "for tests"; }
    bool executesPlans() const override { return true; }
    Timings run(const Case& c, const Plan& plan, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        if (++m_runs == 7)
            throw EngineError("There is no memory left.");
        return makeEngine("cpu")->run(c, plan, input, output, control);
    }
    CopyProbe makeCopyProbe(uint64_t) const override { return {}; }

private:
    mutable int m_runs = 0;
};

// A run without an output is no mismatch, since nothing was compared.
TEST(Sweep, AMachineThatFailsIsNoMismatch)
{
    Services services;
    services.makeEngine = [](const EngineOptions& options, const std::string& name) -> std::unique_ptr<Engine> {
        return name == "short" ? std::make_unique<ShortOfMemory>() : makeEngineWith(options, name);
    };
    std::ostringstream out, err;
    const Arguments arguments{"--cases", "12", "--jobs", "1", "--engine", "short"};
    EXPECT_EQ(callCommand(kSweepText, arguments, out, err, services), exit_code::kEngineFailed) << err.str();
    EXPECT_THAT(out.str(), AllOf(HasSubstr("There is no memory left; not when it was run again"), HasSubstr("1 FAIL")));
}

} // namespace
} // namespace tessera
