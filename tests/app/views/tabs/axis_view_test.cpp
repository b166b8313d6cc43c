// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/segmented_control.h"
#include "app/views/tabs/map/axis_diagram.h"
#include "app/views/tabs/map/axis_view.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

struct AxisViewTest : OpenedCase {
    AxisViewTest()
        : OpenedCase("RESAMPLE1 --Sizes 1,1,1,4 --InterpolationMode LINEAR --Scales 1,1,1,2 --data iota")
    {
        showActive(view, {1000, 260});
    }

    AxisDiagram* diagram() { return view.findChild<AxisDiagram*>(); }
    // "Scale of W: 2"
    QWidget* handle(const QString& start)
    {
        for (QWidget* each : view.findChildren<QWidget*>("axisHandle"))
            if (each->accessibleName().startsWith(start))
                return each;
        return nullptr;
    }
    std::string says(const char* part) { return nameOf(view.findChild<QWidget*>(QLatin1String(part))).toStdString(); }
    std::string field(const char* path) { return fieldText(document.currentCase().op, path); }
    float inputOffset() { return axisMaps(document.currentCase().op)[3].inputPixelOffset; }

    void drag(QWidget* handle, int pixels, Qt::KeyboardModifiers modifiers = {})
    {
        const QPoint from = handle->rect().center();
        QTest::mousePress(handle, Qt::LeftButton, modifiers, from);
        const QPoint start = handle->mapToGlobal(from);
        for (int step = 1; step <= 4; ++step) { // the handle moves along, the mouse is where it is on the screen
            const QPoint at = start + QPoint(pixels * step / 4, 0);
            QMouseEvent move(QEvent::MouseMove, handle->mapFromGlobal(at), at, Qt::NoButton, Qt::LeftButton, modifiers);
            QApplication::sendEvent(handle, &move);
        }
        QTest::mouseRelease(handle, Qt::LeftButton, modifiers);
    }

    void take(const QString& mode)
    {
        auto* list = view.findChild<QListWidget*>();
        for (int row = 0; row < list->count(); ++row)
            if (list->item(row)->data(Qt::AccessibleTextRole).toString().startsWith(mode)) {
                list->scrollToItem(list->item(row));
                QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualItemRect(list->item(row)).center());
                return;
            }
        FAIL() << mode.toStdString();
    }

    AxisView view{{&document}};
};

TEST_F(AxisViewTest, AnOperatorThatMovesSaysThatNothingIsSampled)
{
    open(kReferencePage);
    EXPECT_THAT(visibleText(view).toStdString(), HasSubstr("nothing to sample"));
    EXPECT_FALSE(diagram()->isVisibleTo(&view));
}

// Beside the panel of values in a window of 1280 pixels.
TEST_F(AxisViewTest, AllAxesAreThereInANarrowPanelAndEachTheme)
{
    open("RESAMPLE1 --Sizes 1,1,5,6 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,2,1.5 "
         "--OutputTensor.Sizes 1,1,12,7 --data iota");
    view.setMinimumSize(360, 120); // as of the bottom panel
    view.resize(596, 226);
    QApplication::processEvents();
    for (const Theme theme : {currentTheme(), Theme::Dark, currentTheme()}) {
        applyTheme(*qApp, theme);
        QApplication::processEvents();
        const QList<QAbstractButton*> axes = view.findChild<SegmentedControl*>()->segments();
        ASSERT_EQ(axes.size(), 4);
        for (const QAbstractButton* axis : axes)
            EXPECT_TRUE(axis->parentWidget()->rect().contains(axis->geometry())) << axis->text().toStdString();
        EXPECT_EQ(axes[3]->palette().color(QPalette::WindowText), axisColor(3));
    }
}

TEST_F(AxisViewTest, TheReasonOfAShiftIsSaidInWords)
{
    EXPECT_EQ(says("axisSentence"), "Nothing shifts: the edges of both pictures coincide.");
    EXPECT_EQ(says("axisConvention"), "These are DirectML RESAMPLE");
    take("ONNX asymmetric");
    EXPECT_EQ(says("axisConvention"), "These are ONNX asymmetric");
    EXPECT_THAT(says("axisSentence"), HasSubstr("moves left by 0.5 pixels of the output"));
    EXPECT_EQ(field("InputPixelOffsets"), "0.5,0.5,0.5,0");
    EXPECT_EQ(field("OutputPixelOffsets"), "-0.5,-0.5,-0.5,0");
    EXPECT_THAT(says("axisLegend"), HasSubstr("edges apart"));
    document.undoStack()->undo();
    EXPECT_EQ(says("axisConvention"), "These are DirectML RESAMPLE");
}

