// SPDX-License-Identifier: GPL-3.0-or-later
// The same place in the same colours, by the line that the window copies.
#include "app/window/views/shown_view.h"

#include "app/cli/arguments/arguments.h"
#include "app/tensor/canvas/tensor_display.h"
#include "app/window/views/view_area.h"
#include "engine/formats/pictures/picture_file.h"
#include "tests/app/support/window_fixture.h"

#include <cstring>

namespace tessera {
namespace {

struct ShownViewTest : WindowTest {
    ViewArea& views() { return *m_window.findChild<ViewArea*>(); }
    QRgb pixelOf(uint64_t element)
    {
        const QRectF at = view(Side::Output)->elementRect(element);
        return view(Side::Output)->grab().toImage().pixel((at.topLeft() + QPointF(3, 3)).toPoint());
    }
};

TEST_F(ShownViewTest, TheCopiedLineShowsTheSamePlaceInTheSameColours)
{
    changeCase("RESAMPLE --Sizes 1,3,40,60 --Scales 1,1,2,2 --data random:1");
    TensorView* output = view(Side::Output);
    output->solo(0, 1);
    output->lookAt(elementAt(document().shown()->plan.output.sizes, {{0, 1, 30, 70}}), 8, false);
    for (const char* action : {"mapTurbo", "exposureUp", "exposureUp", "clipping"})
        trigger(action);
    output->setFocus();
    trigger("copyPictureCommand");
    const QString line = QGuiApplication::clipboard()->text();
    EXPECT_TRUE(line.endsWith(
        " --view output --zoom 8 --at 70,30 --channel 1 --map turbo --exposure 1 --clipping --out view.png"))
        << line.toStdString();

    Arguments words = shellWords(line.toStdString());
    words.erase(words.begin(), words.begin() + 2);
    MainWindow other({.fresh = true, .theme = Theme::Light});
    other.resize(m_window.size());
    other.show();
    other.document()->newCase(document().currentCase());
    tessera::waitFor([&] { return !other.document()->isRunning() && other.document()->shown(); });
    workerThreads().waitForDone();
    QCoreApplication::processEvents();
    other.showView(viewFromOptions(CommandLine(kRenderText, words)), Side::Output);
    ViewArea* theirs = other.findChild<ViewArea*>();
    EXPECT_EQ(viewText(*theirs->view(Side::Output)), viewText(*output));
}

TEST_F(ShownViewTest, APictureOfLightIsShownFromBlackToWhite)
{
    Picture picture{.width = 2, .height = 2, .sample = DataType::Float32};
    picture.samples = Buffer(12 * sizeof(float));
    const float values[12] = {0, 0.25F, 0.5F, 1, 2, 40000};
    std::memcpy(picture.samples.writableBytes().data(), values, sizeof values);
    const QTemporaryDir folder;
    const QString path = folder.filePath("light.pfm");
    pictureCodec().write(picture, path.toStdString());
    m_window.open(path);
    waitUntilIdle();
    EXPECT_EQ(views().display().fixedRange(), std::pair(0.0, 1.0));
    view(Side::Input)->setFocus();
    trigger("copyPictureCommand");
    EXPECT_THAT(QGuiApplication::clipboard()->text().toStdString(), HasSubstr(" --levels 0,1 "));
}

TEST_F(ShownViewTest, ExposureChangesColoursAndNoValue)
{
    changeCase("DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --BlockSize 2 --data iota");
    const QRgb before = pixelOf(5);
    const Tensor output = *document().shown()->a;
    trigger("exposureUp");
    EXPECT_NE(pixelOf(5), before);
    EXPECT_TRUE(equalElements(*document().shown()->a, output));
    trigger("plainTone");
    EXPECT_EQ(pixelOf(5), before);
}

} // namespace
} // namespace tessera
