// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments/arguments.h"
#include "app/window/drawer.h"
#include "app/window/program/window_services.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/tensor/error.h"
#include "engine/formats/files/npy.h"
#include "tests/app/support/window_fixture.h"

#include <sstream>

namespace tessera {
namespace {

int render(const Arguments& arguments, std::string* problems = nullptr)
{
    std::ostringstream out, err;
    const int code = callCommand(kRenderText, arguments, out, err, windowServices());
    if (problems)
        *problems = err.str();
    return code;
}

TEST_F(WindowTest, RenderDrawsWhatTheWindowShows)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("window.png");
    ASSERT_EQ(render({"--out", path.toStdString(), "--engine", "cpu", "--against", "none"}), exit_code::kFine);
    const QImage picture(path);
    EXPECT_EQ(picture.size(), QSize(1280, 800));

    document().setEngines("cpu", {});
    m_window.activateWindow(); // the focus' ring is part of the picture
    waitUntilIdle();
    QWidget* times = part("times"); // no two runs take as long
    const QRect clock(times->mapTo(&m_window, QPoint()), times->size());
    QImage window = m_window.grab().toImage().convertToFormat(QImage::Format_RGB32);
    QImage drawn = picture.convertToFormat(QImage::Format_RGB32);
    for (QImage* image : {&window, &drawn})
        for (int y = 0; y < clock.bottom() + 1; ++y)
            for (int x = clock.left() - 100; x < image->width(); ++x)
                image->setPixel(x, y, 0);
    EXPECT_EQ(drawn, window);
}

TEST(Render, TakesSizeThemePinAndTab)
{
    const QTemporaryDir folder;
    const std::string path = folder.filePath("dark.png").toStdString();
    ASSERT_EQ(render({"--out", path, "--size", "1000x700", "--theme", "dark", "--pin", "0,0,0,0", "--tab", "code"}),
              exit_code::kFine);
    const QImage picture(QString::fromStdString(path));
    EXPECT_EQ(picture.size(), QSize(1000, 700));
    EXPECT_LT(QColor(picture.pixel(500, 12)).lightness(), 60);
}

// The commands know no window: their table has the names of the drawer's tabs, and of the panel of values.
TEST(Render, KnowsTheTabsAndThemesOfTheWindow)
{
    const auto choices = [](std::string_view name) {
        const auto option = std::ranges::find(kRenderText.options, name, &Option::name);
        return std::vector<std::string>(option->choices.begin(), option->choices.end());
    };
    std::vector<std::string> tabs{"Histogram"};
    for (const DrawerTab& tab : drawerTabs())
        tabs.emplace_back(tab.name);
    std::vector<std::string> named = choices("tab");
    std::ranges::sort(tabs);
    std::ranges::sort(named);
    EXPECT_EQ(named, tabs);
    for (const std::string& theme : choices("theme"))
        EXPECT_TRUE(themeFromName(QString::fromStdString(theme))) << theme;
}

// A file that holds what the example gives, one that does not, and one of another shape.
TEST(Render, HoldsTheOutputAgainstAFile)
{
    const QTemporaryDir folder;
    const std::string drawn = folder.filePath("drawn.png").toStdString();
    const std::string values = folder.filePath("values.npy").toStdString();
    ReadyCase ready = prepare(documentationExample(), {});
    makeEngine("cpu")->run(documentationExample(), ready.plan, ready.input, ready.output);
    const auto colored = [&](Role role) {
        const QImage picture(QString::fromStdString(drawn));
        return pixelsLike(picture, {500, 28, 500, 40}, color(role));
    };

    writeNpy(ready.output, values);
    ASSERT_EQ(render({"--out", drawn, "--against", values}), exit_code::kFine);
    EXPECT_GT(colored(Role::Good), 20);
    EXPECT_EQ(colored(Role::Bad), 0);

    ready.output.setBits(7, 1234);
    writeNpy(ready.output, values);
    ASSERT_EQ(render({"--out", drawn, "--against", values}), exit_code::kFine);
    EXPECT_GT(colored(Role::Bad), 20);
    ASSERT_EQ(render({"--out", drawn, "--engine", values, "--against", "cpu"}), exit_code::kFine);
    EXPECT_GT(colored(Role::Bad), 20);

    writeNpy(ready.input, values);
    std::string problems;
    EXPECT_EQ(render({"--out", drawn, "--against", values}, &problems), exit_code::kIncomparable);
    EXPECT_TRUE(problems.find("UINT32 {1, 8, 2, 3}") != std::string::npos) << problems;
    EXPECT_THROW(render({"--out", drawn, "--against", "/nowhere/values.npy"}), IoError);
}

TEST(Render, DrawsFourResultsInThePaletteThatIsNamed)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("four.png");
    Arguments words = {"--out", path.toStdString(), "--size", "1200x900", "--view", "comparison"};
    for (const char* engine : {"reference", "sabotage:order", "sabotage:order"})
        words.insert(words.end(), {"--against", engine});
    words.back() = "sabotage:layout";
    words.insert(words.end(), {"--base", "B", "--map", "turbo", "--exposure", "-1"});
    ASSERT_EQ(render(words), exit_code::kFine);
    const QImage picture(path);
    const auto colours = [&](int column, int row) { // pixels that are not grey
        int count = 0;
        for (int y = row * picture.height() / 2 + 40; y < (row + 1) * picture.height() / 2 - 40; ++y)
            for (int x = column * picture.width() / 2; x < (column + 1) * picture.width() / 2; ++x) {
                const QColor pixel(picture.pixel(x, y));
                count += pixel.saturation() > 120 && pixel.value() > 60;
            }
        return count;
    };
    for (const auto& [column, row] : {std::pair(0, 0), {1, 0}, {0, 1}, {1, 1}})
        EXPECT_GT(colours(column, row), 1000) << column << ", " << row;
    words.insert(words.end(), {"--against", "cpu"});
    EXPECT_THROW(render(words), TextError) << "five";
    EXPECT_THROW(render({"--out", path.toStdString(), "--base", "C"}), TextError);
    EXPECT_THROW(render({"--out", path.toStdString(), "--pane", "D:turbo"}), TextError) << "of earlier versions";
}

TEST(Render, SaysWhatIsWrongWithItsOptions)
{
    const std::pair<Arguments, const char*> rows[] = {
        {{}, "--out FILE.png is missing"},
        {{"--out", "x.png", "--size", "10x10"}, "expected WxH from 320x240 to 16384x16384"},
        {{"--out", "x.png", "--theme", "pink"}, "expected light, dark, contrast-light or contrast-dark"},
        {{"--out", "x.png", "--scale", "99"}, "expected a number from 0.5 to 4"},
        {{"--out", "x.png", "--tab", "Nonsense"},
         "expected Mapping, Axes, Memory, Difference, Verify, Timing, Table, Histogram, Pins, History or Code"},
        {{"--out", "x.png", "--pin", "0,9,0,0"}, "is outside {1, 2, 4, 6}"},
        {{"a.json", "b.json", "--out", "x.png"}, "one case, not 2"},
    };
    for (const auto& [arguments, words] : rows) {
        try {
            render(arguments);
            ADD_FAILURE() << words;
        } catch (const TextError& e) {
            EXPECT_TRUE(std::string(e.what()).find(words) != std::string::npos) << e.what();
        }
    }
    EXPECT_FALSE(QFile::exists("x.png"));
    EXPECT_THROW(render({"/nowhere/case.json", "--out", "x.png"}), IoError);
}

} // namespace
} // namespace tessera
