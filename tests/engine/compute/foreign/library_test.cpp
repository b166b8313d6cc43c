// SPDX-License-Identifier: GPL-3.0-or-later
// A shared library as an engine: whatever it does is the state of one result.
#include "tests/engine/compute/foreign/foreign_runs.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/ops/operator.h"
#include "tests/support/thrown.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdlib>

namespace tessera {
namespace {

using testing::HasSubstr;

const std::string kBad = "lib:" TESSERA_BAD_LIBRARY;

class LibrarysWay {
public:
    explicit LibrarysWay(const std::string& way) { setenv("TESSERA_TEST_WAY", way.c_str(), 1); }
    ~LibrarysWay() { unsetenv("TESSERA_TEST_WAY"); }
};

TEST(Library, IsCalledInAProcessOfItsOwn)
{
    const auto engine = makeForeignEngine(kBad);
    for (int i = 0; i < 3; ++i) {
        const ForeignRun run = runForeign(*engine);
        EXPECT_TRUE(run.isRight()) << run.reason;
        EXPECT_GT(run.timings.kernel, 0);
    }
    EXPECT_GT(engine->makeCopyProbe(1 << 20)(), 0) << "of a copy in the same process";
}

TEST(Library, EachWayIsTheStateOfOneRun)
{
    using enum FailureKind;
    const struct {
        const char* way;
        FailureKind kind;
        const char* reason;
    } rows[] = {
        {"null", Crash, "signal 11 (segmentation fault)"},
        {"behind", Crash, "signal 11"},
        {"far-before", Crash, "signal 11"},
        {"read-behind", Crash, "signal 11"},
        {"input", Crash, "signal 11"},
        {"near", Invalid, "it wrote 1 byte behind the end of the output"},
        {"before", Invalid, "it wrote 1 byte before the output"},
        {"stack", Crash, "signal 11"},
        {"abort", Crash, "signal 6 (abort"},
        {"exit", Crash, "exit code 9"},
        {"hang", Timeout, "0.5 s"},
        {"unsupported", Unsupported, "no FLOAT16 here"},
        {"error", Failed, "it returned -5: no device"},
    };
    // 49 elements of one byte: the buffers end 12 bytes before the page behind them.
    const Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,1,7,7 --DataType UINT8 --BlockSize 1");
    for (const auto& [way, kind, reason] : rows) {
        SCOPED_TRACE(way);
        const auto engine = makeForeignEngine(kBad, {.timeLimit = kind == Timeout ? std::optional(0.5) : std::nullopt});
        {
            const LibrarysWay set(way);
            const ForeignRun run = runForeign(*engine, c);
            EXPECT_EQ(run.kind, kind) << run.reason;
            EXPECT_THAT(run.reason, HasSubstr(reason));
        }
        if (kind != Unsupported && kind != Failed) {
            const ForeignRun next = runForeign(*engine, c);
            EXPECT_TRUE(next.isRight()) << "the next run goes well: " << next.reason;
        }
    }
}

TEST(Library, MayPrint)
{
    const LibrarysWay way("prints");
    EXPECT_TRUE(runForeign(kBad).isRight());
}

TEST(Library, LeavesWhatLiesBetweenTheElements)
{
    const Case c = caseFromText(
        "DEPTH_TO_SPACE1 --Sizes 1,4,2,2 --DataType FLOAT32 --BlockSize 2 --OutputTensor.Strides 64,64,16,3");
    const auto engine = makeForeignEngine("lib:" TESSERA_EXAMPLE_LIBRARY), right = makeEngine("cpu");
    const Tensor input = generate({.pattern = Pattern::Iota}, inputDesc(c.op));
    Tensor a(outputDesc(c.op)), b(outputDesc(c.op));
    engine->run(c, makePlan(c.op), input, a);
    right->run(c, makePlan(c.op), input, b);
    EXPECT_TRUE(equalElements(a, b));
    EXPECT_EQ(runForeign(*makeForeignEngine(kBad), c).kind, FailureKind::Invalid) << "a copy of bytes writes the gaps";
}

TEST(Library, SaysWhatIsMissing)
{
    const std::pair<std::string, const char*> rows[] = {
        {"lib:./no-such-library.so", "no-such-library.so"},
        {"lib:" TESSERA_PYTHON, "it cannot be loaded"},
        {"lib:libm.so.6", "libm.so.6"},
        {"lib:" TESSERA_OTHER_ABI, "version 2 of tessera_engine.h, not 1"},
    };
    for (const auto& [name, words] : rows)
        EXPECT_THAT(
            messageOf<EngineError>([name = name] { static_cast<void>(makeForeignEngine(name)->description()); }),
            HasSubstr(words));
    EXPECT_EQ(english(makeForeignEngine("lib:" TESSERA_EXAMPLE_LIBRARY)->description()), "example 1.0, CPU, 1 thread");
}

} // namespace
} // namespace tessera
