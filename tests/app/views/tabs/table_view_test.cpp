// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/plot.h"
#include "app/views/tabs/tab.h"
#include "app/views/tabs/timing_view.h"
#include "engine/frameworks/dialects/dialect.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

struct TableViewTest : OpenedCase {
    TableViewTest()
        : OpenedCase(kReferencePage, "reference")
    {
        showActive(view, {900, 220});
    }

    QTableView* table() { return named<QTableView>(view, "Numbers of one plane"); }
    QString cell(int row, int column) { return table()->model()->index(row, column).data().toString(); }
    QPoint centre(int row, int column) { return table()->visualRect(table()->model()->index(row, column)).center(); }
    void choose(const QString& source) { QTest::mouseClick(named<QAbstractButton>(view, source), Qt::LeftButton); }

    const std::unique_ptr<QWidget> made{makeTableView({&document})};
    QWidget& view = *made;
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

// While the document changes to a case of another shape, a layout may ask for numbers of the case before.
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
    keyIn(table(), Qt::Key_Right);
    EXPECT_EQ(document.pinned(), (Pick{Side::Output, 9}));
    keyIn(named<QSpinBox>(view, "Channel"), Qt::Key_Up);
    EXPECT_EQ(cell(0, 0), "9"); // channel 1 begins with input (0, 1, 0, 0)
}

TEST_F(TableViewTest, ASelectionIsCopiedAsRowsAndColumns)
{
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, {}, centre(0, 0));
    QTest::mouseClick(table()->viewport(), Qt::LeftButton, Qt::ShiftModifier, centre(1, 2));
    keyIn(table(), Qt::Key_C, Qt::ControlModifier);
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
    const std::unique_ptr<QWidget> other(makeTableView({&flawed}));
    QWidget& differing = *other;
    flawed.newCase(documentationExample());
    showActive(differing, {900, 220});
    auto* numbers = differing.findChild<QTableView*>();
    const auto inkWith = [&](const char* engineB) {
        flawed.setEngines("cpu", engineB);
        EXPECT_TRUE(tessera::waitUntilIdle(flawed));
        const QImage cell = numbers->viewport()->grab(numbers->visualRect(numbers->model()->index(1, 2))).toImage();
        const int ground = cell.pixelColor(2, 2).lightness();
        return pixelsThat(cell, cell.rect(), [&](const QColor& is) { return is.lightness() < ground / 2; });
    };
    const int equal = inkWith("cpu");
    EXPECT_GT(equal, 0);
    EXPECT_FALSE(visibleText(differing).contains("bold"));
    EXPECT_GT(inkWith("flawed"), equal);
    EXPECT_TRUE(visibleText(differing).contains("bold: the other output has other bits"));
    const QPoint at = numbers->visualRect(numbers->model()->index(1, 2)).center();
    EXPECT_THAT(tipAt(numbers->viewport(), at),
                HasSubstr("Output B has " + std::to_string(flawed.shown()->a->bits(8) + 1)));
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

TEST_F(TableViewTest, OfAHugePlaneTheFirstRowsAreShown)
{
    open("RESAMPLE1 --Sizes 5000000,1 --DataType UINT8 --InterpolationMode NEAREST_NEIGHBOR --DimensionCount 2 "
         "--Scales 1,1 --InputPixelOffsets 0.5,0.5 --OutputPixelOffsets -0.5,-0.5 --data iota");
    EXPECT_EQ(table()->model()->rowCount(), 1 << 22);
    EXPECT_TRUE(visibleText(view).contains("the first 4\u202f194\u202f304"));
    document.pin(Pick{Side::Output, 4194303});
    EXPECT_EQ(table()->currentIndex().row(), 4194303);
    document.pin(Pick{Side::Output, 4999999});
    EXPECT_FALSE(table()->selectionModel()->hasSelection());
}

struct TableInTheWindow : WindowTest { };

