// SPDX-License-Identifier: GPL-3.0-or-later
// What a user can choose of how a tensor is looked at: the grids, the numbers, the overview, and what is kept.
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

struct ViewStateTest : WindowTest {
    ViewStateTest()
    {
        document().pin({});
        view(Side::Output)->setFocus();
    }

    void show(const char* text)
    {
        changeCase(text);
        const uint32_t width = document().currentCase().op.output.sizes.back();
        ASSERT_TRUE(waitFor([&] {
            return document().shown()->plan.output.sizes.back() == width && view(Side::Input)->centerElement()
                && view(Side::Output)->centerElement();
        }));
    }

    // Types so slowly that the case of each digit is run and shown.
    void typeSlowly(const QString& field, const QString& digits)
    {
        auto* edit = named<QAbstractSpinBox>(field);
        ASSERT_TRUE(edit) << field.toStdString();
        QTest::mouseDClick(edit->findChild<QLineEdit*>(), Qt::LeftButton);
        for (const QChar digit : digits) {
            QTest::keyClick(edit, digit.toLatin1());
            waitUntilIdle();
        }
    }

    void zoomIn() { turnWheel(view(Side::Output), QRectF(view(Side::Output)->rect()).center(), 4); }

    bool isSeenWhole(Side side)
    {
        const uint64_t last = elementCount(document().tensor(side)->desc) - 1;
        const QRectF first = view(side)->elementRect(0), end = view(side)->elementRect(last);
        return !first.isEmpty() && !end.isEmpty() && QRectF(view(side)->rect()).contains(first | end);
    }

    QImage cell(uint64_t element)
    {
        return view(Side::Output)->grab(view(Side::Output)->elementRect(element).toRect()).toImage();
    }
};

TEST_F(ViewStateTest, CaptionsAndNumbersGrowWithTheText)
{
    const auto captions = [this] { // ink of a channel's name above its plane
        const QRectF first = view(Side::Output)->elementRect(0);
        const QImage picture = view(Side::Output)->grab().toImage();
        return pixelsLike(picture, QRect(int(first.left()), 0, 60, int(first.top())), axisColor(1));
    };
    const auto numbers = [this] { // the ink of the number in a cell
        const QImage one = cell(39).copy(8, 8, cell(39).width() - 16, cell(39).height() - 16);
        return one.width() * one.height() - pixelsLike(one, one.rect(), QColor(one.pixel(0, 0)));
    };
    m_window.resize(1900, 1400); // the panels grow too, and leave the tensors less
    waitUntilIdle();
    const int caption = captions(), number = numbers();
    ASSERT_GT(caption, 5);
    for (int i = 0; i < 4; ++i)
        key(Qt::Key_Plus, Qt::ControlModifier);
    EXPECT_GT(captions(), caption * 3 / 2);
    EXPECT_GT(numbers(), number * 5 / 4);
    trigger("normalText");
    EXPECT_EQ(captions(), caption);
}

TEST_F(ViewStateTest, NumbersAreWrittenInTheFontThatIsChosen)
{
    const QImage ours = cell(39);
    const Answers answers({[](QWidget& dialog) {
        auto& list = static_cast<QInputDialog&>(dialog);
        QStringList fonts = list.comboBoxItems().mid(1);
        fonts.removeAll(QFontInfo(dataFont()).family());
        ASSERT_FALSE(fonts.isEmpty());
        list.setTextValue(fonts.front());
        list.accept();
    }});
    trigger("dataFont");
    EXPECT_NE(cell(39), ours) << textSettings().dataFamily.toStdString();
    trigger("normalText");
    EXPECT_EQ(cell(39), ours);
}

TEST_F(ViewStateTest, ATipTellsThePartsOfAValue)
{
    const std::tuple<const char*, const char*, const char*> rows[] = {
        {"FLOAT32", "31", "31 hex 0x41f80000 sign 0 + exponent 10000011 24 mantissa 11110000000000000000000 ×1.9375"},
        {"FLOAT16", "-0.75", "-0.75 hex 0xba00 sign 1 − exponent 01110 2−1 mantissa 1000000000 ×1.5"},
        {"FLOAT16", "3e-5", // less than 2⁻¹⁴
         "3e-05 hex 0x01f7 sign 0 + exponent 00000 2−14 mantissa, subnormal 0111110111 ×0.4912"},
        {"FLOAT16", "0", "0 hex 0x0000 sign 0 + exponent 00000 mantissa 0000000000 zero"},
        {"INT16", "-2", "-2 hex 0xfffe bits 11111111 11111110"}};
    for (const auto& [type, value, tip] : rows) {
        show((std::string("DEPTH_TO_SPACE --Sizes 1,4,1,1 --BlockSize 2 --DataType ") + type
              + " --data constant:" + value)
                 .c_str());
        EXPECT_EQ(tipAt(view(Side::Output), view(Side::Output)->elementRect(0).center().toPoint()),
                  std::string("(0,0,0,0) = ") + tip);
    }
}

