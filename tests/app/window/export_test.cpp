// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/arguments/arguments.h"
#include "app/tensor/canvas/view_picture.h"
#include "app/tensor/planes/cell_marks.h"
#include "app/views/comparison/verdict.h"
#include "app/window/bottom_panel.h"
#include "app/window/window_services.h"
#include "engine/core/tensor/error.h"
#include "tests/app/support/window_fixture.h"

#include <QSvgRenderer>

namespace tessera {
namespace {

QImage drawn(const QByteArray& svg)
{
    QSvgRenderer renderer(svg);
    EXPECT_TRUE(renderer.isValid());
    QImage image(renderer.defaultSize(), QImage::Format_RGB32);
    QPainter painter(&image);
    renderer.render(&painter);
    return image;
}

int render(const Arguments& arguments, std::string* problems = nullptr)
{
    std::ostringstream out, err;
    const int code = callCommand(kRenderText, arguments, out, err, windowServices());
    if (problems)
        *problems = err.str();
    return code;
}

const QString kAtThree = QStringLiteral("Pictures, 3× (*.png)"), kVectors = QStringLiteral("Vectors (*.svg)");

struct ExportTest : WindowTest {
    // Presses Ctrl+E and chooses the view if there are several, the type of the file and its name.
    void exportTo(const QString& path, const QString& of, const QString& type = QStringLiteral("Pictures (*.png)"))
    {
        std::vector<Answers::Answer> answers;
        if (!of.isEmpty())
            answers.emplace_back([of](QWidget& dialog) {
                auto& list = static_cast<QInputDialog&>(dialog);
                list.setTextValue(of);
                list.accept();
            });
        answers.emplace_back([this, path, type](QWidget& dialog) {
            m_input = pixels(*view(Side::Input));
            m_output = pixels(*view(Side::Output));
            if (!type.isEmpty())
                static_cast<QFileDialog&>(dialog).selectNameFilter(type);
            typePath(path)(dialog);
        });
        const Answers given(std::move(answers));
        action("exportView")->trigger();
    }

    static QImage pixels(QWidget& widget) { return widget.grab().toImage().convertToFormat(QImage::Format_RGB32); }

