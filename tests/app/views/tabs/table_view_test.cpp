// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/table_view.h"

#include "tests/app/support/flawed_engine.h"
#include "tests/app/support/window_fixture.h"
#include "tests/app/tensor/panes/panel_support.h"

namespace tessera {
namespace {

class TableViewTest : public testing::Test {
protected:
    TableViewTest()
    {
        document.setEngines("cpu", "reference");
        open(
            "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order DEPTH_COLUMN_ROW --data doc-iota");
        showActive(view, {900, 220});
    }

    void open(const std::string& text)
    {
        document.newCase(caseFromText(text));
        ASSERT_TRUE(tessera::waitUntilIdle(document)) << english(document.runError());
    }

    QTableView* table() { return named<QTableView>(view, "Numbers of one plane"); }
    QString cell(int row, int column) { return table()->model()->index(row, column).data().toString(); }
    QPoint centre(int row, int column) { return table()->visualRect(table()->model()->index(row, column)).center(); }
    void choose(const QString& source) { QTest::mouseClick(named<QAbstractButton>(view, source), Qt::LeftButton); }

    Document document;
    TableView view{&document};
};

TEST_F(TableViewTest, ShowsThePlaneOfThePin)
{
    document.pin(Pick{Side::Output, 39}); // (0, 1, 2, 3) = 31
    EXPECT_EQ(named<QSpinBox>(view, "Channel")->value(), 1);
    EXPECT_EQ(table()->model()->rowCount(), 4);
    EXPECT_EQ(table()->model()->columnCount(), 6);
    EXPECT_EQ(cell(2, 3), "31");
    EXPECT_EQ(table()->currentIndex(), table()->model()->index(2, 3));
    choose("Input"); // its source
    EXPECT_EQ(named<QSpinBox>(view, "Channel")->value(), 3);
    EXPECT_EQ(table()->currentIndex().data(), "31");
}

// A tab with another shape comes in while a layout asks for the numbers of the one that goes.
TEST_F(TableViewTest, ThePlaneOfAnotherShapeSaysNothing)
{
    Document::State other(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,4,1,1 --DataType UINT32 --BlockSize 2 --data iota"),
                          document.state(), {});
    document.exchange(other);
    ASSERT_TRUE(tessera::waitUntilIdle(document));
    document.exchange(other);
    document.pin(Pick{Side::Output, 39}); // in the second plane: the other case has none
    ASSERT_EQ(cell(2, 3), "31");
    const QStringList said = saidBetween(document, other, *table()->model());
    EXPECT_EQ(said, QStringList({"0", "1", "2", "3", "4", "5"})) << said.join(',').toStdString(); // the headings
    EXPECT_EQ(cell(1, 1), "3");
}

TEST_F(TableViewTest, ACellThatIsClickedOrReachedByKeysIsPinned)
{
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, centre(1, 2));
    EXPECT_EQ(document.pinned(), (Pick{Side::Output, 8}));
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_Right);
    EXPECT_EQ(document.pinned(), (Pick{Side::Output, 9}));
    auto* channel = named<QSpinBox>(view, "Channel");
    channel->setFocus();
    QTest::keyClick(channel, Qt::Key_Up);
    EXPECT_EQ(cell(0, 0), "9"); // channel 1 begins with input (0, 1, 0, 0)
}

TEST_F(TableViewTest, ASelectionIsCopiedAsRowsAndColumns)
{
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, centre(0, 0));
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, Qt::ShiftModifier, centre(1, 2));
    table()->setFocus();
    QTest::keyClick(table(), Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QGuiApplication::clipboard()->text(),
              QStringLiteral("%1\t%2\t%3\n%4\t%5\t%6")
                  .arg(cell(0, 0), cell(0, 1), cell(0, 2), cell(1, 0), cell(1, 1), cell(1, 2)));
}

TEST_F(TableViewTest, TheSecondEnginesNumbersAreThereWhereItRan)
{
    EXPECT_TRUE(named<QAbstractButton>(view, "Output B")->isEnabled());
    choose("Output B");
    EXPECT_EQ(cell(0, 1), QString::number(document.shown()->b->bits(1)));
    document.setEngines("cpu", "");
    ASSERT_TRUE(tessera::waitUntilIdle(document));
    EXPECT_FALSE(named<QAbstractButton>(view, "Output B")->isEnabled());
    EXPECT_EQ(cell(0, 1), QString::number(document.shown()->a->bits(1))); // the value of A again
}

