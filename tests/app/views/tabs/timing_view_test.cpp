// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/tabs/engines/timing_view.h"

#include "app/base/controls/plot.h"
#include "engine/compute/registry/registry.h"
#include "tests/app/support/fake_engine.h"
#include "tests/app/support/window_fixture.h"
#include "tests/app/tensor/panes/panel_support.h"

namespace tessera {
namespace {

class TimingViewTest : public testing::Test {
protected:
    explicit TimingViewTest(EngineFactory makeEngine = makeEngineWith)
        : view(&document, std::move(makeEngine))
    {
        document.setLive(false);
        document.newCase(documentationExample());
        document.setEngines("cpu", "reference");
        view.setMinimumSize(360, 120); // as of the drawer
        showActive(view, {1100, 320});
    }

    void press(const QString& name)
    {
        auto* button = named<QAbstractButton>(view, name);
        ASSERT_TRUE(button) << name.toStdString();
        QTest::mouseClick(button, Qt::LeftButton);
    }
    bool waitForEnd()
    {
        return QTest::qWaitFor([&] { return named<QAbstractButton>(view, "Measure") != nullptr; }, 60000);
    }
    void measure()
    {
        press("Measure");
        ASSERT_TRUE(waitForEnd());
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
    QImage chart() { return named<Plot>(view, "Chart of the times")->grab().toImage(); }

    // Chooses an entry of Export, and answers the dialog with the path.
    void exportAs(const QString& entry, const QString& path)
    {
        QTimer answer;
        QObject::connect(&answer, &QTimer::timeout, [&] {
            if (auto* dialog = qobject_cast<QFileDialog*>(QApplication::activeModalWidget())) {
                answer.stop();
                dialog->findChild<QLineEdit*>("fileNameEdit")->setText(path);
                QTest::keyClick(dialog->findChild<QLineEdit*>("fileNameEdit"), Qt::Key_Return);
            }
        });
        answer.start(20);
        for (QAction* action : named<QPushButton>(view, "Export")->menu()->actions())
            if (action->text().startsWith(entry))
                return action->trigger();
        FAIL() << entry.toStdString();
    }

    Document document;
    TimingView view;
};

TEST_F(TimingViewTest, TheRowThatHasTheFocusSaysItsCommand)
{
    EXPECT_TRUE(view.selectedCommand().isEmpty());
    measure();
    auto* rows = view.findChild<QTableView*>();
    rows->setFocus();
    rows->setCurrentIndex(table()->index(0, 0));
    EXPECT_THAT(view.selectedCommand().toStdString(), StartsWith("tessera bench DEPTH_TO_SPACE1 "));
}

TEST_F(TimingViewTest, MeasuresBothEnginesInOneTable)
{
    EXPECT_EQ(table()->rowCount(), 0);
    EXPECT_FALSE(named<QPushButton>(view, "Export")->isEnabled());
    EXPECT_FALSE(named<Plot>(view, "Chart of the times")) << "nothing to draw yet";
    EXPECT_TRUE(visibleText(view).contains("Measure runs the case on A and on B"));
    measure();
    ASSERT_EQ(table()->rowCount(), 2);
    EXPECT_EQ(cell(0, "engine"), "cpu");
    EXPECT_EQ(cell(1, "engine"), "reference");
    for (int row = 0; row < 2; ++row) {
        EXPECT_GE(cell(row, "n").toInt(), 20);
        for (const char* column : {"cold", "min", "median", "mean", "p95", "max", "plan", "wall"})
            EXPECT_THAT(cell(row, column).toStdString(), EndsWith("s")) << column << ' ';
        EXPECT_TRUE(cell(row, "of copy").endsWith("%"));
        EXPECT_GT(cell(row, "GB/s").toDouble(), 0);
        EXPECT_EQ(cell(row, "upload"), "–");
    }
    EXPECT_GT(pixelsLike(chart(), chart().rect(), axisColor(3)), 100); // the samples of the first engine
    EXPECT_GT(pixelsLike(chart(), chart().rect(), axisColor(1)), 100); // and of the second
    const std::string told = visibleText(view).toStdString();
    EXPECT_THAT(told, Not(HasSubstr("Measure runs the case")));
    for (const char* fact : {"cpu: ", "reference: the textbook", "processor: ", "compiler: ", "flags: ", "libraries: "})
        EXPECT_THAT(told, HasSubstr(fact));
}

// The drawers of windows of 1280 by 800 and of 1024 by 640.
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
        EXPECT_TRUE(found(0, "median").data(Qt::ToolTipRole).toString().contains("mean " + cell(0, "mean")));
    }
}

TEST_F(TimingViewTest, SaysWhenTheCaseHasChangedSince)
{
    measure();
    const QString note = "before the last change";
    EXPECT_FALSE(visibleText(view).contains(note));
    Operator op = document.currentCase().op;
    setFieldText(op, "Order", "DEPTH_COLUMN_ROW");
    document.setOperator(op, "change");
    EXPECT_TRUE(visibleText(view).contains(note));
    EXPECT_EQ(table()->rowCount(), 2);
}

TEST_F(TimingViewTest, ACaseThatIsWrongIsNotMeasured)
{
    Operator op = document.currentCase().op;
    setFieldText(op, "BlockSize", "3");
    document.setOperator(op, "break");
    EXPECT_FALSE(named<QAbstractButton>(view, "Measure")->isEnabled());
    EXPECT_TRUE(visibleText(view).contains("wrong"));
}

TEST_F(TimingViewTest, ExportsSamplesFiguresAndChart)
{
    document.setEngines("cpu", "");
    measure();
    const QTemporaryDir folder;
    const auto read = [&](const QString& name) { return contentOf(folder.filePath(name)); };
    exportAs("Every sample", folder.filePath("samples.csv"));
    EXPECT_EQ(read("samples.csv").count('\n'), 2 + cell(0, "n").toInt()); // the head, the cold run, the hot ones
    exportAs("Figures (CSV)", folder.filePath("figures.csv"));
    EXPECT_EQ(read("figures.csv").count('\n'), 2);
    exportAs("Figures and samples", folder.filePath("figures.json"));
    EXPECT_TRUE(read("figures.json").contains("\"medianSeconds\": "));
    exportAs("Chart", folder.filePath("chart.svg"));
    EXPECT_TRUE(read("chart.svg").contains("kernel time</text>")); // text as text
    exportAs("Chart", folder.filePath("chart.png"));
    EXPECT_TRUE(read("chart.png").startsWith("\x89PNG"));
    exportAs("Every sample", "/nowhere/samples.csv");
    EXPECT_TRUE(visibleText(view).contains("/nowhere/samples.csv"));
}

class SlowTimingViewTest : public TimingViewTest {
protected:
    SlowTimingViewTest()
        : TimingViewTest(fakeEngines(log))
    {
        log.milliseconds = 50;
    }
    static inline FakeEngine::Log log;
};

TEST_F(SlowTimingViewTest, EscapeStopsIt)
{
    press("Measure");
    EXPECT_TRUE(QTest::qWaitFor([&] { return visibleText(view).contains("Esc stops"); }, 5000));
    EXPECT_TRUE(named<QAbstractButton>(view, "Stop"));
    QTest::keyClick(named<QAbstractButton>(view, "Stop"), Qt::Key_Escape);
    EXPECT_TRUE(waitForEnd());
    EXPECT_EQ(table()->rowCount(), 0);
    EXPECT_LT(log.runs, 20);
}

class MissingEngineTimingViewTest : public TimingViewTest {
protected:
    MissingEngineTimingViewTest()
        : TimingViewTest([](const EngineOptions&, const std::string&) -> std::unique_ptr<Engine> {
            throw EngineError("No such device.");
        })
    {
    }
};

TEST_F(MissingEngineTimingViewTest, WhatFailsIsSaid)
{
    measure();
    EXPECT_TRUE(visibleText(view).contains("No such device."));
    EXPECT_EQ(table()->rowCount(), 0);
}

} // namespace
} // namespace tessera