TEST_F(AxisViewTest, BoxesTooNarrowForEachNumberHaveEverySoManieth)
{
    open("RESAMPLE1 --Sizes 1,1,1,150 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,1 --data iota");
    document.pin(Pick{Side::Output, 120}); // a number of three digits
    const QImage picture = diagram()->grab().toImage();
    const auto numbersBetween = [&](int from, int to) { // in the outputs' row, beside the handles
        return pixelsLike(picture, QRect(from, picture.height() / 2, to - from, picture.height() / 2),
                          view.palette().color(QPalette::Text));
    };
    const int middle = picture.width() / 2;
    EXPECT_GT(numbersBetween(150, middle - 60), 0);
    EXPECT_GT(numbersBetween(middle + 60, picture.width() - 80), 0);
}

TEST_F(AxisViewTest, WeightsStandBelowTheCoordinateAndNeverInIt)
{
    open("RESAMPLE1 --Sizes 1,1,1,8 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,1.2 --data iota");
    document.pin(Pick{Side::Output, 5}); // at 4.083: one weighs nearly all
    const QColor ink = view.palette().color(QPalette::Text);
    for (const QSize size : {QSize(1000, 260), QSize(1000, 400), QSize(620, 200)}) {
        view.resize(size);
        QApplication::processEvents();
        const QImage picture = diagram()->grab().toImage();
        const int line = QFontMetrics(dataFont(dataFont().pointSizeF() * 0.85)).height();
        const QRect plate(0, 2, picture.width(), line), below(0, plate.bottom() + 1, picture.width(), 40);
        EXPECT_EQ(pixelsLike(picture, plate, ink), 0) << size.width();
        if (size.height() > 220) {
            EXPECT_GT(pixelsLike(picture, below, ink), 0) << size.height();
        }
    }
}

TEST_F(AxisViewTest, AConventionIsTakenWithTheKeyboard)
{
    auto* list = view.findChild<QListWidget*>();
    list->setFocus();
    for (int row = 0; row < list->count(); ++row)
        if (list->item(row)->data(Qt::AccessibleTextRole).toString() == "ONNX align_corners")
            list->setCurrentRow(row);
    EXPECT_TRUE(visibleText(view).contains("(m − 1)/(n − 1)"));
    EXPECT_EQ(document.undoStack()->count(), 0); // looking changes nothing
    QTest::keyClick(list, Qt::Key_Return);
    EXPECT_EQ(says("axisConvention"), "These are ONNX align_corners");
    EXPECT_THAT(says("axisSentence"), HasSubstr("stretched about its middle"));
}

TEST_F(AxisViewTest, DraggingAHandleIsOneStepOfUndo)
{
    drag(handle("InputPixelOffset of W"), 61);
    EXPECT_EQ(document.undoStack()->count(), 1);
    EXPECT_LT(inputOffset(), 0.5f);
    EXPECT_EQ(field("InputPixelOffsets"),
              "0.5,0.5,0.5," + nameOf(handle("InputPixelOffset of W")).section(' ', -1).toStdString());
    document.undoStack()->undo();
    EXPECT_EQ(field("InputPixelOffsets"), "0.5,0.5,0.5,0.5");
    EXPECT_EQ(document.undoStack()->count(), 1);
}

TEST_F(AxisViewTest, HandlesSnapToHalvesUnlessShiftIsHeld)
{
    // Boxes of the input are some hundred pixels wide: half of one, and a little more.
    drag(handle("InputPixelOffset of W"), 58);
    EXPECT_EQ(inputOffset() * 2, std::round(inputOffset() * 2));
    EXPECT_NE(inputOffset(), 0.5f);
    document.undoStack()->undo();
    drag(handle("InputPixelOffset of W"), 58, Qt::ShiftModifier);
    EXPECT_NE(inputOffset() * 2, std::round(inputOffset() * 2));
}

