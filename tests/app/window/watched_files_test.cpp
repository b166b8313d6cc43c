// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/file_watcher.h"
#include "tests/app/support/window_fixture.h"

#include <filesystem>

namespace tessera {

// A watcher like the window's. Once it has seen the change, the window has seen it, too.
class WatchedChange {
public:
    explicit WatchedChange(const QString& path) { m_watcher.watch({path}); } // before the change
    bool wait()
    {
        return waitFor([this] { return !m_seen.isEmpty(); });
    }

private:
    FileWatcher m_watcher;
    QSignalSpy m_seen{&m_watcher, &FileWatcher::changed};
};

namespace {

// The case's own file, while another program writes it.

struct WatchedCaseTest : WindowTest {
    QString path() const { return m_folder.filePath("mine.json"); }
    void write(const char* line) const { writeCaseFile(caseFromText(line), path().toStdU16String()); }
    bool comesToShow(const char* words)
    {
        return waitFor([&] { return shows(words); });
    }
    bool comesToSay(const char* words)
    {
        return waitFor([&] { return said().contains(QLatin1String(words)); });
    }
    QString said() const { return part("messageBar")->isVisible() ? spoken("message") : QString(); }
    void undo() { keyAt(Side::Output, Qt::Key_Z, Qt::ControlModifier); }
    void openFirst()
    {
        write("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2");
        openFile(path());
    }
    void writeSecond() const { write("DEPTH_TO_SPACE1 --Sizes 1,8,5,7 --DataType UINT32 --BlockSize 2"); }
    static constexpr const char* kFirst = "UINT32 {1, 2, 4, 6}";
    static constexpr const char* kSecond = "UINT32 {1, 2, 10, 14}";
};

TEST_F(WatchedCaseTest, IsReadAgainAndUndoBringsTheCaseBack)
{
    openFirst();
    document().pin(Pick{Side::Output, 3});
    writeSecond();
    EXPECT_TRUE(comesToShow(kSecond)) << visibleText().toStdString();
    EXPECT_TRUE(comesToSay("mine.json was changed by another program and is read again"));
    EXPECT_FALSE(m_window.isWindowModified()); // the case is as in the file
    EXPECT_THAT(spoken("outReadout").toStdString(), StartsWith("out (0,0,0,3)"));
    undo();
    EXPECT_TRUE(shows(kFirst));
    EXPECT_TRUE(m_window.isWindowModified());
    write("DEPTH_TO_SPACE1 --Sizes 1,8,1,1 --DataType UINT32 --BlockSize 2"); // the file is still watched
    EXPECT_TRUE(comesToSay("unsaved changes"));
    click(part("messageAnswer")); // Reload
    const std::optional<Tolerance> loose = Tolerance{.atol = 0.25}; // is read too
    writeCaseFile(document().currentCase(), path().toStdU16String(), {.tolerance = loose});
    EXPECT_TRUE(waitFor([&] { return document().tolerance() == *loose; }));
    undo();
    EXPECT_FALSE(document().toleranceIsChosen());
}

TEST_F(WatchedCaseTest, WhatIsReadPastIsSaidWhenItIsOpenedAndReadAgain)
{
    const auto writeMisspelt = [this](const char* line) {
        write(line);
        writeContent(path(), contentOf(path()).replace("\"BlockSize\": 2", "\"BlockSize\": 2, \"Blocksize\": 4"));
    };
    writeMisspelt("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2");
    openFile(path());
    const char* ignored = "Blocksize is no field of DEPTH_TO_SPACE1 and is ignored; did you mean BlockSize?";
    EXPECT_THAT(said().toStdString(), HasSubstr(ignored));
    EXPECT_TRUE(shows(kFirst));
    writeMisspelt("DEPTH_TO_SPACE1 --Sizes 1,8,5,7 --DataType UINT32 --BlockSize 2");
    EXPECT_TRUE(comesToSay("is read again"));
    EXPECT_TRUE(comesToSay(ignored)) << said().toStdString();
    openFirst();
    EXPECT_EQ(said().toStdString(), "");
}

TEST_F(WatchedCaseTest, UnsavedChangesStayUntilTheReaderIsAskedForIt)
{
    openFirst();
    type("BlockSize", "1");
    writeSecond();
    EXPECT_TRUE(comesToSay("mine.json was changed by another program, and the case here has unsaved changes"));
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 8, 2, 3}");
    auto* answer = part<QPushButton>("messageAnswer");
    ASSERT_TRUE(answer->isVisible());
    EXPECT_EQ(answer->text(), "Reload");
    click(answer);
    EXPECT_TRUE(shows(kSecond));
    EXPECT_EQ(said(), QString());
    EXPECT_FALSE(m_window.isWindowModified());
    undo();
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 8, 2, 3}"); // nothing is lost
}