// The first channel's cells are dark and the second one's light. The themes are gone through in turn.
TEST_F(ViewStateTest, TheBlockGridStandsOutOnEveryColour)
{
    for (const Qt::Key toNext : {Qt::Key_H, Qt::Key_T, Qt::Key_H, Qt::Key_T}) {
        const QImage picture = view(Side::Output)->grab().toImage();
        for (const uint64_t element : {2, 8, 20, 26, 32, 44}) { // each begins a block
            const QPoint corner = view(Side::Output)->elementRect(element).topLeft().toPoint();
            const auto contrast = [&](int x) { // the contrast of the dark line, or of the light one beside it
                return contrastRatio(picture.pixelColor(corner + QPoint(x, 20)),
                                     picture.pixelColor(corner + QPoint(4, 20)));
            };
            EXPECT_GT(std::max(contrast(-1), contrast(0)), 2)
                << name(currentTheme()).toStdString() << ", element " << element;
        }
        key(toNext, Qt::ControlModifier | Qt::ShiftModifier);
    }
}

// The overview shrinks planes and gaps alike: just behind each gap a plane begins.
TEST_F(ViewStateTest, TheOverviewOfAnAtlasHasEveryPlaneInItsPlace)
{
    show("SPACE_TO_DEPTH1 --Sizes 2,2,500,500 --DataType UINT32 --BlockSize 2 --data iota");
    TensorView* input = view(Side::Input);
    input->setZoom(16, QRectF(input->rect()).center());
    ASSERT_TRUE(waitFor([&] {
        const QImage picture = input->grab().toImage();
        const QPoint corner(picture.width() - 13, picture.height() - 24 - 13);
        const auto quarter = [&](int x, int y) {
            return contrastRatio(picture.pixelColor(corner - QPoint(x, y)), Qt::black);
        };
        const double first = quarter(112, 127), second = quarter(20, 127), third = quarter(112, 61),
                     last = quarter(20, 61);
        return first < second && second < third && third < last;
    }));
}

TEST_F(ViewStateTest, ActualSizeStaysAndWhatIsFittedIsFittedAgain)
{
    const TensorView* output = view(Side::Output);
    const QSize whole = m_window.size();
    const auto zoomIn = [&](QSize size) {
        resize(size);
        return output->zoom();
    };
    const double fitted = output->zoom();
    EXPECT_LT(zoomIn({900, 600}), fitted);
    key(Qt::Key_1);
    EXPECT_EQ(output->zoom(), 1);
    EXPECT_EQ(zoomIn(whole), 1);
    key(Qt::Key_F);
    EXPECT_EQ(output->zoom(), fitted);
}

TEST_F(ViewStateTest, ThePinOfALargePictureIsSeenAtFit)
{
    show("SPACE_TO_DEPTH1 --Sizes 1,1,1500,2000 --DataType UINT8 --BlockSize 2 --data constant:7");
    const auto marks = [this](Side side, Role role) { return pixelsLike(view(side), color(role)); };
    const int pin = marks(Side::Output, Role::Pin), partner = marks(Side::Input, Role::Partner);
    document().pin(Pick{Side::Output, 777 * 1000 + 333});
    EXPECT_GT(marks(Side::Output, Role::Pin), pin + 4);
    EXPECT_GT(marks(Side::Input, Role::Partner), partner + 4);
}

TEST_F(ViewStateTest, WhatIsToBeKeptFittedIsFittedAgainWhateverTheUserDid)
{
    zoomIn();
    ASSERT_FALSE(isSeenWhole(Side::Output));
    key(Qt::Key_F, Qt::ShiftModifier);
    EXPECT_TRUE(isSeenWhole(Side::Output));
    zoomIn();
    typeSlowly("Sizes W", "5");
    EXPECT_TRUE(isSeenWhole(Side::Input));
    EXPECT_TRUE(isSeenWhole(Side::Output));
    keyAt(Side::Output, Qt::Key_F, Qt::ShiftModifier); // no longer
    zoomIn();
    typeSlowly("Sizes W", "6");
    EXPECT_FALSE(isSeenWhole(Side::Output));
}

