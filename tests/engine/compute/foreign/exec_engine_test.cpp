// SPDX-License-Identifier: GPL-3.0-or-later
// A process for each run: what becomes of it, whatever it does.
#include "foreign_runs.h"

#include "engine/compute/foreign/child_process.h"
#include "engine/compute/foreign/exchange.h"
#include "engine/core/ops/operator.h"
#include "tests/support/matchers.h"

#include <csignal>
#include <sstream>
#include <thread>

#include <fcntl.h>

namespace tessera {
namespace {

// "exec:sh -c SCRIPT {input} {output}": the input is $0, the output $1.
std::string script(const std::string& text)
{
    return "exec:sh -c " + shellWord(text) + " {input} {output}";
}

TEST(ExecEngine, HandsOverTheCaseAsALineAndAsAFile)
{
    const std::filesystem::path folder = foreignTestFolder();
    const std::string script = "echo \"$2\" > line; cp \"$3\" file; cp \"$0\" \"$1\"";
    const ForeignRun run = runForeign("exec:env -C " + folder.string() + " sh -c " + shellWord(script)
                                      + " {input} {output} {case} {json}");
    EXPECT_TRUE(run.isRight()) << run.reason;
    EXPECT_EQ(contentOf(folder / "line"), toText(identityCase()) + "\n");
    EXPECT_THAT(contentOf(folder / "file"),
                AllOf(HasSubstr("\"type\":\"DML_OPERATOR_DEPTH_TO_SPACE1\""), HasSubstr("\"BlockSize\":1"),
                      HasSubstr("\"Sizes\":[1,4,2,2]")));
}

TEST(ExecEngine, HandsOverPictures)
{
    for (const char* command : {"exec:cp {input.exr} {output.exr}", "exec:cp {input.tiff} {output.tiff}"})
        EXPECT_TRUE(runForeign(command).isRight()) << command; // FLOAT32, bit for bit
    const ForeignRun grey = runForeign("exec:cp {input.pfm} {output.pfm}");
    EXPECT_EQ(grey.kind, FailureKind::Unsupported);
    EXPECT_THAT(grey.reason, HasSubstr("FLOAT32 {1, 4, 2, 2} is not an image that a .pfm can hold"));
    const auto engine = makeForeignEngine("exec:cp {input.png} {output.png}");
    const Case bytes = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,1,2,2 --DataType UINT8 --BlockSize 1");
    EXPECT_TRUE(runForeign(*engine, bytes).isRight());
    const ForeignRun wrong = runForeign("exec:cp {input} {output.exr}");
    EXPECT_EQ(wrong.kind, FailureKind::Invalid);
    EXPECT_THAT(wrong.reason, HasSubstr("its output"));
    EXPECT_THROW(makeForeignEngine("exec:cp {input.exr} {output.abc}"), TextError);
}

TEST(ExecEngine, SplitsTheCommandAsAShellAndGivesItToNone)
{
    const std::filesystem::path folder = foreignTestFolder();
    const std::string mark = (folder / "started").string();
    const ForeignRun run = runForeign("exec:cp {input} {output} ; touch " + mark);
    EXPECT_EQ(run.kind, FailureKind::Failed);
    EXPECT_FALSE(std::filesystem::exists(mark));
    EXPECT_TRUE(runForeign("exec:'cp' \"{input}\" {output}").isRight());
    EXPECT_THROW(makeForeignEngine("exec:cp '{input} {output}"), TextError);
    EXPECT_THROW(makeForeignEngine("exec:"), TextError);
    const auto hint = [](const std::string& command) {
        return messageOf<TextError>([&] { makeForeignEngine(command); });
    };
    EXPECT_THAT(hint("exec:./mine {input}"), HasSubstr("{output}"));
    EXPECT_THAT(hint("exec:./mine"), HasSubstr("`exec:./mine {input} {output}`"));
}

TEST(ExecEngine, WritesAroundGapsOfTheOutput)
{
    const Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,4,2,2 --BlockSize 1 --OutputTensor.Strides 32,8,4,2");
    const auto engine = makeForeignEngine("exec:cp {input} {output}");
    Tensor input = generate({.pattern = Pattern::Iota}, c.op.input), output(c.op.output);
    std::ranges::fill(output.writableBytes(), std::byte{0xa5});
    engine->run(c, makePlan(c.op), input, output);
    EXPECT_TRUE(equalElements(withLayout(output, input.desc), input));
    EXPECT_EQ(output.bytes()[4], std::byte{0xa5});
}

TEST(ExecEngine, EachEndIsTheStateOfOneRun)
{
    using enum FailureKind;
    const struct {
        const char* script;
        FailureKind kind;
        const char* reason;
    } rows[] = {
        {"echo first >&2; echo no such axis >&2; exit 3", Failed, "exit code 3: first | no such axis"},
        {"echo PyTorch has no DCR >&2; exit 77", Unsupported, "PyTorch has no DCR"},
        {"echo no strides; exit 77", Unsupported, "no strides"},
        {"kill -SEGV $$", Crash, "signal 11 (segmentation fault)"},
        {"echo assertion failed >&2; kill -ABRT $$", Crash, "assertion failed"},
        {"sleep 600", Timeout, "0.5 s"},
        {"yes", Timeout, "0.5 s"},
        {"true", Invalid, "it wrote no output"},
        {"echo hello > \"$1\"", Invalid, "its output"},
        {": > \"$1\"", Invalid, "its output"},
        {"head -c 140 \"$0\" > \"$1\"", Invalid, "too short"},
        {"(cat \"$0\"; echo and more) > \"$1\"", Invalid, "too long"},
        {"sed 's/<f4/<i4/' \"$0\" > \"$1\"", Invalid, "INT32 {1, 4, 2, 2}, not FLOAT32"},
        {"sed 's/(1, 4, 2, 2)/(1, 2, 4, 2)/' \"$0\" > \"$1\"", Invalid, "{1, 2, 4, 2}, not FLOAT32 {1, 4, 2, 2}"},
        {"mkdir \"$1\"", Invalid, "its output"},
        {"mkfifo \"$1\"", Invalid, "its output"},
    };
    const std::filesystem::path log = foreignTestFolder() / "output";
    for (const auto& [end, kind, reason] : rows) {
        SCOPED_TRACE(end);
        const std::string text = "echo \"$1\" > " + log.string() + "; touch \"$(dirname \"$1\")/left\"; " + end;
        const ForeignRun run = runForeign(script(text), {.timeLimit = kind == Timeout ? 0.5 : 60});
        EXPECT_EQ(run.kind, kind) << run.reason;
        EXPECT_THAT(run.reason, HasSubstr(reason));
        EXPECT_THAT(run.reason, Not(HasSubstr("/dev/shm"))) << "its files have no name for the user";
        const std::filesystem::path output = contentOf(log).substr(0, contentOf(log).find('\n'));
        EXPECT_TRUE(output.has_filename());
        EXPECT_FALSE(std::filesystem::exists(output.parent_path())) << output;
        std::filesystem::remove(log);
    }
}

TEST(ExecEngine, TakesNanForAValue)
{
    const std::string all = "head -c -4 \"$0\" > \"$1\"; printf '\\377\\377\\377\\177' >> \"$1\"";
    const ForeignRun run = runForeign(script(all));
    EXPECT_FALSE(run.kind) << run.reason;
    EXPECT_EQ(run.output.bits(15), 0x7fffffffu);
}

TEST(ExecEngine, SaysWhatIsMissing)
{
    const ForeignRun run = runForeign("exec:./no-such-program {output}");
    EXPECT_TRUE(run.isMissing);
    EXPECT_THAT(run.reason, HasSubstr("./no-such-program"));
    EXPECT_THROW(static_cast<void>(makeForeignEngine("exec:no-such-program {output}")->description()), EngineError);
    EXPECT_THAT(english(makeForeignEngine("exec:cp {input} {output}")->description()), HasSubstr("cp"));
}

TEST(ExecEngine, TakesItsWholeGroupAlong)
{
    const std::filesystem::path log = foreignTestFolder() / "log";
    for (const char* end : {"", "; wait"}) { // it ends before its child; it waits beyond the limit
        const ForeignRun run = runForeign(script("sleep 600 & echo $! > " + log.string() + end), {.timeLimit = 0.5});
        EXPECT_TRUE(run.kind);
        const long child = std::stol(contentOf(log));
        for (int i = 0; i < 200 && isAlive(child); ++i)
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        EXPECT_FALSE(isAlive(child));
    }
}

// A thread that starts a process is its parent, to the system: the process must not end with it.
TEST(ExecEngine, OutlivesTheThreadThatStartedIt)
{
    const auto engine = makeForeignEngine(serverWay("copy"));
    std::thread([&] { EXPECT_TRUE(runForeign(*engine).isRight()); }).join();
    const ForeignRun run = runForeign(*engine);
    EXPECT_TRUE(run.isRight()) << run.reason;
}

// A program that uses the library may fork: the copy has none of its threads.
TEST(ExecEngine, RunsInAForkedProgramToo)
{
    EXPECT_TRUE(runForeign("exec:cp {input} {output}").isRight());
    EXPECT_EQ(runInACopy("exec:cp {input} {output}"), 0);
}

TEST(ExecEngine, SignalsItsOwnGroupAlone)
{
    for (const std::string each :
         {"sleep 60 & kill -KILL $!", "trap : USR1; kill -USR1 $$", "trap : USR1; kill -USR1 0"})
        EXPECT_EQ(runInACopy(script("set -e; " + each + "; cp \"$0\" \"$1\"")), 0) << each;
}

TEST(ExecEngine, HasASessionOfItsOwn)
{
    const std::filesystem::path log = foreignTestFolder() / "log";
    const ForeignRun run =
        runForeign(script("cut -d ' ' -f 1,5,6 /proc/$$/stat > " + log.string() + "; cp \"$0\" \"$1\""));
    EXPECT_TRUE(run.isRight()) << run.reason;
    std::istringstream seen(contentOf(log));
    long process = 0, group = 0, session = 0;
    seen >> process >> group >> session;
    EXPECT_EQ(group, process);
    EXPECT_EQ(session, process);
}

TEST(ExecEngine, IsCancelledAtOnce)
{
    const std::filesystem::path log = foreignTestFolder() / "log";
    const auto engine = makeForeignEngine(script("echo > " + log.string() + "; sleep 600"));
    std::stop_source source;
    const std::jthread stopper([&] {
        while (!std::filesystem::exists(log))
            std::this_thread::sleep_for(std::chrono::milliseconds(5));
        source.request_stop();
    });
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_THROW(runForeign(*engine, identityCase(), {.stop = source.get_token()}), Cancelled);
    EXPECT_LT(std::chrono::steady_clock::now() - begin, std::chrono::seconds(20));
}

// The program has default signals, three open files and a process group of its own.
TEST(ExecEngine, StartsAProgramThatInheritsNothing)
{
    const std::filesystem::path folder = foreignTestFolder();
    const std::string log = (folder / "log").string();
    const auto before = std::signal(SIGPIPE, SIG_IGN);
    const int leaked = open("/dev/null", O_RDONLY); // without O_CLOEXEC
    const ForeignRun run = runForeign(script(
        "ls /proc/$$/fd > " + log + "; grep -E 'SigIgn|SigBlk' /proc/self/status >> " + log + "; cp \"$0\" \"$1\""));
    close(leaked);
    std::signal(SIGPIPE, before);
    EXPECT_TRUE(run.isRight()) << run.reason;
    const std::string seen = contentOf(log);
    EXPECT_THAT(seen, Not(HasSubstr("\n" + std::to_string(leaked) + "\n")));
    EXPECT_THAT(seen, AllOf(HasSubstr("SigBlk:\t0000000000000000"), ContainsRegex("SigIgn:.*[08]0000000")))
        << "but for two that the C library keeps";
}

TEST(ExecEngine, LeavesNoDescriptorOpen)
{
    const auto engine = makeForeignEngine("exec:cp {input} {output}");
    const auto open = [] {
        return std::distance(std::filesystem::directory_iterator("/proc/self/fd"),
                             std::filesystem::directory_iterator());
    };
    runForeign(*engine);
    const auto before = open();
    for (int i = 0; i < 5; ++i)
        runForeign(*engine);
    EXPECT_EQ(open(), before);
}

TEST(ExecEngine, RunsOnSeveralThreads)
{
    const auto engine = makeForeignEngine("exec:cp {input} {output}");
    std::vector<std::jthread> threads;
    std::atomic<int> right = 0;
    for (int i = 0; i < 4; ++i)
        threads.emplace_back([&] { right += runForeign(*engine).isRight() ? 1 : 0; });
    threads.clear();
    EXPECT_EQ(right, 4);
}

// We keep what a program prints. One that prints without end must not fill our memory while we send it data.
TEST(ChildProcess, ThatTalksAndDoesNotReadIsEndedSoon)
{
    ChildProcess child({.words = {"yes"}, .hasInput = true});
    const std::string request(size_t{1} << 20, 'x'); // more than a pipe holds
    try {
        child.send(request, Deadline(60, {}));
        FAIL() << "it has read what was sent";
    } catch (const RunFailure& failure) {
        EXPECT_EQ(failure.kind, FailureKind::Invalid) << failure.what();
    }
}

std::string jsonOf(const char* line)
{
    return operatorJson(caseFromText(line).op);
}

// What a program that stands for a framework is told of a resize.
TEST(FrameworkWords, AreWhatCodeSays)
{
    EXPECT_THAT(jsonOf("RESAMPLE --Sizes 1,1,5,5 --InterpolationMode LINEAR --Scales 1,1,1.5,1.5"),
                AllOf(HasSubstr(R"("PyTorch":{"framework":"PyTorch","mode":"align_corners=False","antialias":false,)"
                                R"("factors":[1.0,1.0,1.5,1.5]})"),
                      HasSubstr(R"("Pillow":{"refusal":"Pillow samples by the ratio of the sizes)")));
    EXPECT_THAT(jsonOf("RESAMPLE --Sizes 2,2 --InterpolationMode NEAREST_NEIGHBOR --Scales 2,2"),
                HasSubstr(R"("ONNX":{"framework":"ONNX","mode":"half_pixel","rule":"round_prefer_ceil")"));
    EXPECT_THAT(jsonOf("DEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2"), Not(HasSubstr("refusal")));
}

} // namespace
} // namespace tessera
