// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/judge/measure/quality.h"

#include "engine/core/tensor/error.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/files/npy.h"

#include "tests/engine/formats/io/io_files.h"
#include "tests/support/matchers.h"

#include <cmath>
#include <cstdlib>
#include <limits>
#include <random>
#include <sstream>

namespace tessera {

namespace {

// value(n, c, y, x) of each element.
template <class Value> Tensor pictureOf(DataType type, const std::array<uint32_t, 4>& sizes, const Value& value)
{
    Tensor tensor(TensorDesc{.dataType = type, .sizes = {sizes.begin(), sizes.end()}});
    uint64_t element = 0;
    for (uint32_t n = 0; n < sizes[0]; ++n)
        for (uint32_t c = 0; c < sizes[1]; ++c)
            for (uint32_t y = 0; y < sizes[2]; ++y)
                for (uint32_t x = 0; x < sizes[3]; ++x)
                    tensor.setBits(element++, fromDouble(type, value(n, c, y, x)));
    return tensor;
}

Tensor plain(const std::array<double, 3>& color)
{
    return pictureOf(DataType::Float32, {1, 3, 24, 32}, [&](int, int c, int, int) { return color[size_t(c)]; });
}

double numberOf(QualityMeasure measure, const Tensor& a, const Tensor& b, const QualityOptions& options = {})
{
    const Quality found = qualityOf(measure, a, b, options);
    EXPECT_TRUE(found.number) << english(found.refusal);
    return found.number.value_or(std::nan(""));
}

struct Pictures {
    std::string name;
    Tensor a, b;
};

// Slopes, an edge and a point, with noise on them, in units of the peak.
Pictures synthetic(const std::string& name, DataType type, const std::array<uint32_t, 4>& sizes, double noise)
{
    std::mt19937 random(static_cast<unsigned>(sizes[3]));
    std::uniform_real_distribution<double> any(-noise, noise);
    const double black = type == DataType::Int8 ? -128 : 0, peak = standardPeak(type);
    const auto value = [&](uint32_t n, uint32_t c, uint32_t y, uint32_t x) {
        const double slope = 0.2 + 0.5 * x / sizes[3] + 0.1 * c * y / sizes[2] + 0.05 * n;
        const bool isLit = x > sizes[3] / 2 && y > sizes[2] / 3, isPoint = x == 5 && y == 7;
        return std::min(1.0, slope * (isLit ? 1.3 : 0.6) + (isPoint ? 0.5 : 0));
    };
    const auto noisy = [&](uint32_t n, uint32_t c, uint32_t y, uint32_t x) {
        return black + peak * std::clamp(value(n, c, y, x == 5 ? 4 : x) + any(random), 0.0, 1.0);
    };
    return {.name = name, .a = pictureOf(type, sizes, noisy), .b = pictureOf(type, sizes, [&](auto... at) {
                                                                  return black + peak * value(at...);
                                                              })};
}

std::vector<Pictures> allPictures()
{
    std::mt19937 random(1);
    const auto any = [&](auto...) { return static_cast<double>(random() % 256); };
    const std::array<uint32_t, 4> sizes = {1, 3, 30, 41};
    return {{"random", pictureOf(DataType::UInt8, sizes, any), pictureOf(DataType::UInt8, sizes, any)},
            synthetic("bytes", DataType::UInt8, {1, 3, 40, 52}, 0.05),
            synthetic("alpha", DataType::UInt8, {1, 4, 24, 30}, 0.02),
            synthetic("grey floats", DataType::Float32, {1, 1, 33, 47}, 0.1),
            synthetic("two of 16 bits", DataType::UInt16, {2, 3, 25, 31}, 0.01),
            synthetic("halves", DataType::Float16, {1, 3, 20, 27}, 0.1),
            synthetic("signed", DataType::Int8, {1, 3, 22, 26}, 0.1)};
}

constexpr double kTwiceAsFar = 134;

// "MEASURE A.npy B.npy PEAK PPD" for each measure that the pictures have, with its number.
std::vector<std::pair<std::string, double>> measuredLines(const TemporaryFolder& folder, const Pictures& pictures)
{
    const std::string a = folder.path() / (pictures.name.substr(0, 3) + "-a.npy"),
                      b = folder.path() / (pictures.name.substr(0, 3) + "-b.npy");
    writeNpy(pictures.a, a);
    writeNpy(pictures.b, b);
    std::vector<std::pair<std::string, double>> lines;
    for (const QualityInfo& info : qualityMeasures())
        for (const double ppd : {pixelsPerDegree(0.7), kTwiceAsFar}) {
            if (info.measure != QualityMeasure::Flip && ppd == kTwiceAsFar)
                continue;
            const Quality found = qualityOf(info.measure, pictures.a, pictures.b, {.pixelsPerDegree = ppd});
            if (!found.number)
                continue;
            std::ostringstream line;
            line.precision(17);
            line << info.word() << ' ' << a << ' ' << b << ' ' << standardPeak(pictures.a.desc.dataType) << ' ' << ppd;
            lines.emplace_back(line.str(), *found.number);
        }
    return lines;
}

} // namespace

TEST(Quality, IsTheFormulaInNumPy)
{
    if (std::system(TESSERA_PYTHON " -c 'import numpy' 2> /dev/null") != 0)
        GTEST_SKIP() << "python3-numpy is not installed";
    const TemporaryFolder folder;
    std::vector<std::pair<std::string, double>> lines;
    for (const Pictures& each : allPictures())
        std::ranges::move(measuredLines(folder, each), std::back_inserter(lines));
    const std::string asked = folder.path() / "asked", answered = folder.path() / "answered";
    {
        std::ofstream out(asked);
        for (const auto& [line, number] : lines)
            out << line << '\n';
    }
    ASSERT_EQ(std::system((TESSERA_PYTHON " " TESSERA_MEASURES " < " + asked + " > " + answered).c_str()), 0);
    std::ifstream in(answered);
    for (const auto& [line, number] : lines) {
        double expected = std::nan("");
        in >> expected;
        EXPECT_NEAR(number, expected, 2e-5 * std::max(1.0, std::abs(expected))) << line;
    }
    EXPECT_GE(lines.size(), 42U);
}

// Computed by scikit-image 0.19.3: peak_signal_noise_ratio, and structural_similarity with gaussian_weights=True,
// use_sample_covariance=False, channel_axis=-1 and full=True.
TEST(Quality, IsWhatScikitImageComputes)
{
    const std::array<uint32_t, 4> sizes = {1, 3, 48, 64};
    const auto stripes = [](int, int c, int y, int x) { return (3 * x + 2 * y + 40 * c) % 256; };
    const Tensor a = pictureOf(DataType::UInt8, sizes, stripes);
    const Tensor b = pictureOf(DataType::UInt8, sizes, [&](int n, int c, int y, int x) {
        return std::clamp(stripes(n, c, y, x) + (x * y) % 17 - 8, 0, 255);
    });
    EXPECT_NEAR(numberOf(QualityMeasure::Psnr, a, b), 33.95618398917924, 1e-12);
    const Quality ssim = qualityOf(QualityMeasure::Ssim, a, b);
    EXPECT_NEAR(*ssim.number, 0.8447217860557764, 1e-9);
    EXPECT_NEAR(ssim.channels[0], 0.8284430997748295, 1e-9);
    const auto at = [&](uint64_t y, uint64_t x) {
        return toDouble(DataType::Float32, ssim.map->bits(y * sizes[3] + x));
    };
    EXPECT_NEAR(at(0, 0), 0.8159369559227386, 1e-6) << "at an edge the picture is mirrored";
    EXPECT_NEAR(at(20, 30), 0.8445356336144377, 1e-6);
    EXPECT_NEAR(at(47, 5), 0.8228444952506432, 1e-6);
}

TEST(Quality, OfEqualPicturesIsPerfect)
{
    for (const Pictures& each : allPictures()) {
        EXPECT_EQ(numberOf(QualityMeasure::Psnr, each.a, each.a), std::numeric_limits<double>::infinity());
        EXPECT_EQ(numberOf(QualityMeasure::Ssim, each.a, each.a), 1) << each.name;
        EXPECT_EQ(numberOf(QualityMeasure::Flip, each.a, each.a), 0) << each.name;
        EXPECT_EQ(numberOf(QualityMeasure::MaxError, each.a, each.a), 0) << each.name;
    }
}

// The formulas of plain pictures need no filter.
TEST(Quality, OfPlainPicturesIsClosedForm)
{
    const Tensor green = plain({0, 1, 0}), blue = plain({0, 0, 1}), black = plain({0, 0, 0}), white = plain({1, 1, 1});
    EXPECT_NEAR(numberOf(QualityMeasure::Flip, green, blue), 1, 1e-6) << "the largest distance there is";
    EXPECT_NEAR(numberOf(QualityMeasure::Psnr, black, white), 0, 1e-12);
    EXPECT_NEAR(numberOf(QualityMeasure::Ssim, black, white), 0.0001 / 1.0001, 1e-12) << "C1 / (1 + C1)";
    // Black and white are 100 apart, green and blue 203.3015: 0.95 + 0.05·((100 / 203.3015)^0.7 − 0.4) / 0.6.
    EXPECT_NEAR(numberOf(QualityMeasure::Flip, black, white), 0.95 + 0.05 * (std::pow(100 / 203.3015, 0.7) - 0.4) / 0.6,
                1e-5);
    EXPECT_NEAR(pixelsPerDegree(0.7), 67.0206, 1e-4);
}

TEST(Quality, TellsEachChannelAndThePeak)
{
    const Tensor a = pictureOf(DataType::UInt8, {1, 3, 2, 2}, [](int, int c, int y, int x) { return 10 * c + y + x; });
    const Tensor b = pictureOf(DataType::UInt8, {1, 3, 2, 2}, [](int, int c, int, int) { return 9 * c; });
    EXPECT_THAT(qualityOf(QualityMeasure::MeanError, a, b).channels, ElementsAre(1, 2, 3));
    EXPECT_THAT(qualityOf(QualityMeasure::MaxError, a, b).channels, ElementsAre(2, 3, 4));
    EXPECT_EQ(*qualityOf(QualityMeasure::MeanError, a, b).number, 2);
    EXPECT_EQ(qualityOf(QualityMeasure::Psnr, a, b).peak, 255);
    EXPECT_NEAR(numberOf(QualityMeasure::Psnr, a, b, {.peak = 510}) - numberOf(QualityMeasure::Psnr, a, b),
                20 * std::log10(2), 1e-12);
    EXPECT_EQ(english(figureText(qualityOf(QualityMeasure::MaxError, a, b))), "max |A − B| 4 (2, 3, 4)");
    EXPECT_EQ(english(figureText(qualityOf(QualityMeasure::Psnr, a, a))), "PSNR ∞ dB");
    const Quality clamped = qualityOf(QualityMeasure::Flip, plain({0.5, 1.5, -1}), plain({0.5, 1, 0}));
    EXPECT_EQ(clamped.clamped, 2U * 24 * 32);
    EXPECT_EQ(*clamped.number, 0);
}

TEST(Quality, IsRefusedWithTheReason)
{
    const auto refusal = [](QualityMeasure measure, const Tensor& a) {
        const Quality found = qualityOf(measure, a, a);
        EXPECT_FALSE(found.number);
        return english(figureText(found));
    };
    const auto zeros = [](DataType type, const std::array<uint32_t, 4>& sizes) {
        return pictureOf(type, sizes, [](auto...) { return 0; });
    };
    EXPECT_EQ(refusal(QualityMeasure::Ssim, zeros(DataType::UInt8, {1, 1, 10, 40})),
              "SSIM: needs at least 11 × 11 elements; these are 40 × 10");
    EXPECT_THAT(refusal(QualityMeasure::Flip, zeros(DataType::UInt8, {1, 2, 4, 4})), HasSubstr("1, 3 or 4 channels"));
    Tensor broken = zeros(DataType::Float32, {1, 3, 16, 16});
    broken.setBits(100, fromDouble(DataType::Float32, std::nan("")));
    for (const QualityInfo& info : qualityMeasures())
        EXPECT_THAT(refusal(info.measure, broken), HasSubstr("NaN")) << info.word();
    // The refused measures are left out, unless all are.
    const QualityRequest all{.measures = {QualityMeasure::MeanError, QualityMeasure::Flip}, .isAll = true};
    const auto line = [&](const Tensor& a) { return english(lineOf(qualityFigures(all, a, a))); };
    EXPECT_EQ(line(broken), "no measure of pictures: an element is NaN or infinite");
    EXPECT_THAT(line(zeros(DataType::UInt8, {1, 2, 4, 4})), Not(HasSubstr("FLIP")));
}

TEST(Quality, ReadsStridesAndFewerDimensions)
{
    const Pictures pictures = synthetic("bytes", DataType::UInt8, {1, 1, 20, 30}, 0.1);
    const Tensor spread = withLayout(
        pictures.a,
        {.dataType = DataType::UInt8, .sizes = pictures.a.desc.sizes, .strides = std::vector<uint32_t>{0, 1, 64, 2}});
    Tensor a = pictures.a, b = pictures.b;
    a.desc.sizes = b.desc.sizes = {20, 30};
    for (const QualityMeasure measure : {QualityMeasure::Ssim, QualityMeasure::Flip}) {
        EXPECT_EQ(numberOf(measure, spread, pictures.b), numberOf(measure, pictures.a, pictures.b));
        EXPECT_EQ(numberOf(measure, a, b), numberOf(measure, pictures.a, pictures.b));
    }
}

TEST(Quality, Stops)
{
    std::stop_source stop;
    stop.request_stop();
    for (const QualityInfo& info : qualityMeasures()) {
        const Tensor a = pictureOf(DataType::UInt8, {1, 1, 180, 180}, [](auto...) { return 1; });
        EXPECT_THROW(qualityOf(info.measure, a, a, {}, stop.get_token()), Cancelled);
    }
}

} // namespace tessera
