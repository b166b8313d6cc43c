// SPDX-License-Identifier: GPL-3.0-or-later
// Opening and saving cases, and their tabs, without a window.
#include "app/views/tabs/timing_view.h"
#include "engine/formats/io/case_file.h"
#include "tests/app/support/controller_fixture.h"
#include "tests/app/support/dialogs.h"

namespace tessera {
namespace {

struct FileControllersTest : HasFolder, ControllerTest {
    FileControllersTest()
    {
        m_actions.add(m_files);
        m_actions.add(*m_cases);
        m_actions.add(*m_exports);
        m_actions.add(m_context.input);
    }

    void writeCase(const char* name, const char* line) const
    {
        writeCaseFile(caseFromText(line), path(name).toStdU16String());
    }
    void change() { setFieldText(m_document, "BlockSize", "1"); }
    std::string shownCase() const { return toText(m_document.currentCase()); }

    ViewArea m_views{&m_document};
    ControllerContext m_context{m_document, m_views, m_settings, m_actions, m_messages, m_user};
    CaseTabs& m_tabs = m_context.tabs;
    FileWriter& m_writer = m_context.writer;
    FilesController& m_files = m_context.files;
    TimingView m_timing{{&m_document, fakeEngines(m_log)}};
    std::unique_ptr<ActionSource> m_cases = caseActions(m_context.with),
                                  m_exports = exportActions(m_context.with, m_context.lesson, m_timing);
};

TEST_F(FileControllersTest, RawBytesAreAskedAboutBeforeTheNextFileIsOpened)
{
    writeContent(path("x.raw"), QByteArray(64, '\7'));
    writeCase("case.json", "RESAMPLE1 --Sizes 4 --Scales 2");
    QString asked;
    const Answers answers({[&](QWidget& dialog) {
        asked = dialog.windowTitle();
        dialog.close();
    }});
    m_files.openAll({path("x.raw"), path("case.json")});
    EXPECT_THAT(shownCase(), HasSubstr("RESAMPLE1"));
    EXPECT_FALSE(asked.isEmpty());
    EXPECT_EQ(m_tabs.count(), m_tabs.currentIndex() + 1) << "a file that was not opened leaves no tab";
}

TEST_F(FileControllersTest, ACaseIsSavedWhereTheUserSaysAndOpenedAgain)
{
    show(kDepthToSpace);
    change();
    trigger("save"); // the user changes their mind
    EXPECT_TRUE(m_document.isModified());
    EXPECT_EQ(m_user.suggestion, "depth_to_space1.json");
    m_user.path = path("mine.json");
    const std::string saved = shownCase();
    trigger("saveAs");
    EXPECT_FALSE(m_document.isModified());

    writeCase("other.json", kResample);
    m_user.path = path("other.json");
    trigger("open");
    EXPECT_EQ(m_document.path(), path("other.json"));
    EXPECT_EQ(m_tabs.count(), 2);
    EXPECT_TRUE(m_document.state().firstLook);
    EXPECT_TRUE(m_files.tryOpen(path("mine.json"))); // in its own tab
    EXPECT_EQ(m_tabs.count(), 2);
    EXPECT_EQ(shownCase(), saved);

    QMenu recent;
    m_files.fillRecent(recent);
    EXPECT_EQ(recent.actions().size(), 2);
}

// Millions of elements, which take seconds to compress.
struct LargeFilesTest : FileControllersTest {
    LargeFilesTest()
    {
        show(kResample);
        m_document.replaceCase(caseFromText("RESAMPLE1 --Sizes 1,1,512,512 --DataType FLOAT32 --InterpolationMode "
                                            "LINEAR --Scales 1,1,2,2 --data random:7"),
                               {});
        EXPECT_TRUE(waitForRun(m_document));
        m_user.path = path("large.tessera");
    }
    bool waitForWriter()
    {
        return waitFor([this] { return !m_writer.isBusy(); });
    }
};

TEST_F(LargeFilesTest, TheWindowGoesOnWhileABundleIsWritten)
{
    trigger("saveAs");
    EXPECT_FALSE(QFileInfo::exists(m_user.path));
    bool isBusyMeanwhile = false;
    QTimer::singleShot(0, &m_writer, [&] { isBusyMeanwhile = m_writer.isBusy(); });
    const Case saved = m_document.currentCase();
    ASSERT_TRUE(waitForWriter());
    EXPECT_TRUE(isBusyMeanwhile);
    EXPECT_FALSE(m_document.isModified());
    EXPECT_EQ(readCaseFile(m_user.path.toStdU16String()).dispatch(0).op, saved.op);
}

TEST_F(LargeFilesTest, WhatIsStoppedLeavesTheFileThatWasThere)
{
    writeContent(m_user.path, "old");
    trigger("saveAs");
    m_writer.stop();
    ASSERT_TRUE(waitForWriter());
    EXPECT_EQ(contentOf(m_user.path), "old");
    EXPECT_TRUE(m_document.isModified());
    EXPECT_EQ(QDir(m_folder.path()).entryList(QDir::Files), QStringList("large.tessera"));
}

TEST_F(LargeFilesTest, AChangeMeanwhileIsNotSaved)
{
    trigger("saveAs");
    m_document.replaceCase(caseFromText(kResample), {});
    ASSERT_TRUE(waitForWriter());
    EXPECT_EQ(m_document.path(), m_user.path);
    EXPECT_TRUE(m_document.isModified());
}

TEST_F(LargeFilesTest, AnotherTabMeanwhileStaysAsItIs)
{
    trigger("saveAs");
    trigger("new");
    ASSERT_TRUE(waitForWriter());
    EXPECT_TRUE(m_document.path().isEmpty());
    EXPECT_EQ(m_tabs.state(0).path, m_user.path);
    EXPECT_FALSE(m_tabs.state(0).isModified());
}

TEST_F(LargeFilesTest, ClosingWaitsUntilTheFileIsWritten)
{
    trigger("saveAs");
    trigger("close");
    EXPECT_FALSE(m_writer.isBusy());
    EXPECT_TRUE(QFileInfo::exists(m_user.path));
    EXPECT_EQ(m_user.changedCases, QStringList());
    EXPECT_TRUE(m_tabs.isFresh());
}

TEST_F(LargeFilesTest, AnOutputIsWrittenInTheSameWay)
{
    m_user.path = path("output.npy");
    trigger("saveOutput");
    EXPECT_TRUE(m_writer.isBusy());
    ASSERT_TRUE(waitForWriter());
    EXPECT_TRUE(equalElements(readNpy(m_user.path.toStdU16String()), *m_document.tensor(Side::Output)));
}

TEST_F(FileControllersTest, ChangedCasesAreAskedAboutOnceAndByName)
{
    show(kDepthToSpace);
    change();
    trigger("duplicate");
    change();
    EXPECT_FALSE(m_files.mayDiscard(-1));
    EXPECT_EQ(m_user.asked, 1);
    EXPECT_EQ(m_user.changedCases, QStringList({tabName(m_tabs.state(0)), tabName(m_tabs.state(1))}));
    EXPECT_EQ(m_tabs.currentIndex(), 1);
    m_user.unsaved = KnownAnswers::Unsaved::Discard;
    EXPECT_TRUE(m_files.mayDiscard(-1));
}

TEST_F(FileControllersTest, ACaseThatReadsOutsideItsFolderAsks)
{
    writeCase("mine.json", kDepthToSpace);
    writeContent(path("values.raw"), "abcd");
    writeContent(
        path("inner/case.json"),
        R"({"resources": {"in": {"initialValuesDataType": "UINT8", "initialValues": {"sourcePath": "../values.raw"}},
            "out": {"initialValuesDataType": "UINT8", "initialValues": {"valueCount": 4, "value": 0}}},
            "dispatchables": {"op": {"type": "SPACE_TO_DEPTH", "BlockSize": 2,
                "InputTensor": {"DataType": "UINT8", "Sizes": [1, 1, 2, 2]},
                "OutputTensor": {"DataType": "UINT8", "Sizes": [1, 4, 1, 1]}}},
            "commands": [{"type": "dispatch", "dispatchable": "op",
                "bindings": {"InputTensor": "in", "OutputTensor": "out"}}]})");
    EXPECT_FALSE(m_files.tryOpen(path("inner/case.json")));
    EXPECT_EQ(m_user.asked, 1);
    EXPECT_THAT(m_user.lastTitle.toStdString(), HasSubstr("../values.raw"));
    EXPECT_TRUE(m_messages.isError());
    m_user.agreesToReadOutside = true;
    EXPECT_TRUE(m_files.tryOpen(path("inner/case.json")));
    EXPECT_EQ(m_document.caseFile()->reach, SourceReach::Anywhere);
    m_document.reload();
    EXPECT_EQ(m_user.asked, 2) << "the answer holds for as long as the case is open";
}

