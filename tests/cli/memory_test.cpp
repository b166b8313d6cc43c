// SPDX-License-Identifier: GPL-3.0-or-later
#include "program.h"

namespace tessera::memory_test {
namespace {

namespace fs = std::filesystem;

constexpr uint64_t kMebi = uint64_t{1} << 20;
constexpr uint64_t kBudget = 64, kBeside = 200; // MiB: what is given, and what the program itself may take
// A window may take more, since it holds a result while it makes the next one. A plan of five million weights takes
// 58 MiB while it is made: 252 to 292 in all, depending on which of two requests came first.
constexpr uint64_t kOfWindow = 40;

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
constexpr bool kIsSanitized = true; // shadows take memory of their own
#else
constexpr bool kIsSanitized = false;
#endif

// A sparse file of this size, which takes no room on the disk.
void writeHole(const std::string& name, const std::string& begin, uint64_t bytes)
{
    writeText(name, begin);
    fs::resize_file(testFolder() / name, bytes);
}

std::string npyHeader(const std::string& shape)
{
    std::string literal = "{'descr': '|u1', 'fortran_order': False, 'shape': (" + shape + "), }";
    literal.resize(117, ' ');
    return std::string("\x93NUMPY\x01\x00\x76\x00", 10) + literal + "\n";
}

void writeFiles()
{
    constexpr uint64_t kLarge = uint64_t{3} << 30;
    writeHole("large.raw", "", kLarge);
    writeHole("large.json", "{", kLarge);
    writeHole("large.npy", npyHeader("1, 1, 49152, 65536"), kLarge + 128);
    writeText("many.svg", "<svg xmlns='http://www.w3.org/2000/svg' width='60000' height='60000'><text>a</text></svg>");
    for (const auto& [name, values] : {std::pair{"source.json", R"({"sourcePath": "large.raw"})"},
                                       {"count.json", R"({"valueCount": 3000000000, "value": 1})"},
                                       {"npy.json", R"({"sourcePath": "large.npy"})"}})
        writeText(name,
                  R"({"resources": {"in": {"initialValuesDataType": "UINT8", "initialValues": )" + std::string(values)
                      + R"(}}, "dispatchables": {}, "commands": [{"type": "print", "resource": "in"}]})");
}

// Cases near the budget, cases beyond it, and cases with many elements in little memory.
const char* const kCases[] = {
    "RESAMPLE1 --Sizes 1,1,2000,2000 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.6,1.6",
    "DEPTH_TO_SPACE1 --Sizes 1,16,1000,1000 --DataType UINT8 --BlockSize 2",
    "RESAMPLE1 --Sizes 1,1,16000,16000 --InputTensor.Strides 0,0,0,0 --DataType FLOAT32 --InterpolationMode LINEAR "
    "--Scales 1,1,0.001,0.001",
    "RESAMPLE1 --Sizes 1,1,8,100000000 --InputTensor.Strides 0,0,0,0 --DataType UINT8 --InterpolationMode LINEAR "
    "--Scales 1,1,0.4,0.0000001",
    "RESAMPLE1 --Sizes 1,1,8,5000000 --InputTensor.Strides 0,0,0,0 --DataType UINT8 --InterpolationMode LINEAR "
    "--Scales 1,1,0.4,0.000001",
    "RESAMPLE3 --Sizes 1,1,3000,3000 --InputTensor.Strides 0,0,0,0 --DataType UINT8 --InterpolationMode LINEAR "
    "--Antialiased true --Scales 1,1,0.3,0.3",
    "RESAMPLE3 --Sizes 1,1,3000,3000 --InputTensor.Strides 0,0,0,0 --DataType UINT8 --InterpolationMode LINEAR "
    "--Antialiased true --AntialiasFilter TRIANGLE --Scales 1,1,0.3,0.3",
    "RESAMPLE3 --Sizes 1,1,2,600000 --DataType FLOAT32 --InterpolationMode LINEAR --Antialiased true "
    "--Scales 1,1,1,0.00002",
    "RESAMPLE_GRAD1 --Sizes 1,1,1000,1000 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,0.4,0.4",
};

const char* const kFiles[] = {"source.json",
                              "count.json",
                              "npy.json",
                              "large.json",
                              "DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT8 --data large.raw",
                              "DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT8 --data large.npy",
                              "DEPTH_TO_SPACE1 --Sizes 1,3,4,4 --DataType UINT8 --data many.svg",
                              "DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT8 --data iota --against large.npy",
                              "DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT8 --data iota --against large.json"};

class MemoryOf : public testing::TestWithParam<std::string> {
protected:
    // The line ends with an exit code and no signal, and holds no more memory than it may.
    static void expectBounded(const std::string& line)
    {
        if (kIsSanitized)
            GTEST_SKIP() << "a sanitizer's memory is not the program's";
        const Measured run = measured(line + " --memory-budget " + std::to_string(kBudget));
        EXPECT_LE(run.output.code, 5) << line << '\n' << run.output.err;
        const uint64_t more = line.starts_with("render") ? kOfWindow : 0;
        EXPECT_LE(run.bytes / kMebi, kBudget + kBeside + more) << line << '\n' << run.output.err;
    }
};

TEST_P(MemoryOf, CasesStaysWithinTheBudget)
{
    for (const std::string each : kCases)
        expectBounded(GetParam() + " " + each);
}

TEST_P(MemoryOf, FilesStaysWithinTheBudget)
{
    writeFiles();
    for (const std::string each : kFiles)
        if (each.find("--against") == std::string::npos || GetParam() == "check")
            expectBounded(GetParam() + " " + each);
}

const std::string kCommands[] = {
    "run --overwrite --output .",
    "run --engine reference --overwrite --output .",
    "check",
    "check --prove --runs 2",
    "map --at 0",
    "bench --seconds 0 --runs 1",
#ifdef TESSERA_WINDOW
    "render --out x.png",
#endif
};

INSTANTIATE_TEST_SUITE_P(, MemoryOf, testing::ValuesIn(kCommands), [](const auto& row) {
    std::string name = row.param.substr(0, row.param.find(" --o"));
    for (char& each : name)
        each = std::isalnum(static_cast<unsigned char>(each)) != 0 ? each : '_';
    return name;
});

// Two tensors of 32 MiB are compared in place.
TEST(IdentifyMemory, NoTensorIsCopied)
{
    if (kIsSanitized)
        GTEST_SKIP() << "a sanitizer's memory is not the program's";
    const std::string sizes = " --Sizes 1,8,1024,1024 --DataType UINT32 --data random:1 --output - > ";
    ASSERT_THAT(tessera("run DEPTH_TO_SPACE --BlockSize 1" + sizes + "a.npy"), Exits(0));
    ASSERT_THAT(tessera("run DEPTH_TO_SPACE1 --BlockSize 2 --Order COLUMN_ROW_DEPTH" + sizes + "b.npy"), Exits(0));
    for (const char* meant : {"", " --meant 'DEPTH_TO_SPACE1 --BlockSize 2'"}) {
        const Measured run = measured("identify a.npy b.npy" + std::string(meant));
        EXPECT_EQ(run.output.code, 0) << run.output.out;
        EXPECT_LE(run.bytes / kMebi, 64 + 24) << meant;
    }
}

// A file that is read whole is refused beyond the budget. What is made of a file that fits stays within it, too.
TEST(SweepMemory, FilesStayWithinTheBudget)
{
    if (kIsSanitized)
        GTEST_SKIP() << "a sanitizer's memory is not the program's";
    constexpr uint64_t kOneFits = 16; // MiB: a file is counted as 16 times its size
    ASSERT_THAT(tessera("sweep --cases 6000 --engine sabotage:order --against reference --out full.jsonl"), Exits(2));
    writeHole("large.jsonl", "{", uint64_t{3} << 30);
    for (const auto& [line, code] : {std::pair{"sweep --merge large.jsonl", 4},
                                     {"sweep --merge - < large.jsonl", 4},
                                     {"sweep --merge full.jsonl full.jsonl", 4},
                                     {"sweep --merge full.jsonl", 2},
                                     {"sweep --cases 1 --failures large.jsonl", 4}}) {
        const Measured run = measured(std::string(line) + " --memory-budget " + std::to_string(kOneFits));
        EXPECT_EQ(run.output.code, code) << line << '\n' << run.output.err;
        EXPECT_LE(run.bytes / kMebi, kOneFits + kBeside) << line << '\n' << run.output.err;
    }
}

#ifdef TESSERA_WINDOW
TEST(Render, APictureBeyondTheBudgetIsRefused)
{
    EXPECT_THAT(tessera("render --out x.png --size 16384x16384@4 --memory-budget 64"),
                Complains(4, "--size 16384x16384@4 needs"));
    EXPECT_FALSE(fs::exists(testFolder() / "x.png"));
}
#endif

// Each resource fits, and all together do not. The file is refused before the first one gets memory.
TEST(Memory, ResourcesAreCountedBeforeOneIsMade)
{
    constexpr int kResources = 40;
    writeHole("gibi.npy", npyHeader("1, 1, 32768, 32768"), (uint64_t{1} << 30) + 128);
    for (const char* values : {R"({"valueCount": 1073741824, "value": 1})", R"({"sourcePath": "gibi.npy"})"}) {
        std::string resources;
        for (int i = 0; i < kResources; ++i)
            resources += (i == 0 ? "\"r" : ", \"r") + std::to_string(i)
                + R"(": {"initialValuesDataType": "UINT8", "initialValues": )" + values + "}";
        writeText("many.json",
                  R"({"resources": {)" + resources
                      + R"(}, "dispatchables": {}, "commands": [{"type": "print", "resource": "r0"}]})");
        const Measured refused = measured("run many.json --memory-budget 8192");
        EXPECT_THAT(refused.output, Complains(4, "bytes of memory; of the budget of"));
        if (!kIsSanitized) {
            EXPECT_LT(refused.bytes, kBeside * kMebi) << values;
        }
    }
}

// An endless stream is read only up to what its reader can use. A text takes many times its bytes.
TEST(Memory, AStreamEndsWhereNothingOfItIsWanted)
{
    for (const char* line : {"check - < /dev/zero", "from - < /dev/zero", "sweep --merge - < /dev/zero",
                             "run DEPTH_TO_SPACE1 --Sizes 1,4,2,2 --data - < /dev/zero"}) {
        EXPECT_THAT(tessera(line), Complains(4, AnyOf(HasSubstr("is no text"), HasSubstr("more than the 64 bytes"))))
            << line;
    }
    EXPECT_THAT(shell("yes | tessera check - --memory-budget 64").err, HasSubstr("more than 4 MiB of text"));
}

} // namespace
} // namespace tessera::memory_test
