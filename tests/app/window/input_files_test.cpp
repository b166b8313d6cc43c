// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/support/window_fixture.h"

#include "engine/formats/files/npy.h"
#include "tests/app/support/watched_change.h"

#include <atomic>
#include <filesystem>

namespace tessera {
namespace {

class InputFilesTest : public WindowTest {
protected:
    QString file(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    // FLOAT32 {1, 4, 2, 2}, all of one value.
    static void writeValue(const QString& path, float value, std::vector<uint32_t> sizes = {1, 4, 2, 2})
    {
        Tensor tensor({.dataType = DataType::Float32, .sizes = std::move(sizes)});
        for (uint64_t i = 0; i < elementCount(tensor.desc); ++i)
            tensor.setBits(i, std::bit_cast<uint32_t>(value));
        writeNpy(tensor, path.toStdString()); // beside it, and renamed over it
    }

    bool shows(const QString& value)
    {
        return waitFor([&] {
            document().pin(Pick{Side::Output, 0});
            return spoken("outReadout").contains(value);
        });
    }

    QTemporaryDir m_folder;
};

TEST_F(InputFilesTest, AFileThatIsReplacedIsReadAgain)
{
    writeValue(file("data.npy"), 1.5F);
    ASSERT_TRUE(m_window.openFile(file("data.npy")));
    ASSERT_TRUE(shows(" 1.5 "));
    writeValue(file("data.npy"), 2.5F);
    EXPECT_TRUE(shows(" 2.5 ")) << spoken("outReadout").toStdString();
    writeValue(file("data.npy"), 3.5F); // the watch goes on with the new file
    EXPECT_TRUE(shows(" 3.5 ")) << spoken("outReadout").toStdString();
    writeValue(file("data.npy"), 4.5F, {1, 4, 3, 3});
    EXPECT_TRUE(shows(" 4.5 ")) << spoken("outReadout").toStdString();
    EXPECT_TRUE(visibleText().contains("FLOAT32 {1, 4, 3, 3}"));
}

TEST_F(InputFilesTest, AFileThatIsGoneOrHalfWrittenLeavesTheLastGoodDataAndAWord)
{
    writeValue(file("data.npy"), 1.5F);
    ASSERT_TRUE(m_window.openFile(file("data.npy")));
    ASSERT_TRUE(shows(" 1.5 "));
    std::filesystem::resize_file(file("data.npy").toStdString(), 100);
    EXPECT_TRUE(waitFor([&] { return spoken("message").contains("data.npy"); }));
    EXPECT_THAT(spoken("message").toStdString(), HasSubstr("last good"));
    EXPECT_TRUE(shows(" 1.5 "));

    std::filesystem::remove(file("data.npy").toStdString());
    EXPECT_TRUE(waitFor([&] { return spoken("message").contains("gone"); })) << spoken("message").toStdString();
    EXPECT_TRUE(shows(" 1.5 "));

    writeValue(file("data.npy"), 6.5F);
    EXPECT_TRUE(shows(" 6.5 "));
    EXPECT_TRUE(waitFor([&] { return !part("messageBar")->isVisible(); }));
}

TEST_F(InputFilesTest, WithoutTheWatchReloadReads)
{
    writeValue(file("data.npy"), 1.5F);
    ASSERT_TRUE(m_window.openFile(file("data.npy")));
    ASSERT_TRUE(shows(" 1.5 "));
    action("watchFiles")->trigger();
    WatchedChange change(file("data.npy"));
    writeValue(file("data.npy"), 2.5F);
    ASSERT_TRUE(change.wait());
    waitUntilIdle();
    EXPECT_THAT(spoken("outReadout").toStdString(), HasSubstr(" 1.5 "));
    key(Qt::Key_F5, Qt::ControlModifier);
    EXPECT_TRUE(shows(" 2.5 "));
}

TEST_F(InputFilesTest, APictureThatIsPaintedOverIsReadAgain)
{
    writePicture(file("photo.png"), {4, 4}, QColor(10, 20, 30));
    ASSERT_TRUE(m_window.openFile(file("photo.png")));
    ASSERT_TRUE(shows(" 10 "));
    writePicture(file("photo.png"), {4, 4}, QColor(40, 50, 60));
    EXPECT_TRUE(shows(" 40 ")) << spoken("outReadout").toStdString();

    QFile::remove(file("photo.png"));
    EXPECT_TRUE(waitFor([&] { return spoken("message").contains("photo.png is gone"); }));
    type("BlockSize", "4"); // goes on with what was read
    EXPECT_TRUE(shows(" 40 ")) << spoken("outReadout").toStdString();
    writePicture(file("photo.png"), {4, 4}, QColor(70, 80, 90));
    EXPECT_TRUE(shows(" 70 ")) << spoken("outReadout").toStdString();
}

TEST_F(InputFilesTest, AnOutputThatBecomesAPictureIsShownAsOne)
{
    writePicture(file("photo.png"), {8, 8}, QColor(200, 20, 30));
    openFile(file("photo.png"));
    ASSERT_EQ(document().tensor(Side::Output)->desc.sizes[1], 12U); // four small ones a colour
    const auto reds = [this] {
        const QImage output = view(Side::Output)->grab().toImage();
        return pixelsLike(output, output.rect(), QColor(200, 20, 30));
    };
    EXPECT_EQ(reds(), 0);
    Operator op = converted(document().currentCase().op, *operatorFromName("RESAMPLE1"));
    document().setOperator(op, {});
    waitUntilIdle();
    EXPECT_TRUE(waitFor([&] { return reds() > 1000; }));
    document().undoStack()->undo();
    waitUntilIdle();
    EXPECT_TRUE(waitFor([&] { return reds() == 0; }));
}

TEST_F(InputFilesTest, ALargePictureIsReadInTheBackground)
{
    writePicture(file("large.png"), {1600, 1200}, QColor(10, 20, 30));
    ASSERT_TRUE(m_window.openFile(file("large.png")));
    EXPECT_EQ(document().currentCase(), documentationExample()); // not yet
    EXPECT_THAT(visibleText().toStdString(), HasSubstr("large.png"));
    EXPECT_TRUE(shows(" 10 ")) << spoken("outReadout").toStdString();
    EXPECT_FALSE(visibleText().contains("Reading"));
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
    // Many spans: what Qt paints in parts.
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

TEST_F(InputFilesTest, EscapeStopsTheReading)
{
    writePicture(file("large.png"), {1600, 1200}, QColor(10, 20, 30));
    ASSERT_TRUE(m_window.openFile(file("large.png")));
    QTest::keyClick(view(Side::Output), Qt::Key_Escape);
    EXPECT_FALSE(visibleText().contains("Reading"));
    waitUntilIdle(); // the worker has stopped
    EXPECT_EQ(document().currentCase(), documentationExample());
    EXPECT_TRUE(document().pinned()); // Escape was the reading's, not the pin's
}

TEST_F(InputFilesTest, ASavedCaseMovesTogetherWithItsPicture)
{
    ASSERT_TRUE(QDir(m_folder.path()).mkpath("one"));
    writePicture(file("one/photo.png"), {4, 4}, QColor(10, 20, 30));
    openFile(file("one/photo.png"));
    document().save(file("one/case.json"));
    ASSERT_TRUE(QDir(m_folder.path()).rename("one", "two"));
    openFile(file("two/case.json"));
    EXPECT_TRUE(visibleText().contains("Channels")); // it is a picture still, to be read another way
}

TEST_F(InputFilesTest, AGreyPictureSortedIntoFourChannelsIsNoColourPicture)
{
    showCase("SPACE_TO_DEPTH1 --Sizes 1,1,2,2 --BlockSize 2");
    QImage grey({8, 8}, QImage::Format_Grayscale8);
    grey.fill(100);
    ASSERT_TRUE(grey.save(file("grey.png")));
    openFile(file("grey.png"));
    ASSERT_EQ(outputDesc(document().currentCase().op).sizes, (std::vector<uint32_t>{1, 4, 4, 4}));
    EXPECT_EQ(view(Side::Output)->mode(), TensorView::Mode::Atlas);
}

} // namespace
} // namespace tessera