TEST_F(FileControllersTest, ReloadTakesWhatTheFileSaysNow)
{
    writeCase("mine.json", kDepthToSpace);
    m_files.open(path("mine.json"));
    trigger("watchFiles"); // off
    EXPECT_FALSE(m_settings.value("watchFiles").toBool());
    writeCase("mine.json", kResample);
    trigger("reload");
    EXPECT_EQ(name(m_document.currentCase().op), name(caseFromText(kResample).op));
    QFile::remove(path("mine.json"));
    trigger("reload");
    EXPECT_THAT(m_messages.text().toStdString(), HasSubstr("The last good data stays"));
}

TEST_F(FileControllersTest, SeveralPicturesBecomeABatchAndOneOfAnotherSizeIsNamed)
{
    writePicture(path("a.png"), {6, 4}, Qt::red);
    writePicture(path("b.png"), {6, 4}, Qt::blue);
    writePicture(path("c.png"), {8, 4}, Qt::blue);
    show(kResample); // this operator takes a picture as it is
    m_user.path = path("a.png");
    m_user.morePaths = QStringList{path("b.png")};
    trigger("open");
    EXPECT_EQ(m_document.currentCase().op.input.sizes, (std::vector<uint32_t>{2, 3, 4, 6}));
    const Tensor& batch = std::get<FromValues>(m_document.currentCase().data).tensor;
    EXPECT_EQ(batch.bits(0), 255u); // red
    EXPECT_EQ(batch.bits(uint64_t{3} * 4 * 6), 0u); // of the second picture
    EXPECT_EQ(batch.bits(uint64_t{5} * 4 * 6), 255u);

    const std::string before = shownCase();
    m_user.morePaths = QStringList{path("c.png")};
    trigger("open");
    EXPECT_TRUE(m_messages.isError());
    EXPECT_THAT(m_messages.text().toStdString(), HasSubstr("c.png"));
    EXPECT_EQ(shownCase(), before);
}

