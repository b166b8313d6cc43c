// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/result_history.h"

#include "tests/app/support/wait.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

// A clock that goes on by a minute with each result, unless a test stops it.
struct ResultHistoryTest : testing::Test {
    Document m_document;
    QDateTime m_now{QDate(2026, 11, 27), QTime(12, 0)};
    int m_pace = 60;
    ResultHistory m_history{m_document, [this] { return m_now = m_now.addSecs(m_pace); }};

    void show(const std::string& line)
    {
        m_document.replaceCase(caseFromText(line), {});
        waitFor([this] { return !m_document.isRunning() && !m_document.isStale(); });
    }
    std::vector<std::string> lines() const
    {
        std::vector<std::string> found;
        for (const PastResult& each : m_history.results())
            found.push_back(toText(each.c));
        return found;
    }
};

const std::string kBy2 = toText(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --data iota")),
                  kOther = toText(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order "
                                               "COLUMN_ROW_DEPTH --data iota"));

TEST_F(ResultHistoryTest, KeepsEachResultOnce)
{
    show(kBy2);
    show(kOther);
    show(kBy2);
    EXPECT_EQ(lines(), (std::vector{kBy2, kOther}));
    EXPECT_EQ(m_history.current(), 0);
    EXPECT_EQ(m_history.results()[1].state, TrialState::Pass);
    EXPECT_EQ(m_history.results()[1].count, 48);
}

TEST_F(ResultHistoryTest, ASliderLeavesOneBehind)
{
    show(kBy2);
    m_pace = 0;
    for (const char* scale : {"1", "2", "3"})
        show("RESAMPLE --Sizes 1,1,1,4 --Scales 1,1,1," + std::string(scale) + " --data iota");
    EXPECT_EQ(lines().size(), 1); // it comes within a second of the first one
    m_pace = 60;
    show(kOther);
    EXPECT_EQ(lines().back(), kOther);
    EXPECT_EQ(lines().size(), 2);
}

TEST_F(ResultHistoryTest, ShowsOneAgainOnItsEngines)
{
    show(kBy2);
    m_document.setEngines("reference", "sabotage:order");
    waitFor([this] { return !m_document.isRunning() && m_document.cause(); });
    EXPECT_EQ(m_history.results().size(), 2);
    const PastResult& before = m_history.results()[1];
    EXPECT_EQ(before.state, TrialState::Fail);
    EXPECT_EQ(before.classes.mistakes, std::vector{MistakeClass::Order});
    show(kOther);
    m_history.show(0);
    waitFor([this] { return !m_document.isRunning() && !m_document.isStale(); });
    EXPECT_EQ(toText(m_document.currentCase()), kBy2);
    EXPECT_EQ(m_document.engineB(), "reference");
    EXPECT_EQ(m_history.current(), 0);
}

} // namespace
} // namespace tessera
