// SPDX-License-Identifier: GPL-3.0-or-later
// What ships as an example is right, over the cases of the pack.
#include "foreign_runs.h"

#include "engine/core/ops/operator.h"
#include "engine/judge/measure/output_source.h"
#include "engine/judge/measure/verification.h"

#include "tests/engine/formats/io/io_files.h"

#include <filesystem>
#include <fstream>

#include <gtest/gtest.h>

namespace tessera {
namespace {

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

// Whatever lies in the folder: here a file of each name.
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
