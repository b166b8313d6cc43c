// SPDX-License-Identifier: GPL-3.0-or-later
// Results that stay: as B, and in the list.
#include "app/model/inputs/output_source.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

struct HistoryTest : WindowTest {
    QTableView* list() const { return named<QTableView>("Results that were shown"); }
    void show(const std::string& line) { changeCase(line); }
};

constexpr const char *kFloor = "RESAMPLE2 --Sizes 1,1,1,3 --Scales 1,1,1,2 --RoundingDirection DECREASING --data iota",
                     *kCeil = "RESAMPLE2 --Sizes 1,1,1,3 --Scales 1,1,1,2 --RoundingDirection INCREASING --data iota";

TEST_F(HistoryTest, WhatIsKeptAsBShowsWhatAChangeChanges)
{
    show(kFloor);
    trigger("keepAsB");
    EXPECT_EQ(document().engineB().toStdString(), caseSource(caseFromText(kFloor), "cpu"));
    EXPECT_EQ(document().shown()->comparison->verdict, Verdict::Pass);
    show(kCeil);
    ASSERT_TRUE(document().shown()->comparison);
    EXPECT_EQ(document().shown()->comparison->beyond, 4); // 0 0 0 1 1 2 beside 0 1 1 2 2 2
    EXPECT_TRUE(action("keepAsB")->isEnabled());
}

TEST_F(HistoryTest, APictureIsKeptAsB)
{
    QTemporaryDir folder;
    const QString picture = folder.filePath("small.png");
    writePicture(picture, {20, 17}, QColor(10, 200, 30));
    m_window.open(picture);
    waitUntilIdle();
    trigger("keepAsB");
    ASSERT_TRUE(document().shown()->comparison);
    EXPECT_EQ(document().shown()->comparison->verdict, Verdict::Pass);
}

TEST_F(HistoryTest, AnotherTabIsComparedWith)
{
    EXPECT_FALSE(action("compareTabs")->isEnabled());
    show(kFloor);
    trigger("duplicate");
    show(kCeil);
    trigger("compareTabs");
    EXPECT_EQ(document().engineB().toStdString(), caseSource(caseFromText(kFloor), "cpu"));
    ASSERT_TRUE(document().shown()->comparison);
    EXPECT_GT(document().shown()->comparison->beyond, 0);
}

TEST_F(HistoryTest, WhatIsShownAnotherTabAndARowOfTheListBecomeFurtherResults)
{
    const auto source = [](const char* line) { return QString::fromStdString(caseSource(caseFromText(line), "cpu")); };
    document().setEngines("cpu", "sabotage:nearest-rule");
    show(kFloor);
    trigger("keepBeside");
    EXPECT_EQ(document().results().value(2), source(kFloor));
    show(kCeil);
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

TEST_F(HistoryTest, TheListIsSteppedThrough)
{
    document().setEngines("cpu", "sabotage:nearest-rule:floor");
    show(kCeil);
    const int rows = list()->model()->rowCount();
    ASSERT_GT(rows, 0);
    EXPECT_EQ(list()->model()->index(0, 6).data().toString().toStdString(), toText(caseFromText(kCeil)));
    EXPECT_FALSE(action("nextResult")->isEnabled());
}

} // namespace
} // namespace tessera
