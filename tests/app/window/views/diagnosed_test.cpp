// SPDX-License-Identifier: GPL-3.0-or-later
// What a failing comparison says of the mistake behind it.
#include "app/model/inputs/output_source.h"
#include "app/views/comparison/verdict.h"
#include "app/window/views/comparison_controller.h"
#include "app/window/views/view_area.h"
#include "engine/detect/identify/identify.h"
#include "tests/app/support/controller_fixture.h"

#include <gtest/gtest.h>

namespace tessera {
namespace {

class DiagnosedTest : public testing::Test {
protected:
    void run(const char* line, const QString& a, const QString& b)
    {
        m_document.setEngines(a, b);
        m_document.newCase(caseFromText(line));
        ASSERT_TRUE(waitForRun(m_document));
    }

    Document m_document{makeEngineWith};
};

constexpr auto kCase = "DEPTH_TO_SPACE1 --Sizes 1,18,2,3 --BlockSize 3 --data random:4";
const QString kBad = QStringLiteral("sabotage:order"), kGood = QStringLiteral("reference");

TEST_F(DiagnosedTest, TheVerdictNamesTheMistake)
{
    run(kCase, kGood, kBad);
    ASSERT_TRUE(waitFor([&] { return m_document.cause() != nullptr; }));
    EXPECT_EQ(m_document.cause()->diagnosis.mistake, MistakeClass::Order);
    EXPECT_EQ(m_document.cause()->side, "B");
    const VerdictText verdict = verdictText(m_document);
    EXPECT_TRUE(verdict.words.contains(QStringLiteral("COLUMN_ROW_DEPTH"))) << verdict.words.toStdString();
    EXPECT_TRUE(verdict.words.contains(QStringLiteral("order"))) << verdict.words.toStdString();
    EXPECT_TRUE(verdict.why.contains(QStringLiteral("pixel_shuffle"))) << "the remedy: " << verdict.why.toStdString();
}

TEST_F(DiagnosedTest, OfAnotherResultNothingIsSaid)
{
    run(kCase, kGood, kBad);
    ASSERT_TRUE(waitFor([&] { return m_document.cause() != nullptr; }));
    run(kCase, QStringLiteral("cpu"), kGood);
    EXPECT_EQ(m_document.cause(), nullptr);
    EXPECT_FALSE(verdictText(m_document).words.contains(QStringLiteral("COLUMN_ROW_DEPTH")));
}

TEST_F(DiagnosedTest, ShownAsDiagnosedNothingDiffers)
{
    ViewArea views(&m_document);
    KeptMessages messages;
    ComparisonController comparison(m_document, views, makeEngineWith, messages);
    Actions actions;
    actions.add(comparison);
    QAction* const show = actions.get(QStringLiteral("showDiagnosed"));
    for (const bool badIsA : {true, false}) {
        run(kCase, badIsA ? kBad : kGood, badIsA ? kGood : kBad);
        ASSERT_TRUE(waitFor([&] { return show->isEnabled(); }));
        show->trigger();
        ASSERT_TRUE(waitForRun(m_document));
        EXPECT_TRUE(isFileSource(badIsA ? m_document.engineB() : m_document.engineA()));
        EXPECT_EQ(badIsA ? m_document.engineA() : m_document.engineB(), kBad);
        ASSERT_TRUE(m_document.shown()->comparison) << english(m_document.shown()->refusal);
        EXPECT_EQ(m_document.shown()->comparison->equal, m_document.shown()->comparison->count);
        EXPECT_FALSE(show->isEnabled());
    }
}

} // namespace
} // namespace tessera
