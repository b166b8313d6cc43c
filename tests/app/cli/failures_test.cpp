// SPDX-License-Identifier: GPL-3.0-or-later
// A machine that fails is no verdict.
#include "app/cli/commands/commands.h"

#include "tests/app/support/fake_engine.h"
#include "tests/support/matchers.h"

#include <new>
#include <sstream>

namespace tessera {
namespace {

const Arguments kCase{"DEPTH_TO_SPACE", "--Sizes", "1,8,2,2", "--BlockSize", "2"};
const Arguments kProof{"DEPTH_TO_SPACE", "--Sizes", "1,8,2,2", "--BlockSize", "2", "--prove"};

struct Ended {
    int code;
    std::string out, err;
};

Ended ended(const CommandText& command, const Arguments& words, FakeEngine::Log& log)
{
    std::ostringstream out, err;
    const int code = callCommand(command, words, out, err, {.makeEngine = fakeEngines(log)});
    return {code, out.str(), err.str()};
}

TEST(Failures, OfTheMachineAreNoMismatch)
{
    for (const auto& [command, words] : {std::pair(&kCheckText, kProof), std::pair(&kCheckText, kCase),
                                         std::pair(&kRunText, kCase), std::pair(&kBenchText, kCase)}) {
        FakeEngine::Log log;
        log.act = [] { throw EngineError("the device is lost"); };
        const Ended lost = ended(*command, words, log);
        EXPECT_EQ(lost.code, exit_code::kEngineFailed);
        EXPECT_THAT(lost.err, HasSubstr("the device is lost"));
        EXPECT_THAT(lost.out, Not(HasSubstr("FAIL")));

        log.act = [] { throw std::bad_alloc(); };
        const Ended full = ended(*command, words, log);
        EXPECT_EQ(full.code, exit_code::kEngineFailed);
        EXPECT_THAT(full.err, HasSubstr("not enough memory"));
        EXPECT_THAT(full.out, Not(HasSubstr("FAIL")));
    }
}

TEST(Failures, OfProveNameTheEngine)
{
    FakeEngine::Log log;
    log.act = [] { throw EngineError("the device is lost"); };
    EXPECT_THAT(ended(kCheckText, kProof, log).err, AllOf(HasSubstr("cpu failed"), HasSubstr("repeat")));
}

} // namespace
} // namespace tessera
