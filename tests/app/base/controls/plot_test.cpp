// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/controls/plot.h"

#include "app/base/look/theme.h"
#include "tests/app/support/window_fixture.h"
#include "tests/app/tensor/panes/panel_support.h"
#include "tests/support/file_size_limit.h"

#include <QFile>
#include <QTemporaryDir>

namespace tessera {
namespace {

// Two level lines, each with its reference, and one reference of both: each at a height of its own.
PlotContent fiveLines()
{
    const auto level = [](const char* label, double y, PlotSeries::Kind kind, const char* of = "") {
        return PlotSeries{QString::fromLatin1(label), {0, 1}, {y, y}, kind, QString::fromLatin1(of)};
    };
    using Kind = PlotSeries::Kind;
    return {.title = {},
            .subtitle = {},
            .x = {.title = QStringLiteral("x")},
            .y = {.title = QStringLiteral("y")},
            .series = {level("one", 5, Kind::Line), level("one's", 4, Kind::Reference, "one"),
                       level("two", 3, Kind::Line), level("two's", 2, Kind::Reference, "two"),
                       level("all's", 1, Kind::Reference)}};
}

class PlotTest : public testing::Test {
protected:
    PlotTest()
    {
        plot.setContent(fiveLines());
        showActive(plot, {600, 300});
    }

    // The colours that cross the chart's left half from below to above, each once.
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
    const QColor one = axisColor(3), two = axisColor(1), all = color(Role::SecondaryText);
    EXPECT_EQ(crossed({one, two, all}), (std::vector{all, two, one}));
    // and is dashed
    const QImage image = plot.grab().toImage();
    int full = 0, dashed = 0;
    for (int y = 0; y < image.height(); ++y) {
        const int inked = pixelsLike(image, {120, y, 200, 1}, one) + pixelsLike(image, {120, y, 200, 1}, two);
        full += inked > 190;
        dashed += inked > 60 && inked < 180;
    }
    EXPECT_GE(full, 2);
    EXPECT_GE(dashed, 2);
}

TEST_F(PlotTest, AFullDiskKeepsTheOldFile)
{
    const QTemporaryDir folder;
    for (const char* name : {"a.png", "a.svg"}) {
        const QString path = folder.filePath(QLatin1String(name));
        plot.write(path, {600, 300});
        QFile file(path);
        ASSERT_TRUE(file.open(QIODevice::ReadOnly));
        const QByteArray before = file.readAll();
        EXPECT_GT(before.size(), 500);
        {
            const FileSizeLimit full(8);
            EXPECT_THROW(plot.write(path, {600, 300}), IoError);
        }
        file.seek(0);
        EXPECT_EQ(QFile(path).size(), before.size()) << name;
    }
}

} // namespace
} // namespace tessera