TEST_F(WatchedCaseTest, SavingOverAnothersChangeAsksAlsoWhereNobodyWatches)
{
    openFirst();
    type("BlockSize", "1");
    writeSecond();
    EXPECT_TRUE(comesToSay("unsaved changes"));
    const auto inFile = [&] { return toText(readCaseFile(path().toStdU16String()).dispatch(0)); };
    const Answers answers({[](QWidget& question) { press(question, "Cancel"); },
                           [](QWidget& question) { press(question, "Replace it"); },
                           [](QWidget& question) { press(question, "Cancel"); }});
    trigger("save");
    EXPECT_THAT(inFile(), HasSubstr("1,8,5,7"));
    trigger("save");
    EXPECT_THAT(inFile(), HasSubstr("1,8,2,3"));
    EXPECT_FALSE(m_window.isWindowModified());
    trigger("watchFiles");
    type("BlockSize", "2");
    writeSecond();
    trigger("save");
    EXPECT_TRUE(m_window.isWindowModified());
}

TEST_F(WatchedCaseTest, OnesOwnSavingIsNoNews)
{
    openFirst();
    type("BlockSize", "1");
    WatchedChange change(path());
    key(Qt::Key_S, Qt::ControlModifier);
    type("BlockSize", "2"); // before the watcher has looked
    ASSERT_TRUE(change.wait());
    waitUntilIdle();
    EXPECT_EQ(said(), QString());
    undo();
    EXPECT_FALSE(m_window.isWindowModified());
}

TEST_F(WatchedCaseTest, WhatChangesBehindAnotherTabIsTakenWhenItIsShown)
{
    openFirst();
    key(Qt::Key_N, Qt::ControlModifier);
    type("BlockSize", "1");
    WatchedChange change(path());
    writeSecond();
    ASSERT_TRUE(change.wait());
    waitUntilIdle();
    EXPECT_EQ(said(), QString());
    EXPECT_EQ(header(Side::Output), "UINT32 {1, 8, 2, 3}");
    key(Qt::Key_PageUp, Qt::ControlModifier);
    EXPECT_TRUE(comesToShow(kSecond));
    EXPECT_THAT(said().toStdString(), HasSubstr("read again"));
}

TEST_F(WatchedCaseTest, AHalfWrittenOneAndOneThatIsGoneLeaveTheCaseAndAWord)
{
    openFirst();
    std::filesystem::resize_file(path().toStdU16String(), 40);
    EXPECT_TRUE(comesToSay("mine.json"));
    EXPECT_THAT(said().toStdString(), HasSubstr("last good"));
    EXPECT_TRUE(shows(kFirst));
    writeSecond();
    EXPECT_TRUE(comesToShow(kSecond));
    QFile::remove(path());
    EXPECT_TRUE(comesToSay("mine.json is gone"));
    EXPECT_TRUE(shows(kSecond));
    EXPECT_TRUE(m_window.isWindowModified());
    key(Qt::Key_S, Qt::ControlModifier);
    EXPECT_TRUE(QFile::exists(path()));
    EXPECT_FALSE(m_window.isWindowModified());
}

