// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures for file managers: what resources/tessera.thumbnailer has them call.
#include "program.h"

#include <regex>

#ifdef TESSERA_WINDOW

namespace tessera {
namespace {

// Runs the entry's Exec line as a desktop does; %s is `size`.
Output thumbnail(const std::string& in, const std::string& out, int size = 256)
{
    const std::string entry = readText(TESSERA_RESOURCES "/tessera.thumbnailer");
    const size_t from = entry.find("Exec=tessera-window ", entry.find("\nExec=")) + 5;
    std::string line = entry.substr(from, entry.find('\n', from) - from);
    const auto put = [&](const std::string& what, const std::string& value) {
        ASSERT_NE(line.find(what), std::string::npos) << line;
        line.replace(line.find(what), what.size(), value);
    };
    put("%i", "'" + in + "'");
    put("%o", "'" + out + "'");
    put("%s", std::to_string(size));
    return shell("PATH='" + std::filesystem::path(TESSERA_PROGRAM).parent_path().string() + "':$PATH; " + line);
}

// Big-endian, from the PNG's header.
uint32_t numberAt(const std::string& png, size_t at)
{
    uint32_t number = 0;
    for (size_t i = at; i < at + 4; ++i)
        number = number << 8 | static_cast<uint8_t>(png.at(i));
    return number;
}

void expectPicture(const std::string& file, uint32_t width)
{
    const std::string png = readText(file);
    ASSERT_TRUE(png.starts_with("\x89PNG")) << file;
    EXPECT_EQ(numberAt(png, 16), width);
    EXPECT_EQ(numberAt(png, 20), width * 5 / 8);
}

TEST(Thumbnail, DrawsACaseFileWhateverTheOutputIsCalled)
{
    EXPECT_THAT(thumbnail(caseFile("depth_to_space.json"), "a b"), Exits(0));
    expectPicture("a b", 256);
    ASSERT_THAT(thumbnail(caseFile("resample1_linear_2x.json"), "b.png", 128), Exits(0));
    expectPicture("b.png", 128);
    ASSERT_THAT(thumbnail(caseFile("depth_to_space.json"), "c.png", 128), Exits(0));
    EXPECT_NE(readText("b.png"), readText("c.png"));
}

TEST(Thumbnail, DrawsABundle)
{
    ASSERT_THAT(tessera("check " + caseFile("depth_to_space.json") + " --bundle a.tessera"), Exits(0));
    EXPECT_THAT(thumbnail("a.tessera", "a.png"), Exits(0));
    expectPicture("a.png", 256);
}

// Nothing is drawn, the program ends by itself, and says why.
TEST(Thumbnail, RefusesWhatIsHostile)
{
    const std::string model = readText(caseFile("depth_to_space.json"));
    writeText("cut.json", model.substr(0, model.size() / 2));
    writeText("deep.json", std::string(1 << 20, '['));
    writeText("zeros.tessera", std::string(1 << 16, '\0'));
    writeText("empty.json", "");
    const std::string large = std::regex_replace(model, std::regex(R"(2, 3\])"), "60000, 60000]");
    ASSERT_NE(large, model);
    writeText("large.json", large);
    for (const char* file :
         {"cut.json", "deep.json", "zeros.tessera", "empty.json", "large.json", "missing.json", "/dev/zero"})
        EXPECT_THAT(thumbnail(file, "none.png"), Complains(4, StartsWith("tessera-window: "))) << file;
    EXPECT_THAT(thumbnail(caseFile("depth_to_space.json"), "none.png", 1'000'000), Exits(4));
    EXPECT_FALSE(std::filesystem::exists(testFolder() / "none.png"));
}

} // namespace
} // namespace tessera

#endif
