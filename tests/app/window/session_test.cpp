// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/session.h"
#include "app/teach/lesson/lesson_panel.h"
#include "tests/app/support/window_fixture.h"
#include "tests/support/file_size_limit.h"

namespace tessera {
namespace {

// Opens windows with the same settings, one after the other.
struct SessionTest : HasFolder, testing::Test {
    struct Window : WindowTest {
        explicit Window(const QString& folder, bool fresh = false, uint64_t memoryBudget = 0)
            : WindowTest({.configFolder = folder, .fresh = fresh, .theme = Theme::Light, .memoryBudget = memoryBudget})
        {
        }
        void TestBody() override { }
        QTabBar* bar() const { return part<QTabBar>("caseTabs"); }
    };

    QString sessionFile() const { return path("session/session.json"); }
    // Waits until the timer and the worker have written.
    bool comesToHold(std::initializer_list<const char*> words) const
    {
        return waitFor([&] {
            const QByteArray text = contentOf(sessionFile()).simplified();
            return std::ranges::all_of(words, [&](const char* each) { return text.contains(each); });
        });
    }
    std::unique_ptr<Window> open(bool fresh = false, uint64_t mebibytes = 0)
    {
        return std::make_unique<Window>(m_folder.path(), fresh, mebibytes);
    }
    // Uses a window and closes it. The session keeps what is not saved, so that closing asks nothing.
    template <class Work> static void use(std::unique_ptr<Window> window, Work work)
    {
        work(*window);
        EXPECT_TRUE(window->m_window.close());
    }
    QString sessionPath(const QString& name) const { return path(QStringLiteral("session/") + name); }
    // A session of one case with values set by hand: 1.4 MB from a picture that was deleted.
    void keepAPicture()
    {
        Session session;
        SessionTab& tab = session.tabs.emplace_back();
        tab.c = caseFromText("SPACE_TO_DEPTH1 --Sizes 1,3,600,800 --DataType UINT8 --BlockSize 2");
        tab.c.data = FromValues{Tensor(tab.c.op.input), "photo.png"};
        tab.engines = {QStringLiteral("cpu")};
        SessionFolder(path("session")).write(session);
    }
};

TEST_F(SessionTest, ComesBackAsItWas)
{
    use(open(), [&](Window& window) {
        window.type("BlockSize", "1");
        window.key(Qt::Key_N, Qt::ControlModifier);
        window.document().setEngines("cpu", {});
        window.waitUntilIdle();
        window.view(Side::Output)->setFocus();
        window.key(Qt::Key_Right);
        window.key(Qt::Key_2, Qt::AltModifier);
        window.key(Qt::Key_L); // unlinked
        window.key(Qt::Key_Plus);
        window.action("grid")->trigger();
    });
    const auto next = open();
    EXPECT_EQ(std::pair(next->bar()->count(), next->bar()->currentIndex()), std::pair(2, 1));
    EXPECT_THAT(next->spoken("outReadout").toStdString(), StartsWith("out (0,1,2,4)"));
    EXPECT_EQ(next->document().engineB(), QString());
    EXPECT_EQ(next->view(Side::Output)->mode(), TensorView::Mode::Plane);
    EXPECT_TRUE(next->view(Side::Input)->isFitted() && !next->view(Side::Output)->isFitted());
    EXPECT_FALSE(next->action("link")->isChecked() || next->action("grid")->isChecked());
    EXPECT_FALSE(next->m_window.isWindowModified());
    next->key(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_EQ(next->header(Side::Output), "UINT32 {1, 8, 2, 3}");
    EXPECT_TRUE(next->m_window.isWindowModified());
}

TEST_F(SessionTest, TheTabOfTheBottomPanelComesBackByItsName)
{
    use(open(), [&](Window& window) { window.key(Qt::Key_D, Qt::AltModifier | Qt::ShiftModifier); });
    EXPECT_TRUE(contentOf(path("tessera.json")).contains(R"("tab": "Difference")"));
    const auto next = open();
    const auto* bottomPanel = next->part<QTabWidget>("drawer");
    EXPECT_EQ(bottomPanel->tabText(bottomPanel->currentIndex()), "Compare");
}

TEST_F(SessionTest, WhatBelongsToATabComesBack)
{
    const QString file = path("expecting.json");
    writeContent(file, QByteArray::fromStdString(std::string(builtInCases().front().json)));
    const QString line = QString::fromStdString(caseSource(documentationExample(), "cpu"));
    const QStringList results{"cpu", "reference", line, "sabotage:order"};
    const Tolerance tolerance{.atol = 0.125, .allowedShare = 0.5};
    const PlayState play{true, {StepOrder::Input, StepUnit::Block}, 2};
    use(open(), [&](Window& window) {
        window.openFile(file);
        window.document().pin(Pick{Side::Output, 47});
        window.document().keepPin();
        window.document().setTolerance(tolerance);
        window.document().setResults(results);
        window.document().setBase(2);
        window.document().setPlay(play);
        window.waitUntilIdle();
        window.key(Qt::Key_N, Qt::ControlModifier);
        EXPECT_TRUE(window.document().keptPins().empty());
    });
    const auto next = open();
    EXPECT_TRUE(next->document().keptPins().empty());
    next->key(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_EQ(next->document().keptPins().size(), 1U);
    EXPECT_EQ(next->document().tolerance(), tolerance);
    EXPECT_EQ(next->document().results(), results);
    EXPECT_EQ(next->document().base(), 2);
    EXPECT_EQ(next->document().play(), play);
    EXPECT_TRUE(next->m_window.isWindowModified());
    EXPECT_TRUE(next->action("expectedB")->isEnabled());
}

TEST_F(SessionTest, FreshNeitherReadsNorWritesIt)
{
    use(open(), [](Window& window) { window.type("BlockSize", "1"); });
    use(open(true), [&](Window& window) {
        EXPECT_TRUE(window.shows("UINT32 {1, 2, 4, 6}"));
        window.key(Qt::Key_N, Qt::ControlModifier);
    });
    const auto next = open();
    EXPECT_EQ(next->bar()->count(), 1);
    EXPECT_EQ(next->header(Side::Output), "UINT32 {1, 8, 2, 3}");
}

TEST_F(SessionTest, ASecondWindowLeavesItAlone)
{
    use(open(), [this](Window& first) {
        first.type("BlockSize", "1");
        EXPECT_TRUE(comesToHold({"--BlockSize 1"}));
        use(open(), [](Window& window) { EXPECT_TRUE(window.shows("UINT32 {1, 2, 4, 6}")); });
    });
    EXPECT_TRUE(comesToHold({"--BlockSize 1"}));
}

TEST_F(SessionTest, ValuesOfAPictureComeBackWithoutIt)
{
    const QString file = path("photo.png");
    writePicture(file, {80, 60});
    use(open(), [&](Window& window) { window.openFile(file); });
    QFile::remove(file);
    const auto next = open();
    EXPECT_TRUE(next->shows("UINT8 {1, 3, 60, 80}")) << next->visibleText().toStdString();
    EXPECT_GT(pixelsLike(next->view(Side::Input), QColor(200, 30, 60)), 1000);
    EXPECT_EQ(QDir(path("session")).entryList({"*.npy"}).size(), 1);
}

TEST_F(SessionTest, WhatIsWrongStaysWrongAndAFilesOwnCaseIsReadAgain)
{
    const QString file = path("mine.json");
    use(open(), [&](Window& window) {
        saveCase(window.document(), file);
        window.key(Qt::Key_N, Qt::ControlModifier);
        window.type("BlockSize", "0");
    });
    writeCaseFile(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,4,5,7 --DataType UINT32 --BlockSize 2"),
                  file.toStdU16String());
    const auto next = open();
    EXPECT_THAT(next->spoken("verdict").toStdString(), HasSubstr("BlockSize"));
    next->key(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_TRUE(next->shows("UINT32 {1, 1, 10, 14}")) << next->visibleText().toStdString();
    EXPECT_FALSE(next->m_window.isWindowModified());
}

// The window closes with unsaved changes; then another program writes the file, or deletes it.
TEST_F(SessionTest, AFileThatChangedMeanwhileIsTold)
{
    const QString file = path("mine.json");
    use(open(), [&](Window& window) {
        saveCase(window.document(), file);
        window.type("BlockSize", "1");
    });
    use(open(), [&](Window& window) { EXPECT_FALSE(window.shows("was changed by another program")); });
    writeCaseFile(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,4,5,7 --DataType UINT32 --BlockSize 2"),
                  file.toStdU16String());
    use(open(), [&](Window& window) {
        EXPECT_THAT(window.spoken("message").toStdString(), StartsWith("mine.json was changed by another program"));
        EXPECT_EQ(window.header(Side::Output), "UINT32 {1, 8, 2, 3}") << "the changes are still there";
    });
    QFile::remove(file);
    const auto last = open();
    EXPECT_THAT(last->spoken("message").toStdString(), StartsWith("mine.json is gone"));
}

TEST_F(SessionTest, ABundleOfAFailureComesBackWithBothStoredOutputs)
{
    const QString file = path("failing.tessera");
    Document flawed(flawedEngines({{5, 1}}));
    flawed.setEngines("flawed", "reference");
    flawed.newCase(documentationExample());
    ASSERT_TRUE(waitForRun(flawed));
    saveCase(flawed, file);
    use(open(), [&](Window& window) { window.openFile(file); });
    use(open(), [&](Window& window) {
        window.waitUntilIdle();
        const RunResult& now = *window.document().shown();
        ASSERT_TRUE(now.comparison);
        EXPECT_EQ(now.comparison->beyond, 1u);
        EXPECT_TRUE(equalElements(*now.a, *flawed.shown()->a));
    });
    ASSERT_TRUE(QFile::remove(file));
    const auto last = open(); // on the engines of a new case
    EXPECT_EQ(last->document().engineA(), "cpu");
    EXPECT_EQ(last->document().shown()->comparison->beyond, 0u);
}

TEST_F(SessionTest, AFileWithFewerDispatchesThanBeforeLeavesTheCase)
{
    const QString file = path("mine.json");
    use(open(), [&](Window& window) {
        window.type("BlockSize", "1");
        saveCase(window.document(), file);
    });
    QByteArray text = contentOf(sessionFile());
    ASSERT_TRUE(text.contains("\"dispatch\": 0"));
    writeContent(sessionFile(), text.replace("\"dispatch\": 0", "\"dispatch\": 7"));
    const auto next = open();
    EXPECT_EQ(next->header(Side::Output), "UINT32 {1, 8, 2, 3}") << "and not the example";
    EXPECT_TRUE(next->m_window.isWindowModified()) << "the file does not hold it";
}

TEST_F(SessionTest, WhatDoesNotFitTheBudgetComesBackWhenItDoes)
{
    keepAPicture();
    use(open(false, 1), [&](Window& window) {
        EXPECT_THAT(window.spoken("message").toStdString(), HasSubstr("memory budget of 1 MiB"));
        window.type("BlockSize", "1"); // the session is written again
    });
    use(open(false, 1), [](Window& window) { EXPECT_FALSE(window.shows("memory budget of 1 MiB")) << "said once"; });
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
    use(open(), [&](Window& window) { EXPECT_TRUE(window.spoken("message").contains("left out")); });
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
        QDir(path("session")).removeRecursively();
        keepAPicture();
        writeContent(sessionFile(), text);
        use(open(), [&](Window& window) {
            EXPECT_THAT(window.spoken("message").toStdString(), HasSubstr("unreadable-1")) << text;
            window.type("BlockSize", "1");
        });
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

TEST_F(SessionTest, AKilledProgramLosesNothing)
{
    use(open(), [&](Window& window) {
        window.document().newCase(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,16,4,5 --DataType FLOAT32 --BlockSize 2"));
        window.waitUntilIdle();
    });
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

// The real program runs on a machine that fails (tests/faults/shim.cpp), and is killed. There is always a whole session
// with all values that it names.
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
        // Writing to standard output may fail, too.
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

TEST_F(SessionTest, AfterALessonTheWindowStartsWithTheForm)
{
    use(open(), [&](Window& window) { window.trigger("lesson03"); });
    const auto window = open();
    EXPECT_FALSE(window->m_window.findChild<LessonPanel*>()->isVisible());
    EXPECT_TRUE(window->part("casePanel")->isVisible());
    EXPECT_TRUE(window->view(Side::Input)->isVisible()) << "its figure showed the output alone";
    EXPECT_EQ(window->bar()->count(), 1) << "the case stays";
}

} // namespace
} // namespace tessera