TEST_F(TableViewTest, WhereTheEnginesDifferTheNumberIsBoldAndTheTipHasTheOther)
{
    Document flawed(flawedEngines({{8, 1}}));
    TableView differing(&flawed);
    flawed.newCase(documentationExample());
    showActive(differing, {900, 220});
    auto* numbers = differing.findChild<QTableView*>();
    const auto inkWith = [&](const char* engineB) {
        flawed.setEngines("cpu", engineB);
        EXPECT_TRUE(tessera::waitUntilIdle(flawed));
        const QImage cell = numbers->viewport()->grab(numbers->visualRect(numbers->model()->index(1, 2))).toImage();
        int ink = 0;
        for (int y = 0; y < cell.height(); ++y)
            for (int x = 0; x < cell.width(); ++x)
                ink += cell.pixelColor(x, y).lightness() < cell.pixelColor(2, 2).lightness() / 2;
        return ink;
    };
    const int equal = inkWith("cpu");
    EXPECT_GT(equal, 0);
    EXPECT_FALSE(visibleText(differing).contains("bold"));
    EXPECT_GT(inkWith("flawed"), equal);
    EXPECT_TRUE(visibleText(differing).contains("bold: the other output has other bits"));
    const QPoint at = numbers->visualRect(numbers->model()->index(1, 2)).center();
    QHelpEvent help(QEvent::ToolTip, at, numbers->viewport()->mapToGlobal(at));
    QApplication::sendEvent(numbers->viewport(), &help);
    const QString other = QString::number(flawed.shown()->a->bits(8) + 1);
    EXPECT_TRUE(QToolTip::text().contains(QStringLiteral("Output B has ") + other)) << QToolTip::text().toStdString();
    QToolTip::hideText();
}

TEST_F(TableViewTest, NumbersAreNotCutAndRowsGrowWithTheText)
{
    for (const char* type : {"INT64", "FLOAT64", "FLOAT16"}) {
        open("SPACE_TO_DEPTH1 --Sizes 2,3,8,8 --BlockSize 2 --DataType " + std::string(type) + " --data random:5");
        for (int column = 0; column < 4; ++column)
            EXPECT_LE(QFontMetrics(dataFont()).horizontalAdvance(cell(1, column)) + 6, table()->columnWidth(column))
                << type << ' ' << cell(1, column).toStdString();
    }
    setTextSettings(*qApp, {.scale = 2});
    EXPECT_GE(table()->rowHeight(0), QFontMetrics(dataFont()).height());
    setTextSettings(*qApp, {});
    EXPECT_EQ(table()->rowHeight(0), 20);
}

TEST_F(TableViewTest, HugePlanesAreShownInParts)
{
    open("RESAMPLE1 --Sizes 2000000,3 --DataType UINT8 --InterpolationMode NEAREST_NEIGHBOR --DimensionCount 2 "
         "--Scales 1,1 --InputPixelOffsets 0.5,0.5 --OutputPixelOffsets -0.5,-0.5 --data iota");
    EXPECT_EQ(table()->model()->rowCount(), int(PlaneTableModel::kMostRows));
    document.pin(Pick{Side::Output, 1999999ull * 3 + 2});
    EXPECT_EQ(table()->currentIndex().row(), 1999999 - int(PlaneTableModel::kMostRows));
    EXPECT_EQ(table()->model()->headerData(table()->currentIndex().row(), Qt::Vertical, Qt::DisplayRole), "1999999");
    EXPECT_TRUE(named<QSpinBox>(view, "First row")->isVisibleTo(&view));
}

class TableInTheWindow : public WindowTest { };

TEST_F(TableInTheWindow, TheTableHasItsOwnCopy)
{
    key(Qt::Key_T, Qt::AltModifier | Qt::ShiftModifier);
    auto* table = named<QTableView>("Numbers of one plane");
    ASSERT_TRUE(table && table->hasFocus());
    key(Qt::Key_Home, Qt::ControlModifier);
    key(Qt::Key_Right, Qt::ShiftModifier);
    key(Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QGuiApplication::clipboard()->text().count('\t'), 1);
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,"));
}

// What is only looked at is not chosen.
TEST_F(TableInTheWindow, AKeyOpensTheTabAndPinsNothing)
{
    document().pin({});
    key(Qt::Key_T, Qt::AltModifier | Qt::ShiftModifier);
    EXPECT_TRUE(named<QTableView>("Numbers of one plane")->hasFocus());
    EXPECT_FALSE(document().pinned());
    key(Qt::Key_Right);
    EXPECT_TRUE(document().pinned());
}

} // namespace
} // namespace tessera