// To look at a plane's numbers pins no element.
TEST_F(TableInTheWindow, AKeyOpensTheTabAndPinsNothingAndTheTableHasItsOwnCopy)
{
    document().pin({});
    key(Qt::Key_T, Qt::AltModifier | Qt::ShiftModifier);
    auto* table = named<QTableView>("Numbers of one plane");
    ASSERT_TRUE(table && table->hasFocus());
    EXPECT_FALSE(document().pinned());
    key(Qt::Key_Right);
    EXPECT_TRUE(document().pinned());
    key(Qt::Key_Home, Qt::ControlModifier);
    key(Qt::Key_Right, Qt::ShiftModifier);
    key(Qt::Key_C, Qt::ControlModifier);
    EXPECT_EQ(QGuiApplication::clipboard()->text().count('\t'), 1);
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,"));
}

struct CodeViewTest : testing::Test {
    CodeViewTest()
    {
        document.setLive(false);
        document.newCase(documentationExample());
        showActive(view, {1000, 220});
    }

    void show(const QString& dialect)
    {
        auto* language = named<QComboBox>(view, "Language");
        language->setCurrentIndex(language->findText(dialect));
        ASSERT_EQ(language->currentText(), dialect);
    }
    std::string shown() { return view.findChild<QPlainTextEdit*>()->toPlainText().toStdString(); }

    Document document;
    const std::unique_ptr<QWidget> made{makeCodeView({&document})};
    QWidget& view = *made;
};

TEST_F(CodeViewTest, EveryDialectIsWhatTheEngineSays)
{
    const Case& c = document.currentCase();
    EXPECT_EQ(shown(), code(c.op, Dialect::DirectML));
    show("NumPy");
    EXPECT_EQ(shown(), code(c.op, Dialect::NumPy));
    show("DxDispatch JSON");
    EXPECT_EQ(shown(), toJson(c));
}

TEST_F(CodeViewTest, SaysWhyAFrameworkCannotSayIt)
{
    show("einops");
    document.newCase(caseFromText("RESAMPLE1 --Sizes 1,1,2,2 --InterpolationMode LINEAR --Scales 1,1,2,2"));
    EXPECT_EQ(shown(), "");
    EXPECT_TRUE(visibleText(view).contains("einops moves whole elements, and resizes nothing."));
    EXPECT_FALSE(named<QAbstractButton>(view, "Copy")->isEnabled());
}

TEST_F(CodeViewTest, AScriptIsWhatTheEngineWrites)
{
    auto* whole = view.findChild<QCheckBox*>();
    show("NumPy");
    whole->click();
    EXPECT_EQ(shown(), script(document.currentCase(), Dialect::NumPy));
    EXPECT_THAT(shown(), HasSubstr("import sys"));
    show("One line");
    EXPECT_FALSE(whole->isEnabled()); // it runs as it is
    EXPECT_EQ(shown(), toText(document.currentCase()));
    show("PyTorch"); // it stays chosen; UINT32 is no type of its tensors
    EXPECT_TRUE(whole->isEnabled());
    EXPECT_EQ(shown(), "");
    EXPECT_TRUE(visibleText(view).contains("DataType UINT32"));
    whole->click();
    EXPECT_THAT(shown(), HasSubstr("F.pixel_shuffle(x, 2)"));
}

TEST_F(CodeViewTest, CopyTakesAllOfItAndSaysSo)
{
    show("NumPy");
    auto* copy = named<QAbstractButton>(view, "Copy");
    ASSERT_TRUE(copy);
    QTest::mouseClick(copy, Qt::LeftButton);
    EXPECT_EQ(QApplication::clipboard()->text().toStdString(), shown());
    EXPECT_TRUE(copy->text().startsWith("Copied"));
    EXPECT_TRUE(QTest::qWaitFor([&] { return copy->text() == "Copy"; }, 5000));
}

TEST_F(CodeViewTest, ACaseThatIsWrongHasNoProgramAndSaysSo)
{
    setFieldText(document, "BlockSize", "3");
    EXPECT_EQ(shown(), "");
    EXPECT_FALSE(named<QAbstractButton>(view, "Copy")->isEnabled());
    EXPECT_TRUE(visibleText(view).contains("wrong"));
    show("One line");
    EXPECT_THAT(shown(), HasSubstr("--BlockSize 3"));
}

