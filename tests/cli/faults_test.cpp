// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"
#include "tests/support/environment.h"
#include "tests/support/faults.h"
#include "tests/support/todays_part.h"

#include <iostream>

namespace tessera::faults_test {
namespace {

namespace fs = std::filesystem;

// The machine fails at each call in turn (tests/faults/shim.cpp). What SQLite promises: the old file or the new one,
// a sentence, no hang, no signal, and an exit code that says what happened.
struct Row {
    std::string name;
    std::string line; // behind "tessera"
    std::string product; // the file that it writes; empty: standard output
    bool drawn = false; // by the window program
    int code = 0; // where nothing fails
    bool isTimed = false; // two runs need not write the same
};

std::ostream& operator<<(std::ostream& out, const Row& row)
{
    return out << "tessera " << row.line;
}

const std::string kCase = "RESAMPLE1 --Sizes 1,1,40,60 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,2,2";

const std::string kSmall = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2";

const Row kRows[] = {
    {"Print", "run DEPTH_TO_SPACE1 --Sizes 1,8,2,3", ""},
    {"Npy", "run " + kCase + " --output . --overwrite", "output.npy"},
    {"Png", "run " + kCase + " --output out.png --overwrite", "out.png"},
    {"Check", "check " + kCase, ""},
    {"CheckJson", "check " + kCase + " --json x.json", "x.json", false, 0, true},
    {"CheckJunit", "check " + kCase + " --junit x.xml", "x.xml", false, 0, true},
    {"CheckHtml", "check " + kCase + " --html x.html", "x.html", false, 0, true},
    {"Code", "code " + kCase, ""},
    {"From", "from 'F.pixel_shuffle(x, 2)' --Sizes 1,8,2,3", ""},
    {"Bundle", "run " + kCase + " --bundle x.tessera", "x.tessera"},
    {"ReadBundle", "run a.tessera", ""},
    {"ReadOnnx", "run read/model.onnx", ""},
    {"Script", "code " + kSmall + " --framework NumPy --out x.py", "x.py"},
    {"Bug", "check " + kSmall + " --engine sabotage:order --bug x.md", "x.md", false, 2, true},
    {"Prove", "check --prove DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --runs 2", ""},
    {"Map", "map " + kCase + " --at 0", ""},
    {"Csv", "bench " + kCase + " --runs 1 --seconds 0 --csv x.csv", "x.csv", false, 0, true},
    {"Json", "bench " + kCase + " --runs 1 --seconds 0 --json x.json", "x.json", false, 0, true},
    {"Identify", "identify in.npy swapped.npy --meant 'DEPTH_TO_SPACE1 --BlockSize 2' --json x.json", "x.json", false,
     0, true},
    {"Matrix", "check " + kSmall + " --engine cpu --engine sabotage:order --against reference --json x.json", "x.json",
     false, 2, true},
    {"Sweep", "sweep --cases 12 --jobs 2 --out x.jsonl", "x.jsonl"},
    {"SweepFailures", "sweep --cases 3 --jobs 1 --engine sabotage:order --failures x.txt --shrink 1 --out y.jsonl",
     "y.jsonl", false, 2, true},
    {"Report", "sweep --merge shard-1.jsonl shard-2.jsonl --out x.jsonl", "x.jsonl"},
    {"Probe", "probe " + kSmall + " --json x.json", "x.json", false, 0, true},
    {"Exec", "check " + kSmall + " --data iota --engine 'exec:sh turned.sh {output}'", ""},
#ifdef TESSERA_WINDOW
    {"Render", "render --out x.png --size 640x480", "x.png", true},
    {"Svg", "render --out x.svg --size 640x480", "x.svg", true},
#endif
};

constexpr uint64_t kAtTheEnd = 24; // so many calls for memory at the end, where what was found is written

// How many calls of each kind fail in each row; TESSERA_FAULTS in the environment asks for more.
uint64_t placesAKind()
{
    return fromEnvironment("TESSERA_FAULTS", 3);
}

class Faults : public testing::TestWithParam<Row> {
protected:
    void SetUp() override
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        GTEST_SKIP() << "a sanitizer has its own calls";
#endif
        writeInputs();
        ASSERT_THAT(run(""), Exits(GetParam().code));
        m_new = readText(product());
        m_counts = faultCounts(testFolder() / "counts");
        ASSERT_FALSE(m_counts.empty()) << "the library was not loaded";
    }

    void TearDown() override
    {
        s_struck += m_struck;
        std::cout << GetParam().name << ": " << m_struck << " faults struck\n";
    }
    static void TearDownTestSuite()
    {
        std::cout << "all: " << s_struck << " faults struck\n";
    }

