// SPDX-License-Identifier: GPL-3.0-or-later
// Cases with stored results: bundles, and ONNX's folders.
#include "app/cli/commands/commands.h"
#include "app/window/window_services.h"
#include "tests/app/support/window_fixture.h"
#include "tests/support/file_size_limit.h"

namespace tessera {
namespace {

// Bundles, and what other results are kept or opened as B.
struct BundlesTest : WindowTest {
    const Comparison& compared() const
    {
        static const Comparison none;
        EXPECT_TRUE(document().shown() && document().shown()->comparison);
        return document().shown() && document().shown()->comparison ? *document().shown()->comparison : none;
    }
};

TEST_F(BundlesTest, ASavedBundleOpensWithTheCaseAndItsResultAsB)
{
    const Case c = document().currentCase();
    useEngines("cpu", "reference");
    saveCase(document(), path("mine.tessera"));
    EXPECT_FALSE(document().isModified());
    showCase("RESAMPLE1 --Sizes 4 --Scales 2");
    openFile(path("mine.tessera"));
    EXPECT_EQ(document().currentCase(), c);
    EXPECT_EQ(document().engineB(), fileSource(path("mine.tessera")));
    EXPECT_EQ(compared().equal, compared().count);
}

TEST_F(BundlesTest, AChangedBundleIsSavedAsItsCase)
{
    saveCase(document(), path("mine.tessera"));
    openFile(path("mine.tessera"));
    setFieldText(document(), "BlockSize", "1");
    waitUntilIdle();
    const Case changed = document().currentCase();
    saveCase(document(), path("mine.tessera"));
    EXPECT_EQ(readCaseFile(path("mine.tessera").toStdU16String()).dispatch(0), changed);
    saveCase(document(), path("mine.json")); // without the arrays of the bundle
    EXPECT_EQ(readCaseFile(path("mine.json").toStdU16String()).dispatch(0), changed);
}

TEST_F(BundlesTest, AFolderOfOnnxOpensAgainstWhatItExpects)
{
    const Case c =
        caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --Order COLUMN_ROW_DEPTH");
    std::filesystem::copy(TESSERA_RESOURCES "/../tests/support/onnx/crd", path("test").toStdU16String(),
                          std::filesystem::copy_options::recursive);
    const QString expected = path("test/test_data_set_0/output_0.pb");
    const QByteArray head = contentOf(expected).chopped(48 * 4); // the elements are its end
    writeContent(expected, head + QByteArray(48 * 4, '\0'));
    for (const char* name : {"test", "test/model.onnx"}) {
        openFile(path(name));
        EXPECT_EQ(document().currentCase().op, c.op);
        EXPECT_EQ(compared().beyond, 47u); // 47 of 48: the first is 0
    }
    // The case is saved beside the model, which is never written.
    saveCase(document(), path("test/model.json"));
    EXPECT_EQ(readCaseFile(path("test/model.json").toStdU16String()).dispatch(0).op, c.op);
}

// Save report writes the page of the comparison.

struct ReportTest : WindowTest {
    void compare(const char* line, const char* a, const char* b)
    {
        document().newCase(caseFromText(line));
        useEngines(QLatin1String(a), QLatin1String(b));
    }
    QAction* saveReport() const { return action("saveReport"); }
    QString saved(const QString& name)
    {
        const Answers answers({typePath(path(name))});
        saveReport()->trigger();
        waitUntilIdle(); // until the worker has written it
        return QString::fromUtf8(contentOf(path(name)));
    }
};

constexpr auto kOrders = "DEPTH_TO_SPACE1 --Sizes 1,18,2,3 --DataType FLOAT32 --BlockSize 3 --data random:4";

// The page between <main> and its end, without the head, which has the date and the line.
QString body(const QString& page)
{
    const qsizetype begin = page.indexOf("<main>");
    return page.mid(begin, page.indexOf("</main>") - begin);
}

TEST_F(ReportTest, OfAFailureIsThePageOfTheCommand)
{
    compare(kOrders, "sabotage:order", "reference");
    const QString page = saved("a.html");
    ASSERT_TRUE(page.startsWith("<!DOCTYPE html>"));
    EXPECT_THAT(spoken("message").toStdString(), HasSubstr("a.html"));
    std::ostringstream out, err;
    const Arguments words =
        shellWords(toText(caseFromText(kOrders)) + " --engine sabotage:order --against reference --html -");
    EXPECT_EQ(callCommand(kCheckText, words, out, err, windowServices()), 2) << err.str();
    const QString command = QString::fromStdString(out.str());
    EXPECT_EQ(body(page), body(command));
    for (const char* each : {"COLUMN_ROW_DEPTH", "The 10 worst", "sabotage:order: ", "<dt>program</dt>"})
        EXPECT_TRUE(page.contains(QLatin1String(each)) && command.contains(QLatin1String(each))) << each;
}

TEST_F(ReportTest, SaysTheTimesThatWereMeasuredOfThisCase)
{
    compare(kOrders, "cpu", "reference");
    EXPECT_FALSE(saved("a.html").contains("of copy"));
    trigger("timingTab");
    press(m_window, "Measure");
    ASSERT_TRUE(waitFor([&] { return buttonOf(m_window, "Measure") != nullptr; }));
    EXPECT_TRUE(saved("b.html").contains("of copy"));
    compare("DEPTH_TO_SPACE1 --Sizes 1,4,2,3 --DataType FLOAT32 --BlockSize 2", "cpu", "reference");
    EXPECT_FALSE(saved("c.html").contains("of copy"));
}

TEST_F(ReportTest, NeedsAComparison)
{
    compare(kOrders, "cpu", "");
    EXPECT_FALSE(saveReport()->isEnabled());
    compare(kOrders, "cpu", "reference");
    EXPECT_TRUE(saveReport()->isEnabled());
}

TEST_F(ReportTest, AFullDiskLeavesNoHalfAndIsSaid)
{
    compare(kOrders, "sabotage:order", "reference");
    {
        const FileSizeLimit full(8);
        EXPECT_EQ(saved("a.html"), QString());
    }
    EXPECT_THAT(spoken("message").toStdString(), AllOf(HasSubstr("a.html"), Not(HasSubstr("Written to"))));
    EXPECT_TRUE(QDir(m_folder.path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
}

// Results that are kept, as B and in the list.

struct HistoryTest : BundlesTest {
    QTableView* list() const { return named<QTableView>("Results that were shown"); }
    static QString source(const char* line) { return QString::fromStdString(caseSource(caseFromText(line), "cpu")); }
};

constexpr const char *kFloor = "RESAMPLE2 --Sizes 1,1,1,3 --Scales 1,1,1,2 --RoundingDirection DECREASING --data iota",
                     *kCeil = "RESAMPLE2 --Sizes 1,1,1,3 --Scales 1,1,1,2 --RoundingDirection INCREASING --data iota";

TEST_F(HistoryTest, WhatIsKeptAsBShowsWhatAChangeChanges)
{
    changeCase(kFloor);
    trigger("keepAsB");
    EXPECT_EQ(document().engineB(), source(kFloor));
    EXPECT_EQ(compared().verdict, Verdict::Pass);
    changeCase(kCeil);
    EXPECT_EQ(compared().beyond, 4); // 0 0 0 1 1 2 beside 0 1 1 2 2 2
    EXPECT_TRUE(action("keepAsB")->isEnabled());
}

TEST_F(HistoryTest, APictureIsKeptAsB)
{
    writePicture(path("small.png"), {20, 17}, QColor(10, 200, 30));
    openFile(path("small.png"));
    trigger("keepAsB");
    EXPECT_EQ(compared().verdict, Verdict::Pass);
}

TEST_F(HistoryTest, AnotherTabIsComparedWith)
{
    EXPECT_FALSE(action("compareTabs")->isEnabled());
    changeCase(kFloor);
    trigger("duplicate");
    changeCase(kCeil);
    trigger("compareTabs");
    EXPECT_EQ(document().engineB(), source(kFloor));
    EXPECT_GT(compared().beyond, 0);
}

TEST_F(HistoryTest, WhatIsShownAnotherTabAndARowOfTheListBecomeFurtherResults)
{
    document().setEngines("cpu", "sabotage:nearest-rule");
    changeCase(kFloor);
    trigger("keepBeside");
    EXPECT_EQ(document().results().value(2), source(kFloor));
    changeCase(kCeil);
    ASSERT_TRUE(document().shown()->withBase[2]);
    EXPECT_EQ(document().shown()->withBase[2]->comparison.beyond, 4);
    list()->selectRow(0);
    trigger("addPast");
    EXPECT_EQ(document().results().value(3), source(kCeil));
    EXPECT_FALSE(action("keepBeside")->isEnabled()) << "there are four";
    trigger("duplicate");
    document().setResults({"cpu", "reference"});
    trigger("addTab");
    EXPECT_EQ(document().results().value(2), source(kCeil));
}

} // namespace
} // namespace tessera