TEST_F(CodeViewTest, CommentsAreQuietAndNamesAreColoured)
{
    const QTextDocument* text = view.findChild<QPlainTextEdit*>()->document();
    int colored = 0;
    for (QTextBlock block = text->begin(); block.isValid(); block = block.next())
        colored += int(block.layout()->formats().size());
    EXPECT_GT(colored, 5);
}

struct TimingViewTest : testing::Test {
    TimingViewTest()
    {
        document.setLive(false);
        document.newCase(documentationExample());
        document.setEngines("cpu", "reference");
        view.setMinimumSize(360, 120); // as of the bottom panel
        showActive(view, {1100, 320});
    }

    void waitForEnd()
    {
        ASSERT_TRUE(QTest::qWaitFor([&] { return named<QAbstractButton>(view, "Measure") != nullptr; }, 60000));
    }
    void measure()
    {
        press(view, "Measure");
        waitForEnd();
    }

    QAbstractItemModel* table() { return view.findChild<QTableView*>()->model(); } // hidden while empty
    QModelIndex found(int row, const QString& column)
    {
        for (int i = 0; i < table()->columnCount(); ++i)
            if (table()->headerData(i, Qt::Horizontal).toString() == column)
                return table()->index(row, i);
        ADD_FAILURE() << "no column " << column.toStdString();
        return {};
    }
    QString cell(int row, const QString& column) { return found(row, column).data().toString(); }
    int runs(int row) { return cell(row, "n").remove(QChar(0x202f)).toInt(); } // without the space of thousands
    QImage chart() { return named<Plot>(view, "Chart of the times")->grab().toImage(); }

    // Chooses an entry of Export, and answers the dialog with the path.
    void exportAs(const QString& entry, const QString& path)
    {
        const Answers answers({typePath(path)});
        for (QAction* action : named<QPushButton>(view, "Export")->menu()->actions())
            if (action->text().startsWith(entry))
                return action->trigger();
        FAIL() << entry.toStdString();
    }

    FakeEngine::Log log; // of the engine "slow"
    Document document;
    TimingView view{{&document, [this](const EngineOptions& options, const std::string& name) {
                         if (name == "missing")
                             throw EngineError("No such device.");
                         return name == "slow" ? fakeEngines(log)(options, name) : makeEngineWith(options, name);
                     }}};
};

TEST_F(TimingViewTest, MeasuresBothEnginesInOneTableWhoseRowSaysItsCommand)
{
    EXPECT_TRUE(view.selectedCommand().isEmpty());
    EXPECT_EQ(table()->rowCount(), 0);
    EXPECT_FALSE(named<QPushButton>(view, "Export")->isEnabled());
    EXPECT_FALSE(named<Plot>(view, "Chart of the times")) << "nothing to draw yet";
    EXPECT_TRUE(visibleText(view).contains("Measure runs the case on A and on B"));
    measure();
    ASSERT_EQ(table()->rowCount(), 2);
    EXPECT_EQ(cell(0, "engine"), "cpu");
    EXPECT_EQ(cell(1, "engine"), "reference");
    for (int row = 0; row < 2; ++row) {
        EXPECT_GE(runs(row), 20);
        for (const char* column : {"cold", "min", "median", "mean", "p95", "max", "plan", "wall"})
            EXPECT_THAT(cell(row, column).toStdString(), EndsWith("s")) << column << ' ';
        EXPECT_TRUE(cell(row, "of copy").endsWith("%"));
        EXPECT_GT(cell(row, "GB/s").toDouble(), 0);
        EXPECT_EQ(cell(row, "upload"), "–");
    }
    for (const int ofEngine : {3, 1})
        EXPECT_GT(pixelsLike(chart(), chart().rect(), axisColor(ofEngine)), 100) << "samples";
    const std::string told = visibleText(view).toStdString();
    EXPECT_THAT(told, Not(HasSubstr("Measure runs the case")));
    for (const char* fact : {"cpu: ", "reference: the textbook", "processor: ", "compiler: ", "flags: ", "libraries: "})
        EXPECT_THAT(told, HasSubstr(fact));
    auto* rows = view.findChild<QTableView*>();
    rows->setFocus();
    rows->setCurrentIndex(table()->index(0, 0));
    EXPECT_THAT(view.selectedCommand().toStdString(), StartsWith("tessera bench DEPTH_TO_SPACE1 "));
}

