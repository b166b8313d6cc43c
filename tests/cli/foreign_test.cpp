// SPDX-License-Identifier: GPL-3.0-or-later
// Foreign engines, as a shell and a build server see them.
#include "program.h"

namespace tessera::foreign_test {
namespace {

// BlockSize 1 copies the input, so that `cp` is a right engine. It is mistrusted, since such a case shows no order.
const std::string kCase = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 1 ";

// --engine with a script of the shell: the input is $1, the output $2.
std::string script(const std::string& text)
{
    writeText("engine.sh", text);
    return "--engine 'exec:sh engine.sh {input} {output}' ";
}

struct State {
    const char* script;
    const char* word;
    const char* reason;
    int code;
    const char* counted;
    const char* junit;
};

TEST(Foreign, StatesAreInTheTableTheReportsAndTheExitCode)
{
    const State states[] = {
        {"cp $1 $2", "MISTRUSTED ", "48 of 48 equal", 1, "1 mistrusted", "skipped=.0."},
        // Two parts of the file are swapped.
        {"(head -c 128 $1; tail -c 96 $1; head -c 224 $1 | tail -c 96) > $2", "FAIL ", "beyond the tolerance", 2,
         "1 failed", "<failure type=.FAIL."},
        {"echo no order >&2; exit 77", "UNSUPPORTED ", "no order", 5, "1 unsupported",
         "failures=.0. errors=.0. skipped=.1..*<skipped message=.no order.*skipped>"},
        {"echo no device >&2; exit 3", "ERROR ", "exit code 3: no device", 5, "1 error", "<error type=.ERROR."},
        {"kill -SEGV $$", "CRASH ", "signal 11 \\(segmentation fault\\)", 5, "1 crashed",
         "failures=.0. errors=.1.*<error type=.CRASH."},
        {"sleep 600", "TIMEOUT ", "0.5 s", 5, "1 timed out", "errors=.1.*<error type=.TIMEOUT."},
        {"echo hello > $2", "INVALID ", "its output", 5, "1 invalid", "errors=.1.*<error type=.INVALID."},
    };
    for (const State& state : states) {
        EXPECT_THAT(
            tessera("check " + kCase + script(state.script) + "--timeout 0.5 --json report.json --junit report.xml"),
            Says(state.code, StartsWith(state.word), ContainsRegex(state.reason), state.counted));
        const std::string word(state.word, std::string_view(state.word).find(' '));
        EXPECT_THAT(readText("report.json"), HasSubstr("\"verdict\": \"" + word + "\""));
        std::string xml = readText("report.xml");
        std::ranges::replace(xml, '\n', ' ');
        EXPECT_THAT(xml, ContainsRegex(state.junit));
    }
}

// Cases that an engine does not support are a failure only where it supports none.
TEST(Foreign, UnsupportedIsAFailureAlone)
{
    writeText("copy.sh", "case $1 in *BlockSize?1*) cp $2 $3;; *) echo block 1 alone >&2; exit 77;; esac\n");
    const std::string engine = " --engine 'exec:sh copy.sh {case} {input} {output}'";
    const std::string can = " DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 1", cannot = " RESAMPLE --Sizes 1,1,2,2";
    for (const char* command : {"run", "check --prove --runs 2", "bench --runs 1 --seconds 0", "check"}) {
        const Output alone = tessera(command + cannot + engine), both = tessera(command + can + cannot + engine);
        EXPECT_EQ(alone.code, 5) << command << alone.out << alone.err;
        EXPECT_LE(both.code, 1) << command << both.out << both.err;
        EXPECT_THAT(both.out + both.err, AllOf(HasSubstr("UNSUPPORTED"), HasSubstr("block 1 alone"))) << command;
    }
    EXPECT_THAT(tessera("check --bug -" + cannot + engine), Exits(5));
    EXPECT_THAT(tessera("sweep --cases 1 --seed 3" + engine), Exits(5));
    // The way back is another operator, which this engine does not support.
    writeText("forth.sh", "case $1 in DEPTH*) cp $2 $3;; *) echo not back >&2; exit 77;; esac\n");
    const Output forth = tessera("check --prove" + can + " --engine 'exec:sh forth.sh {case} {input} {output}'");
    EXPECT_LE(forth.code, 1) << forth.out << forth.err;
    EXPECT_THAT(forth.err, HasSubstr("not back"));
}

TEST(Foreign, ProvingKeepsWhatWasFoundWhenItIsStopped)
{
    writeText("often.sh",
              "echo >> runs; if test $(wc -l < runs) -gt 20; then echo > again; exec sleep 600; fi; cp $1 $2\n");
    EXPECT_THAT(stopped("check --prove " + kCase
                            + "--runs 100 --engine 'exec:sh often.sh {input} {output}' --timeout 600 --html p.html",
                        "test -e again"),
                Ends(130, AllOf(HasSubstr("permutation: 48 of 48"), HasSubstr("round trip: 48 of 48")),
                     "stopped before its end, after 2 results"));
    EXPECT_THAT(readText("p.html"), HasSubstr("round trip"));
}

// The engine's failure is an error, and no difference of values.
TEST(Foreign, AnEngineThatSaysItFailedIsAnError)
{
    EXPECT_THAT(tessera("check " + kCase + script("exit 3") + "--engine cpu --against cpu --json -"),
                Ends(5, AllOf(HasSubstr("\"verdict\": \"ERROR\""), HasSubstr("\"ERROR\": 1")),
                     AllOf(ContainsRegex("ERROR +PASS|ERROR +MISTRUSTED"), HasSubstr("1 error\n"))));
}

const std::string kServer = "--engine 'serve:" TESSERA_PYTHON " " TESSERA_TESTS "/engine/compute/foreign/server.py ";

TEST(Foreign, OneStateStopsNoOtherCase)
{
    EXPECT_THAT(tessera("check " + kCase + kCase + kCase + kServer + "die'"),
                Says(5, EndsWith("0 passed, 2 mistrusted, 0 failed, 1 crashed\n")));
    EXPECT_THAT(tessera("check " + kCase + "--against 'exec:sh -c \"exit 3\" {output}'"),
                Says(5, StartsWith("ERROR "), "exec:sh -c \"exit 3\" {output}: exit code 3"))
        << "the other side is named";
}

TEST(Foreign, OtherCommandsSayWhatBecameOfIt)
{
    for (const char* command : {"run ", "bench --runs 1 --seconds 0 ", "check --prove --runs 2 "})
        EXPECT_THAT(tessera(command + kCase + script("echo no luck >&2; exit 3")), Complains(5, "no luck", "exec:sh"))
            << command;
    EXPECT_THAT(tessera("run " + kCase + script("cp $1 $2")), Exits(0));
    EXPECT_THAT(tessera("bench --runs 1 --seconds 0 " + kCase + script("cp $1 $2")).out, HasSubstr("exec:sh"));
}

TEST(Foreign, AMissingEngineIsOneSentenceWithWhatInstallsIt)
{
    for (const std::string& command : {"check " + kCase + kCase, "run " + kCase, std::string("engines ")}) {
        const Output output = tessera(command + kServer + "missing'");
        EXPECT_THAT(output,
                    Ends(5, IsEmpty(), "there is no module torch. To install it: apt-get install python3-torch"));
        EXPECT_EQ(std::ranges::count(output.err, '\n'), 1) << output.err;
    }
    EXPECT_THAT(tessera("check " + kCase + "--engine 'exec:./nothing {output}'"), Exits(5));
    EXPECT_THAT(tessera("check " + kCase + "--engine 'exec:./nothing {input}'"), Exits(4));
}

TEST(Foreign, EngineFilesAreListedAndUsedByName)
{
    writeText("mine.json", R"({"tessera-engine": 1, "name": "mine", "start": "exec:cp {input} {output}"})");
    writeText("config/tessera/engines/their.engine.json",
              R"({"tessera-engine": 1, "name": "their", "start": "serve:touch started"})");
    const Output list = shell("XDG_CONFIG_HOME=config tessera engines --engine-file mine.json");
    EXPECT_THAT(list.out, AllOf(ContainsRegex("\nmine +exec:cp"), ContainsRegex("\ntheir +serve:touch")));
    EXPECT_FALSE(std::filesystem::exists(testFolder() / "started")) << "a list starts nothing";
    EXPECT_THAT(tessera("engines --engine mine --engine-file mine.json").out, StartsWith("mine  a process for each"));
    EXPECT_THAT(tessera("check " + kCase + "--engine mine --engine-file mine.json"),
                Says(1, "--engine mine --engine-file mine.json"))
        << "the line repeats it";
    EXPECT_THAT(tessera("check " + kCase + "--engine ./mine.engine.json"), Exits(4));
    EXPECT_THAT(tessera("check " + kCase + "--engine mine"), Exits(5));
    writeText("bad.json", R"({"tessera-engine": 1, "name": "mine", "begin": "x"})");
    EXPECT_THAT(tessera("check " + kCase + "--engine-file bad.json"), Complains(4, "bad.json", "begin"));
}

TEST(Foreign, ACaseFileNamesNoEngine)
{
    std::string json = readText(caseFile("depth_to_space.json"));
    const std::string start =
        "\"engine\": \"exec:touch started {output}\", \"engines\": [\"exec:touch started {output}\"],";
    json.insert(json.find('{') + 1, start + "\"tessera-engine\": 1, \"start\": \"exec:touch started {output}\",");
    json.insert(json.find("\"tessera\": {") + 12, start);
    writeText("cases/case.json", json);
    writeText("cases/their.engine.json",
              R"({"tessera-engine": 1, "name": "their", "start": "exec:touch started {output}"})");
    for (const char* command : {"check cases", "run cases/case.json", "check --prove cases/case.json"}) {
        const Output output = tessera(command);
        EXPECT_LE(output.code, 1) << command << output.err;
        EXPECT_FALSE(std::filesystem::exists(testFolder() / "started")) << command;
    }
}

// The signal ends `run` at once. `check` stops, and says what it has found.
TEST(Foreign, ASignalEndsAHangingEngineAndLeavesNothing)
{
    const std::string engine = script(
        "if head -c 128 $1 | grep -q '7, 7'; then dirname $2 > folder; echo $$ > pid; exec sleep 600; fi; cp $1 $2");
    for (const std::string& command : {std::string("check"), std::string("run")})
        EXPECT_THAT(
            shell("rm -f pid\n'" TESSERA_PROGRAM "' " + command + " " + kCase
                  + "\"DEPTH_TO_SPACE1 --Sizes 1,8,7,7 --BlockSize 1\" " + engine
                  + "& main=$!\nfor i in $(seq 200); do test -s pid && break; sleep 0.05; done\n"
                    "kill -TERM $main; wait $main; code=$?\n"
                    "for i in $(seq 50); do kill -0 $(cat pid) 2> /dev/null || break; sleep 0.1; done\n"
                    "kill -0 $(cat pid) 2> /dev/null && echo alive; test -d $(cat folder) && echo folder; exit $code"),
            Says(143, Not(HasSubstr("alive")), Not(HasSubstr("folder")), command == "check" ? "1 mistrusted" : ""))
            << command;
}

// A killed program cannot clean up: the process that serves it sees the closed pipe and ends.
TEST(Foreign, NothingStaysWhereTheProgramIsKilled)
{
    EXPECT_THAT(shell("TESSERA_TEST_WAY=hang '" TESSERA_PROGRAM "' check " + kCase
                      + "--engine lib:" TESSERA_BAD_LIBRARY " & main=$!\n"
                        "for i in $(seq 200); do host=$(pgrep -P $main tessera-engine) && break; sleep 0.05; done\n"
                        "kill -KILL $main\n"
                        "for i in $(seq 50); do kill -0 $host 2> /dev/null || break; sleep 0.2; done\n"
                        "test -n \"$host\" && echo started; kill -0 $host 2> /dev/null && echo alive; exit 0")
                    .out,
                AllOf(HasSubstr("started"), Not(HasSubstr("alive"))));
}

TEST(Foreign, AShaderIsPrintedForEachOperator)
{
    for (const char* op : {"DEPTH_TO_SPACE", "SPACE_TO_DEPTH1", "RESAMPLE", "RESAMPLE3", "RESAMPLE_GRAD1"})
        EXPECT_THAT(tessera(std::string("code --framework GLSL ") + op),
                    Says(0, StartsWith("#version 450\n"), op, "tessera: groups = "));
    EXPECT_THAT(tessera("code --framework GLSL mine.comp"), Exits(4));
}

TEST(Foreign, AProbeEndsWhenItIsAskedTo)
{
    writeText("hang.sh", "echo > again; exec sleep 600\n");
    EXPECT_THAT(stopped("probe " + kCase + "--engine 'exec:sh hang.sh {output}' --timeout 600", "test -e again"),
                Complains(130, "stopped before its end, after 0 results"));
}

TEST(Foreign, RunsThatDifferAreMistrusted)
{
    const std::string one = "check DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 1 ";
    const std::string right = script("cp $1 $2");
    EXPECT_THAT(tessera(one + right + "--runs 3").out, Not(HasSubstr("differ from")));
    const std::string changing = script("cp $1 $2; date +%N | head -c 4 | dd of=$2 bs=1 seek=128 conv=notrunc 2>&1");
    EXPECT_THAT(tessera(one + changing + "--runs 3").out, ContainsRegex("FAIL.*[12] runs? differs? from the first"));
    // All values are within the tolerance here, and the runs still differ.
    EXPECT_THAT(tessera(one + changing + "--runs 3 --tolerance allow=100"),
                Says(1, StartsWith("MISTRUSTED"), "from the first"));
}

} // namespace
} // namespace tessera::foreign_test
