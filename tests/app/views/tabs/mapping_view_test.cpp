// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/element_pair.h"
#include "app/views/tabs/map/mapping_view.h"
#include "app/views/tabs/map/memory_view.h"
#include "tests/app/support/text_probe.h"
#include "tests/app/support/window_fixture.h"

#include <QTextDocumentFragment>

namespace tessera {
namespace {

struct MappingViewTest : OpenedCase {
    MappingViewTest()
        : OpenedCase(kReferencePage)
    {
        showActive(view, {1000, 220});
    }

    // 1×1×2×2 → 1×1×4×4, linear: most outputs have four sources.
    void openLinear()
    {
        open("RESAMPLE1 --Sizes 1,1,2,2 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 --data iota");
    }

    std::string says() { return visibleText(view).toStdString(); }
    QTableView* table() { return view.findChild<QTableView*>(); }
    // What the table of addresses has in a row, of the input and of the output.
    std::vector<std::string> address(const std::string& title)
    {
        for (const QLabel* label : view.findChildren<QLabel*>())
            if (label->text().contains(QLatin1String("<table")) && label->isVisibleTo(&view)) {
                QStringList cells =
                    QTextDocumentFragment::fromHtml(label->text()).toPlainText().split(QLatin1Char('\n'));
                const auto at = cells.indexOf(QString::fromStdString(title));
                if (at >= 0)
                    return {cells.value(at + 1).toStdString(), cells.value(at + 2).toStdString()};
            }
        return {};
    }
    std::string cell(int row, int column)
    {
        return table()->model()->index(row, column).data().toString().toStdString();
    }

