// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"
#include "tests/support/environment.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>
#include <vector>

namespace tessera {
namespace {

namespace fs = std::filesystem;

// The machine fails at each call in turn (tests/faults/shim.cpp). What SQLite promises: the old file or the new one,
// a sentence, no hang, no signal, and an exit code that says what happened.
struct Row {
    std::string name;
    std::string line; // behind "tessera"
    std::string product; // the file that it writes; empty: standard output
    bool drawn = false; // by the window program
};

std::ostream& operator<<(std::ostream& out, const Row& row)
{
    return out << "tessera " << row.line;
}

const std::string kCase = "RESAMPLE1 --Sizes 1,1,40,60 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,2,2";

const Row kRows[] = {
    {"Print", "run DEPTH_TO_SPACE1 --Sizes 1,8,2,3", ""},
    {"Npy", "run " + kCase + " --output . --overwrite", "output.npy"},
    {"Png", "run picture.json --output . --overwrite", "out.png"},
    {"Raw", "run raw.json --output . --overwrite", "out.raw"},
    {"Check", "check " + kCase, ""},
    {"CheckJson", "check " + kCase + " --json x.json", "x.json"},
    {"CheckJunit", "check " + kCase + " --junit x.xml", "x.xml"},
    {"Code", "code " + kCase, ""},
    {"Prove", "prove DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --runs 2", ""},
    {"Map", "map " + kCase + " --at 0", ""},
    {"Csv", "bench " + kCase + " --rounds 1 --seconds 0 --csv x.csv", "x.csv"},
    {"Json", "bench " + kCase + " --rounds 1 --seconds 0 --json x.json", "x.json"},
#ifdef TESSERA_WINDOW
    {"Bmp", "run bmp.json --output . --overwrite", "out.bmp", true},
    {"Render", "render --out x.png --size 640x480", "x.png", true},
    {"Svg", "render --out x.svg --size 640x480", "x.svg", true},
    {"Plot", "bench " + kCase + " --rounds 1 --seconds 0 --plot x.png", "x.png", true},
#endif
};

// So many places a row and a kind; TESSERA_FAULTS in the environment asks for more.
uint64_t placesAKind()
{
    return fromEnvironment("TESSERA_FAULTS", 3);
}

// The first, the last, and some between.
std::vector<uint64_t> someOf(uint64_t count, uint64_t most)
{
    std::vector<uint64_t> calls;
    for (uint64_t i = 0; i < std::min(count, most); ++i)
        calls.push_back(1 + (count <= most ? i : most == 1 ? 0 : i * (count - 1) / (most - 1)));
    return calls;
}

class Faults : public testing::TestWithParam<Row> {
protected:
    void SetUp() override
    {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
        GTEST_SKIP() << "a sanitizer has its own calls";
#endif
        for (const auto& [name, target] :
             {std::pair{"picture.json", "out.png"}, {"bmp.json", "out.bmp"}, {"raw.json", "out.raw"}})
            writeText(
                name,
                R"({"resources": {"in": {"initialValuesDataType": "UINT8", "initialValues": {"valueCount": 1200, "value": 7}}},
                "dispatchables": {}, "commands": [{"type": "writeFile", "resource": "in", "targetPath": ")"
                    + std::string(target) + R"(", "dimensions": [1, 1, 30, 40]}]})");
        const Output good = run("");
        ASSERT_EQ(good.code, 0) << good.err;
        m_new = readText(product());
        std::istringstream lines(readText(testFolder() / "counts"));
        std::string kind;
        for (uint64_t count = 0; lines >> kind >> count;) // a program that calls another tells twice
            m_counts[kind] = std::max(m_counts[kind], count);
        ASSERT_FALSE(m_counts.empty()) << "the library was not loaded";
    }

    static fs::path product()
    {
        return testFolder() / (GetParam().product.empty() ? ".out" : GetParam().product);
    }

    static Output run(const std::string& fault)
    {
        fs::remove(testFolder() / "counts");
        return shell("export TESSERA_FAULT=" + fault
                     + " TESSERA_FAULT_COUNTS=counts\n"
                       "timeout -s KILL 30 env LD_PRELOAD='" TESSERA_FAULTS "' '" TESSERA_PROGRAM "' "
                     + GetParam().line);
    }

    // Of times and dates only the beginning is always the same.
    bool isNew(const std::string& content) const
    {
        const bool isTimed = !GetParam().line.starts_with("run");
        return isTimed ? content.size() > m_new.size() / 2 && content.substr(0, 4) == m_new.substr(0, 4)
                       : content == m_new;
    }

    void expectPromise(const std::string& fault) const
    {
        const std::string trace = fault + " of tessera " + GetParam().line;
        if (!GetParam().product.empty())
            writeText(GetParam().product, "old");
        const Output output = run(fault);
        if (output.err.find("Fatal glibc error") != std::string::npos)
            return; // of a thread's own data: glibc ends the program before anybody is asked
        EXPECT_TRUE(output.code == 0 || output.code == 4 || output.code == 5)
            << trace << ": " << output.code << output.err;
        if (!GetParam().product.empty()) {
            const std::string content = readText(product());
            EXPECT_TRUE(isNew(content) || (output.code != 0 && content == "old"))
                << trace << ": " << content.size() << " bytes, exit " << output.code << output.err;
        }
        if (output.code != 0) {
            EXPECT_THAT(output.err, testing::HasSubstr("tessera")) << trace;
            EXPECT_THAT(output.err, testing::Not(testing::HasSubstr("terminate called"))) << trace;
        }
        for (const auto& entry : fs::directory_iterator(testFolder()))
            EXPECT_NE(entry.path().extension(), ".tmp") << trace;
    }

    // What is cheap is tried at more places.
    static uint64_t places(const std::string& kind)
    {
        const uint64_t asked = placesAKind();
        return GetParam().drawn ? std::max<uint64_t>(asked - 1, 1) : kind == "malloc" ? 8 * asked : asked;
    }

    std::string m_new;
    std::map<std::string, uint64_t> m_counts;
};

TEST_P(Faults, LeaveTheOldFileOrTheNewOne)
{
    for (auto [kind, count] : m_counts) {
        if (kind == "malloc" && GetParam().drawn)
            continue; // without memory Qt ends the program itself
        if (kind == "thread" && GetParam().drawn)
            count =
                std::min<uint64_t>(count, 1); // Qt waits for its own, which are asked for once they are known to start
        for (const uint64_t call : someOf(count, places(kind)))
            expectPromise(kind + ":" + std::to_string(call));
    }
}

INSTANTIATE_TEST_SUITE_P(, Faults, testing::ValuesIn(kRows), [](const auto& row) { return row.param.name; });

} // namespace
} // namespace tessera
