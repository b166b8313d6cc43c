// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_display.h"

#include "engine/core/tensor/value.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

class TensorDisplayTest : public WindowTest {
protected:
    void show(const char* text)
    {
        showCase(text);
        document().pin({});
        ASSERT_TRUE(waitFor([this] { return view(Side::Output)->range().has_value(); }));
    }

    QImage pictureOf(Side side) { return view(side)->grab().toImage(); }

    // A pixel of the cell off its number, its grid and its rim.
    QRgb groundOf(Side side, uint64_t element)
    {
        const QRectF cell = view(side)->elementRect(element);
        const QPointF at = cell.center() + QPointF(-cell.width() * 0.28, cell.height() * 0.28);
        return pictureOf(side).pixel(at.toPoint());
    }

    // Pixels of a cell that change while the mark is on.
    int changedBy(const char* action, Side side, uint64_t element)
    {
        const QRect cell = view(side)->elementRect(element).toRect();
        const QImage before = pictureOf(side).copy(cell);
        trigger(action);
        const QImage after = pictureOf(side).copy(cell);
        trigger(action);
        int changed = 0;
        for (int y = 0; y < before.height(); ++y)
            for (int x = 0; x < before.width(); ++x)
                changed += before.pixel(x, y) != after.pixel(x, y);
        return changed;
    }

    void trigger(const char* id)
    {
        action(id)->trigger();
        ASSERT_TRUE(waitFor([] { return workerThreads().activeThreadCount() == 0; })); // it is counted
        waitUntilIdle();
    }

    // As many elements as there are, their cells drawn large.
    void expectMarked(const char* action, Side side, const std::vector<uint64_t>& wanted)
    {
        const uint64_t count = elementCount(document().tensor(side)->desc);
        for (uint64_t element = 0; element < count; ++element) {
            const bool marked = std::ranges::find(wanted, element) != wanted.end();
            EXPECT_EQ(changedBy(action, side, element) > 20, marked) << action << " of " << element;
        }
    }
};

// Who has not heard of marks meets them where the order is chosen.
TEST_F(TensorDisplayTest, TheFormSaysWhatTheOtherOrderMovesAndMarksIt)
{
    auto* note = part<QLabel>("caseNote");
    EXPECT_THAT(note->text().toStdString(), StartsWith("The other order moves 36 of 48 outputs."));
    const QImage before = view(Side::Output)->grab().toImage();
    const int height = note->height();
    note->setFocus(Qt::TabFocusReason); // and on to its link
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
    waitUntilIdle();
    EXPECT_TRUE(note->text().contains("Unmark them"));
    EXPECT_NE(view(Side::Output)->grab().toImage(), before);
    type("BlockSize", "1");
    EXPECT_EQ(note->text(), "Both orders give the same output: this case cannot tell them apart.");
    EXPECT_EQ(note->height(), height) << "what is below would jump";
}

TEST_F(TensorDisplayTest, ElementsThatTheOtherOrderMovesAreMarkedAndCounted)
{
    document().pin({});
    key(Qt::Key_O);
    auto* box = named<QCheckBox>(QString());
    for (QCheckBox* each : m_window.findChildren<QCheckBox*>())
        if (each->text() == "Moved by the other order")
            box = each;
    ASSERT_TRUE(box && box->isVisible());
    EXPECT_THAT(visibleText().toStdString(), HasSubstr("Moved by the other order, output: 36 · 75 %"));
    const QRect inside = view(Side::Output)->rect().adjusted(3, 3, -3, -3); // the focus has a frame
    const QImage before = pictureOf(Side::Output).copy(inside);
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    EXPECT_TRUE(box->isChecked());
    EXPECT_NE(pictureOf(Side::Output).copy(inside), before);
    EXPECT_GT(pixelsLike(pictureOf(Side::Output), view(Side::Output)->rect(), markColor(int(CellMark::OtherOrder))),
              200);
    box->window()->hide();
    trigger("markOtherOrder");
    EXPECT_EQ(pictureOf(Side::Output).copy(inside), before);
    // The channel of the first group and the first place in its block is the same in both orders.
    EXPECT_EQ(changedBy("markOtherOrder", Side::Output, 0), 0);
    EXPECT_GT(changedBy("markOtherOrder", Side::Output, 1), 20);
    EXPECT_EQ(changedBy("markOtherOrder", Side::Input, 0), 0);
    EXPECT_GT(changedBy("markOtherOrder", Side::Input, 6), 20);
}

TEST_F(TensorDisplayTest, TiesAndUnreadInputsAreMarked)
{
    show("RESAMPLE1 --Sizes 1,1,1,6 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,1,0.5 "
         "--data iota");
    expectMarked("markTies", Side::Output, {0, 1, 2});
    expectMarked("markUnread", Side::Input, {0, 2, 4}); // 1, 3 and 5 are read
    expectMarked("markCropped", Side::Input, {});
    show("RESAMPLE1 --Sizes 1,1,1,6 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,1,1 "
         "--OutputTensor.Sizes 1,1,1,4 --data iota");
    expectMarked("markCropped", Side::Input, {4, 5});
    expectMarked("markUnread", Side::Input, {});
}

