// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/map/memory_view.h"

#include "app/views/tabs/map/memory_strip.h"
#include "tests/app/support/text_probe.h"
#include "tests/app/support/window_fixture.h"
#include "tests/app/tensor/panes/panel_support.h"

#include <cmath>
#include <map>

namespace tessera {
namespace {

class MemoryViewTest : public testing::Test {
protected:
    MemoryViewTest()
    {
        document.setEngines("cpu", "");
        open(
            "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW --data doc-iota");
        showActive(view, {1000, 300});
    }

    void open(const std::string& text)
    {
        document.newCase(caseFromText(text));
        waitUntilIdle();
    }
    void waitUntilIdle() { ASSERT_TRUE(tessera::waitUntilIdle(document)) << english(document.runError()); }

    MemoryStrip* strip(const QString& start)
    {
        for (MemoryStrip* each : view.findChildren<MemoryStrip*>())
            if (each->isVisibleTo(&view) && each->accessibleName().startsWith(start))
                return each;
        return nullptr;
    }
    std::string says(const QString& start) { return strip(start) ? nameOf(strip(start)).toStdString() : "(none)"; }
    QPoint placeOf(MemoryStrip* strip, uint64_t offset) { return {int(strip->pixelOf(offset)), strip->height() / 2}; }
    std::string jumps() { return nameOf(view.findChild<QWidget*>("jumps")).toStdString(); }

