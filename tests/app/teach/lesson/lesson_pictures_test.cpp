// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/lesson_pictures.h"

#include "engine/report/pages/lesson_page.h"
#include "engine/teach/lesson/task.h"
#include "tests/app/support/lesson_fixture.h"

namespace tessera {
namespace {

class ShippedPictures : public LessonWindowTest { };

TEST_F(ShippedPictures, HoldThroughEveryTurn)
{
    for (const char* lesson : {"lesson01", "lesson02"}) {
        trigger(lesson);
        for (size_t step = 0; step < panel().steps(); ++step) {
            goTo(step);
            const LessonFigure& figure = panel().lesson().figures[*panel().figure()];
            if (!box().isVisible() || !figure.isPicture || !figure.task
                || figure.colours == LessonFigure::Colours::Channel)
                continue;
            for (std::vector<FieldChange> next = box().next(); !next.empty(); next = box().next()) {
                box().turn(next);
                waitUntilIdle();
                if (!document().issues().empty())
                    continue;
                const bool isColoured = document().currentCase().op.output.sizes[1] == 3;
                EXPECT_EQ(view(Side::Output)->mode(), isColoured ? PlaneMode::Picture : PlaneMode::Atlas) << lesson;
                EXPECT_TRUE(m_window.findChild<TensorDisplay*>()->isGreyPicture()) << lesson;
            }
            EXPECT_TRUE(box().isReached()) << lesson;
            EXPECT_EQ(view(Side::Output)->mode(), PlaneMode::Picture) << lesson;
        }
    }
}

TEST_F(ShippedPictures, APictureThatIsDroppedTakesTheLighthousesPlace)
{
    const QString file = path("mine.png");
    QImage mine(120, 50, QImage::Format_RGB32);
    mine.fill(qRgb(10, 240, 20));
    for (int y = 0; y < mine.height(); ++y)
        for (int x = mine.width() / 2; x < mine.width(); ++x)
            mine.setPixel(x, y, qRgb(200, 30, 90)); // of one colour it would look the same in any order
    ASSERT_TRUE(mine.save(file));
    trigger("lesson01");
    drop(file, QPoint(600, 400));
    EXPECT_EQ(panel().lesson().number, 1U);
    EXPECT_EQ(document().shown()->input.bits(0), 10U);
    EXPECT_FALSE(box().isReached());
    box().turn({{"Layout", "NCWH"}});
    waitUntilIdle();
    EXPECT_TRUE(box().isReached());
    EXPECT_EQ(document().shown()->a->bits(64 * 48), 240U);
    trigger("lesson02");
    trigger("lesson01");
    EXPECT_NE(document().shown()->input.bits(0), 10U) << "it was for that reading";
}

bool isBijective(const LessonFigure& figure)
{
    return std::holds_alternative<StridedCopy>(makePlan(figure.c.op).work);
}

// Each quarter has a colour of its own.
TEST(OwnPicture, IsBrokenAsTheTaskRepairsIt)
{
    QImage picture(80, 60, QImage::Format_RGB32);
    for (int y = 0; y < 60; ++y)
        for (int x = 0; x < 80; ++x)
            picture.setPixel(x, y, qRgb(x < 40 ? 250 : 20, y < 30 ? 200 : 10, x * 3));
    size_t repaired = 0;
    for (const auto& file : std::filesystem::directory_iterator(TESSERA_RESOURCES "/lessons")) {
        if (file.path().extension() != ".md" || file.path().filename() == "README.md")
            continue;
        Lesson lesson = checkedLesson(file.path(), {});
        if (!loadPicture(lesson, picture, {}))
            continue;
        for (const LessonFigure& figure : lesson.figures) {
            if (!figure.task || figure.dataFile.empty())
                continue;
            SCOPED_TRACE(file.path().filename().string() + ":" + std::to_string(figure.line));
            EXPECT_TRUE(std::holds_alternative<FromValues>(figure.c.data));
            const Tensor whole = targetOf(figure, {});
            if (!isBijective(figure) || whole.desc.sizes[1] != 3)
                continue;
            const QImage target = imageOf(whole, whole);
            EXPECT_EQ(target.size(), QSize(64, 48));
            EXPECT_GT(qRed(target.pixel(5, 5)), 200);
            EXPECT_LT(qRed(target.pixel(60, 5)), 60);
            EXPECT_GT(qGreen(target.pixel(60, 5)), 150);
            EXPECT_LT(qGreen(target.pixel(60, 43)), 60);
            ++repaired;
        }
    }
    EXPECT_GE(repaired, 3U);
}

Lesson pictureLesson(const std::string& line)
{
    return readLesson("# T\n\n```case\n" + line + " --DataType UINT8 --data mine.npy\n```\n").lesson;
}

TEST(OwnPicture, IsGreyInOneChannelAndRefusedWhereNoCaseShowsAPicture)
{
    QImage picture(8, 8, QImage::Format_RGB32);
    picture.fill(qRgb(200, 100, 40));
    for (const char* line :
         {"DEPTH_TO_SPACE --Sizes 1,4,2,2 --BlockSize 2", "SPACE_TO_DEPTH --Sizes 1,1,4,4 --BlockSize 2",
          "RESAMPLE1 --Sizes 1,1,4,4 --Scales 1,1,2,2 --InterpolationMode LINEAR"}) {
        Lesson lesson = pictureLesson(line);
        EXPECT_TRUE(loadPicture(lesson, picture, {})) << line;
        const Tensor input = loadInput(lesson.figures.at(0).c);
        for (uint64_t element = 0; element < 16; ++element)
            EXPECT_EQ(input.bits(element), uint64_t(qGray(200, 100, 40))) << line;
    }
    Lesson two = pictureLesson("DEPTH_TO_SPACE --Sizes 1,8,2,2 --BlockSize 2");
    EXPECT_THAT(messageOf<TextError>([&] { loadPicture(two, picture, {}); }),
                AllOf(HasSubstr("{1, 2, 4, 4}"), HasSubstr("1 channel")));
    Lesson none = readLesson("# T\n\n```case\nDEPTH_TO_SPACE --Sizes 1,4,1,1 --data iota\n```\n").lesson;
    EXPECT_FALSE(loadPicture(none, picture, {}));
}

} // namespace
} // namespace tessera
