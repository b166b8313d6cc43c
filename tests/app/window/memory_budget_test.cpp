// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/dialogs.h"
#include "tests/app/support/window_fixture.h"

#include "engine/formats/files/npy.h"

namespace tessera {
namespace {

class MemoryBudgetTest : public HasFolder, public WindowTest {
protected:
    MemoryBudgetTest()
        : WindowTest({.configFolder = m_folder.path(), .theme = Theme::Light})
    {
    }

    void setBudget(const QString& mebibytes)
    {
        Answers answers({[&](QWidget& form) {
            auto* budget = form.findChild<QSpinBox*>();
            budget->setFocus();
            budget->selectAll();
            QTest::keyClicks(budget, mebibytes);
            QTest::keyClick(budget, Qt::Key_Return);
        }});
        trigger("memoryBudget");
    }
};

TEST_F(MemoryBudgetTest, AFileBeyondItIsRefusedInWordsAndOpensWhenItIsRaised)
{
    const QString path = m_folder.filePath("large.npy");
    writeNpy(Tensor({.dataType = DataType::Float32, .sizes = {1, 8, 512, 512}}), path.toStdU16String());
    setBudget("4");
    EXPECT_FALSE(m_window.openFile(path));
    EXPECT_TRUE(spoken("message").endsWith(
        "large.npy needs 8 MiB of memory, more than the memory budget of 4 MiB; Run → Memory budget… "
        "raises it, on a command line --memory-budget"))
        << spoken("message").toStdString();
    setBudget("64");
    EXPECT_TRUE(m_window.openFile(path));
    waitUntilIdle();
    EXPECT_THAT(visibleText().toStdString(), HasSubstr("FLOAT32 {1, 2, 1024, 1024}"));
}

TEST_F(MemoryBudgetTest, ACaseThatItHoldsUpRunsWhenItIsRaised)
{
    setBudget("1");
    changeCase("DEPTH_TO_SPACE1 --Sizes 1,8,256,256 --DataType FLOAT32 --BlockSize 2");
    EXPECT_THAT(spoken("verdict").toStdString(), HasSubstr("more than the memory budget of 1 MiB"));
    setBudget("0");
    EXPECT_THAT(spoken("verdict").toStdString(), StartsWith("equal"));
}

TEST_F(MemoryBudgetTest, StaysForTheNextStart)
{
    setBudget("48");
    MainWindow next({.configFolder = m_folder.path(), .theme = Theme::Light});
    EXPECT_EQ(next.document()->memoryBudget().bytes, uint64_t{48} << 20);
}

} // namespace
} // namespace tessera