    // What some of the lines read.
    static void writeInputs()
    {
        tessera("run " + kSmall + " --data iota --output - > right.npy");
        tessera("run " + kSmall + " --Order COLUMN_ROW_DEPTH --data iota --output - > swapped.npy");
        tessera("run SPACE_TO_DEPTH1 --BlockSize 2 --data right.npy --output - > in.npy");
        for (const char* shard : {"1", "2"})
            tessera(std::string("sweep --cases 12 --jobs 1 --shard ") + shard + "/2 --out shard-" + shard + ".jsonl");
        tessera("run " + kSmall + " --data iota --bundle a.tessera");
        shell("cp -r " TESSERA_TESTS "/support/onnx/crd read");
        writeText("turned.sh", "cp right.npy $1\n");
    }

    static fs::path product()
    {
        return testFolder() / (GetParam().product.empty() ? ".out" : GetParam().product);
    }

    static Output run(const std::string& fault)
    {
        for (const char* each : {"counts", "struck", "x.txt"})
            fs::remove(testFolder() / each);
        return shell("export TESSERA_FAULT=" + fault
                     + " TESSERA_FAULT_COUNTS=counts TESSERA_FAULT_STRUCK=struck\n"
                       "timeout -s KILL 30 env LD_PRELOAD='" TESSERA_FAULTS "' '" TESSERA_PROGRAM "' "
                     + GetParam().line);
    }

    // Whether the file is the one that a run without faults writes. Where times or an engine's figures differ: whether
    // it is whole.
    bool isNew(const std::string& content, bool mayDiffer) const
    {
        if (!GetParam().isTimed && !GetParam().drawn && !mayDiffer)
            return content == m_new;
        return content.size() > 4 && content.substr(0, 4) == m_new.substr(0, 4) && content.back() == m_new.back();
    }

    void expectPromise(const std::string& fault)
    {
        const std::string trace = fault + " of tessera " + GetParam().line;
        if (!GetParam().product.empty())
            writeText(GetParam().product, "old");
        const Output output = run(fault);
        m_struck += static_cast<uint64_t>(fs::exists(testFolder() / "struck"));
        if (output.err.find("Fatal glibc error") != std::string::npos)
            return; // a thread's own data: glibc ends the program before anybody is asked
        const bool isFine = output.code == GetParam().code;
        EXPECT_TRUE(isFine || output.code == 4 || output.code == 5) << trace << ": " << output.code << output.err;
        const std::string content = readText(product());
        if (isFine || !GetParam().product.empty()) {
            EXPECT_TRUE(isNew(content, !isFine && !GetParam().line.starts_with("run")) || (!isFine && content == "old"))
                << trace << ": " << content.size() << " bytes, exit " << output.code << output.err;
        }
        if (!isFine) {
            // A report of a bug is written where the engine is what failed, and says so itself.
            const bool isReport = GetParam().product == "x.md";
            EXPECT_THAT(output.err + output.out + (isReport ? content : ""), HasSubstr("tessera")) << trace;
            EXPECT_THAT(output.err, Not(HasSubstr("terminate called"))) << trace;
        }
        for (const auto& entry : fs::directory_iterator(testFolder()))
            EXPECT_NE(entry.path().extension(), ".tmp") << trace;
    }

    // Cheap rows fail at more calls.
    static uint64_t places(const std::string& kind)
    {
        const uint64_t asked = placesAKind();
        return GetParam().drawn ? std::clamp<uint64_t>(asked - 1, 1, 2 + asked / 4)
            : kind == "malloc"  ? 8 * asked
                                : asked;
    }

    std::string m_new;
    std::map<std::string, uint64_t> m_counts;
    uint64_t m_struck = 0;
    static inline uint64_t s_struck = 0, s_number = 0;
};

TEST_P(Faults, LeaveTheOldFileOrTheNewOne)
{
    for (auto [kind, count] : m_counts) {
        if ((kind == "malloc" || kind == "early") && GetParam().drawn)
            continue; // without memory Qt ends the program itself
        if (kind == "thread" && GetParam().drawn)
            count =
                std::min<uint64_t>(count, 1); // Qt waits for its own, which are asked for once they are known to start
        std::vector<uint64_t> calls = someCalls(count, places(kind));
        for (uint64_t i = 1; kind == "malloc" && i <= std::min(count, kAtTheEnd); ++i)
            calls.push_back(count + 1 - i);
        for (const uint64_t call : calls) // for memory most; a tenth of them a day
            if (const std::string fault = kind + ":" + std::to_string(call); kind != "malloc" || runsToday(s_number++))
                expectPromise(fault);
    }
}

INSTANTIATE_TEST_SUITE_P(, Faults, testing::ValuesIn(kRows), [](const auto& row) { return row.param.name; });

} // namespace
} // namespace tessera::faults_test
