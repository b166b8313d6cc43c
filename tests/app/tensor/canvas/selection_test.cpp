// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/canvas/tensor_display.h"

#include "app/tensor/canvas/element_texts.h"
#include "app/tensor/planes/value_statistics.h"
#include "engine/core/tensor/value.h"
#include "tests/app/support/window_fixture.h"

#include <cmath>

namespace tessera {
namespace {

using At = std::array<uint32_t, 4>;

class SelectionTest : public WindowTest {
protected:
    SelectionTest()
    {
        document().pin({});
        view(Side::Output)->setFocus();
    }

    void drag(Side side, const At& from, const At& to, Qt::KeyboardModifiers modifiers = {})
    {
        TensorView* view = this->view(side);
        const QPoint start = middleOf(side, from), end = middleOf(side, to);
        QTest::mousePress(view, Qt::LeftButton, modifiers, start);
        for (const QPoint& at : {start + QPoint(6, 6), end}) {
            QMouseEvent move(QEvent::MouseMove, at, view->mapToGlobal(at), Qt::NoButton, Qt::LeftButton, modifiers);
            QApplication::sendEvent(view, &move);
        }
        QTest::mouseRelease(view, Qt::LeftButton, modifiers, end);
        QEvent leave(QEvent::Leave);
        QApplication::sendEvent(view, &leave);
    }

    // The elements that have a line of the selection, and the pin and its partner, whose frames lie over it, with it.
    std::set<uint64_t> lit(Side side)
    {
        const std::optional<ElementSelection> selection = display()->selection();
        const QImage with = view(side)->grab().toImage();
        display()->setSelection({});
        const QImage without = view(side)->grab().toImage();
        display()->setSelection(selection);
        std::set<uint64_t> found;
        for (uint64_t element = 0; element < elementCount(document().tensor(side)->desc); ++element) {
            const QRect cell = view(side)->elementRect(element).toRect();
            if (with.copy(cell) != without.copy(cell))
                found.insert(element);
        }
        if (const auto pin = document().pinned(); pin && selection && pin->side == selection->side
            && selection->contains(PaddedShape(document().tensor(pin->side)->desc).coordinates(pin->element)))
            found.merge(side == pin->side ? std::set{pin->element} : partnersOf({pin->element}));
        return found;
    }

    std::set<uint64_t> partnersOf(const std::set<uint64_t>& outputs) const
    {
        std::set<uint64_t> partners;
        for (const uint64_t output : outputs)
            for (const Partner& partner : document().partners({Side::Output, output}).list)
                partners.insert(partner.element);
        return partners;
    }