// The bottom panels of windows of 1280 by 800 and of 1024 by 640.
TEST_F(TimingViewTest, EveryColumnOfTheTableIsInSightOrScrolledTo)
{
    measure();
    for (const int width : {967, 711}) {
        view.resize(width, 226);
        auto* shown = named<QTableView>(view, "Times of the engines");
        ASSERT_TRUE(shown);
        const auto isInSight = [&](const QModelIndex& index) {
            return shown->viewport()->rect().contains(shown->visualRect(index));
        };
        for (const char* column :
             {"engine", "cold", "n", "min", "median", "mean", "p95", "max", "GB/s", "of copy", "wall"}) {
            shown->scrollTo(found(0, column));
            EXPECT_TRUE(waitFor([&] { return isInSight(found(0, column)); })) << column << ' ' << width;
        }
        EXPECT_TRUE(isInSight(found(1, "wall"))) << "the last row";
        for (const char* column : {"upload", "download"}) // no engine here has them
            EXPECT_TRUE(shown->visualRect(found(0, column)).isEmpty()) << column;
        for (const auto* bar : shown->findChildren<QScrollBar*>())
            EXPECT_FALSE(bar->isVisible() && (bar->orientation() == Qt::Vertical || width == 967)) << width;
        EXPECT_GE(chart().height(), 80 * chart().devicePixelRatio());
    }
}

TEST_F(TimingViewTest, SaysWhenTheCaseHasChangedSinceAndMeasuresNoneThatIsWrong)
{
    measure();
    const QString note = "before the last change";
    EXPECT_FALSE(visibleText(view).contains(note));
    setFieldText(document, "Order", "DEPTH_COLUMN_ROW");
    EXPECT_TRUE(visibleText(view).contains(note));
    EXPECT_EQ(table()->rowCount(), 2);
    setFieldText(document, "BlockSize", "3");
    EXPECT_FALSE(named<QAbstractButton>(view, "Measure")->isEnabled());
    EXPECT_TRUE(visibleText(view).contains("wrong"));
}

TEST_F(TimingViewTest, ExportsSamplesFiguresAndChart)
{
    document.setEngines("cpu", "");
    measure();
    const QTemporaryDir folder;
    const auto exported = [&](const QString& entry, const QString& name) {
        exportAs(entry, folder.filePath(name));
        return contentOf(folder.filePath(name));
    };
    EXPECT_EQ(exported("Every sample", "a.csv").count('\n'), 2 + runs(0)); // the head, the cold run, the hot ones
    EXPECT_EQ(exported("Figures (CSV)", "b.csv").count('\n'), 2);
    EXPECT_TRUE(exported("Figures and samples", "a.json").contains("\"medianSeconds\": "));
    EXPECT_TRUE(exported("Chart", "a.png").startsWith("\x89PNG"));
    exportAs("Every sample", "/nowhere/samples.csv");
    EXPECT_TRUE(visibleText(view).contains("/nowhere/samples.csv"));
}

TEST_F(TimingViewTest, CanBeStopped)
{
    log.milliseconds = 50;
    document.setEngines("slow", "");
    press(view, "Measure");
    EXPECT_TRUE(QTest::qWaitFor([&] { return visibleText(view).contains("Esc stops"); }, 5000));
    press(view, "Stop");
    waitForEnd();
    EXPECT_EQ(table()->rowCount(), 0);
    EXPECT_LT(log.runs, 20);
}

TEST_F(TimingViewTest, WhatFailsIsSaid)
{
    document.setEngines("missing", "");
    measure();
    EXPECT_TRUE(visibleText(view).contains("No such device."));
    EXPECT_EQ(table()->rowCount(), 0);
}

} // namespace
} // namespace tessera
