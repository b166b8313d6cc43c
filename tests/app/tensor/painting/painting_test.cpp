// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tensor/painting/cell_painter.h"
#include "app/tensor/painting/mark_painter.h"
#include "app/tensor/planes/plane_sampler.h"
#include "tests/app/tensor/panes/panel_support.h"

#include <random>

namespace tessera {
namespace {

// The numbers as cells of `most` characters have them.
std::vector<std::string> written(const std::vector<std::string>& numbers, int most,
                                 CellNumbers way = CellNumbers::Shortest)
{
    NumberForm form(way);
    for (const std::string& number : numbers)
        form.add(QString::fromStdString(number));
    form.fit(most);
    std::vector<std::string> texts;
    for (const std::string& number : numbers)
        texts.push_back(form.written(QString::fromStdString(number)).toStdString());
    return texts;
}

using Texts = std::vector<std::string>;

struct Written {
    Texts numbers;
    int most;
    Texts texts;
    CellNumbers way = CellNumbers::Shortest;
};

TEST(CellNumber, AllHaveAsManyDigitsAsFitTheLongest)
{
    const Written rows[] = {
        {{"1.4", "0.25", "12"}, 4, {"1.4", "0.25", "12"}},
        {{"1.4", "1.3999999"}, 5, {"1.400", "1.400"}},
        {{"0.5", "7.000001", "14.166667"}, 8, {"0.50000", "7.00000", "14.16667"}},
        {{"-0.40123", "0.25"}, 7, {"-.40123", ".25000"}},
        {{"-0.40123", "0.25"}, 4, {"-.40", ".25"}},
        {{"255.7141", "3.25"}, 6, {"255.71", "3.25"}},
        {{"255.7141", "3.25"}, 4, {"256", "3"}}, // no digit follows a point
        {{"-5.9604645e-08", "0"}, 8, {"-5.96e-8", "0"}},
        {{"6.0218e+23", "1"}, 4, {"6e23", "1e0"}},
        {{"-0.001", "1.23456"}, 4, {"0.00", "1.23"}},
        // Too few characters for the digits that matter: the cell stays empty.
        {{"-0.40123", "0.3"}, 3, {"", ""}}, // "-.4" might be -0.36
        {{"2.61", "1"}, 2, {"", ""}},
        {{"23.25", "1"}, 3, {"", ""}}, // "1" is no whole number's
        {{"0.0471", "0"}, 2, {"", ""}},
        {{"1e-08", "0"}, 3, {"", ""}},
        {{"4294967295", "1"}, 9, {"", ""}}, // whole numbers, bits and names are never cut
        {{"equal", "beyond"}, 5, {"", ""}},
        {{"00000031", "1e100000"}, 7, {"", ""}, CellNumbers::Hex},
        // NaN and infinities do not count for how many digits the others get.
        {{"nan", "-inf", "1.5"}, 3, {"nan", "", "1.5"}},
        {{"inf", "1.23456"}, 4, {"inf", "1.23"}},
        // The largest gets four digits, and the others as many decimals.
        {{"1.4", "0.25"}, 12, {"1.4", "0.25"}, CellNumbers::Rounded},
        {{"1.4", "0.33333334"}, 12, {"1.400", "0.333"}, CellNumbers::Rounded},
        {{"123456", "7"}, 12, {"123456", "7"}, CellNumbers::Rounded},
        {{"123456", "7"}, 5, {"1.2e5", "7.0e0"}, CellNumbers::Rounded},
    };
    for (const Written& row : rows)
        EXPECT_EQ(written(row.numbers, row.most, row.way), row.texts) << row.numbers[0] << " in " << row.most;
}

TEST(CellNumber, IsNeverFurtherFromTheNumberThanHalfTheLastDigit)
{
    std::mt19937 random(7);
    std::uniform_real_distribution<double> exponents(-12, 12), mantissas(-10, 10);
    for (int i = 0; i < 2000; ++i) {
        const double scale = std::pow(10, std::floor(exponents(random)));
        std::vector<std::string> numbers;
        double largest = 0;
        for (int k = 0; k < 10; ++k) {
            const double value = mantissas(random) * scale;
            largest = std::max(largest, std::abs(value));
            numbers.push_back(QString::number(value, 'g', 9).toStdString());
        }
        const int most = 2 + i % 9;
        const std::vector<std::string> shown = written(numbers, most);
        const bool isNone = shown[0].empty();
        for (size_t k = 0; k < numbers.size(); ++k) {
            ASSERT_EQ(shown[k].empty(), isNone);
            ASSERT_LE(shown[k].size(), size_t(most));
            if (isNone)
                continue;
            const double error = std::abs(std::stod(shown[k]) - std::stod(numbers[k]));
            const bool isPower = shown[k].find('e') != std::string::npos;
            ASSERT_LE(error, isPower ? 0.51 * std::abs(std::stod(numbers[k])) : 0.051 * largest) << numbers[k];
        }
    }
}

// How many pixels of the cell are within a hair of the ink.
int inkOf(const QImage& image, const QRect& cell, const QColor& ink)
{
    return pixelsThat(image, cell, [&](const QColor& is) {
        return std::abs(is.red() - ink.red()) + std::abs(is.green() - ink.green()) < 24;
    });
}

// Marks, selections and the player's steps lie between a cell's colour and its number.
TEST(CellPainter, ANumberReadsOnWhatLiesOverItsCell)
{
    const DrawableTensor drawable(bytesOf({11, 88}), {11, 88}, Reduction::Mean, {});
    QImage frame(100, 50, QImage::Format_RGB32);
    PlaneLayout layout{.height = 1, .width = 2, .hasNames = false, .origin = {}};
    layout.fit(frame.rect());
    const ShownPlanes planes;
    const LevelColors colors = LevelColors::ofMap(ColorMap::Viridis);
    paintPlanes(frame, frame.rect(), drawable, layout, planes, colors);
    const QRect violet = layout.cellRect({0, 0, 0, 0}).toRect(), yellow = layout.cellRect({0, 0, 0, 1}).toRect();
    QPainter painter(&frame);
    painter.fillRect(violet, QColor(255, 255, 255, 200));
    painter.fillRect(yellow, QColor(0, 0, 0, 200));
    CellPainter(painter, frame.rect(), drawable, layout, planes, colors).paintNumbers();
    painter.end();
    EXPECT_GT(inkOf(frame, violet, textOn(Qt::white)), 4);
    EXPECT_GT(inkOf(frame, yellow, textOn(Qt::black)), 4);
}

// The numbers of a row of cells, written on white paper over red lines at these columns.
QImage writtenOver(const Tensor& tensor, int zoom, const std::vector<int>& lines)
{
    const uint32_t width = tensor.desc.sizes[3];
    const DrawableTensor drawable(tensor, {-79, 0}, Reduction::Mean, {});
    const PlaneLayout layout{.height = 1, .width = width, .zoom = double(zoom), .hasNames = false, .origin = {}};
    QImage frame(int(width) * zoom, zoom, QImage::Format_RGB32);
    frame.fill(Qt::white);
    QPainter painter(&frame);
    for (const int x : lines)
        painter.fillRect(QRect(x, 0, 1, zoom), Qt::red);
    const LevelColors colors = LevelColors::ofMap(ColorMap::Viridis);
    CellPainter(painter, frame.rect(), drawable, layout, ShownPlanes(), colors).paintNumbers();
    painter.end();
    return frame;
}

// A minus sign on a line of a hatch could not be seen: lines stop beside a number.
TEST(CellPainter, NoLineCrossesANumber)
{
    const QImage frame = writtenOver(rowOf({-79}, DataType::Int8), 40, {2, 6, 12, 30, 37});
    EXPECT_EQ(inkOf(frame, QRect(11, 18, 20, 4), Qt::red), 0);
    EXPECT_GT(inkOf(frame, QRect(0, 0, 40, 8), Qt::red), 30) << "beside it the lines stay";
}

// Coordinates stand where a mark's rim does: the rim stops beside them.
TEST(CellPainter, NoLineCrossesCoordinates)
{
    std::vector<int> lines;
    for (int x = 0; x < 60; x += 3)
        lines.push_back(x);
    const QImage frame = writtenOver(bytesOf({0}), 60, lines);
    EXPECT_EQ(inkOf(frame, QRect(6, 6, 12, 3), Qt::red), 0);
    EXPECT_GT(inkOf(frame, QRect(24, 6, 36, 3), Qt::red), 30) << "beside them the lines stay";
}

// A number that has just room is drawn in its full ink, and not faded in.
TEST(CellPainter, ASmallCellsNumberHasAllOfItsInk)
{
    const QImage frame = writtenOver(bytesOf({0, 0}), 17, {});
    const auto isDark = [](const QColor& is) { return qGray(is.rgb()) < 100; }; // half of the ink leaves 127
    EXPECT_GT(pixelsThat(frame, frame.rect(), isDark), 0);
}

// NaN and infinities have colours of their own, and lines for who tells no colours apart. The lines must be seen on
// these colours.
TEST(MarkPainter, LinesAreSeenOnWhatIsNotFinite)
{
    const ShownPlanes planes;
    const LevelColors colors = LevelColors::ofMap(ColorMap::Viridis);
    for (const auto& [mark, bits] : {std::pair{CellMark::NotANumber, 0x7fc00000}, {CellMark::Infinite, 0x7f800000}})
        for (const int zoom : {1, 3, 7, 12, 18, 21}) {
            const Tensor values =
                tensorWith({.sizes = {1, 1, 16, 16}}, [each = uint64_t(bits)](uint64_t) { return each; });
            const DrawableTensor tensor(values, ValueRange{0, 1}, Reduction::Farthest, std::stop_token());
            const ValueFlags flags(values, {}, {});
            PlaneLayout layout{.height = 16, .width = 16, .zoom = double(zoom), .hasNames = false, .origin = {}};
            QImage image(16 * zoom, 16 * zoom, QImage::Format_RGB32);
            image.fill(Qt::black);
            paintPlanes(image, image.rect(), tensor, layout, planes, colors);
            paintMarks(image, image.rect(), tensor, layout, planes, {.wanted = setOf(mark), .ofValues = &flags});
            std::map<QRgb, int> pixels;
            for (int y = 0; y < image.height(); ++y)
                for (int x = 0; x < image.width(); ++x)
                    ++pixels[image.pixel(x, y)];
            int seen = 0; // pixels that stand out from what there is most of
            const auto most = std::ranges::max_element(pixels, {}, [](const auto& each) { return each.second; });
            for (const auto& [pixel, count] : pixels)
                seen += contrastRatio(QColor::fromRgb(pixel), QColor::fromRgb(most->first)) >= 1.8 ? count : 0;
            EXPECT_GE(seen, image.width() * image.height() / 10) << nameOf(mark).toStdString() << ' ' << zoom;
        }
}

// An output that is not filled yet is told from the canvas behind it.
TEST(PlaybackState, EmptyCellsAreSeenInEveryTheme)
{
    for (const Theme theme : {Theme::Light, Theme::Dark, Theme::ContrastLight, Theme::ContrastDark}) {
        applyTheme(*qApp, theme);
        EXPECT_GE(contrastRatio(emptyGround(), color(Role::Canvas)), 1.15) << qPrintable(name(theme));
    }
    applyTheme(*qApp, Theme::Light);
}

} // namespace
} // namespace tessera