TEST_F(AxisViewTest, TheScaleIsDraggedByTheLastEdge)
{
    drag(handle("Scale of W"), 100);
    const AxisMap map = axisMaps(document.currentCase().op)[3];
    EXPECT_LT(map.scale, 2); // a longer output has fewer outputs for each input
    EXPECT_TRUE(outputIsOffered(document.currentCase().op)) << "the shape follows, as in the form";
    EXPECT_LT(map.outputs, 8u);
    document.undoStack()->undo();
    EXPECT_EQ(axisMaps(document.currentCase().op)[3].outputs, 8u);
}

TEST_F(AxisViewTest, TheArrowKeysStepAHandle)
{
    keyIn(handle("OutputPixelOffset of W"), Qt::Key_Right);
    EXPECT_EQ(field("OutputPixelOffsets"), "-0.5,-0.5,-0.5,0");
    keyIn(handle("OutputPixelOffset of W"), Qt::Key_Left, Qt::ShiftModifier);
    EXPECT_EQ(field("OutputPixelOffsets"), "-0.5,-0.5,-0.5,-0.0625");
    EXPECT_EQ(document.undoStack()->count(), 2);
}

TEST_F(AxisViewTest, ResampleHasNoOffsetsToDragUntilAPresetNeedsThem)
{
    open("RESAMPLE --Sizes 1,1,1,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,2 --data iota");
    EXPECT_FALSE(handle("InputPixelOffset")->isEnabled());
    EXPECT_TRUE(handle("Scale")->isEnabled());
    take("ONNX asymmetric");
    EXPECT_EQ(name(document.currentCase().op), "RESAMPLE1");
    EXPECT_TRUE(handle("InputPixelOffset")->isEnabled());
}

TEST_F(AxisViewTest, ThePinnedOutputIsReadAloudAndSteppedByArrows)
{
    document.pin(Pick{Side::Output, 3});
    diagram()->setFocus();
    EXPECT_THAT(nameOf(diagram()).toStdString(),
                HasSubstr("Output 3 lies at 1.25 and reads 1 with weight 0.75, 2 with weight 0.25"));
    QTest::keyClick(diagram(), Qt::Key_Right);
    EXPECT_EQ(document.pinned(), (Pick{Side::Output, 4}));
    QTest::keyClick(diagram(), Qt::Key_End);
    EXPECT_EQ(document.pinned(), (Pick{Side::Output, 7}));
    EXPECT_THAT(nameOf(diagram()).toStdString(), HasSubstr("clamped"));
}

TEST_F(AxisViewTest, HoverAndClickAreTheDocuments)
{
    const QPoint low(diagram()->width() / 2, diagram()->height() - 32); // an output in the middle
    QTest::mouseMove(diagram(), low);
    ASSERT_TRUE(document.hovered());
    EXPECT_EQ(document.hovered()->side, Side::Output);
    QTest::mouseClick(diagram(), Qt::LeftButton, {}, low);
    ASSERT_TRUE(document.pinned());
    EXPECT_EQ(document.pinned()->side, Side::Output);
    EXPECT_GT(pixelsLike(diagram(), color(Role::Partner)), 100); // its weights
    EXPECT_GT(pixelsLike(diagram(), axisColor(3)), 200);
}

TEST_F(AxisViewTest, TheWheelZoomsAboutTheMouseAndFShowsAll)
{
    const auto shot = [&] {
        document.hover({});
        return diagram()->grab().toImage();
    };
    const QPointF at(diagram()->width() / 2.0 + 60, 60);
    const auto under = [&] {
        QTest::mouseMove(diagram(), at.toPoint() + QPoint(1, 0));
        QTest::mouseMove(diagram(), at.toPoint());
        return document.hovered();
    };
    const QImage before = shot();
    const std::optional<Pick> hovered = under();
    ASSERT_TRUE(hovered);
    turnWheel(diagram(), at, 4);
    EXPECT_EQ(under(), hovered);
    EXPECT_NE(shot(), before);
    QTest::keyClick(diagram(), Qt::Key_F);
    EXPECT_EQ(shot(), before);
}

