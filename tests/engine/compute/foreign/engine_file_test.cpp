// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/compute/foreign/engine_file.h"

#include "engine/compute/registry/registry.h"
#include "foreign_runs.h"
#include "tests/support/matchers.h"

#include <cstdlib>

namespace tessera {
namespace {

std::string refusal(const std::string& json)
{
    return messageOf<IoError>([&] { parseEngineFile(json, "my.engine.json"); });
}

std::string fileWith(const std::string& fields)
{
    return R"({"tessera-engine": 1, "name": "mine", "start": "exec:cp {input} {output}")" + fields + "}";
}

std::filesystem::path write(const std::filesystem::path& path, const std::string& text)
{
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path) << text;
    return path;
}

TEST(EngineFile, ReadsAllThatAnEngineClaims)
{
    const EngineFile file = parseEngineFile(
        fileWith(
            R"(, "operators": ["DEPTH_TO_SPACE1", "DML_OPERATOR_RESAMPLE"], "types": ["FLOAT32", "UINT8"], "timeLimit": 2.5,
            "environment": {"OMP_NUM_THREADS": "1"})"),
        "a/mine.engine.json");
    EXPECT_EQ(file.name, "mine");
    EXPECT_EQ(file.start, "exec:cp {input} {output}");
    EXPECT_THAT(file.claims.operators, ElementsAre("DEPTH_TO_SPACE1", "RESAMPLE"));
    EXPECT_THAT(file.claims.types, ElementsAre(DataType::Float32, DataType::UInt8));
    EXPECT_EQ(file.timeLimit, 2.5);
    EXPECT_EQ(file.environment.at("OMP_NUM_THREADS"), "1");
}

TEST(EngineFile, NamesTheFieldItsValueAndWhatWouldBeRight)
{
    struct Row {
        const char* json;
        std::vector<const char*> words;
    };
    const Row rows[] = {
        {R"({"name": "mine"})", {"my.engine.json", "tessera-engine"}},
        {R"({"tessera-engine": 2, "name": "mine", "start": "exec:x"})", {"tessera-engine = 2", "1"}},
        {R"({"tessera-engine": 1, "start": "exec:x"})", {"name", "missing"}},
        {R"({"tessera-engine": 1, "name": "cpu", "start": "exec:x"})", {"name = \"cpu\""}},
        {R"({"tessera-engine": 1, "name": "a b", "start": "exec:x"})", {"name = \"a b\"", "letters"}},
        {R"({"tessera-engine": 1, "name": "a", "start": "run:x"})", {"start = \"run:x\"", "exec:"}},
        {R"({"tessera-engine": 1, "name": "a", "start": "serve:"})", {"start = \"serve:\""}},
        {R"({"tessera-engine": 1, "name": "a", "start": "exec:x", "timelimit": 3})", {"timelimit", "timeLimit?"}},
        {R"({"tessera-engine": 1, "name": "a", "start": "exec:x", "colour": 3})", {"colour", "environment"}},
        {R"({"tessera-engine": 1, "name": "a", "start": "exec:x", "timeLimit": 0})", {"timeLimit = 0", "seconds"}},
        {R"({"tessera-engine": 1, "name": "a", "start": "exec:x", "timeLimit": "9"})", {"timeLimit = \"9\""}},
        {R"({"tessera-engine": 1, "name": "a", "start": "exec:x", "operators": ["SHUFFLE"]})",
         {"operators[0] = \"SHUFFLE\""}},
        {R"({"tessera-engine": 1, "name": "a", "start": "exec:x", "types": ["FLOAT8"]})",
         {"types[0] = \"FLOAT8\"", "FLOAT32"}},
        {R"({"tessera-engine": 1, "name": "a", "start": "exec:x", "environment": {"A": 1}})", {"environment.A = 1"}},
        {"[]", {"object"}},
        {"{", {"line 1"}},
    };
    for (const Row& row : rows)
        for (const char* word : row.words)
            EXPECT_THAT(refusal(row.json), HasSubstr(word)) << row.json;
    EXPECT_NO_THROW(parseEngineFile(fileWith(""), "my.engine.json"));
}

// The environment of this program is the user's.
class EngineFolders : public testing::Test {
protected:
    EngineFolders()
    {
        setenv("XDG_CONFIG_HOME", m_config.c_str(), 1);
        m_user = m_config / "tessera/engines";
    }
    ~EngineFolders() override
    {
        unsetenv("XDG_CONFIG_HOME");
        std::filesystem::remove_all(m_config);
    }

