// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/elided_label.h"
#include "app/base/controls/messages.h"
#include "app/base/controls/plot.h"
#include "app/base/controls/prompts.h"
#include "tests/app/support/window_fixture.h"

namespace tessera {
namespace {

// The upper of two lines.
QImage firstLine(const QString& text)
{
    ElidedLabel label;
    label.setTwoLines();
    label.setText(text);
    label.resize(200, 40);
    const QImage picture = label.grab().toImage();
    return picture.copy(0, 0, picture.width(), picture.height() / 2);
}

// A number was broken: "8" at the end of a line and "388 608" in the next.
TEST(ElidedLabel, ANumberStaysInOneLine)
{
    const QString words = "the largest of all differs by ";
    EXPECT_EQ(firstLine(words + QString::fromUtf8("8\u202f388\u202f608\u202f123 ULP")),
              firstLine(words + QStringLiteral("8888888888888 ULP")));
    EXPECT_NE(firstLine(words + QStringLiteral("8 388 608 123 ULP")),
              firstLine(words + QStringLiteral("8888888888888 ULP")));
}

TEST(ElidedLabel, LinesOfATextFollowEachOther)
{
    EXPECT_EQ(firstLine("one\ntwo"), firstLine("one two"));
}

// "3.72e-09" that was cut read as 3.72.
TEST(ElidedLabel, AFieldIsThereWholeOrNotAtAll)
{
    const auto picture = [](const char* text) {
        ElidedLabel label;
        label.setText(QString::fromUtf8(text));
        label.resize(200, 20);
        return label.grab().toImage();
    };
    EXPECT_EQ(picture("(0,0,2,4)   A 1.25   A − B 3.72e-09   ULP 1"),
              picture("(0,0,2,4)   A 1.25   B 123456789012345"));
}

// Two series at different heights, each with its reference.
PlotContent fourSeries()
{
    const auto level = [](const char* label, double y, bool isReference = false) {
        return PlotSeries{QString::fromLatin1(label), {0, 1}, {y, y}, isReference};
    };
    return {.xTitle = QStringLiteral("x"),
            .yTitle = QStringLiteral("y"),
            .series = {level("one", 5), level("one's", 4, true), level("two", 3), level("two's", 2, true)}};
}

struct PlotTest : testing::Test {
    PlotTest()
    {
        plot.setContent(fourSeries());
        showActive(plot, {600, 300});
    }

    // The colours of the left half of the chart from the bottom to the top, each once.
    std::vector<QColor> crossed(std::initializer_list<QColor> wanted)
    {
        const QImage image = plot.grab().toImage();
        std::vector<QColor> found;
        for (int y = image.height() - 1; y >= 0; --y)
            for (const QColor& each : wanted)
                if (pixelsLike(image, {120, y, 200, 1}, each) > 60 && (found.empty() || found.back() != each))
                    found.push_back(each);
        return found;
    }