    MappingView view{{&document}};
};

TEST_F(MappingViewTest, AnOutputIsExplainedByTheFormulaItsSourceAndBothAddresses)
{
    // Output (0,1,2,3) of the reference page's example is input (0,3,1,1) = 31.
    document.pin(Pick{Side::Output, 39});
    EXPECT_THAT(says(),
                AllOf(HasSubstr("output (0, 1, 2, 3) = 31"), HasSubstr("1 source"), HasSubstr("22"), HasSubstr("88")));
    const Explanation explanation = explain(document.shown()->c.op, document.shown()->plan, 39);
    for (const FormulaLine& line : explanation.formula)
        EXPECT_THAT(says(), HasSubstr(english(line.text)));
    EXPECT_THAT(says(), HasSubstr(english(explanation.sentence)));
    ASSERT_EQ(table()->model()->rowCount(), 1);
    EXPECT_EQ(cell(0, 0) + cell(0, 1) + cell(0, 2) + cell(0, 3), "0311");
    EXPECT_EQ(cell(0, 4), "31");
    EXPECT_EQ(cell(0, 5), "1");
}

TEST_F(MappingViewTest, HoverComesBeforeThePinAndWithoutBothItSaysWhatToDo)
{
    EXPECT_THAT(says(), HasSubstr("Hover a cell, or click to pin it"));
    EXPECT_FALSE(table()->isVisibleTo(&view));
    document.pin(Pick{Side::Output, 39});
    document.hover(Pick{Side::Output, 0});
    EXPECT_THAT(says(), HasSubstr("output (0, 0, 0, 0) = 0"));
    document.hover({});
    EXPECT_THAT(says(), HasSubstr("output (0, 1, 2, 3) = 31"));
}

TEST_F(MappingViewTest, WeightsAndTheirSumAreListedAndAClickPinsASource)
{
    openLinear();
    document.pin(Pick{Side::Output, 5}); // (1, 1): x = y = 0.25
    ASSERT_EQ(table()->model()->rowCount(), 4);
    EXPECT_EQ(cell(0, 5), "0.5625");
    EXPECT_EQ(cell(1, 5), "0.1875");
    EXPECT_EQ(cell(3, 5), "0.0625");
    EXPECT_THAT(says(), AllOf(HasSubstr("4 sources"), HasSubstr("Σ weight 1"), HasSubstr("Σ part 0.75")));
    QCoreApplication::processEvents();
    for (const QLabel* label : view.findChildren<QLabel*>())
        EXPECT_TRUE(!label->text().startsWith("Σ") || view.rect().contains(placeIn(&view, label))) << "in sight";
    clickCell(table(), 3);
    EXPECT_EQ(document.pinned(), (Pick{Side::Input, 3}));
    EXPECT_THAT(says(), HasSubstr("input (0, 0, 1, 1) = 3"));
    const QList<QLabel*> labels = view.findChildren<QLabel*>();
    const auto described =
        std::ranges::find_if(labels, [](auto* each) { return !each->accessibleDescription().isEmpty(); });
    EXPECT_EQ((*described)->accessibleDescription(),
              "(0,0,1,1) = 3 hex 0x40400000 sign 0 + exponent 10000000 2^1 mantissa 10000000000000000000000 ×1.5");
}

TEST_F(MappingViewTest, AnInputListsItsTargetsAndTheKeyboardGoesThere)
{
    openLinear();
    document.pin(Pick{Side::Input, 0});
    const Partners expected = targets(document.shown()->plan, 0);
    EXPECT_THAT(says(), HasSubstr(std::to_string(expected.count) + " targets"));
    ASSERT_EQ(size_t(table()->model()->rowCount()), expected.list.size());
    table()->setFocus();
    table()->setCurrentIndex(table()->model()->index(0, 0));
    QTest::keyClick(table(), Qt::Key_Down);
    QTest::keyClick(table(), Qt::Key_Return);
    EXPECT_EQ(document.pinned(), (Pick{Side::Output, expected.list[1].element}));
}

TEST_F(MappingViewTest, AnInputThatNobodyReadsSaysSo)
{
    open("RESAMPLE1 --Sizes 1,1,1,4 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,1,0.5 --data iota");
    for (uint64_t element = 0; element < 4; ++element) {
        document.pin(Pick{Side::Input, element});
        const bool isRead = targets(document.shown()->plan, element).count > 0;
        EXPECT_EQ(visibleText(view).contains("No output element reads this one"), !isRead) << element;
    }
}

// The bottom panels of windows of 1280 by 800 and of 1024 by 640.
TEST_F(MappingViewTest, NoNumberOfAPartnerIsCut)
{
    for (const char* type : {"FLOAT32", "FLOAT16", "FLOAT64", "INT64", "UINT8"}) {
        const bool resamples = type != std::string("FLOAT64") && type != std::string("INT64");
        open((resamples ? "RESAMPLE1 --InterpolationMode LINEAR --Scales 1,1,1.7,1.7 --DataType "
                        : "DEPTH_TO_SPACE1 --BlockSize 2 --DataType ")
             + std::string(type) + " --Sizes 1,4,40,60 --data random:3");
        for (const int width : {967, 711}) {
            view.resize(width, 226);
            for (const uint64_t element : {uint64_t{0}, uint64_t{310}, uint64_t{4711}}) {
                document.pin(Pick{Side::Output, element});
                EXPECT_TRUE(waitFor([this] { return cutColumns(table()).isEmpty(); }))
                    << type << ' ' << width << ": " << cutColumns(table()).join(' ').toStdString();
            }
        }
    }
}

TEST_F(MappingViewTest, LinesHaveTheColoursOfTheirAxes)
{
    document.pin(Pick{Side::Output, 39});
    const QList<QLabel*> labels = view.findChildren<QLabel*>();
    const auto formula = std::ranges::find_if(labels, [](QLabel* each) { return nameOf(each).contains("k = "); });
    ASSERT_NE(formula, labels.end());
    QCoreApplication::processEvents(); // it is laid out
    for (const int axis : {0, 1, 2, 3})
        EXPECT_GT(pixelsLike(*formula, axisColor(axis)), 5) << "of the colour of axis " << axis;
}

struct MappingInTheWindow : WindowTest { };

// The list of partners was still that of the case before.
TEST_F(MappingInTheWindow, ACaseThatIsWrongLeavesNoPartnersBehind)
{
    document().pin(Pick{Side::Output, 39});
    key(Qt::Key_W, Qt::AltModifier | Qt::ShiftModifier);
    const auto* view = m_window.findChild<MappingView*>();
    ASSERT_TRUE(view && view->isVisible());
    auto* table = view->findChild<QTableView*>();
    EXPECT_EQ(table->model()->rowCount(), 1);
    key(Qt::Key_C, Qt::AltModifier | Qt::ShiftModifier); // another tab
    showCase("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 3");
    EXPECT_EQ(table->model()->rowCount(), 0);
    for (int column = 0; column < table->model()->columnCount(); ++column)
        EXPECT_NE(table->model()->headerData(column, Qt::Horizontal).toString(), QString());
    key(Qt::Key_W, Qt::AltModifier | Qt::ShiftModifier);
    EXPECT_TRUE(shows("Hover a cell, or click to pin it"));
    EXPECT_FALSE(table->isVisible());
}

// Table and status bar both name the partner with the largest weight.
TEST_F(MappingViewTest, TheAddressesAreOfThePartnerThatTheStatusBarNames)
{
    openLinear();
    document.pin(Pick{Side::Output, 10}); // (2, 2): most of input 3
    EXPECT_EQ(pairOf(document, *document.pinned()).input, 3U);
    EXPECT_EQ(address("element")[0], "3");
    document.pin(Pick{Side::Input, 0}); // which output (0, 0) reads alone
    EXPECT_EQ(address("element")[1], "0");
    EXPECT_THAT(says(), HasSubstr("Of output (0,0,0,0)"));
}

TEST_F(MappingViewTest, APartHasTheDigitsOfAValue)
{
    open("RESAMPLE1 --Sizes 1,1,3,3 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 --data random:3");
    document.pin(Pick{Side::Output, 0}); // a copy of input 0
    ASSERT_EQ(table()->model()->rowCount(), 1);
    EXPECT_EQ(cell(0, 6), cell(0, 4));
    EXPECT_THAT(says(), HasSubstr("Σ part " + cell(0, 4)));
}

struct MemoryViewTest : OpenedCase {
    MemoryViewTest()
        : OpenedCase(kReferencePage)
    {
        showActive(view, {1000, 300});
    }