    std::filesystem::path m_config = foreignTestFolder() / "config";
    std::filesystem::path m_user;
};

TEST_F(EngineFolders, GiveEnginesByTheirName)
{
    write(m_user / "mine.engine.json", fileWith(""));
    EXPECT_TRUE(runForeign("mine").isRight());
    EXPECT_EQ(makeEngine("mine")->name(), "mine") << "the registry knows them too";
    EXPECT_EQ(makeForeignEngine("other"), nullptr);
    EXPECT_EQ(makeForeignEngine("cpu"), nullptr);
}

TEST_F(EngineFolders, StandBehindTheFilesThatAreGiven)
{
    write(m_user / "mine.engine.json", fileWith(R"(, "types": ["UINT8"])"));
    const auto given = write(m_config / "given.json", fileWith(""));
    EXPECT_TRUE(runForeign("mine", {.files = {given}}).isRight());
    EXPECT_EQ(runForeign("mine").kind, FailureKind::Unsupported);
    EXPECT_TRUE(runForeign((write(m_config / "x.engine.json", fileWith(""))).string()).isRight()) << "by its path";
}

TEST_F(EngineFolders, AreListedWithoutAStart)
{
    const std::filesystem::path mark = m_config / "started";
    write(m_user / "a.engine.json",
          R"({"tessera-engine": 1, "name": "a", "start": "serve:touch )" + mark.string() + "\"}");
    write(m_user / "broken.engine.json", "{");
    write(m_user / "notes.json", "{}");
    std::vector<std::string> names;
    for (const EngineEntry& entry : foreignEngineList()) {
        names.push_back(entry.name);
        EXPECT_EQ(entry.available, entry.name != "broken") << entry.name;
    }
    EXPECT_THAT(names, AllOf(Contains("a"), Contains("broken"), Not(Contains("notes"))));
    EXPECT_FALSE(std::filesystem::exists(mark));
}

TEST_F(EngineFolders, AreNotSpoiledByABadFile)
{
    write(m_user / "broken.engine.json", "{");
    write(m_user / "mine.engine.json", fileWith(""));
    EXPECT_TRUE(runForeign("mine").isRight());
    EXPECT_THROW(makeForeignEngine("broken"), IoError) << "who names it hears why";
}

TEST_F(EngineFolders, HaveTheLimitsOfTheirFile)
{
    write(m_user / "slow.engine.json",
          R"({"tessera-engine": 1, "name": "slow", "start": "exec:sh -c 'sleep 600' {output}", "timeLimit": 0.2})");
    EXPECT_EQ(runForeign("slow").kind, FailureKind::Timeout);
    EXPECT_THAT(runForeign("slow", {.timeLimit = 0.1}).reason, HasSubstr("0.1 s"));
    write(m_user / "folder/there.engine.json",
          R"({"tessera-engine": 1, "name": "there", "start": "exec:sh {folder}/copy.sh {input} {output}",
              "environment": {"WITH": "cp"}})");
    write(m_user / "folder/copy.sh", "$WITH $1 $2\n");
    EXPECT_TRUE(runForeign("there", {.files = {m_user / "folder/there.engine.json"}}).isRight());
}

std::filesystem::path writeHere(const std::string& name, const std::string& text)
{
    return write(foreignTestFolder() / name, text);
}

TEST(EngineSources, AreWhatAUserChanges)
{
    const auto program = writeHere("mine", ""), script = writeHere("mine.py", ""), shader = writeHere("mine.comp", "");
    EXPECT_THAT(engineSources("shader:" + shader.string()), ElementsAre(shader));
    EXPECT_THAT(engineSources("exec:" + program.string() + " {case} {input} {output}"), ElementsAre(program));
    EXPECT_THAT(engineSources("serve:python3 " + script.string() + " fast"), ElementsAre(script));
    // A file that is not there may still be built: its folder is watched until it comes.
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