    Plot plot;
};

TEST_F(PlotTest, AReferenceHasTheColourOfWhatItIsFor)
{
    const QColor one = axisColor(3), two = axisColor(1);
    EXPECT_EQ(crossed({one, two}), (std::vector{two, one}));
    // and is dashed
    const QImage image = plot.grab().toImage();
    int dashed = 0;
    for (int y = 0; y < image.height(); ++y) {
        const int inked = pixelsLike(image, {120, y, 200, 1}, one) + pixelsLike(image, {120, y, 200, 1}, two);
        EXPECT_LT(inked, 180) << y;
        dashed += inked > 60;
    }
    EXPECT_GE(dashed, 2);
}

// The widths in pixels of the names under a chart, from left to right.
std::vector<int> namesUnder(const QImage& chart)
{
    constexpr int kApart = 9; // columns; words of a name are closer
    const QColor ink = QApplication::palette().color(QPalette::Text);
    int bottom = chart.height() - 1; // below the names is the title of the axis, in a quieter ink
    while (bottom > 0 && pixelsLike(chart, {60, bottom, chart.width() - 60, 1}, ink) == 0)
        --bottom;
    const auto isInked = [&](int x) {
        for (int y = bottom - 8; y <= bottom; ++y)
            if (qGray(chart.pixel(x, y)) < 200) // letters have soft edges
                return true;
        return false;
    };
    std::vector<int> lengths;
    int last = -kApart; // column with ink
    for (int x = 40; x < chart.width(); ++x) {
        if (!isInked(x))
            continue;
        if (x - last >= kApart)
            lengths.push_back(1);
        else
            lengths.back() += x - last;
        last = x;
    }
    return lengths;
}

TEST_F(PlotTest, NumbersUnderAChartStandApart)
{
    PlotSeries runs{QStringLiteral("cpu"), {}, {}};
    for (int run = 0; run < 9; ++run) {
        runs.x << 100'000.0 * run;
        runs.y << 1 + run;
    }
    plot.setContent({.xTitle = QStringLiteral("run"), .yTitle = {}, .series = {runs}});
    const int longest = QFontMetrics(QApplication::font()).horizontalAdvance(QStringLiteral("-8e+05"));
    for (const int width : {1400, 260}) { // the narrow chart has room for only some of the names
        plot.resize(width, 320);
        QCoreApplication::processEvents();
        const std::vector<int> lengths = namesUnder(plot.grab().toImage());
        EXPECT_GE(lengths.size(), 2) << width;
        EXPECT_LE(*std::ranges::max_element(lengths), longest) << width; // each is one number, not two that touch
    }
}

// What an error says, and what a note offers, waits for the user.
TEST(MessageBar, APlainNoteGoesByItself)
{
    MessageBar messages;
    auto* leaves = messages.findChild<QTimer*>();
    messages.note("It is written.");
    ASSERT_TRUE(leaves->isActive());
    leaves->start(0);
    EXPECT_TRUE(waitFor([&] { return messages.text().isEmpty(); }));
    messages.note("It is written.");
    messages.note("The file has changed.", {"Reload", [] {}});
    EXPECT_FALSE(leaves->isActive());
    messages.note("It was read again.", {"Undo", [] {}, false});
    EXPECT_TRUE(leaves->isActive());
    messages.error("There is no room.");
    EXPECT_FALSE(leaves->isActive());
}

// The answer to the question about unsaved cases; `act` uses the dialog.
std::optional<bool> savesChanges(const QStringList& names, const Answers::Answer& act)
{
    const Answers answers({act});
    return askingByDialogs(nullptr)->savesChanges(names);
}

TEST(UnsavedCases, AreNamedInTheQuestion)
{
    const auto discards = [](const QStringList& named) {
        return [named](QWidget& question) {
            const int title = QFontMetrics(QApplication::font()).horizontalAdvance(question.windowTitle());
            EXPECT_GE(question.width(), title + 50) << "it is not cut";
            for (const QString& name : named)
                EXPECT_TRUE(dynamic_cast<QMessageBox&>(question).text().contains(name)) << name.toStdString();
            question.findChild<QDialogButtonBox*>()->button(QDialogButtonBox::Discard)->click();
        };
    };
    EXPECT_EQ(savesChanges({"mine <b>.json"}, discards({"mine <b>.json"})), false);
    EXPECT_EQ(savesChanges({"one", "two"}, discards({"one", "two"})), false);
    const auto cancel = [](QWidget& question) { QTest::keyClick(&question, Qt::Key_Escape); };
    EXPECT_EQ(savesChanges({"one", "two"}, cancel), std::nullopt);
}

// The window's own style puts the button that discards first.
TEST(Prompts, EnterLosesNothing)
{
    applyTheme(*qApp, Theme::Light);
    const auto enter = [](QWidget& question) { QTest::keyClick(question.focusWidget(), Qt::Key_Return); };
    EXPECT_EQ(savesChanges({"mine.json"}, enter), true);
    const auto dialogs = askingByDialogs(nullptr);
    // One question at a time, since the next one may have the same address.
    const auto afterEnter = [&](const auto& ask) {
        const Answers answers({enter});
        return ask();
    };
    EXPECT_FALSE(afterEnter([&] { return dialogs->replacesChangedFile("mine.json"); }));
    EXPECT_FALSE(afterEnter([&] { return dialogs->readsOutside("mine.json reads ../other.npy"); }));
}

} // namespace
} // namespace tessera