    TensorDisplay* display() const { return m_window.findChild<TensorDisplay*>(); }
    static QString copied() { return QGuiApplication::clipboard()->text(); }
};

TEST_F(SelectionTest, ARectangleLightsUpItsPartnersShiftAddsAndCtrlTakesAway)
{
    key(Qt::Key_M);
    drag(Side::Output, {0, 0, 0, 0}, {0, 0, 1, 1});
    EXPECT_EQ(lit(Side::Output), (std::set<uint64_t>{0, 1, 6, 7}));
    EXPECT_EQ(lit(Side::Input), partnersOf({0, 1, 6, 7}));
    drag(Side::Output, {0, 1, 3, 4}, {0, 1, 3, 5}, Qt::ShiftModifier);
    EXPECT_EQ(lit(Side::Output), (std::set<uint64_t>{0, 1, 6, 7, 46, 47}));
    EXPECT_EQ(lit(Side::Input), partnersOf({0, 1, 6, 7, 46, 47}));
    drag(Side::Output, {0, 0, 1, 0}, {0, 0, 2, 2}, Qt::ControlModifier);
    EXPECT_EQ(lit(Side::Output), (std::set<uint64_t>{0, 1, 46, 47}));
    EXPECT_EQ(lit(Side::Input), partnersOf({0, 1, 46, 47}));
    drag(Side::Output, {0, 0, 3, 3}, {0, 0, 3, 4});
    EXPECT_EQ(lit(Side::Output), (std::set<uint64_t>{21, 22}));
    key(Qt::Key_Escape);
    EXPECT_TRUE(lit(Side::Output).empty());
    key(Qt::Key_P); // dragging moves again
    const QRectF before = view(Side::Output)->elementRect(0);
    drag(Side::Output, {0, 0, 1, 1}, {0, 0, 2, 2});
    EXPECT_NE(view(Side::Output)->elementRect(0), before);
    EXPECT_TRUE(lit(Side::Output).empty());
}

TEST_F(SelectionTest, KeysSelectFromThePinOn)
{
    document().pin(Pick{Side::Output, 0});
    key(Qt::Key_Right, Qt::ControlModifier);
    key(Qt::Key_Down, Qt::ControlModifier);
    EXPECT_EQ(lit(Side::Output), (std::set<uint64_t>{0, 1, 6, 7}));
    EXPECT_EQ(lit(Side::Input), partnersOf({0, 1, 6, 7}));
    EXPECT_EQ(spoken("outReadout"), "out (0,0,1,1) 27 0x0000001b");
    key(Qt::Key_Left, Qt::ControlModifier);
    EXPECT_EQ(lit(Side::Output), (std::set<uint64_t>{0, 6})); // it shrinks as well
    key(Qt::Key_Down); // the pin alone
    EXPECT_EQ(lit(Side::Output), (std::set<uint64_t>{0, 6}));
    key(Qt::Key_Right, Qt::ControlModifier | Qt::ShiftModifier); // by a block, from here
    EXPECT_EQ(lit(Side::Output), (std::set<uint64_t>{12, 13, 14}));
}

TEST_F(SelectionTest, ARectangleOfTheInputLightsUpEveryOutputThatReadsIt)
{
    showCase("RESAMPLE1 --Sizes 1,1,3,3 --DataType FLOAT32 --InterpolationMode LINEAR "
             "--Scales 1,1,2,2 --data iota");
    key(Qt::Key_M);
    drag(Side::Input, {0, 0, 0, 0}, {0, 0, 0, 1});
    std::set<uint64_t> expected;
    for (const uint64_t input : {0, 1})
        for (const Partner& partner : document().partners({Side::Input, input}).list)
            expected.insert(partner.element);
    for (const uint64_t inner : {7, 8, 9}) // lines go round them
        EXPECT_EQ(expected.erase(inner), 1U);
    EXPECT_EQ(lit(Side::Input), (std::set<uint64_t>{0, 1}));
    EXPECT_EQ(lit(Side::Output), expected);
}

TEST_F(SelectionTest, TheSelectionIsCopiedAsWhatIsAskedFor)
{
    key(Qt::Key_M);
    drag(Side::Output, {0, 0, 0, 0}, {0, 0, 1, 2});
    key(Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(copied(), "0\t9\t1\n18\t27\t19\n");
    action("copyCsv")->trigger();
    EXPECT_EQ(copied(), "0,9,1\n18,27,19\n");
    action("copyNumPy")->trigger();
    EXPECT_EQ(copied(), "np.array([[[[0, 9, 1],\n   [18, 27, 19]]]], dtype=np.uint32)\n");
    action("copyCArray")->trigger();
    EXPECT_EQ(copied(), "const uint32_t values[1][1][2][3] = {{{{0, 9, 1},\n   {18, 27, 19}}}};\n");
    drag(Side::Output, {0, 1, 3, 5}, {0, 1, 3, 4}, Qt::ShiftModifier);
    action("copyCsv")->trigger();
    EXPECT_THAT(copied().toStdString(), StartsWith("n,c,y,x,value\n0,0,0,0,0\n"));
    EXPECT_THAT(copied().toStdString(), EndsWith("0,1,3,4,59\n0,1,3,5,68\n"));
    key(Qt::Key_Escape);
    document().pin(Pick{Side::Output, 7});
    action("copyRow")->trigger();
    EXPECT_EQ(copied(), "18\t27\t19\t28\t20\t29\n");
    action("copyCsv")->trigger(); // without a selection the row
    EXPECT_EQ(copied(), "18,27,19,28,20,29\n");
    action("copyNumPy")->trigger();
    EXPECT_EQ(copied(), "np.array([[[[18, 27, 19, 28, 20, 29]]]], dtype=np.uint32)\n");
    action("copyCArray")->trigger();
    EXPECT_EQ(copied(), "const uint32_t values[1][1][1][6] = {{{{18, 27, 19, 28, 20, 29}}}};\n");
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
    view(Side::Output)->setFocus();
    key(Qt::Key_H);
    EXPECT_TRUE(says("plane maximum: 32")) << visibleText().toStdString();
    EXPECT_TRUE(says("Plane n0 c0"));
}

TEST_F(SelectionTest, InspectingTakesThePinAlong)
{
    key(Qt::Key_I);
    drag(Side::Output, {0, 0, 0, 0}, {0, 1, 2, 3});
    EXPECT_EQ(document().pinned(), (Pick{Side::Output, 39}));
}

TEST(SelectionTextTest, WhatIsNotFiniteHasItsNameInEveryLanguage)
{
    Tensor tensor(TensorDesc{.dataType = DataType::Float32, .sizes = {4}});
    const double values[] = {1, -INFINITY, NAN, 0.5};
    for (uint64_t i = 0; i < 4; ++i)
        tensor.setBits(i, fromDouble(DataType::Float32, values[i]));
    const ElementSelection all{.side = Side::Input, .sizes = {4}, .parts = {{ElementBox::of(tensor.desc), true}}};
    EXPECT_EQ(selectionText(tensor, all, SelectionFormat::CArray),
              "const float values[4] = {1.0f, -INFINITY, NAN, 0.5f};\n");
    EXPECT_EQ(selectionText(tensor, all, SelectionFormat::NumPy),
              "np.array([1, -np.inf, np.nan, 0.5], dtype=np.float32)\n");
}

TEST(ValueStatisticsTest, LeavesOutAndCountsWhatIsNotFinite)
{
    Tensor tensor(TensorDesc{.dataType = DataType::Float16, .sizes = {1, 1, 2, 3}});
    const uint64_t bits[] = {0x3c00, 0x4000, 0x7c00, 0x7e00, 0x0001, 0x8000}; // 1, 2, inf, nan, denormal, -0
    for (uint64_t i = 0; i < 6; ++i)
        tensor.setBits(i, bits[i]);
    const ElementSelection all{.side = Side::Input, .sizes = {}, .parts = {{ElementBox::of(tensor.desc), true}}};
    const ValueStatistics found = statisticsOf(tensor, all);
    EXPECT_EQ(found.count, 6U);
    EXPECT_EQ(found.infinite, 1U);
    EXPECT_EQ(found.notANumber, 1U);
    EXPECT_EQ(found.zero, 1U);
    EXPECT_EQ(found.denormal, 1U);
    EXPECT_EQ(found.minimum, 0);
    EXPECT_EQ(found.maximum, 2);
    EXPECT_NEAR(found.mean, 0.75, 1e-6);
    EXPECT_NEAR(found.deviation, std::sqrt((0.0625 + 1.5625 + 0.5625 * 2) / 4), 1e-6);
}

TEST(HistogramTest, PutsValuesWhereTheirPositionIs)
{
    Tensor tensor(TensorDesc{.dataType = DataType::Int16, .sizes = {1, 1, 1, 5}});
    const double values[] = {-100, -1, 0, 1, 100};
    for (uint64_t i = 0; i < 5; ++i)
        tensor.setBits(i, fromDouble(DataType::Int16, values[i]));
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
