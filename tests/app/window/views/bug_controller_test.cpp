// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/inputs/output_source.h"
#include "app/window/views/comparison_controller.h"
#include "app/window/views/view_area.h"
#include "tests/app/support/controller_context.h"
#include "tests/app/support/controller_fixture.h"

namespace tessera {
namespace {

constexpr auto kWrongCase = "DEPTH_TO_SPACE1 --Sizes 1,36,4,3 --BlockSize 3 --data random:4";
const QString kWrong = "sabotage:order", kRight = QStringLiteral("reference");

class BugControllerTest : public ControllerTest {
protected:
    BugControllerTest()
    {
        m_actions.add(m_bugs);
        QGuiApplication::clipboard()->clear();
    }

    void run(const QString& a, const QString& b)
    {
        m_document.setEngines(a, b);
        m_document.newCase(caseFromText(kWrongCase));
        ASSERT_TRUE(waitForRun(m_document));
    }
    QAction* copy() { return m_actions.get("copyBugReport"); }
    static QString clipboard() { return QGuiApplication::clipboard()->text(); }

    Document m_document{makeEngineWith}; // its engines compute
    ViewArea m_views{&m_document};
    ControllerContext m_context{m_document, m_views, m_settings, m_actions, m_messages, m_user};
    ComparisonController m_bugs{m_context.with};
};

TEST_F(BugControllerTest, CopiesTheReportOfTheSideThatIsWrong)
{
    for (const bool wrongIsA : {true, false}) {
        run(wrongIsA ? kWrong : kRight, wrongIsA ? kRight : kWrong);
        ASSERT_TRUE(waitFor([&] { return copy()->isEnabled(); }));
        copy()->trigger();
        EXPECT_TRUE(m_bugs.isRunning());
        EXPECT_THAT(m_messages.sentence.toStdString(), HasSubstr("smallest case"));
        ASSERT_TRUE(waitFor([&] { return !m_bugs.isRunning(); }));
        EXPECT_THAT(clipboard().toStdString(), StartsWith("# DEPTH_TO_SPACE1 on sabotage:order: "));
        // A and B are the window's.
        EXPECT_TRUE(clipboard().contains(
            QStringLiteral(" --engine %1 --against %2").arg(wrongIsA ? kWrong : kRight, wrongIsA ? kRight : kWrong)));
        EXPECT_TRUE(clipboard().contains(wrongIsA ? QStringLiteral("A is sabotage:order, B is reference")
                                                  : QStringLiteral("A is reference, B is sabotage:order")));
        EXPECT_TRUE(clipboard().contains(wrongIsA ? QStringLiteral("* A is what") : QStringLiteral("* B is what")))
            << clipboard().toStdString();
        EXPECT_FALSE(clipboard().contains("1,36,4,3")); // it is smaller
        EXPECT_THAT(m_messages.sentence.toStdString(), HasSubstr("clipboard"));
        QGuiApplication::clipboard()->clear();
    }
}

TEST_F(BugControllerTest, IsOffWhereNothingFailsOrAFileIsCompared)
{
    run("cpu", kRight);
    EXPECT_FALSE(copy()->isEnabled());
    run(kWrong, {});
    EXPECT_FALSE(copy()->isEnabled());
    run(kWrong, fileSource(QStringLiteral("/nowhere.npy")));
    EXPECT_FALSE(copy()->isEnabled());
    EXPECT_THAT(copy()->toolTip().toStdString(), HasSubstr("file"));
}

TEST_F(BugControllerTest, StoppedItCopiesNothing)
{
    run(kWrong, kRight);
    ASSERT_TRUE(waitFor([&] { return copy()->isEnabled(); }));
    copy()->trigger();
    m_messages.answer.act();
    EXPECT_FALSE(m_bugs.isRunning());
    EXPECT_EQ(m_messages.sentence, QString());
    QCoreApplication::processEvents();
    EXPECT_EQ(clipboard(), QString());
}

} // namespace
} // namespace tessera
