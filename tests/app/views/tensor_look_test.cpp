// SPDX-License-Identifier: GPL-3.0-or-later
// What a user can choose of how a tensor is looked at: the grids, the numbers, the overview, and what is kept.
#include "tests/app/support/window_fixture.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QHelpEvent>
#include <QToolTip>

namespace tessera {
namespace {

class TensorLookTest : public WindowTest {
protected:
    TensorLookTest()
    {
        m_window.document()->pin({});
        view(Side::Output)->setFocus();
    }

    void show(const char* text)
    {
        m_window.document()->replaceCase(caseFromText(text), {});
        settle();
        const uint32_t width = outputDesc(m_window.document()->currentCase().op).sizes.back();
        ASSERT_TRUE(waitFor([&] {
            return m_window.document()->shown()->plan.output.sizes.back() == width
                && view(Side::Output)->centerElement().has_value();
        }));
    }

    QImage cell(uint64_t element)
    {
        return view(Side::Output)->grab(view(Side::Output)->elementRect(element).toRect()).toImage();
    }
};

TEST_F(TensorLookTest, BothGridsAreSwitchedForThemselves)
{
    const auto picture = [this] { return view(Side::Output)->grab().toImage(); };
    const QImage both = picture();
    key(Qt::Key_G, Qt::ShiftModifier);
    const QImage lines = picture();
    key(Qt::Key_G);
    const QImage none = picture();
    key(Qt::Key_G, Qt::ShiftModifier);
    const QImage blocks = picture();
    EXPECT_NE(both, lines);
    EXPECT_NE(lines, none);
    EXPECT_NE(none, blocks);
    EXPECT_NE(blocks, both);
    key(Qt::Key_G);
    EXPECT_EQ(picture(), both);
}

TEST_F(TensorLookTest, NumbersAreWrittenInThreeWays)
{
    const QImage shortest = cell(39); // 49, 0x31
    key(Qt::Key_H, Qt::ShiftModifier);
    EXPECT_EQ(cell(39), shortest) << "two digits need no rounding";
    key(Qt::Key_H, Qt::ShiftModifier);
    EXPECT_NE(cell(39), shortest);
    key(Qt::Key_H, Qt::ShiftModifier);
    EXPECT_EQ(cell(39), shortest);
}

TEST_F(TensorLookTest, CaptionsAndNumbersGrowWithTheText)
{
    const auto captions = [this] { // ink of a channel's name above its plane
        const QRectF first = view(Side::Output)->elementRect(0);
        const QImage picture = view(Side::Output)->grab().toImage();
        return pixelsLike(picture, QRect(int(first.left()), 0, 60, int(first.top())), axisColor(1));
    };
    const auto numbers = [this] { // of the number in a cell
        const QImage one = cell(39).copy(8, 8, cell(39).width() - 16, cell(39).height() - 16);
        return one.width() * one.height() - pixelsLike(one, one.rect(), QColor(one.pixel(0, 0)));
    };
    m_window.resize(1900, 1400); // the panels grow too, and leave the tensors less
    settle();
    const int caption = captions(), number = numbers();
    ASSERT_GT(caption, 5);
    for (int i = 0; i < 4; ++i)
        key(Qt::Key_Plus, Qt::ControlModifier);
    EXPECT_GT(captions(), caption * 3 / 2);
    EXPECT_GT(numbers(), number * 5 / 4);
    m_window.actions().get("normalText")->trigger();
    settle();
    EXPECT_EQ(captions(), caption);
}

TEST_F(TensorLookTest, NumbersAreWrittenInTheFontThatIsChosen)
{
    const QImage ours = cell(39);
    const QString readout = spoken("zoomReadout");
    m_window.actions().get("dataFont")->trigger();
    settle();
    auto* dialog = m_window.findChild<QWidget*>("dataFontDialog");
    ASSERT_TRUE(dialog && dialog->isVisible());
    auto* fonts = dialog->findChild<QComboBox*>();
    ASSERT_GT(fonts->count(), 1);
    fonts->setFocus();
    key(fonts->currentIndex() == 0 ? Qt::Key_End : Qt::Key_Home);
    EXPECT_NE(cell(39), ours) << fonts->currentText().toStdString();
    for (QAbstractButton* button : dialog->findChildren<QAbstractButton*>())
        if (button->text().contains("Restore"))
            QTest::mouseClick(button, Qt::LeftButton);
    settle();
    EXPECT_EQ(cell(39), ours);
    dialog->close();
    settle();
}

TEST_F(TensorLookTest, ATipTellsThePartsOfAValue)
{
    show("DEPTH_TO_SPACE --Sizes 1,4,1,1 --DataType FLOAT32 --BlockSize 2 --data constant:31");
    TensorView* output = view(Side::Output);
    const QPoint at = output->elementRect(0).center().toPoint();
    QHelpEvent help(QEvent::ToolTip, at, output->mapToGlobal(at));
    QApplication::sendEvent(output, &help);
    EXPECT_EQ(
        QToolTip::text(),
        QStringLiteral("(0,0,0,0) = 31\n0x41f80000\n0 10000011 11110000000000000000000\nsign, exponent, mantissa"));
    QToolTip::hideText();
}

TEST_F(TensorLookTest, TheOverviewShowsWhereOneIsAndLeadsElsewhere)
{
    show("SPACE_TO_DEPTH1 --Sizes 1,1,600,600 --DataType UINT8 --BlockSize 2 --data ramp");
    m_window.actions().get(QStringLiteral("link"))->trigger();
    TensorView* input = view(Side::Input);
    input->setFocus();
    const auto isShown = [&] { // the picture changes as it is switched off and on
        const QImage with = input->grab().toImage();
        key(Qt::Key_V);
        const QImage without = input->grab().toImage();
        key(Qt::Key_V);
        return with != without;
    };
    ASSERT_TRUE(QTest::qWaitFor([&] { // workers are still at its levels
        const QImage before = input->grab().toImage();
        QTest::qWait(100);
        return before == input->grab().toImage();
    }));
    EXPECT_FALSE(isShown()); // all is in sight
    input->setZoom(8, QPointF(0, 0));
    EXPECT_TRUE(isShown());
    const uint64_t before = *input->centerElement();
    QTest::mouseClick(input, Qt::LeftButton, {}, QPoint(input->width() - 20, input->height() - 24 - 20));
    const uint64_t after = *input->centerElement();
    EXPECT_GT(after / 600, before / 600 + 100);
    EXPECT_GT(after % 600, before % 600 + 100);
    EXPECT_FALSE(m_window.document()->pinned());
}

TEST_F(TensorLookTest, ATensorThatReturnsIsSeenAsItWasLeft)
{
    show("SPACE_TO_DEPTH1 --Sizes 1,3,40,40 --DataType UINT8 --BlockSize 2 --data ramp");
    TensorView* input = view(Side::Input);
    input->setMode(TensorView::Mode::Plane);
    input->setPlane(0, 2);
    input->setZoom(32, QPointF(30, 30));
    const QRectF there = input->elementRect(*input->centerElement());
    const uint64_t middle = *input->centerElement();
    show("SPACE_TO_DEPTH1 --Sizes 1,3,10,10 --DataType UINT8 --BlockSize 2 --data ramp");
    input->fit();
    ASSERT_NE(input->zoom(), 32);
    show("SPACE_TO_DEPTH1 --Sizes 1,3,40,40 --DataType UINT8 --BlockSize 2 --data ramp");
    EXPECT_EQ(input->mode(), TensorView::Mode::Plane);
    EXPECT_EQ(input->plane(), std::pair(0U, 2U));
    EXPECT_EQ(input->zoom(), 32);
    EXPECT_EQ(input->centerElement(), middle);
    EXPECT_NEAR(input->elementRect(middle).left(), there.left(), 1);
}

} // namespace
} // namespace tessera