TEST_F(AxisViewTest, CopiedAxesAreDimAndTheOthersHaveTheirColour)
{
    open("RESAMPLE1 --Sizes 1,1,3,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,2,2 --data iota");
    auto* h = named<QAbstractButton>(view, "Axis H");
    EXPECT_GT(pixelsLike(h, axisColor(2)), 5);
    EXPECT_EQ(pixelsLike(named<QAbstractButton>(view, "Axis C"), axisColor(1)), 0);
    QTest::mouseClick(h, Qt::LeftButton);
    EXPECT_TRUE(handle("Scale of H"));
    EXPECT_THAT(nameOf(diagram()).toStdString(), HasSubstr("Axis H, 3 inputs, 6 outputs"));
}

TEST_F(AxisViewTest, RulesAreComparedAndAClickGoesThere)
{
    open("RESAMPLE1 --Sizes 1,1,1,20 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,1,0.3 "
         "--data iota");
    QTest::mouseClick(named<QAbstractButton>(view, "Rounding"), Qt::LeftButton);
    auto* ways = named<QTableView>(view, "Rounding rules and ways to compute");
    auto* list = named<QTableView>(view, "Outputs where the rules part");
    ASSERT_TRUE(ways && list);
    // floor(x + ½) exactly: at the tie of output 4 float32 has 14.499999.
    clickCell(ways, 2);
    ASSERT_EQ(list->model()->rowCount(), 1);
    EXPECT_EQ(list->model()->index(0, 0).data(), "4");
    EXPECT_EQ(list->model()->index(0, 2).data(), "14");
    EXPECT_EQ(list->model()->index(0, 3).data(), "15");
    EXPECT_GT(pixelsLike(diagram(), color(Role::Bad)), 20); // marked
    clickCell(list, 0);
    EXPECT_EQ(document.pinned(), (Pick{Side::Output, 4}));
    EXPECT_THAT(nameOf(diagram()).toStdString(), HasSubstr("a tie"));
}

TEST_F(AxisViewTest, ARuleIsTakenOver)
{
    open("RESAMPLE1 --Sizes 1,1,1,4 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,1,0.5 "
         "--data iota");
    QTest::mouseClick(named<QAbstractButton>(view, "Rounding"), Qt::LeftButton);
    auto* use = named<QPushButton>(view, "Round by ceil(x − ½)"); // what is compared at first
    ASSERT_TRUE(use && use->isEnabled());
    QTest::mouseClick(use, Qt::LeftButton);
    EXPECT_EQ(name(document.currentCase().op), "RESAMPLE2");
    ASSERT_TRUE(waitUntilIdle(document));
    EXPECT_EQ(document.partners(Pick{Side::Output, 0}).list.front().element, 0u); // not 1
    EXPECT_FALSE(named<QPushButton>(view, "Round by ceil(x − ½)")->isEnabled());
}

TEST_F(AxisViewTest, ALongAxisIsDrawnWhereItIsLookedAt)
{
    open("RESAMPLE1 --Sizes 400000 --DataType UINT8 --InterpolationMode NEAREST_NEIGHBOR --DimensionCount 1 "
         "--Scales 2 --InputPixelOffsets 0.5 --OutputPixelOffsets -0.5 --data iota");
    document.pin(Pick{Side::Output, 600001});
    QTest::keyClick(diagram(), Qt::Key_F);
    EXPECT_GT(pixelsLike(diagram(), color(Role::Pin)), 20);
    EXPECT_THAT(nameOf(diagram()).toStdString(), HasSubstr("Output 600001 lies at"));
}