    MemoryStrip* strip(const QString& start)
    {
        for (MemoryStrip* each : view.findChildren<MemoryStrip*>())
            if (each->isVisibleTo(&view) && each->accessibleName().startsWith(start))
                return each;
        return nullptr;
    }
    std::string says(const QString& start) { return strip(start) ? nameOf(strip(start)).toStdString() : "(none)"; }
    QPoint placeOf(MemoryStrip* strip, uint64_t offset) { return {int(strip->pixelOf(offset)), strip->height() / 2}; }
    QColor overBase(const QColor& tint, double alpha) const
    {
        const QColor base = view.palette().color(QPalette::Base);
        const auto mix = [&](int a, int b) { return int(std::lround(a * alpha + b * (1 - alpha))); };
        return {mix(tint.red(), base.red()), mix(tint.green(), base.green()), mix(tint.blue(), base.blue())};
    }

    const std::unique_ptr<QWidget> made{makeMemoryView({&document})};
    QWidget& view = *made;
};

TEST_F(MemoryViewTest, TellsWhereThePinnedElementIsReadAndWritten)
{
    document.pin(Pick{Side::Output, 39}); // from input element 22
    EXPECT_THAT(says("Output buffer"), HasSubstr("The element lies at offset 39"));
    EXPECT_THAT(says("Input buffer"),
                AllOf(HasSubstr("Read: offset 22"), HasSubstr("strides 48, 6, 3, 1"), HasSubstr("192 bytes"),
                      HasSubstr("runs of 48 (192 bytes)")));
    EXPECT_GT(pixelsLike(strip("Input buffer"), color(Role::Partner)), 20);
    EXPECT_THAT(nameOf(view.findChild<QWidget*>("jumps")).toStdString(), HasSubstr("+12: "));
}

TEST_F(MemoryViewTest, LanesHaveTheColoursOfTheirAxes)
{
    for (const int axis : {1, 2, 3})
        EXPECT_GT(pixelsLike(strip("Input buffer"), overBase(axisColor(axis), 0.5)), 100) << axis;
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
    keyIn(input, Qt::Key_Right);
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
    keyIn(input, Qt::Key_Right);
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
    turnWheel(output, {300, 20}, -100);
    EXPECT_NEAR(output->pixelOf(0), 0, 1); // all of it
    EXPECT_NEAR(output->pixelOf(uint64_t{4096} * 4096 - 1), output->width(), 1);
    EXPECT_GT(pixelsLike(output, color(Role::Pin)), 5); // still to be seen
}

TEST_F(MemoryViewTest, WhatSeveralReadIsMarkedOnce)
{
    open("RESAMPLE1 --Sizes 1,1,8,16 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,2,2 --data random:1");
    document.pin(Pick{Side::Output, 8 * 32 + 9});
    EXPECT_GT(pixelsLike(strip("Input buffer"), overBase(color(Role::Partner), 0.3)), 500);
    EXPECT_LT(pixelsLike(strip("Input buffer"), overBase(color(Role::Partner), 0.51)), 100); // twice
}

} // namespace
} // namespace tessera
