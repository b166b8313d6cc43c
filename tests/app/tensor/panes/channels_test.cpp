// SPDX-License-Identifier: GPL-3.0-or-later
// Which channels a pane shows: stepping by key, one alone, three as colours, one as grey.
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

class ChannelsTest : public WindowTest {
protected:
    ChannelsTest() { m_window.resize(1280, 800); }

    void show(const char* text)
    {
        changeCase(text);
        document().pin({});
        view(Side::Output)->setFocus();
    }

    QString shownChannels() const
    {
        const QWidget* pane = part("outputPane");
        const auto* button = pane->findChild<QToolButton*>("plane");
        return button->isVisible() ? button->accessibleName().section(": ", 1) : QStringLiteral("all");
    }

    void rightClick(QPoint at)
    {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, view(Side::Output)->mapToGlobal(at));
        QApplication::sendEvent(view(Side::Output), &event);
        waitUntilIdle();
    }

    void click(const char* text)
    {
        QWidget* panel = part("channelPanel");
        for (QAbstractButton* button : panel->findChildren<QAbstractButton*>())
            if (button->isVisible() && button->text() == QLatin1String(text)) {
                QTest::mouseClick(button, Qt::LeftButton);
                waitUntilIdle();
                return;
            }
        FAIL() << text;
    }

    // The colour of an element, beside what is written on it.
    QColor colourOf(uint64_t element)
    {
        const QPointF at = view(Side::Output)->elementRect(element).bottomRight() - QPointF(4, 4);
        return view(Side::Output)->grab().toImage().pixelColor(at.toPoint());
    }
};

TEST_F(ChannelsTest, KeysStepThroughChannelsAndImages)
{
    show("SPACE_TO_DEPTH1 --Sizes 3,2,4,4 --DataType UINT8 --BlockSize 2 --data iota");
    key(Qt::Key_2, Qt::AltModifier);
    EXPECT_EQ(shownChannels(), "n0 c0");
    key(Qt::Key_BracketRight);
    EXPECT_EQ(shownChannels(), "n0 c1");
    key(Qt::Key_BraceRight);
    EXPECT_EQ(shownChannels(), "n1 c1");
    key(Qt::Key_BraceLeft);
    key(Qt::Key_BraceLeft); // round the ends
    EXPECT_EQ(shownChannels(), "n2 c1");
    key(Qt::Key_1, Qt::AltModifier); // where all are shown the pin moves
    document().pin(Pick{Side::Output, 0});
    key(Qt::Key_BraceRight);
    key(Qt::Key_BracketRight);
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (1,1,0,0)"));
}

TEST_F(ChannelsTest, ARightClickOnACaptionShowsThatChannelAloneAndBack)
{
    show("SPACE_TO_DEPTH1 --Sizes 1,2,4,4 --DataType UINT8 --BlockSize 2 --data iota");
    EXPECT_EQ(shownChannels(), "all");
    const QRectF first = view(Side::Output)->elementRect(20); // an element of channel 5
    rightClick((first.topLeft() + QPointF(4, -8)).toPoint());
    EXPECT_EQ(shownChannels(), "c5");
    rightClick((view(Side::Output)->elementRect(20).topLeft() + QPointF(4, -8)).toPoint());
    EXPECT_EQ(shownChannels(), "all");
    document().pin(Pick{Side::Output, 12});
    key(Qt::Key_S, Qt::ShiftModifier);
    EXPECT_EQ(shownChannels(), "c3");
    key(Qt::Key_S, Qt::ShiftModifier);
    EXPECT_EQ(shownChannels(), "all");
}

TEST_F(ChannelsTest, AnyThreeChannelsAreAColourAndOneIsGrey)
{
    show("SPACE_TO_DEPTH1 --Sizes 1,3,4,4 --DataType UINT8 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data random:3");
    key(Qt::Key_C, Qt::ShiftModifier);
    click("Colours");
    click("A third apart"); // the colours of one pixel
    EXPECT_EQ(shownChannels(), "R0 G4 B8");
    const Tensor& input = *document().tensor(Side::Input);
    const Tensor& output = *document().tensor(Side::Output);
    EXPECT_EQ(colourOf(0), QColor(int(input.bits(0)), int(input.bits(16)), int(input.bits(32))));
    click("Neighbours");
    EXPECT_EQ(shownChannels(), "R0 G1 B2");
    EXPECT_EQ(colourOf(3), QColor(int(output.bits(3)), int(output.bits(7)), int(output.bits(11))));
    click("Grey");
    EXPECT_EQ(shownChannels(), "grey c0");
    EXPECT_EQ(colourOf(3), QColor(int(output.bits(3)), int(output.bits(3)), int(output.bits(3))));
}

} // namespace
} // namespace tessera