// A million inputs for one output: the text of each weight was measured, and each line was drawn.
TEST_F(AxisViewTest, AFilterOfAMillionTapsIsDrawnAtOnce)
{
    open("RESAMPLE3 --Sizes 1000000 --DataType UINT8 --InterpolationMode LINEAR --DimensionCount 1 --Scales 0.00001 "
         "--InputPixelOffsets 0.5 --OutputPixelOffsets -0.5 --Antialiased true "
         "--AntialiasFilter TRIANGLE --data iota");
    document.pin(Pick{Side::Output, 5});
    QElapsedTimer clock;
    clock.start();
    EXPECT_GT(pixelsLike(diagram(), color(Role::Pin)), 20);
    EXPECT_LT(clock.elapsed(), 12'000);
}

struct AxesInTheWindow : WindowTest { };

// The form says beside the offsets that the picture moves, and a link leads to the reason.
TEST_F(AxesInTheWindow, TheFormSaysThatThePictureMovesAndLeadsToTheReason)
{
    changeCase("RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --InterpolationMode LINEAR "
               "--Scales 1,1,2,2 --data iota");
    auto* note = part<QLabel>("caseNote");
    EXPECT_TRUE(note->text().isEmpty()) << note->text().toStdString();
    type("InputPixelOffsets W", "0");
    type("OutputPixelOffsets W", "0");
    EXPECT_THAT(note->text().toStdString(), StartsWith("The picture moves left by 0.5 pixels of the output."));
    note->setFocus(Qt::TabFocusReason);
    key(Qt::Key_Return);
    EXPECT_THAT(visibleText().toStdString(), HasSubstr("the scale starts at the centre of pixel 0 of both"));
}

TEST_F(AxisViewTest, AGradientHasTheAxesOfItsForwardOperator)
{
    open("RESAMPLE_GRAD1 --Sizes 1,1,4,6 --InterpolationMode LINEAR --Scales 1,1,2,2 --data iota");
    EXPECT_THAT(nameOf(diagram()).toStdString(),
                AllOf(HasSubstr("forward operator"), HasSubstr("3 inputs, 6 outputs")));
    EXPECT_THAT(says("axisLegend"), StartsWith("of the forward operator"));
    EXPECT_THAT(says("axisSentence"), AllOf(HasSubstr("OutputGradientTensor"), HasSubstr("InputGradientTensor")));
    // The forward input's handle is the offset of the tensor that has its length.
    EXPECT_THAT(handle("OutputPixelOffset of W")->toolTip().toStdString(), HasSubstr("OutputGradientTensor"));
    for (const char* start : {"OutputPixelOffset of W", "InputPixelOffset of W"})
        keyIn(handle(start), Qt::Key_Right);
    EXPECT_EQ(field("OutputPixelOffsets"), "0.5,0.5,0.5,1");
    EXPECT_EQ(field("InputPixelOffsets"), "-0.5,-0.5,-0.5,0");
}

// The number of the shift keeps its ink: what is drawn under a handle is not seen.
TEST_F(AxisViewTest, NoHandleCoversTheShift)
{
    open("RESAMPLE1 --Sizes 1,1,1,96 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,2 "
         "--InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0 --data iota");
    document.pin(Pick{Side::Output, 1});
    for (const QSize size : {QSize(700, 220), QSize(960, 260), QSize(1500, 400)}) {
        view.resize(size);
        QCoreApplication::processEvents();
        const int covered = pixelsLike(diagram(), color(Role::Warning));
        const QList<QWidget*> handles = diagram()->findChildren<QWidget*>("axisHandle");
        std::ranges::for_each(handles, &QWidget::hide);
        EXPECT_GE(covered + 2, pixelsLike(diagram(), color(Role::Warning))) << size.width();
        std::ranges::for_each(handles, &QWidget::show);
    }
}

TEST_F(AxisViewTest, NoHandleCoversACaption)
{
    open("RESAMPLE1 --Sizes 1,1,1,4 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,2 "
         "--InputPixelOffsets 0,0,0,0.5 --OutputPixelOffsets 0,0,0,-0.125 --data iota");
    for (QWidget* each : view.findChildren<QWidget*>("axisHandle"))
        EXPECT_GE(each->x(), 50) << each->accessibleName().toStdString();
}

// The words were printed over each other.
TEST_F(AxisViewTest, HandlesGrowWithTheText)
{
    applyTheme(*qApp, Theme::Light);
    for (const double scale : {1.6, 1.0}) {
        setTextSettings(*qApp, {.scale = scale, .dataFamily = {}});
        QCoreApplication::processEvents();
        for (QWidget* each : view.findChildren<QWidget*>("axisHandle"))
            EXPECT_EQ(each->size(), each->sizeHint()) << scale;
    }
}

} // namespace
} // namespace tessera
