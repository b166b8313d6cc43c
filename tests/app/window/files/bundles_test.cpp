// SPDX-License-Identifier: GPL-3.0-or-later
// Cases that come with what was found of them: bundles, and ONNX's folders.
#include "app/model/inputs/output_source.h"
#include "app/window/files/files_controller.h"
#include "engine/formats/io/case_input.h"
#include "engine/frameworks/onnx/onnx_case.h"
#include "tests/app/support/dialogs.h"
#include "tests/app/support/flawed_engine.h"
#include "tests/app/support/set_field.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

struct BundlesTest : WindowTest {
    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    QTemporaryDir m_folder;
};

TEST_F(BundlesTest, ASavedBundleOpensWithTheCaseAndItsResultAsB)
{
    const Case c = document().currentCase();
    useEngines("cpu", "reference");
    document().save(path("mine.tessera"));
    EXPECT_FALSE(document().isModified());
    showCase("RESAMPLE1 --Sizes 4 --Scales 2");
    openFile(path("mine.tessera"));
    EXPECT_EQ(document().currentCase(), c);
    EXPECT_EQ(document().engineB(), fileSource(path("mine.tessera")));
    ASSERT_TRUE(document().shown()->comparison);
    EXPECT_EQ(document().shown()->comparison->equal, document().shown()->comparison->count);
}

TEST_F(BundlesTest, ABundleOfAFailureOpensAsItWas)
{
    Document flawed(flawedEngines({{5, 1}}));
    flawed.setEngines("flawed", "reference");
    flawed.newCase(documentationExample());
    ASSERT_TRUE(waitForRun(flawed));
    flawed.save(path("mine.tessera"));
    const RunResult before = *flawed.shown();
    ASSERT_TRUE(m_window.openFile(path("mine.tessera"))); // where there is no such engine
    waitUntilIdle();
    const RunResult& now = *document().shown();
    ASSERT_TRUE(now.b && now.comparison);
    EXPECT_TRUE(equalElements(*now.a, *before.a));
    EXPECT_TRUE(equalElements(*now.b, *before.b));
    EXPECT_EQ(now.comparison->verdict, Verdict::Fail);
    EXPECT_EQ(now.comparison->beyond, 1u);
    EXPECT_THAT(spoken("verdict").toStdString(), StartsWith("different"));
}

TEST_F(BundlesTest, AChangedBundleIsSavedAsItsCase)
{
    document().save(path("mine.tessera"));
    openFile(path("mine.tessera"));
    setFieldText(document(), "BlockSize", "1");
    waitUntilIdle();
    const Case changed = document().currentCase();
    document().save(path("mine.tessera"));
    EXPECT_EQ(readCaseFile(path("mine.tessera").toStdU16String()).dispatch(0), changed);
    document().save(path("mine.json")); // without the bundle's arrays beside it
    EXPECT_EQ(readCaseFile(path("mine.json").toStdU16String()).dispatch(0), changed);
}

TEST_F(BundlesTest, EscStopsTheSavingOfALargeOne)
{
    showCase("RESAMPLE1 --Sizes 1,1,512,512 --DataType FLOAT32 --InterpolationMode LINEAR "
             "--Scales 1,1,2,2 --data random:7");
    writeContent(path("mine.tessera"), "old");
    const Answers answers({typePath(path("mine.tessera")), [](QWidget& dialog) { press(dialog, "Yes"); }});
    action("saveAs")->trigger();
    const auto* bar = part("writingBar");
    EXPECT_TRUE(bar->isVisible());
    key(Qt::Key_Escape);
    EXPECT_FALSE(bar->isVisible());
    EXPECT_EQ(contentOf(path("mine.tessera")), "old");
}

TEST_F(BundlesTest, AFolderOfOnnxOpensAgainstWhatItExpects)
{
    const Case c = caseFromText("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --Order COLUMN_ROW_DEPTH");
    const Tensor wrong(outputDesc(c.op)); // zeros
    writeOnnxFolder(c.op, loadInput(c), wrong, path("test").toStdU16String());
    for (const char* name : {"test", "test/model.onnx"}) {
        openFile(path(name));
        EXPECT_EQ(document().currentCase().op, c.op);
        ASSERT_TRUE(document().shown()->comparison);
        EXPECT_EQ(document().shown()->comparison->beyond, 47u); // 47 of 48: the first is 0
    }
    // Saved beside the model, which is only read.
    document().save(path("test/model.json"));
    EXPECT_EQ(readCaseFile(path("test/model.json").toStdU16String()).dispatch(0).op, c.op);
}

} // namespace
} // namespace tessera