// Values in a file of their own.
TEST_F(WatchedCaseTest, TheValuesBesideItAreReadAgain)
{
    const auto writeValues = [&](uint64_t first) {
        Tensor values({.dataType = DataType::UInt32, .sizes = {1, 4, 1, 1}});
        values.setBits(0, first);
        writeNpy(values, m_folder.filePath("values.npy").toStdU16String());
    };
    writeValues(7);
    writeContent(path(), R"({"resources": {
        "input": {"initialValuesDataType": "UINT32", "initialValues": {"sourcePath": "values.npy"}},
        "output": {"initialValuesDataType": "UINT32", "initialValues": {"valueCount": 4, "value": 0}}},
      "dispatchables": {"d2s": {"type": "DML_OPERATOR_DEPTH_TO_SPACE1", "desc": {
        "InputTensor": {"DataType": "UINT32", "Sizes": [1, 4, 1, 1]},
        "OutputTensor": {"DataType": "UINT32", "Sizes": [1, 1, 2, 2]}, "BlockSize": 2, "Order": "DEPTH_COLUMN_ROW"}}},
      "commands": [{"type": "dispatch", "dispatchable": "d2s",
        "bindings": {"InputTensor": "input", "OutputTensor": "output"}}]})");
    openFile(path());
    document().pin(Pick{Side::Output, 0});
    EXPECT_THAT(spoken("outReadout").toStdString(), HasSubstr(" 7 "));
    writeValues(9);
    EXPECT_TRUE(waitFor([&] { return spoken("outReadout").contains(" 9 "); })) << spoken("outReadout").toStdString();
}

struct InputFilesTest : WindowTest {
    // Writes FLOAT32 {1, 4, 2, 2}, all of one value.
    void writeValue(float value, std::vector<uint32_t> sizes = {1, 4, 2, 2}) const
    {
        const Tensor tensor =
            tensorWith({.sizes = std::move(sizes)}, [=](uint64_t) { return std::bit_cast<uint32_t>(value); });
        writeNpy(tensor, path("data.npy").toStdString()); // a new file, which is renamed over the old one
    }
    void openValue()
    {
        writeValue(1.5F);
        ASSERT_TRUE(m_window.files().tryOpen(path("data.npy")));
        ASSERT_TRUE(comesToShow(" 1.5 "));
    }

    bool comesToShow(const QString& value)
    {
        return waitFor([&] {
            document().pin(Pick{Side::Output, 0});
            return spoken("outReadout").contains(value);
        });
    }
};

TEST_F(InputFilesTest, AFileThatIsReplacedIsReadAgain)
{
    openValue();
    writeValue(2.5F);
    EXPECT_TRUE(comesToShow(" 2.5 ")) << spoken("outReadout").toStdString();
    writeValue(3.5F); // the new file is watched
    EXPECT_TRUE(comesToShow(" 3.5 ")) << spoken("outReadout").toStdString();
    writeValue(4.5F, {1, 4, 3, 3});
    EXPECT_TRUE(comesToShow(" 4.5 ")) << spoken("outReadout").toStdString();
    EXPECT_TRUE(visibleText().contains("FLOAT32 {1, 4, 3, 3}"));
}

TEST_F(InputFilesTest, AFileThatIsGoneOrHalfWrittenLeavesTheLastGoodDataAndAWord)
{
    openValue();
    std::filesystem::resize_file(path("data.npy").toStdString(), 100);
    EXPECT_TRUE(waitFor([&] { return spoken("message").contains("data.npy"); }));
    EXPECT_THAT(spoken("message").toStdString(), HasSubstr("last good"));
    EXPECT_TRUE(comesToShow(" 1.5 "));

    std::filesystem::remove(path("data.npy").toStdString());
    EXPECT_TRUE(waitFor([&] { return spoken("message").contains("gone"); })) << spoken("message").toStdString();
    EXPECT_TRUE(comesToShow(" 1.5 "));

    writeValue(6.5F);
    EXPECT_TRUE(comesToShow(" 6.5 "));
    EXPECT_TRUE(waitFor([&] { return !part("messageBar")->isVisible(); }));
}

TEST_F(InputFilesTest, WithoutTheWatchReloadReads)
{
    openValue();
    action("watchFiles")->trigger();
    WatchedChange change(path("data.npy"));
    writeValue(2.5F);
    ASSERT_TRUE(change.wait());
    waitUntilIdle();
    EXPECT_THAT(spoken("outReadout").toStdString(), HasSubstr(" 1.5 "));
    key(Qt::Key_F5, Qt::ControlModifier);
    EXPECT_TRUE(comesToShow(" 2.5 "));
}

