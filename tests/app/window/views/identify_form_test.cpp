// SPDX-License-Identifier: GPL-3.0-or-later
// Which case makes B, where the case that is shown does not.
#include "app/cli/arguments/arguments.h"
#include "app/model/inputs/output_source.h"
#include "app/window/views/comparison_controller.h"
#include "app/window/views/view_area.h"
#include "engine/compute/registry/registry.h"
#include "engine/detect/identify/identify.h"
#include "engine/formats/files/npy.h"
#include "tests/app/support/controller_context.h"
#include "tests/app/support/controller_fixture.h"

namespace tessera {
namespace {

class IdentifyFormTest : public ControllerTest {
protected:
    IdentifyFormTest() { m_actions.add(m_comparison); }

    // B is a file of this output, of the case's input.
    void showAgainst(const char* line, const Tensor& output)
    {
        const QString path = m_folder.filePath("output.npy");
        writeNpy(output, path.toStdString());
        m_document.setEngines("cpu", fileSource(path));
        m_document.newCase(caseFromText(line));
        ASSERT_TRUE(waitForRun(m_document));
    }

    QWidget* ask()
    {
        QAction* const action = m_actions.get("identifyB");
        EXPECT_TRUE(waitFor([&] { return action->isEnabled(); }));
        action->trigger();
        auto* form = m_views.window()->findChild<IdentifyForm*>();
        EXPECT_NE(form, nullptr);
        return form;
    }

    QTemporaryDir m_folder;
    Document m_document{makeEngineWith}; // its engines compute
    ViewArea m_views{&m_document};
    ControllerContext m_context{m_document, m_views, m_settings, m_actions, m_messages, m_user};
    ComparisonController m_comparison{m_context.with};
};

Tensor madeBy(const Case& c)
{
    ReadyCase ready = prepare(c, {});
    makeEngine("cpu")->run(c, ready.plan, ready.input, ready.output, {});
    return ready.output;
}

constexpr auto kShown = "DEPTH_TO_SPACE1 --Sizes 1,36,2,3 --BlockSize 3 --data random:4";

TEST_F(IdentifyFormTest, FindsTheCaseThatMakesAFileOfAnotherShape)
{
    const Case made =
        caseFromText("DEPTH_TO_SPACE1 --Sizes 1,36,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH --data random:4");
    showAgainst(kShown, madeBy(made));
    ASSERT_FALSE(m_document.shown()->comparison);
    QWidget* form = ask();
    auto* line = form->findChild<QLabel*>("line");
    ASSERT_TRUE(waitFor([&] { return !line->text().isEmpty(); }));
    EXPECT_EQ(caseFromText(line->text().toStdString()), made) << line->text().toStdString();

    const auto buttons = form->findChildren<QPushButton*>();
    const auto use = std::find_if(buttons.begin(), buttons.end(), [](QPushButton* each) { return each->isDefault(); });
    ASSERT_NE(use, buttons.end());
    (*use)->click();
    ASSERT_TRUE(waitForRun(m_document));
    EXPECT_EQ(m_document.currentCase().op, made.op);
    ASSERT_TRUE(m_document.shown()->comparison) << english(m_document.shown()->refusal);
    EXPECT_EQ(m_document.shown()->comparison->equal, m_document.shown()->comparison->count);
}

TEST_F(IdentifyFormTest, NamesNothingThatDoesNotFit)
{
    showAgainst(kShown, madeBy(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,36,2,3 --BlockSize 2 --data random:5")));
    QWidget* form = ask();
    auto* headline = form->findChild<QLabel*>("headline");
    ASSERT_TRUE(waitFor([&] { return headline->text().startsWith("Unknown"); }));
    EXPECT_TRUE(form->findChild<QLabel*>("line")->isHidden());
}

TEST_F(IdentifyFormTest, IsNotOfferedWithoutB)
{
    m_document.setEngines("cpu", {});
    m_document.newCase(caseFromText(kShown));
    ASSERT_TRUE(waitForRun(m_document));
    EXPECT_FALSE(m_actions.get("identifyB")->isEnabled());
}

} // namespace
} // namespace tessera