TEST_F(FileControllersTest, ABatchOfLargePicturesIsReadOnAnotherThread)
{
    for (const char* name : {"a.png", "b.png"})
        writePicture(path(name), {1024, 600}, Qt::red);
    show(kResample);
    m_files.openAll({path("a.png"), path("b.png")});
    EXPECT_TRUE(m_context.loader.isBusy());
    const std::vector<uint32_t> batch{2, 3, 600, 1024};
    EXPECT_TRUE(waitFor([&] { return m_document.currentCase().op.input.sizes == batch; }));
}

TEST_F(FileControllersTest, APictureOfFloatsUpToOneIsNotSavedBlack)
{
    Document document; // its engines compute
    const ViewArea views(&document);
    document.newCase(caseFromText("RESAMPLE1 --Sizes 1,1,4,4 --DataType FLOAT32 --InterpolationMode LINEAR "
                                  "--Scales 1,1,2,2 --data constant:1"));
    ASSERT_TRUE(waitForRun(document));
    ASSERT_TRUE(document.shown());
    // A tensor of one channel has no picture mode: both modes write its plane.
    for (const auto mode : {TensorView::Mode::Plane, TensorView::Mode::Picture}) {
        views.pane(Side::Output)->view()->setMode(mode);
        views.pane(Side::Output)->savePicture(path("out.png"));
        EXPECT_EQ(QImage(path("out.png")).pixel(1, 1), QColor(Qt::white).rgb());
    }
}

TEST_F(FileControllersTest, TheOutputGoesTheWayBackInATabOfItsOwn)
{
    show(kDepthToSpace);
    const Tensor output = *m_document.tensor(Side::Output);
    trigger("outputAsInput");
    EXPECT_EQ(m_tabs.count(), 2);
    EXPECT_EQ(name(m_document.currentCase().op), "SPACE_TO_DEPTH1");
    EXPECT_TRUE(equalElements(std::get<FromValues>(m_document.currentCase().data).tensor, output));
    ASSERT_TRUE(waitForRun(m_document));
    EXPECT_TRUE(m_document.shown());
    m_tabs.setCurrentIndex(0);
    EXPECT_EQ(name(m_document.currentCase().op), "DEPTH_TO_SPACE1"); // the operator stays
}

} // namespace
} // namespace tessera