    QImage m_input, m_output; // the views while the dialog was open
};

TEST_F(ExportTest, PngAtThreeShowsTheSamePlaceAndLeavesTheScreenAlone)
{
    QTest::keyClick(view(Side::Output), Qt::Key_Plus);
    waitUntilIdle();
    const QString zoom = spoken("zoomReadout");
    exportTo(path("large.png"), "Output", kAtThree);
    const QImage large(path("large.png"));
    ASSERT_EQ(large.size(), m_output.size() * 3);
    // At three times the size one pixel is nine, except in text and lines.
    int same = 0, all = 0;
    for (int y = 2; y < m_output.height() - 30; y += 5)
        for (int x = 2; x < m_output.width(); x += 5, ++all)
            same += large.pixel(3 * x + 1, 3 * y + 1) == m_output.pixel(x, y);
    EXPECT_GT(same, all * 9 / 10) << all;
    EXPECT_EQ(spoken("zoomReadout"), zoom);
    exportTo(path("again.png"), "Output");
    EXPECT_EQ(QImage(path("again.png")).convertToFormat(QImage::Format_RGB32), m_output);
}

TEST_F(ExportTest, ANameWithoutAnEndingReplacesNoFileUnasked)
{
    exportTo(path("bare"), "Output");
    const QByteArray before = contentOf(path("bare.png"));
    ASSERT_FALSE(before.isEmpty());
    QTest::keyClick(view(Side::Output), Qt::Key_Plus);
    waitUntilIdle();
    const auto close = [](QWidget& dialog) { static_cast<QDialog&>(dialog).reject(); };
    const Answers given({[](QWidget& dialog) { static_cast<QDialog&>(dialog).accept(); },
                         [&](QWidget& dialog) {
                             typePath(path("bare"))(dialog);
                             close(dialog);
                         },
                         close}); // the question whether it is to be replaced
    action("exportView")->trigger();
    EXPECT_EQ(contentOf(path("bare.png")), before);
}

TEST_F(ExportTest, BothStandSideBySideUnderTheirCaptions)
{
    exportTo(path("both.png"), "Both");
    const QImage both = QImage(path("both.png")).convertToFormat(QImage::Format_RGB32);
    ASSERT_GT(both.width(), m_input.width() + m_output.width());
    const int top = both.height() - m_input.height();
    EXPECT_EQ(both.copy(QRect(QPoint(0, top), m_input.size())), m_input);
    EXPECT_EQ(both.copy(QRect(QPoint(both.width() - m_output.width(), top), m_output.size())), m_output);
    EXPECT_GT(pixelsLike(both, QRect(0, 0, m_input.width(), top), m_window.palette().color(QPalette::WindowText)), 60);
}

TEST_F(ExportTest, SvgHasTextAsTextAndTheScreensColours)
{
    std::vector<QPoint> places;
    for (uint64_t element = 0; element < 48; ++element)
        places.push_back(view(Side::Output)->elementRect(element).toRect().bottomLeft() + QPoint(6, -6));
    exportTo(path("both.svg"), "Both", kVectors);
    const QByteArray svg = contentOf(path("both.svg"));
    const QString text = QString::fromUtf8(svg);
    const auto says = [&](const QString& words) {
        return QRegularExpression(QStringLiteral(">\\s*%1\\s*<").arg(QRegularExpression::escape(words)))
            .match(text)
            .hasMatch();
    };
    for (const char* words : {"49", "c0", "c7", "W→", "H", "↓", "Input  UINT32 {1, 8, 2, 3}"})
        EXPECT_TRUE(says(QString::fromUtf8(words))) << words;
    const Tensor& output = *document().tensor(Side::Output);
    for (uint64_t element = 0; element < 48; ++element)
        EXPECT_TRUE(says(QString::number(output.bits(element)))) << element;
    EXPECT_EQ(text.count(QRegularExpression(">\\s*49\\s*<")), 2); // in the input and in the output

    const QImage picture = drawn(svg);
    const QImage& screen = m_output;
    const QPoint origin(picture.width() - screen.width(), picture.height() - screen.height());
    for (uint64_t element = 0; element < 48; ++element) {
        const QPoint at = places[element];
        EXPECT_EQ(QColor(picture.pixel(origin + at)), QColor(screen.pixel(at))) << element;
    }
}

TEST_F(ExportTest, HatchesAndSelectionsAreVectors)
{
    trigger("markOtherOrder");
    const QPoint rim = view(Side::Output)->elementRect(1).toRect().topLeft() + QPoint(4, 4); // this element is moved
    const QPoint plain = view(Side::Output)->elementRect(0).toRect().topLeft() + QPoint(4, 4); // this one is not
    exportTo(path("hatch.svg"), "Output", kVectors);
    const QByteArray svg = contentOf(path("hatch.svg"));
    EXPECT_FALSE(svg.contains("<image"));
    const QImage picture = drawn(svg);
    const auto inks = [](const QImage& image, QPoint at) {
        return pixelsLike(image, QRect(at, QSize(24, 4)), inkOf(CellMark::OtherOrder));
    };
    EXPECT_GT(inks(m_output, rim), 8);
    EXPECT_GT(inks(picture, rim), 8);
    EXPECT_LT(inks(picture, plain), 2);

    const QPoint edge = view(Side::Output)->elementRect(0).toRect().topLeft() + QPoint(1, 12); // a point of the outline
    const QColor before = m_output.pixel(edge);
    view(Side::Output)->setFocus();
    action("selectAll")->trigger();
    exportTo(path("selected.svg"), "Output", kVectors);
    const QColor selected = drawn(contentOf(path("selected.svg"))).pixel(edge), screen = m_output.pixel(edge);
    EXPECT_NE(screen, before);
    EXPECT_NEAR(selected.red(), screen.red(), 1);
    EXPECT_NEAR(selected.green(), screen.green(), 1);
    EXPECT_NEAR(selected.blue(), screen.blue(), 1);
}

TEST_F(ExportTest, TooManyCellsForVectorsAreRefusedInWords)
{
    setFieldText(document(), "InputTensor.Sizes", "1,8,200,400");
    waitUntilIdle();
    // The view shows the new shape once its worker has ended.
    ASSERT_TRUE(waitFor([&] { return view(Side::Output)->cellsInSight() > kMostVectorCells; }));
    exportTo(path("many.svg"), "Output", kVectors);
    EXPECT_TRUE(shows("640\u202f000 cells"));
    EXPECT_FALSE(QFileInfo::exists(path("many.svg")));
}

TEST_F(ExportTest, TheComparisonIsExportedAsItIsShown)
{
    trigger("compare");
    for (const char* arrangement : {"compareSide", "compareWipe", "compareBlend"}) {
        trigger(arrangement);
        if (QWidget* focused = m_window.focusWidget())
            focused->clearFocus(); // its ring is no part of the picture
        const QImage shown = pixels(*part("compareCanvas"));
        exportTo(path(arrangement), {});
        const QImage kept = QImage(path(arrangement) + QStringLiteral(".png")).convertToFormat(QImage::Format_RGB32);
        const QRect below = shown.rect().adjusted(0, ResultHeader::kHeight, 0, 0); // the exported header has no buttons
        EXPECT_EQ(kept.copy(below), shown.copy(below)) << arrangement;
        EXPECT_EQ(kept.size(), shown.size()) << arrangement;
    }
}

TEST_F(ExportTest, TheClipboardGetsThePixelsOfTheView)
{
    m_window.activateWindow();
    (void)QTest::qWaitForWindowActive(&m_window);
    waitUntilIdle();
    TensorView* output = view(Side::Output);
    output->setFocus();
    output->clearFocus();
    const QImage shown = pixels(*output);
    output->setFocus();
    EXPECT_NE(pixels(*output), shown); // its ring is no part of the picture
    key(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    EXPECT_EQ(QGuiApplication::clipboard()->image().convertToFormat(QImage::Format_RGB32), shown);
    EXPECT_TRUE(output->hasFocus());
}

TEST(RenderView, WritesAViewByTheFilesEnding)
{
    const QTemporaryDir folder;
    const std::string svg = folder.filePath("both.svg").toStdString(), png = folder.filePath("a.png").toStdString();
    ASSERT_EQ(render({"--out", svg}), exit_code::kFine);
    EXPECT_TRUE(contentOf(QString::fromStdString(svg)).contains("UINT32 {1, 2, 4, 6}"));
    ASSERT_EQ(render({"--out", png, "--view", "output"}), exit_code::kFine);
    const QImage output(QString::fromStdString(png));
    EXPECT_GT(output.width(), 300);
    EXPECT_LT(output.width(), 700);
    EXPECT_THROW(render({"--out", svg, "--view", "window"}), TextError);
    EXPECT_THROW(render({"--out", png, "--view", "inside"}), TextError);
    EXPECT_THROW(
        render({"RESAMPLE1 --Sizes 1,1,512,512 --DataType FLOAT32 --Scales 1,1,1,1 --data iota", "--out", svg}),
        IoError);
}

struct PageExportTest : WindowTest {
    QByteArray exported()
    {
        const QString file = path(QStringLiteral("window%1.html").arg(++m_count));
        const Answers answers({typePath(file)});
        action("exportPage")->trigger();
        waitUntilIdle(); // until the worker has written it
        return contentOf(file);
    }
    // What `tessera render` writes.
    QByteArray printed(Arguments words)
    {
        const QString file = path(QStringLiteral("command.html"));
        words.insert(words.end(), {"--out", file.toStdString()});
        std::string problems;
        EXPECT_EQ(render(words, &problems), exit_code::kFine) << problems;
        return contentOf(file);
    }

    int m_count = 0;
};

TEST_F(PageExportTest, OfACaseIsWhatTheCommandWrites)
{
    const std::string line = "DEPTH_TO_SPACE1 --Sizes 1,8,2,3 --DataType UINT32 --BlockSize 2 --data iota";
    m_window.files().openCase(caseFromText(line));
    waitUntilIdle();
    document().forgetPins();
    EXPECT_EQ(exported(), printed(shellWords(line)));
    document().pin(Pick{Side::Output, 7});
    document().setPlay({true, {StepOrder::Input, StepUnit::Row}, 3});
    EXPECT_EQ(exported(), printed(shellWords(line + " --at 0,0,1,1 --step 3,along=input,by=row")));
}

TEST_F(PageExportTest, OfALessonIsWhatTheCommandWrites)
{
    trigger("lesson02");
    const QString lesson = path("lesson.md");
    ASSERT_TRUE(QFile::copy(":/lessons/02_depth_to_space.md", lesson));
    for (const char* picture : {"lighthouse_channels.npy", "lighthouse_quarters.npy"})
        ASSERT_TRUE(QFile::copy(QLatin1String(":/lessons/") + QLatin1String(picture), path(picture)));
    EXPECT_EQ(exported(), printed({lesson.toStdString()}));
}

TEST_F(PageExportTest, IsInTheWindowsLanguage)
{
    applyLanguage("it");
    trigger("lesson02");
    const QByteArray page = exported();
    applyLanguage("en");
    EXPECT_TRUE(page.contains("<html lang=\"it\">"));
    EXPECT_TRUE(page.contains("Depth to space, e ritorno"));
    EXPECT_TRUE(page.contains("Lettore"));
}

TEST_F(PageExportTest, WhatIsTooLargeIsSaidAndNothingIsWritten)
{
    m_window.files().openCase(caseFromText("DEPTH_TO_SPACE1 --Sizes 1,4,500,500 --DataType UINT8 --BlockSize 2"));
    waitUntilIdle();
    EXPECT_EQ(exported(), QByteArray());
    EXPECT_TRUE(shows("try smaller Sizes"));
}

TEST_F(WindowTest, RenderDrawsWhatTheWindowShows)
{
    const QString file = path("window.png");
    ASSERT_EQ(render({"--out", file.toStdString(), "--engine", "cpu", "--against", "none"}), exit_code::kFine);
    const QImage picture = QImage(file).convertToFormat(QImage::Format_RGB32);
    EXPECT_EQ(picture.size(), QSize(1280, 800));
    document().setEngines("cpu", {});
    m_window.activateWindow(); // the focus' ring is part of the picture
    waitUntilIdle();
    EXPECT_EQ(picture, m_window.grab().toImage().convertToFormat(QImage::Format_RGB32));
}

TEST(Render, TakesSizeThemePinAndTab)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("dark.png");
    ASSERT_EQ(render({"--out", path.toStdString(), "--size", "1000x700", "--theme", "dark", "--at", "0,0,0,0", "--tab",
                      "code"}),
              exit_code::kFine);
    EXPECT_EQ(QImage(path).size(), QSize(1000, 700));
    EXPECT_LT(QImage(path).pixelColor(500, 12).lightness(), 60);
}

// The commands do not know the window, so their table repeats the names of tabs and of the panel of values.
TEST(Render, KnowsTheTabsAndThemesOfTheWindow)
{
    const auto choices = [](std::string_view name) {
        const auto option = std::ranges::find(kRenderText.options, name, &Option::name);
        return std::vector<std::string>(option->choices.begin(), option->choices.end());
    };
    std::vector<std::string> tabs{"Histogram"};
    for (const BottomTab& tab : bottomTabs())
        tabs.emplace_back(tab.name);
    std::vector<std::string> named = choices("tab");
    std::ranges::sort(tabs);
    std::ranges::sort(named);
    EXPECT_EQ(named, tabs);
    for (const std::string& theme : choices("theme"))
        EXPECT_TRUE(themeFromName(QString::fromStdString(theme))) << theme;
}

// Compares with a file of the right values, of a wrong value, and of another shape.
TEST(Render, HoldsTheOutputAgainstAFile)
{
    const QTemporaryDir folder;
    const std::string drawn = folder.filePath("a.png").toStdString(), values = folder.filePath("a.npy").toStdString();
    DispatchJob ready = prepare(documentationExample(), {});
    makeEngine("cpu")->run(documentationExample(), ready.plan, ready.input, ready.output);
    const auto colored = [&](Role role) {
        const QImage picture(QString::fromStdString(drawn));
        return pixelsLike(picture, {500, 28, 500, 40}, color(role));
    };

    writeNpy(ready.output, values);
    ASSERT_EQ(render({"--out", drawn, "--against", values}), exit_code::kFine);
    EXPECT_GT(colored(Role::Good), 20);
    EXPECT_EQ(colored(Role::Bad), 0);

    ready.output.setBits(7, 1234);
    writeNpy(ready.output, values);
    for (const auto& [a, b] : {std::pair(std::string("cpu"), values), {values, std::string("cpu")}}) {
        ASSERT_EQ(render({"--out", drawn, "--engine", a, "--against", b}), exit_code::kFine);
        EXPECT_GT(colored(Role::Bad), 20);
    }

    writeNpy(ready.input, values);
    std::string problems;
    EXPECT_EQ(render({"--out", drawn, "--against", values}, &problems), exit_code::kIncomparable);
    EXPECT_TRUE(problems.find("UINT32 {1, 8, 2, 3}") != std::string::npos) << problems;
    EXPECT_THROW(render({"--out", drawn, "--against", "/nowhere/values.npy"}), IoError);
}

TEST(Render, DrawsFourResultsInThePaletteThatIsNamed)
{
    const QTemporaryDir folder;
    const QString path = folder.filePath("four.png");
    Arguments words = shellWords("--size 1200x900 --view comparison --against reference --against sabotage:order "
                                 "--against sabotage:layout --base B --colours turbo,exposure=-1");
    words.insert(words.end(), {"--out", path.toStdString()});
    ASSERT_EQ(render(words), exit_code::kFine);
    const QImage picture(path);
    const QSize half = picture.size() / 2;
    for (const auto& [column, row] : {std::pair(0, 0), {1, 0}, {0, 1}, {1, 1}}) {
        const QRect pane(column * half.width(), row * half.height() + 40, half.width(), half.height() - 80);
        const auto isColoured = [](const QColor& is) { return is.saturation() > 120 && is.value() > 60; };
        EXPECT_GT(pixelsThat(picture, pane, isColoured), 1000) << column << ", " << row;
    }
    words.insert(words.end(), {"--against", "cpu"});
    EXPECT_THROW(render(words), TextError) << "five";
    EXPECT_THROW(render({"--out", path.toStdString(), "--base", "C"}), TextError);
    EXPECT_THROW(render({"--out", path.toStdString(), "--pane", "D:turbo"}), TextError) << "of earlier versions";
}

TEST(Render, SaysWhatIsWrongWithItsOptions)
{
    const std::pair<Arguments, const char*> rows[] = {
        {{}, "--out FILE.png is missing"},
        {{"--out", "x.png", "--size", "10x10"}, "expected WxH from 320x240 to 16384x16384"},
        {{"--out", "x.png", "--theme", "pink"}, "expected light, dark, contrast-light or contrast-dark"},
        {{"--out", "x.png", "--size", "320x240@99"}, "expected a number from 0.5 to 4"},
        {{"--out", "x.png", "--tab", "Nonsense"},
         "expected Mapping, Axes, Memory, Difference, Verify, Timing, Table, Histogram, Pins, History or Code"},
        {{"--out", "x.png", "--at", "0,9,0,0"}, "is outside {1, 2, 4, 6}"},
        {{"a.json", "b.json", "--out", "x.png"}, "and 2 are given"},
    };
    for (const auto& [arguments, words] : rows)
        EXPECT_THAT(messageOf<TextError>([&, &given = arguments] { render(given); }), HasSubstr(words));
    EXPECT_FALSE(QFile::exists("x.png"));
    EXPECT_THROW(render({"/nowhere/case.json", "--out", "x.png"}), IoError);
}

} // namespace
} // namespace tessera
