// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/compute/foreign/engine_file.h"

#include "foreign_runs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

namespace tessera {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

std::filesystem::path writeHere(const std::string& name, const std::string& text)
{
    const std::filesystem::path path = foreignTestFolder() / name;
    std::ofstream(path) << text;
    return path;
}

TEST(EngineSources, AreWhatAUserChanges)
{
    const auto program = writeHere("mine", ""), script = writeHere("mine.py", ""), shader = writeHere("mine.comp", "");
    EXPECT_THAT(engineSources("shader:" + shader.string()), ElementsAre(shader));
    EXPECT_THAT(engineSources("exec:" + program.string() + " {case} {input} {output}"), ElementsAre(program));
    EXPECT_THAT(engineSources("serve:python3 " + script.string() + " fast"), ElementsAre(script));
    // Not there yet, or gone while it is written anew: its folder tells when it comes.
    EXPECT_THAT(engineSources("lib:/nowhere/mine.so"), ElementsAre("/nowhere/mine.so"));
}

TEST(EngineSources, OfAnEngineFileAreTheFileAndWhatItStarts)
{
    writeHere("mine.comp", "");
    const auto file =
        writeHere("mine.engine.json", R"({"tessera-engine": 1, "name": "mine", "start": "shader:{folder}/mine.comp"})");
    EXPECT_THAT(engineSources(file.string()), ElementsAre(file, foreignTestFolder() / "mine.comp"));
}

TEST(EngineSources, OursHaveNone)
{
    for (const char* name : {"cpu", "vulkan:llvmpipe", "sabotage:order", "file:/tmp/a.npy", "nonsense", "exec:'"})
        EXPECT_THAT(engineSources(name), IsEmpty()) << name;
}

} // namespace
} // namespace tessera
