// SPDX-License-Identifier: GPL-3.0-or-later
// A shared library as an engine: whatever it does is the state of one result.
#include "tests/engine/compute/foreign/foreign_runs.h"

#include "engine/compute/registry/registry.h"
#include "engine/core/ops/operator.h"
#include "engine/judge/measure/output_source.h"
#include "engine/judge/measure/verification.h"
#include "tests/support/matchers.h"

#include <cstdlib>

namespace tessera {
namespace {

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
        {"near", Invalid, "it wrote past the end of the output"},
        {"before", Invalid, "it wrote before the output"},
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
    const Tensor input = generate({.pattern = Pattern::Iota}, c.op.input);
    Tensor a(c.op.output), b(c.op.output);
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

// What ships as an example is right, over the cases of the pack.
struct Seen {
    size_t right = 0, unsupported = 0;
};

// Cases that it does not support are said to be so; all others agree with what is known of them.
Seen overThePack(const std::string& name, size_t every = 1)
{
    const auto engine = makeForeignEngine(name);
    Seen seen;
    size_t index = 0;
    for (const PackCase& packed : conformancePack()) {
        if (!std::string_view(tessera::name(packed.c.op)).starts_with("DEPTH_TO_SPACE") || index++ % every != 0)
            continue;
        const Finding finding = packFinding(*engine, packed);
        const bool isUnsupported = finding.failure == FailureKind::Unsupported;
        EXPECT_TRUE(isUnsupported || (finding.verdict != Verdict::Fail && !finding.hasFailed))
            << packed.name << ": " << word(finding) << " " << english(finding.figures);
        ++(isUnsupported ? seen.unsupported : seen.right);
    }
    return seen;
}

// The folder has a file with the name of each engine.
TEST(Sources, ANameOfAnEngineComesBeforeAFile)
{
    const TemporaryFolder folder;
    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    const std::string file = R"({"tessera-engine": 1, "name": "mine", "start": "exec:./mine {input} {output}"})";
    std::ofstream("it.engine.json") << file;
    for (const char* name : {"reference", "cpu", "mine", "other", "file"})
        std::ofstream(name) << "no output";
    for (const char* name : {"reference", "cpu", "vulkan:a.npy", "sabotage:order", "lib:./mine.npy", "shader:mine.npy",
                             "exec:cp {input} {output}.npy", "it.engine.json"})
        EXPECT_EQ(sourceNamed(name), name);
    EXPECT_EQ(sourceNamed("mine", {.files = {"it.engine.json"}}), "mine");
    for (const char* name : {"./reference", "./mine", "mine", "other", "file", "mine.npy"})
        EXPECT_EQ(sourceNamed(name), fileSource(name));
    std::filesystem::current_path(before);
    EXPECT_EQ(sourceNamed("./mine.engine.json"), "./mine.engine.json") << "an engine file is no case";
    EXPECT_TRUE(isFileSource(sourceNamed("./mine.json")));
}

TEST(Examples, AProgramInC)
{
    const Seen seen = overThePack("exec:" TESSERA_EXAMPLE_PROGRAM " {case} {input} {output}");
    EXPECT_GE(seen.right, 3u);
    EXPECT_GE(seen.unsupported, 3u);
}

TEST(Examples, AProgramInPython)
{
    const std::string script = TESSERA_RESOURCES "/examples/depth_to_space.py";
    if (std::system((TESSERA_PYTHON " -c 'import numpy' 2> /dev/null")) != 0)
        GTEST_SKIP() << "python3-numpy is not installed";
    EXPECT_GE(overThePack("exec:" TESSERA_PYTHON " " + script + " {case} {input} {output}", 4).right, 3u);
}

TEST(Examples, ALibrary)
{
    EXPECT_GE(overThePack("lib:" TESSERA_EXAMPLE_LIBRARY).right, 10u);
}

} // namespace
} // namespace tessera
