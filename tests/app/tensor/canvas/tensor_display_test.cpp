// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/element_texts.h"
#include "app/tensor/planes/value_statistics.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

struct TensorDisplayTest : WindowTest {
    void show(const char* text)
    {
        showCase(text);
        document().pin({});
        ASSERT_TRUE(waitFor([this] { return view(Side::Output)->range().has_value(); }));
    }

    QImage pictureOf(Side side) { return view(side)->grab().toImage(); }
    QRgb groundOf(Side side, uint64_t element) { return tessera::groundOf(view(side), element); }

    // Pixels of a cell that change while the mark is on.
    int changedBy(const char* action, Side side, uint64_t element)
    {
        const QRect cell = view(side)->elementRect(element).toRect();
        const QImage before = pictureOf(side).copy(cell);
        trigger(action);
        const QImage after = pictureOf(side).copy(cell);
        trigger(action);
        return pixelsThatDiffer(before, after);
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

// Marks are offered in the form, beside the order that they explain.
TEST_F(TensorDisplayTest, TheFormSaysWhatTheOtherOrderMovesAndMarksIt)
{
    auto* note = part<QLabel>("caseNote");
    EXPECT_THAT(note->text().toStdString(), StartsWith("The other order moves 36 of 48 outputs."));
    const QImage before = pictureOf(Side::Output);
    const int height = note->height();
    note->setFocus(Qt::TabFocusReason); // and on to its link
    key(Qt::Key_Return);
    EXPECT_TRUE(note->text().contains("Unmark them"));
    EXPECT_NE(pictureOf(Side::Output), before);
    type("BlockSize", "1");
    EXPECT_EQ(note->text(), "Both orders give the same output: this case cannot tell them apart.");
    EXPECT_EQ(note->height(), height) << "what is below would jump";
}

TEST_F(TensorDisplayTest, ElementsThatTheOtherOrderMovesAreMarkedAndCounted)
{
    document().pin({});
    key(Qt::Key_O);
    QAbstractButton* box = buttonOf(m_window, "Moved by the other order");
    ASSERT_TRUE(box);
    EXPECT_THAT(visibleText().toStdString(), HasSubstr("Moved by the other order, output: 36 · 75 %"));
    const QRect inside = view(Side::Output)->rect().adjusted(3, 3, -3, -3); // the focus has a frame
    const QImage before = pictureOf(Side::Output).copy(inside);
    QTest::mouseClick(box, Qt::LeftButton, {}, QPoint(8, box->height() / 2));
    EXPECT_TRUE(box->isChecked());
    EXPECT_NE(pictureOf(Side::Output).copy(inside), before);
    EXPECT_GT(pixelsLike(view(Side::Output), markColor(int(CellMark::OtherOrder))), 200);
    box->window()->hide();
    trigger("markOtherOrder");
    EXPECT_EQ(pictureOf(Side::Output).copy(inside), before);
    // The channel of the first group and the first place in its block is the same in both orders.
    EXPECT_EQ(changedBy("markOtherOrder", Side::Output, 0), 0);
    EXPECT_GT(changedBy("markOtherOrder", Side::Output, 1), 20);
    EXPECT_EQ(changedBy("markOtherOrder", Side::Input, 0), 0);
    EXPECT_GT(changedBy("markOtherOrder", Side::Input, 6), 20);
}

TEST_F(TensorDisplayTest, WhatSamplingDoesIsMarked)
{
    constexpr auto kHalved = "RESAMPLE1 --Sizes 1,1,1,6 --DataType FLOAT32 --Scales 1,1,1,0.5 --data iota",
                   kCropped = "RESAMPLE1 --Sizes 1,1,1,6 --Scales 1,1,1,1 --OutputTensor.Sizes 1,1,1,4 --data iota",
                   kBlended = "RESAMPLE1 --Sizes 1,1,1,3 --InterpolationMode LINEAR --Scales 1,1,1,2 --data iota";
    const std::tuple<const char*, const char*, Side, std::vector<uint64_t>> rows[] = {
        {kHalved, "markTies", Side::Output, {0, 1, 2}},
        {kHalved, "markUnread", Side::Input, {0, 2, 4}}, // 1, 3 and 5 are read
        {kHalved, "markCropped", Side::Input, {}},
        {kCropped, "markCropped", Side::Input, {4, 5}},
        {kCropped, "markUnread", Side::Input, {}},
        {kBlended, "markClamped", Side::Output, {0, 5}},
    };
    for (const auto& [line, action, side, marked] : rows) {
        show(line);
        expectMarked(action, side, marked);
    }
}

// NaN and infinite values from the start.
TEST_F(TensorDisplayTest, ValuesAreMarkedByWhatTheyAre)
{
    struct Row {
        const char *action, *type, *data;
        bool (*isMarked)(double value);
    };
    constexpr Row kRows[] = {
        {"markNotANumber", "FLOAT32", "special", [](double value) { return std::isnan(value); }},
        {"markInfinite", "FLOAT32", "special", [](double value) { return std::isinf(value); }},
        {"markNegative", "INT8", "random:3", [](double value) { return value < 0; }},
        {"markOutOfRange", "FLOAT32", "iota", [](double value) { return value > 1; }},
    };
    for (const Row& row : kRows) {
        show(
            ("DEPTH_TO_SPACE --Sizes 1,4,2,2 --BlockSize 2 --DataType " + std::string(row.type) + " --data " + row.data)
                .c_str());
        if (row.action == std::string("markOutOfRange"))
            key(Qt::Key_N); // colours from 0 to 1
        const Tensor& tensor = *document().tensor(Side::Output);
        std::vector<uint64_t> marked;
        for (uint64_t element = 0; element < 16; ++element)
            if (row.isMarked(toDouble(tensor.desc.dataType, tensor.bits(element))))
                marked.push_back(element);
        EXPECT_FALSE(marked.empty()) << row.action;
        expectMarked(row.action, Side::Output, marked);
    }
}

TEST_F(TensorDisplayTest, PartnersHaveTheSameColourWhateverItStandsFor)
{
    document().pin({});
    view(Side::Output)->setFocus();
    std::set<QRgb> colours;
    for (int step = 0; step < int(kColorKeys); ++step) {
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

using At = std::array<uint32_t, 4>;

struct SelectionTest : WindowTest {
    SelectionTest()
    {
        document().pin({});
        view(Side::Output)->setFocus();
    }

    void drag(Side side, const At& from, const At& to, Qt::KeyboardModifiers modifiers = {})
    {
        const QPoint start = middleOf(side, from);
        tessera::drag(view(side), {start, start + QPoint(6, 6), middleOf(side, to)}, modifiers);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(view(side), &leave);
    }

    std::string copied(const char* id) const
    {
        action(id)->trigger();
        return QGuiApplication::clipboard()->text().toStdString();
    }
};

TEST_F(SelectionTest, TheSelectionIsCopiedAsWhatIsAskedFor)
{
    key(Qt::Key_M);
    drag(Side::Output, {0, 0, 0, 0}, {0, 0, 1, 2});
    key(Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QGuiApplication::clipboard()->text(), "0\t9\t1\n18\t27\t19\n");
    EXPECT_EQ(copied("copyCsv"), "0,9,1\n18,27,19\n");
    EXPECT_EQ(copied("copyNumPy"), "np.array([[[[0, 9, 1],\n   [18, 27, 19]]]], dtype=np.uint32)\n");
    EXPECT_EQ(copied("copyCArray"), "const uint32_t values[1][1][2][3] = {{{{0, 9, 1},\n   {18, 27, 19}}}};\n");
    drag(Side::Output, {0, 1, 3, 5}, {0, 1, 3, 4}, Qt::ShiftModifier);
    EXPECT_THAT(copied("copyCsv"),
                AllOf(StartsWith("n,c,y,x,value\n0,0,0,0,0\n"), EndsWith("0,1,3,4,59\n0,1,3,5,68\n")));
    key(Qt::Key_Escape);
    document().pin(Pick{Side::Output, 7});
    EXPECT_EQ(copied("copyRow"), "18\t27\t19\t28\t20\t29\n");
    EXPECT_EQ(copied("copyCsv"), "18,27,19,28,20,29\n"); // without a selection the row
    EXPECT_EQ(copied("copyNumPy"), "np.array([[[[18, 27, 19, 28, 20, 29]]]], dtype=np.uint32)\n");
    EXPECT_EQ(copied("copyCArray"), "const uint32_t values[1][1][1][6] = {{{{18, 27, 19, 28, 20, 29}}}};\n");
    document().pin(std::nullopt);
    EXPECT_FALSE(action("copyCsv")->isEnabled());
}

TEST_F(SelectionTest, StatisticsAreOfTheTensorAndOfTheSelection)
{
    key(Qt::Key_M);
    drag(Side::Output, {0, 0, 0, 0}, {0, 0, 0, 2}); // 0, 9, 1
    key(Qt::Key_H);
    const auto says = [this](const QString& text) { return waitFor([&] { return shows(text); }); };
    EXPECT_TRUE(says("tensor maximum: 68")) << visibleText().toStdString();
    EXPECT_TRUE(says("selection maximum: 9"));
    EXPECT_TRUE(says("selection mean: 3.333333"));
    EXPECT_TRUE(says("selection zero: 1"));
    EXPECT_TRUE(says("plane maximum: –")); // none, because all planes are shown
    document().pin(Pick{Side::Output, 3});
    keyAt(Side::Output, Qt::Key_H);
    EXPECT_TRUE(says("plane maximum: 32")) << visibleText().toStdString();
    EXPECT_TRUE(says("n0 c0"));
}

TEST(SelectionTextTest, WhatIsNotFiniteHasItsNameInEveryLanguage)
{
    const Tensor tensor = tensorOf(DataType::Float32, {4}, {1, -INFINITY, NAN, 0.5});
    const ElementSelection all{.side = Side::Input, .sizes = {4}, .parts = {{ElementBox::of(tensor.desc), true}}};
    EXPECT_EQ(selectionText(tensor, all, SelectionFormat::CArray),
              "const float values[4] = {1.0f, -INFINITY, NAN, 0.5f};\n");
    EXPECT_EQ(selectionText(tensor, all, SelectionFormat::NumPy),
              "np.array([1, -np.inf, np.nan, 0.5], dtype=np.float32)\n");
}

TEST(ValueStatisticsTest, LeavesOutAndCountsWhatIsNotFinite)
{
    // 1, 2, inf, nan, denormal, -0
    const Tensor tensor =
        tensorOfBits(DataType::Float16, {1, 1, 2, 3}, {0x3c00, 0x4000, 0x7c00, 0x7e00, 0x0001, 0x8000});
    const ElementSelection all{.side = Side::Input, .sizes = {}, .parts = {{ElementBox::of(tensor.desc), true}}};
    const ValueStatistics found = statisticsOf(tensor, all);
    EXPECT_EQ(found.count, 6U);
    for (const uint64_t one : {found.infinite, found.notANumber, found.zero, found.denormal})
        EXPECT_EQ(one, 1U);
    EXPECT_EQ(std::pair(found.minimum, found.maximum), std::pair(0.0, 2.0));
    EXPECT_NEAR(found.mean, 0.75, 1e-6);
    EXPECT_NEAR(found.deviation, std::sqrt((0.0625 + 1.5625 + 0.5625 * 2) / 4), 1e-6);
}

TEST(HistogramTest, PutsValuesWhereTheirPositionIs)
{
    const std::vector<double> values = {-100, -1, 0, 1, 100};
    const Tensor tensor = rowOf(values, DataType::Int16);
    const ElementSelection all{.sizes = {}, .parts = {{ElementBox::of(tensor.desc), true}}};
    const Histogram linear = histogramOf(tensor, all, -100, 100, HistogramAxis::Linear, 10);
    EXPECT_EQ(linear.counts, (std::vector<uint64_t>{1, 0, 0, 0, 1, 2, 0, 0, 0, 1}));
    const Histogram symlog = histogramOf(tensor, all, -100, 100, HistogramAxis::Symlog, 10);
    EXPECT_EQ(symlog.counts[5], 1U); // only zero: −1 and 1 are apart from it
    for (const double value : values)
        EXPECT_NEAR(valueOn(HistogramAxis::Symlog, -100, 100, positionOn(HistogramAxis::Symlog, -100, 100, value)),
                    value, 1e-9);
}

} // namespace
} // namespace tessera
