// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/teach/lesson/lesson_panel.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/case_format.h"
#include "tests/app/support/dialogs.h"
#include "tests/app/support/file_content.h"
#include "tests/app/support/flawed_engine.h"
#include "tests/app/support/window_fixture.h"
#include "tests/support/file_size_limit.h"

#include <algorithm>
#include <csignal>

namespace tessera {
namespace {

// Windows one after the other, with the same settings.
class SessionTest : public testing::Test {
protected:
    struct Window : WindowTest {
        explicit Window(const QString& folder, bool fresh = false, uint64_t memoryBudget = 0)
            : WindowTest({.configFolder = folder, .fresh = fresh, .theme = Theme::Light, .memoryBudget = memoryBudget})
        {
        }
        void TestBody() override { }
        QTabBar* bar() const { return part<QTabBar>("caseTabs"); }
    };

    QString sessionFile() const { return m_folder.filePath("session/session.json"); }
    // By its timer and its worker.
    bool comesToHold(std::initializer_list<const char*> words) const
    {
        return waitFor([&] {
            QFile file(sessionFile());
            const QByteArray text = file.open(QIODevice::ReadOnly) ? file.readAll().simplified() : QByteArray();
            return std::ranges::all_of(words, [&](const char* each) { return text.contains(each); });
        });
    }
    std::unique_ptr<Window> open(bool fresh = false) { return std::make_unique<Window>(m_folder.path(), fresh); }
    std::unique_ptr<Window> openWithin(uint64_t mebibytes)
    {
        return std::make_unique<Window>(m_folder.path(), false, mebibytes);
    }
    QString sessionPath(const QString& name) const { return m_folder.filePath(QStringLiteral("session/") + name); }
    // A session of one case whose values were set by hand: 1.4 MB of a picture that is gone by now.
    void keepAPicture()
    {
        const QString path = m_folder.filePath("photo.png");
        QImage photo(800, 600, QImage::Format_RGB32);
        photo.fill(QColor(200, 30, 60));
        ASSERT_TRUE(photo.save(path));
        const auto window = open();
        ASSERT_TRUE(window->m_window.openFile(path));
        window->waitUntilIdle();
        window->m_window.close();
        QFile::remove(path);
    }