TEST_F(ViewStateTest, LinesComeWhenCellsHaveRoomForThem)
{
    show("DEPTH_TO_SPACE --Sizes 1,4,300,300 --DataType UINT32 --BlockSize 2 --data constant:3");
    const auto hasLines = [this](double zoom) {
        view(Side::Output)->setZoom(zoom, QPointF(200, 200));
        waitUntilIdle();
        const QImage with = view(Side::Output)->grab().toImage();
        key(Qt::Key_G);
        const QImage without = view(Side::Output)->grab().toImage();
        key(Qt::Key_G);
        return with != without;
    };
    EXPECT_FALSE(hasLines(2));
    EXPECT_TRUE(hasLines(20));
}

// What lights up in one tensor while the mouse is over the other one.

struct PartnerMarksTest : WindowTest {
    PartnerMarksTest()
    {
        m_window.resize(1400, 900);
        keyAt(Side::Output, Qt::Key_Escape); // the example's pin
    }

    void hover(Side side, uint64_t element)
    {
        TensorView* over = view(side);
        const QPointF at = over->elementRect(element).center();
        QMouseEvent move(QEvent::MouseMove, at, over->mapToGlobal(at), Qt::NoButton, Qt::NoButton, {});
        QApplication::sendEvent(over, &move);
    }

    QImage pictureOf(Side side) { return view(side)->grab().toImage(); }
};

// x = (1 + 0.5) / 2 - 0.5 = 0.25 on both axes: weights 9/16, 3/16, 3/16 and 1/16, and a dot between the four centres.
TEST_F(PartnerMarksTest, WeightsFrameTheirInputsAndADotIsWhereTheCoordinateFalls)
{
    showCase("RESAMPLE1 --Sizes 1,1,4,4 --InterpolationMode LINEAR --Scales 1,1,2,2 --data constant:3");
    ASSERT_TRUE(waitFor([&] { return !view(Side::Output)->elementRect(63).isEmpty(); }));
    const QImage before = pictureOf(Side::Input);
    hover(Side::Output, 9); // row 1, column 1
    const QImage after = pictureOf(Side::Input);
    const auto below = [&](const QImage& picture, uint64_t element, double left) { // beside the number
        const QRectF cell = view(Side::Input)->elementRect(element);
        return picture.pixelColor((cell.topLeft() + QPointF(left, cell.height() * 0.7)).toPoint());
    };
    const auto frame = [&](uint64_t element) {
        const QColor a = below(before, element, 1), b = below(after, element, 1);
        return std::abs(a.red() - b.red()) + std::abs(a.green() - b.green()) + std::abs(a.blue() - b.blue());
    };
    EXPECT_GT(frame(0), frame(1));
    EXPECT_EQ(frame(1), frame(4));
    EXPECT_GT(frame(4), frame(5));
    EXPECT_GT(frame(5), 0);
    for (const uint64_t other : {2, 3, 6, 7, 8, 10, 15})
        EXPECT_EQ(frame(other), 0) << other;
    const QRectF cell = view(Side::Input)->elementRect(0);
    const double inside = cell.width() / 6; // where neither numbers nor frames are
    for (uint64_t element = 0; element < 16; ++element) // a colour is a value, and its number reads on it
        EXPECT_EQ(below(before, element, inside), below(after, element, inside)) << element;
    const QPointF there = cell.topLeft() + 0.75 * QPointF(cell.width(), cell.height());
    const QRect dot(there.toPoint() - QPoint(2, 2), QSize(4, 4));
    EXPECT_EQ(pixelsLike(before, dot, color(Role::Pin)), 0);
    EXPECT_EQ(pixelsLike(after, dot, color(Role::Pin)), 16);
}

// In a cell without room for both, the weight hid the upper half of the number.
TEST_F(PartnerMarksTest, AWeightLeavesTheNumberToBeRead)
{
    showCase("RESAMPLE1 --Sizes 1,1,1,4 --InterpolationMode LINEAR --Scales 1,1,1,0.5 --data constant:8");
    for (const auto& [zoom, isShown] : {std::pair(38, false), std::pair(72, true)}) {
        view(Side::Input)->setZoom(zoom, QPointF(100, 100));
        waitUntilIdle();
        hover(Side::Output, 0);
        const QRect cell = view(Side::Input)->elementRect(0).toRect();
        const QRect inside = cell.adjusted(4, 4, -4, -4); // without the frame
        const int ink = pixelsLike(pictureOf(Side::Input), inside, color(Role::Partner));
        EXPECT_EQ(ink > 40, isShown) << zoom << ": " << ink;
    }
}

} // namespace
} // namespace tessera