    Document document;
    MemoryView view{&document};
};

TEST_F(MemoryViewTest, TellsWhereThePinnedElementIsReadAndWritten)
{
    document.pin(Pick{Side::Output, 39}); // from input element 22
    EXPECT_THAT(says("Output buffer"), HasSubstr("The element lies at offset 39"));
    EXPECT_THAT(says("Input buffer"),
                AllOf(HasSubstr("Read: offset 22"), HasSubstr("strides 48, 6, 3, 1"), HasSubstr("192 bytes"),
                      HasSubstr("runs of 48 (192 bytes)")));
    const QImage shot = strip("Input buffer")->grab().toImage();
    EXPECT_GT(pixelsLike(shot, shot.rect(), color(Role::Partner)), 20);
    EXPECT_THAT(jumps(), HasSubstr("12 elements: "));
}

TEST_F(MemoryViewTest, LanesHaveTheColoursOfTheirAxes)
{
    const QImage shot = strip("Input buffer")->grab().toImage();
    for (const int axis : {1, 2, 3}) {
        const QColor tint = axisColor(axis), base = view.palette().color(QPalette::Base);
        const QColor dark((tint.red() + base.red()) / 2, (tint.green() + base.green()) / 2,
                          (tint.blue() + base.blue()) / 2);
        EXPECT_GT(pixelsLike(shot, shot.rect(), dark), 100) << axis;
    }
}

TEST_F(MemoryViewTest, NumbersAndNamesOfALaneAreDrawnForAllOrForNone)
{
    open("RESAMPLE --InterpolationMode LINEAR --Scales 1,1,1,1 --data values:0.1,0.25,0.70000005,1,1.5,2.125,3,4.75 "
         "--Sizes 1,1,2,4 --DataType FLOAT32");
    for (int width = 100; width < 500; width += 7) {
        MemoryStrip* input = strip("Input buffer");
        input->resize(width, input->height());
        TextProbe probe(input->size());
        input->render(&probe);
        std::map<QString, int> drawn; // by the lane's letter; numbers have none
        for (const TextProbe::Text& text : probe.texts())
            if (!text.words.isEmpty())
                ++drawn[text.words[0].isLetter() ? text.words.left(1) : QString()];
        for (const auto& [lane, count] : drawn)
            EXPECT_EQ(count, lane == "h" ? 2 : lane == "w" || lane.isEmpty() ? 8 : 1) << lane.toStdString() << width;
    }
}

TEST_F(MemoryViewTest, TheFocusIsARingAroundTheStrip)
{
    document.pin(Pick{Side::Output, 39});
    MemoryStrip* output = strip("Output buffer");
    output->setFocus();
    const QImage shot = output->grab().toImage();
    EXPECT_GT(pixelsLike(shot, QRect(0, 0, shot.width(), 1), color(Role::Accent)), shot.width() / 2);
    EXPECT_LT(pixelsLike(shot, shot.rect(), color(Role::Pin)), shot.width() * shot.height() / 10);
}

TEST_F(MemoryViewTest, HoverTellsTheElementAndAClickPinsIt)
{
    MemoryStrip* input = strip("Input buffer");
    QTest::mouseMove(input, placeOf(input, 7));
    EXPECT_EQ(document.hovered(), (Pick{Side::Input, 7}));
    QTest::mouseClick(input, Qt::LeftButton, {}, placeOf(input, 22));
    EXPECT_EQ(document.pinned(), (Pick{Side::Input, 22}));
    input->setFocus();
    QTest::keyClick(input, Qt::Key_Right);
    EXPECT_EQ(document.pinned(), (Pick{Side::Input, 23}));
}

TEST_F(MemoryViewTest, PaddingIsAGapThatIsStoppedOver)
{
    open("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --Strides 64,8,4,1 --BlockSize 2 --Order DEPTH_COLUMN_ROW "
         "--data doc-iota");
    EXPECT_THAT(says("Input buffer"), HasSubstr("15 padding"));
    MemoryStrip* input = strip("Input buffer");
    document.pin(Pick{Side::Input, 2}); // offset 2; 3 is padding
    QTest::mouseMove(input, placeOf(input, 3));
    EXPECT_FALSE(document.hovered());
    input->setFocus();
    QTest::keyClick(input, Qt::Key_Right);
    EXPECT_EQ(document.pinned(), (Pick{Side::Input, 3}));
    EXPECT_THAT(says("Input buffer"), HasSubstr("offset 4"));
}

TEST_F(MemoryViewTest, WhatRepeatsLiesOnceAndIsReadOften)
{
    open("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --Strides 0,0,3,1 --BlockSize 2 --Order DEPTH_COLUMN_ROW "
         "--data doc-iota");
    EXPECT_THAT(says("Input buffer"), AllOf(HasSubstr("24 bytes"), HasSubstr("each read 8 times")));
}

TEST_F(MemoryViewTest, ALongBufferOpensAtThePinAndZoomsOut)
{
    open("SPACE_TO_DEPTH1 --Sizes 1,1,4096,4096 --DataType UINT8 --BlockSize 2 --Order DEPTH_COLUMN_ROW --data iota");
    document.pin(Pick{Side::Output, 9000000});
    MemoryStrip* output = strip("Output buffer");
    EXPECT_GE(output->pixelOf(9000000), 0);
    EXPECT_LT(output->pixelOf(9000000), output->width());
    QWheelEvent out(QPointF(300, 20), output->mapToGlobal(QPointF(300, 20)), {}, {0, -120 * 100}, Qt::NoButton,
                    Qt::NoModifier, Qt::NoScrollPhase, false);
    QApplication::sendEvent(output, &out);
    EXPECT_NEAR(output->pixelOf(0), 0, 1); // all of it
    EXPECT_NEAR(output->pixelOf(uint64_t{4096} * 4096 - 1), output->width(), 1);
    const QImage shot = output->grab().toImage();
    EXPECT_GT(pixelsLike(shot, shot.rect(), color(Role::Pin)), 5); // still to be seen
}

// Neighbours blend the same elements: what several read is marked once, and its number stays readable.
TEST_F(MemoryViewTest, WhatSeveralReadIsMarkedOnce)
{
    open("RESAMPLE1 --Sizes 1,1,8,16 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,2,2 --data random:1");
    document.pin(Pick{Side::Output, 8 * 32 + 9});
    const QImage shot = strip("Input buffer")->grab().toImage();
    const QColor tint = color(Role::Partner), base = view.palette().color(QPalette::Base);
    const auto over = [&](double alpha) {
        const auto mix = [&](int a, int b) { return int(std::lround(a * alpha + b * (1 - alpha))); };
        return QColor(mix(tint.red(), base.red()), mix(tint.green(), base.green()), mix(tint.blue(), base.blue()));
    };
    EXPECT_GT(pixelsLike(shot, shot.rect(), over(0.3)), 500);
    EXPECT_LT(pixelsLike(shot, shot.rect(), over(0.51)), 100); // twice
}

} // namespace
} // namespace tessera