    QTemporaryDir m_folder;
};

TEST_F(SessionTest, ComesBackAsItWas)
{
    {
        const auto first = open();
        first->type("BlockSize", "1");
        first->key(Qt::Key_N, Qt::ControlModifier);
        first->m_window.document()->setEngines("cpu", {});
        first->waitUntilIdle();
        first->view(Side::Output)->setFocus();
        first->key(Qt::Key_Right);
        first->key(Qt::Key_2, Qt::AltModifier);
        first->key(Qt::Key_L); // unlinked
        first->key(Qt::Key_Plus);
        first->action("grid")->trigger();
        EXPECT_TRUE(first->m_window.close()); // asks nothing: nothing is lost
    }
    const auto next = open();
    EXPECT_EQ(next->bar()->count(), 2);
    EXPECT_EQ(next->bar()->currentIndex(), 1);
    EXPECT_THAT(next->spoken("outReadout").toStdString(), StartsWith("out (0,1,2,4)"));
    EXPECT_EQ(next->m_window.document()->engineB(), QString());
    EXPECT_EQ(next->view(Side::Output)->mode(), TensorView::Mode::Plane);
    EXPECT_FALSE(next->view(Side::Output)->isFitted());
    EXPECT_TRUE(next->view(Side::Input)->isFitted());
    EXPECT_FALSE(next->action("link")->isChecked());
    EXPECT_FALSE(next->action("grid")->isChecked());
    EXPECT_FALSE(next->m_window.isWindowModified());
    next->key(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_EQ(next->header(Side::Output), "UINT32 {1, 8, 2, 3}");
    EXPECT_TRUE(next->m_window.isWindowModified());
}

TEST_F(SessionTest, TheDrawersTabComesBackByItsName)
{
    const auto tabOf = [](const Window& window) {
        const auto* drawer = window.m_window.findChild<QTabWidget*>("drawer");
        return drawer->tabText(drawer->currentIndex());
    };
    {
        const auto first = open();
        first->key(Qt::Key_D, Qt::AltModifier | Qt::ShiftModifier);
        first->m_window.close();
    }
    QFile settings(m_folder.filePath("tessera.json"));
    ASSERT_TRUE(settings.open(QIODevice::ReadOnly));
    EXPECT_TRUE(settings.readAll().contains(R"("tab": "Difference")"));
    EXPECT_EQ(tabOf(*open()), "Difference");
}

TEST_F(SessionTest, FreshNeitherReadsNorWritesIt)
{
    {
        const auto first = open();
        first->type("BlockSize", "1");
        first->m_window.close();
    }
    {
        const auto fresh = open(true);
        EXPECT_TRUE(fresh->shows("UINT32 {1, 2, 4, 6}"));
        fresh->key(Qt::Key_N, Qt::ControlModifier);
        EXPECT_TRUE(fresh->m_window.close());
    }
    const auto next = open();
    EXPECT_EQ(next->bar()->count(), 1);
    EXPECT_EQ(next->header(Side::Output), "UINT32 {1, 8, 2, 3}");
}

TEST_F(SessionTest, ASecondWindowLeavesItAlone)
{
    const auto first = open();
    first->type("BlockSize", "1");
    EXPECT_TRUE(comesToHold({"--BlockSize 1"}));
    {
        const auto second = open();
        EXPECT_TRUE(second->shows("UINT32 {1, 2, 4, 6}"));
        second->m_window.close();
    }
    EXPECT_TRUE(first->m_window.close());
    EXPECT_TRUE(comesToHold({"--BlockSize 1"}));
}

TEST_F(SessionTest, ValuesOfAPictureComeBackWithoutIt)
{
    const QTemporaryDir pictures;
    const QString path = pictures.filePath("photo.png");
    QImage photo(80, 60, QImage::Format_RGB32);
    photo.fill(QColor(200, 30, 60));
    ASSERT_TRUE(photo.save(path));
    {
        const auto first = open();
        ASSERT_TRUE(first->m_window.openFile(path));
        first->waitUntilIdle();
        first->m_window.close();
    }
    QFile::remove(path);
    const auto next = open();
    EXPECT_TRUE(next->shows("UINT8 {1, 3, 60, 80}")) << next->visibleText().toStdString();
    const TensorView* input = next->view(Side::Input);
    EXPECT_GT(pixelsLike(const_cast<TensorView*>(input)->grab().toImage(), input->rect(), QColor(200, 30, 60)), 1000);
    const QStringList files = QDir(m_folder.filePath("session")).entryList({"*.npy"});
    EXPECT_EQ(files.size(), 1) << files.join(u' ').toStdString();
}

TEST_F(SessionTest, WhatIsWrongStaysWrongAndAFilesOwnCaseIsReadAgain)
{
    const QString path = m_folder.filePath("mine.json");
    {
        const auto first = open();
        first->m_window.document()->save(path);
        first->key(Qt::Key_N, Qt::ControlModifier);
        first->type("BlockSize", "0");
        first->m_window.close();
    }
    writeCaseFile(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,4,5,7 --DataType UINT32 --BlockSize 2"),
                  path.toStdU16String());
    const auto next = open();
    EXPECT_THAT(next->spoken("verdict").toStdString(), HasSubstr("BlockSize"));
    next->key(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_TRUE(next->shows("UINT32 {1, 1, 10, 14}")) << next->visibleText().toStdString();
    EXPECT_FALSE(next->m_window.isWindowModified());
}

// Closed with unsaved changes; meanwhile another program writes its file, or takes it away.
TEST_F(SessionTest, AFileThatChangedMeanwhileIsTold)
{
    const QString path = m_folder.filePath("mine.json");
    {
        const auto first = open();
        first->m_window.document()->save(path);
        first->type("BlockSize", "1");
        first->m_window.close();
    }
    {
        const auto same = open();
        EXPECT_FALSE(same->shows("was changed by another program"));
        same->m_window.close();
    }
    writeCaseFile(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,4,5,7 --DataType UINT32 --BlockSize 2"),
                  path.toStdU16String());
    {
        const auto next = open();
        EXPECT_THAT(next->spoken("message").toStdString(), StartsWith("mine.json was changed by another program"));
        EXPECT_EQ(next->header(Side::Output), "UINT32 {1, 8, 2, 3}") << "the changes are still there";
        next->m_window.close();
    }
    QFile::remove(path);
    const auto last = open();
    EXPECT_THAT(last->spoken("message").toStdString(), StartsWith("mine.json is gone"));
}

// It is told when its tab is shown, and saving asks.
TEST_F(SessionTest, AFileThatChangedBehindAnotherTabIsTold)
{
    const QString path = m_folder.filePath("mine.json");
    {
        const auto first = open();
        first->m_window.document()->save(path);
        first->type("BlockSize", "1");
        first->key(Qt::Key_N, Qt::ControlModifier);
        first->m_window.close();
    }
    writeCaseFile(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,4,5,7 --DataType UINT32 --BlockSize 2"),
                  path.toStdU16String());
    const auto next = open();
    EXPECT_FALSE(next->shows("was changed by another program"));
    next->key(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_TRUE(next->shows("mine.json was changed by another program"));
    Answers answers({[](QWidget& question) { press(question, "Cancel"); }});
    next->action("save")->trigger();
    EXPECT_TRUE(next->m_window.isWindowModified());
}

TEST_F(SessionTest, AToleranceAndExpectedValuesComeBack)
{
    const QString path = m_folder.filePath("expecting.json");
    const auto example = std::ranges::find(builtInCases(), ":/cases/depth_to_space1_crd.json", &BuiltInCase::path);
    ASSERT_NE(example, builtInCases().end());
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(example->json.data(), qint64(example->json.size()));
    file.close();
    {
        const auto first = open();
        ASSERT_TRUE(first->m_window.openFile(path));
        first->waitUntilIdle();
        first->m_window.document()->setTolerance(Tolerance{.atol = 0.125, .allowedShare = 0.5});
        first->waitUntilIdle();
        first->m_window.close();
    }
    const auto next = open();
    EXPECT_EQ(next->m_window.document()->tolerance(), (Tolerance{.atol = 0.125, .allowedShare = 0.5}));
    EXPECT_TRUE(next->m_window.isWindowModified());
    EXPECT_TRUE(next->action("expectedB")->isEnabled());
}

TEST_F(SessionTest, ABundleOfAFailureComesBackWithBothStoredOutputs)
{
    const QString path = m_folder.filePath("failing.tessera");
    Document flawed(flawedEngines({{5, 1}}));
    flawed.setEngines("flawed", "reference");
    flawed.newCase(documentationExample());
    ASSERT_TRUE(waitForRun(flawed));
    flawed.save(path);
    {
        const auto first = open();
        ASSERT_TRUE(first->m_window.openFile(path));
        first->waitUntilIdle();
        first->m_window.close();
    }
    {
        const auto next = open();
        next->waitUntilIdle();
        const RunResult& now = *next->m_window.document()->shown();
        ASSERT_TRUE(now.comparison);
        EXPECT_EQ(now.comparison->beyond, 1u);
        EXPECT_TRUE(equalElements(*now.a, *flawed.shown()->a));
        next->m_window.close();
    }
    ASSERT_TRUE(QFile::remove(path));
    const auto last = open(); // on the engines of a new case
    last->waitUntilIdle();
    EXPECT_EQ(last->m_window.document()->engineA(), "cpu");
    EXPECT_EQ(last->m_window.document()->shown()->comparison->beyond, 0u);
}

TEST_F(SessionTest, AFileWithFewerDispatchesThanBeforeLeavesTheCase)
{
    const QString path = m_folder.filePath("mine.json");
    {
        const auto first = open();
        first->type("BlockSize", "1");
        first->m_window.document()->save(path);
        first->m_window.close();
    }
    QFile file(sessionFile());
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    QByteArray text = file.readAll();
    file.close();
    ASSERT_TRUE(text.contains("\"dispatch\": 0"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text.replace("\"dispatch\": 0", "\"dispatch\": 7"));
    file.close();
    const auto next = open();
    EXPECT_EQ(next->header(Side::Output), "UINT32 {1, 8, 2, 3}") << "and not the example";
    EXPECT_TRUE(next->m_window.isWindowModified()) << "the file does not hold it";
}

TEST_F(SessionTest, ADamagedOneIsToldAndTheExampleShown)
{
    {
        const auto first = open();
        first->type("BlockSize", "1");
        first->m_window.close();
    }
    QFile file(sessionFile());
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write("{ \"tabs\": 7");
    file.close();
    const auto next = open();
    EXPECT_TRUE(next->spoken("message").contains("session.json"));
    EXPECT_TRUE(next->shows("UINT32 {1, 2, 4, 6}"));
}

TEST_F(SessionTest, WhatDoesNotFitTheBudgetComesBackWhenItDoes)
{
    keepAPicture();
    {
        const auto small = openWithin(1);
        EXPECT_THAT(small->spoken("message").toStdString(), HasSubstr("memory budget of 1 MiB"));
        small->type("BlockSize", "1"); // and the session is written anew
        small->m_window.close();
    }
    {
        const auto again = openWithin(1);
        EXPECT_FALSE(again->shows("memory budget of 1 MiB")) << "said once";
        again->m_window.close();
    }
    const auto large = open();
    EXPECT_EQ(large->bar()->count(), 2);
    large->key(Qt::Key_PageDown, Qt::ControlModifier);
    EXPECT_EQ(large->header(Side::Input), "UINT8 {1, 3, 600, 800}");
}

TEST_F(SessionTest, DamagedValuesAreNotDeleted)
{
    keepAPicture();
    const QString values = sessionPath("values-1.npy");
    const QByteArray whole = contentOf(values);
    ASSERT_GT(whole.size(), 1'000'000);
    writeContent(values, whole.left(1000));
    {
        const auto next = open();
        EXPECT_TRUE(next->spoken("message").contains("left out"));
        next->m_window.close();
    }
    EXPECT_EQ(contentOf(values), whole.left(1000));
    writeContent(values, whole); // from a backup
    const auto mended = open();
    mended->key(Qt::Key_PageDown, Qt::ControlModifier);
    EXPECT_EQ(mended->header(Side::Input), "UINT8 {1, 3, 600, 800}");
}

TEST_F(SessionTest, ASessionThatCannotBeReadIsKeptAside)
{
    for (const char* text :
         {R"({"version": 2, "tabs": []})", R"({"version": 1, "tabs": 7})", R"({"version": 1, "ta)", ""}) {
        QDir(m_folder.filePath("session")).removeRecursively();
        keepAPicture();
        writeContent(sessionFile(), text);
        {
            const auto next = open();
            EXPECT_THAT(next->spoken("message").toStdString(), HasSubstr("unreadable-1")) << text;
            next->type("BlockSize", "1");
            next->m_window.close();
        }
        EXPECT_EQ(contentOf(sessionPath("unreadable-1/session.json")), text);
        EXPECT_GT(contentOf(sessionPath("unreadable-1/values-1.npy")).size(), 1'000'000) << text;
        EXPECT_EQ(open()->header(Side::Output), "UINT32 {1, 8, 2, 3}") << "the next session is as ever";
    }
}

TEST_F(SessionTest, ClosingAsksWhereTheDiskIsFull)
{
    const auto window = open();
    {
        const FileSizeLimit full(0);
        window->type("BlockSize", "1");
        EXPECT_TRUE(waitFor([&] { return window->shows("The session is not kept"); }));
        const Answers answers({[](QWidget& question) { press(question, "Cancel"); }});
        EXPECT_FALSE(window->m_window.close());
    }
    EXPECT_TRUE(window->m_window.close()) << "there is room again";
    EXPECT_TRUE(comesToHold({"--BlockSize 1"}));
}

// The real program, killed.
TEST_F(SessionTest, AKilledProgramLosesNothing)
{
    {
        const auto first = open();
        first->m_window.document()->newCase(
            caseFromText("DEPTH_TO_SPACE1 --Sizes 1,16,4,5 --DataType FLOAT32 --BlockSize 2"));
        first->waitUntilIdle();
        first->m_window.close();
    }
    QProcess program;
    program.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    program.start(QCoreApplication::applicationFilePath(), {"--edit-and-wait", m_folder.path()});
    ASSERT_TRUE(program.waitForStarted());
    ASSERT_TRUE(QTest::qWaitFor([&] { return program.readAllStandardOutput().contains("edited"); }, kPatience));
    ASSERT_TRUE(comesToHold({"--BlockSize 4", "\"at\": [ 0, 0, 1, 1 ]"}));
    ::kill(pid_t(program.processId()), SIGKILL);
    ASSERT_TRUE(program.waitForFinished());
    EXPECT_EQ(program.exitStatus(), QProcess::CrashExit);

    const auto next = open();
    EXPECT_EQ(next->bar()->count(), 2);
    EXPECT_TRUE(next->shows("FLOAT32 {1, 1, 16, 20}")) << next->visibleText().toStdString();
    EXPECT_TRUE(next->m_window.isWindowModified());
    EXPECT_THAT(next->spoken("outReadout").toStdString(), StartsWith("out (0,0,1,1)"));
}

// The real program on a machine that fails (tests/faults/shim.cpp), then killed: whatever was written, a session is
// there, whole, with all the values that it names.
TEST_F(SessionTest, EachFailingCallLeavesTheOldSessionOrTheNewOne)
{
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    GTEST_SKIP() << "a sanitizer has its own calls";
#endif
    keepAPicture();
    for (const char* fault : {"full:1", "write:1", "write:4", "fsync:1", "fsync:3", "rename:1"}) {
        QProcess program;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert("LD_PRELOAD", QStringLiteral(TESSERA_FAULTS));
        environment.insert("TESSERA_FAULT", QString::fromLatin1(fault));
        program.setProcessEnvironment(environment);
        program.start(QCoreApplication::applicationFilePath(), {"--edit-and-wait", m_folder.path()});
        ASSERT_TRUE(program.waitForStarted());
        // Standard output is one of the calls that may fail.
        (void)QTest::qWaitFor([&] { return contentOf(sessionFile()).contains("--BlockSize 4"); }, 4000);
        program.kill();
        ASSERT_TRUE(program.waitForFinished());

        const QJsonObject session = QJsonDocument::fromJson(contentOf(sessionFile())).object();
        const QJsonArray tabs = session["tabs"].toArray();
        EXPECT_EQ(session["version"].toInt(), 1) << fault;
        EXPECT_FALSE(tabs.isEmpty()) << fault;
        for (const QJsonValue tab : tabs)
            if (const QString values = tab["values"].toString(); !values.isEmpty()) {
                EXPECT_NO_THROW(readNpy(sessionPath(values).toStdU16String())) << fault;
            }
    }
}

TEST_F(SessionTest, TheLessonThatWasOpenComesBackAtItsStep)
{
    const auto panel = [](const Window& window) { return window.m_window.findChild<LessonPanel*>(); };
    {
        const auto window = open();
        window->action("lesson04")->trigger();
        window->action("lessonNext")->trigger();
        window->waitUntilIdle();
        EXPECT_TRUE(comesToHold({"04_two_orders.md"}));
    }
    const auto window = open();
    window->waitUntilIdle();
    ASSERT_TRUE(panel(*window)->isVisible());
    EXPECT_EQ(panel(*window)->step(), 1U);
    EXPECT_EQ(window->bar()->count(), 1);
    window->action("lessonBack")->trigger();
    window->waitUntilIdle();
    EXPECT_EQ(window->bar()->count(), 1) << "the tab is still the lesson's";
    window->action("lessonPanel")->trigger();
    EXPECT_TRUE(waitFor([&] {
        QFile file(sessionFile());
        return file.open(QIODevice::ReadOnly) && !file.readAll().contains("04_two_orders.md");
    }));
}

} // namespace
} // namespace tessera