TEST_F(InputFilesTest, APictureThatIsPaintedOverIsReadAgain)
{
    writePicture(path("photo.png"), {4, 4}, QColor(10, 20, 30));
    ASSERT_TRUE(m_window.files().tryOpen(path("photo.png")));
    ASSERT_TRUE(comesToShow(" 10 "));
    writePicture(path("photo.png"), {4, 4}, QColor(40, 50, 60));
    EXPECT_TRUE(comesToShow(" 40 ")) << spoken("outReadout").toStdString();

    QFile::remove(path("photo.png"));
    EXPECT_TRUE(waitFor([&] { return spoken("message").contains("photo.png is gone"); }));
    type("BlockSize", "4"); // works with the values that were read
    EXPECT_TRUE(comesToShow(" 40 ")) << spoken("outReadout").toStdString();
    writePicture(path("photo.png"), {4, 4}, QColor(70, 80, 90));
    EXPECT_TRUE(comesToShow(" 70 ")) << spoken("outReadout").toStdString();
}

TEST_F(InputFilesTest, AnOutputThatBecomesAPictureIsShownAsOne)
{
    writePicture(path("photo.png"), {8, 8}, QColor(200, 20, 30));
    openFile(path("photo.png"));
    ASSERT_EQ(document().tensor(Side::Output)->desc.sizes[1], 12U); // four small pictures for each colour
    const auto reds = [this] { return pixelsLike(view(Side::Output), QColor(200, 20, 30)); };
    EXPECT_EQ(reds(), 0);
    document().setOperator(converted(document().currentCase().op, *operatorFromName("RESAMPLE1")), {});
    waitUntilIdle();
    EXPECT_TRUE(waitFor([&] { return reds() > 1000; }));
    document().undoStack()->undo();
    waitUntilIdle();
    EXPECT_TRUE(waitFor([&] { return reds() == 0; }));
}

TEST_F(InputFilesTest, ALargePictureIsReadInTheBackgroundAndEscapeStopsIt)
{
    writePicture(path("large.png"), {1600, 1200}, QColor(10, 20, 30));
    ASSERT_TRUE(m_window.files().tryOpen(path("large.png")));
    EXPECT_EQ(document().currentCase(), documentationExample()); // the picture is not read yet
    EXPECT_THAT(visibleText().toStdString(), HasSubstr("large.png"));
    QTest::keyClick(view(Side::Output), Qt::Key_Escape);
    EXPECT_FALSE(shows("Reading"));
    waitUntilIdle(); // until the worker has stopped
    EXPECT_EQ(document().currentCase(), documentationExample());
    EXPECT_TRUE(document().pinned()); // Escape stopped the reading and left the pin
    ASSERT_TRUE(m_window.files().tryOpen(path("large.png")));
    EXPECT_TRUE(comesToShow(" 10 ")) << spoken("outReadout").toStdString();
    EXPECT_FALSE(shows("Reading"));
}

TEST_F(InputFilesTest, WorkersDoNotHoldUpThePainting)
{
    std::atomic<bool> done = false;
    std::atomic<int> ended = 0;
    for (int i = 0; i < 2 * QThread::idealThreadCount(); ++i)
        workerThreads().start([&] {
            for (int ms = 0; ms < kPatience && !done; ms += 10)
                QThread::msleep(10);
            ++ended;
        });
    // A path with so many spans that Qt paints it in parts.
    QImage image(400, 400, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.setPen(QPen(QColor(0, 0, 0, 100), 1));
    painter.drawLine(10, 0, 10, 399);
    painter.fillRect(QRect(20, 0, 300, 400), QColor(0, 0, 0, 100));
    m_window.grab();
    EXPECT_EQ(ended, 0) << "the painting waited for a worker";
    done = true;
    workerThreads().waitForDone();
}

TEST_F(InputFilesTest, AGreyPictureSortedIntoFourChannelsIsNoColourPicture)
{
    showCase("SPACE_TO_DEPTH1 --Sizes 1,1,2,2 --BlockSize 2");
    QImage grey({8, 8}, QImage::Format_Grayscale8);
    grey.fill(100);
    ASSERT_TRUE(grey.save(path("grey.png")));
    openFile(path("grey.png"));
    ASSERT_EQ(document().currentCase().op.output.sizes, (std::vector<uint32_t>{1, 4, 4, 4}));
    EXPECT_EQ(view(Side::Output)->mode(), TensorView::Mode::Atlas);
}

} // namespace
} // namespace tessera