TEST_F(TensorDisplayTest, ClampedOutputsAreMarked)
{
    show("RESAMPLE1 --Sizes 1,1,1,3 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1,2 --data iota");
    expectMarked("markClamped", Side::Output, {0, 5});
}

TEST_F(TensorDisplayTest, ValuesThatAreNotFiniteAreMarkedFromTheStart)
{
    show("DEPTH_TO_SPACE --Sizes 1,4,2,2 --DataType FLOAT32 --BlockSize 2 --data special");
    const Tensor& tensor = *document().tensor(Side::Output);
    int found = 0;
    for (uint64_t element = 0; element < 16; ++element) {
        const uint64_t bits = tensor.bits(element);
        const bool nan = isNan(DataType::Float32, bits), infinite = !nan && !isFinite(DataType::Float32, bits);
        found += nan || infinite;
        EXPECT_EQ(changedBy("markNotANumber", Side::Output, element) > 20, nan) << element;
        EXPECT_EQ(changedBy("markInfinite", Side::Output, element) > 20, infinite) << element;
    }
    EXPECT_GT(found, 0);
}

TEST_F(TensorDisplayTest, NegativeValuesAreMarked)
{
    show("DEPTH_TO_SPACE --Sizes 1,4,2,2 --DataType INT8 --BlockSize 2 --data random:3");
    const Tensor& tensor = *document().tensor(Side::Output);
    for (uint64_t element = 0; element < 16; ++element)
        EXPECT_EQ(changedBy("markNegative", Side::Output, element) > 20,
                  toDouble(DataType::Int8, tensor.bits(element)) < 0)
            << element;
}

TEST_F(TensorDisplayTest, ValuesBeyondTheRangeOfTheColoursAreMarked)
{
    show("DEPTH_TO_SPACE --Sizes 1,4,2,2 --DataType FLOAT32 --BlockSize 2 --data iota");
    key(Qt::Key_N); // colours from 0 to 1
    std::vector<uint64_t> beyond;
    const Tensor& tensor = *document().tensor(Side::Output);
    for (uint64_t element = 0; element < 16; ++element)
        if (toDouble(DataType::Float32, tensor.bits(element)) > 1)
            beyond.push_back(element);
    ASSERT_EQ(beyond.size(), 14U);
    expectMarked("markOutOfRange", Side::Output, beyond);
}

TEST_F(TensorDisplayTest, PartnersHaveTheSameColourWhateverItStandsFor)
{
    document().pin({});
    view(Side::Output)->setFocus();
    std::set<QRgb> colours;
    for (int step = 0; step < int(kTraits); ++step) {
        key(Qt::Key_K);
        for (uint64_t output = 0; output < 48; ++output) {
            const uint64_t input = document().partners({Side::Output, output}).list.front().element;
            EXPECT_EQ(groundOf(Side::Output, output), groundOf(Side::Input, input)) << step << ": " << output;
            colours.insert(groundOf(Side::Output, output));
        }
    }
    EXPECT_GT(colours.size(), 20U);
    key(Qt::Key_K); // by value again
    EXPECT_EQ(groundOf(Side::Output, 47), mapped(ColorMap::Viridis, 1));
    key(Qt::Key_K, Qt::ShiftModifier);
    EXPECT_EQ(groundOf(Side::Output, 0), groundOf(Side::Input, 0));
    EXPECT_TRUE(action("colourByAddress")->isChecked());
}

TEST_F(TensorDisplayTest, ColourOfTheBlockRowRepeatsAndIsOfItsAxis)
{
    document().pin({});
    trigger("colourByBlockRow");
    const QRgb even = groundOf(Side::Output, 0), odd = groundOf(Side::Output, 6);
    EXPECT_NE(even, odd);
    EXPECT_EQ(groundOf(Side::Output, 12), even);
    EXPECT_EQ(groundOf(Side::Output, 18), odd);
    const auto shades = axisShades(2, 2);
    EXPECT_EQ((std::vector{even, odd}), shades);
}

TEST(ValueFlagsTest, ASingleNegativeValueIsKeptAtEverySize)
{
    Tensor tensor(TensorDesc{.dataType = DataType::Float32, .sizes = {1, 2, 301, 257}});
    const uint64_t element = (301 + 150) * 257 + 100;
    tensor.setBits(element, fromDouble(DataType::Float32, -1));
    tensor.setBits(7, fromDouble(DataType::Float32, 9));
    const ValueFlags flags(tensor, std::pair(-2.0, 3.0), {});
    EXPECT_EQ(flags.marked(CellMark::Negative), 1U);
    EXPECT_EQ(flags.marked(CellMark::OutOfRange), 1U);
    for (int mip = 1; mip <= flags.count(); ++mip) {
        int found = 0;
        for (uint32_t y = 0; y < (301U + (1U << mip) - 1) >> mip; ++y) {
            const auto row = flags.row(mip, 1, y);
            found += static_cast<int>(std::ranges::count_if(row, [](uint8_t each) { return each != 0; }));
            if (y == 150U >> mip) {
                EXPECT_NE(row[100U >> mip], 0) << mip;
            }
        }
        EXPECT_EQ(found, 1) << mip;
    }
}

} // namespace
} // namespace tessera
