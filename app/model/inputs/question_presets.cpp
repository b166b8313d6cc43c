// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/inputs/presets.h"

#include "app/base/look/words.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cmath>

namespace tessera {

namespace {

using Rgb = std::array<double, 3>; // 0 … 1

constexpr double kShore = 0.62; // from the top, of the height
constexpr double kSunX = 0.72, kSunY = 0.30, kSunRadius = 0.07; // shares of the height
constexpr double kMastX = 0.34; // a share of the width

Rgb mix(const Rgb& a, const Rgb& b, double share)
{
    const double t = std::clamp(share, 0.0, 1.0);
    return {a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t};
}

double ridge(double x, double height, double roughness, double phase)
{
    return height
        + roughness * (std::sin(7 * x + phase) + 0.5 * std::sin(17 * x + 2 * phase) + 0.25 * std::sin(41 * x + phase));
}

// The colour of the sky: x and y in heights of the picture, y from the top.
Rgb sky(double x, double y)
{
    const double away = std::hypot(x - kSunX * 1.5, y - kSunY);
    if (away < kSunRadius)
        return {1.0, 0.97, 0.86};
    const Rgb air = mix({0.16, 0.34, 0.66}, {0.98, 0.78, 0.60}, y / kShore);
    return mix({1.0, 0.90, 0.66}, air, (away - kSunRadius) / 0.45);
}

Rgb land(double x, double y)
{
    if (y > ridge(x, 0.56, 0.012, 4.0))
        return mix({0.16, 0.36, 0.16}, {0.42, 0.50, 0.20}, 0.5 + 0.5 * std::sin(60 * x + 90 * y));
    if (y > ridge(x, 0.45, 0.035, 1.3))
        return mix({0.22, 0.30, 0.42}, {0.40, 0.46, 0.52}, (y - 0.40) / 0.2);
    return sky(x, y);
}

// The sails, the hull and the mast; false: something else is there.
bool boat(double x, double y, Rgb& color)
{
    const double u = x - kMastX * 1.5, up = 0.74 - y; // from the mast's foot
    if (std::abs(u) < 0.006 && up > 0 && up < 0.40)
        color = {0.20, 0.12, 0.08};
    else if (u > 0.012 && up > 0.05 && u < 0.16 * (1 - up / 0.40))
        color = {0.97, 0.96, 0.92};
    else if (u < -0.012 && up > 0.05 && -u < 0.11 * (1 - up / 0.34))
        color = {0.84, 0.20, 0.16};
    else if (up <= 0.03 && up > -0.04 && std::abs(u) < 0.17 + up)
        color = {0.30, 0.16, 0.10};
    else
        return false;
    return true;
}

Rgb scene(double x, double y)
{
    Rgb color;
    if (boat(x, y, color))
        return color;
    if (y < kShore)
        return land(x, y);
    const double depth = (y - kShore) / (1 - kShore);
    const double ripple = std::sin(240 * depth / (0.35 + depth) + 9 * std::sin(6 * x));
    const Rgb mirrored = land(x + 0.006 * ripple, 2 * kShore - y * 0.9 - kShore * 0.1);
    return mix(mix(mirrored, {0.08, 0.22, 0.34}, 0.35 + 0.3 * depth), {1.0, 0.96, 0.86},
               ripple > 0.93 ? 0.5 : 0.04 * ripple);
}

// A landscape that is drawn by numbers, for examples: UINT8 {1, 3, height, width}, red first. It has smooth parts, fine
// ripples and thin lines, as a photograph has. Sizes of at least 1; the same ones give the same picture.
Tensor madePicture(uint32_t height, uint32_t width)
{
    Tensor tensor(TensorDesc{.dataType = DataType::UInt8, .sizes = {1, 3, height, width}});
    std::byte* samples = tensor.writableBytes().data();
    const size_t plane = size_t{height} * width;
    for (uint32_t y = 0; y < height; ++y)
        for (uint32_t x = 0; x < width; ++x) {
            const Rgb color = scene((x + 0.5) / width * 1.5, (y + 0.5) / height);
            for (size_t c = 0; c < 3; ++c)
                samples[c * plane + size_t{y} * width + x] =
                    static_cast<std::byte>(std::lround(std::clamp(color[c], 0.0, 1.0) * 255));
        }
    return tensor;
}

constexpr uint32_t kHeight = 64, kWidth = 96;
constexpr auto kOrigin = "landscape.png"; // a picture that the gallery and the views show in colour

struct Question {
    const char* id;
    QString name, sentence, symptoms; // symptoms: words that are searched for
    const char* line; // the case's line
    Tensor values = {}; // in place of its data, where it has elements
    QString tab = {};
    std::vector<uint32_t> at = {};
};

Preset presetOf(const Question& question)
{
    Case c = caseFromText(question.line);
    c.title = question.name.toStdString();
    if (!question.values.desc.sizes.empty())
        c.data = FromValues{question.values, kOrigin};
    return {.path = QStringLiteral(":/questions/%1").arg(QLatin1String(question.id)),
            .name = question.name,
            .sentence = question.sentence,
            .symptoms = question.symptoms,
            .c = c,
            .tab = question.tab,
            .at = question.at};
}

// As pixel shuffle has it: channel (c, by, bx) of a block of two by two.
Tensor shuffled(const Tensor& picture)
{
    Tensor tensor(TensorDesc{.dataType = DataType::UInt8, .sizes = {1, 12, kHeight / 2, kWidth / 2}});
    for (uint32_t k = 0; k < 12; ++k)
        for (uint32_t y = 0; y < kHeight / 2; ++y)
            for (uint32_t x = 0; x < kWidth / 2; ++x)
                tensor.setBits(elementAt(tensor.desc.sizes, std::array{0U, k, y, x}),
                               picture.bits(elementAt(picture.desc.sizes,
                                                      std::array{0U, k / 4, 2 * y + k / 2 % 2, 2 * x + k % 2})));
    return tensor;
}

std::vector<Question> questions()
{
    const Tensor picture = madePicture(kHeight, kWidth);
    return {
        {"shift",
         tr("Why does my picture shift?"),
         tr("Enlarged from corners instead of pixel centres, it moves by half a pixel. The Axes tab shows by how much, "
            "and whose convention is the right one."),
         tr("moved shifted offset half pixel misaligned align corners edge cut off by one"),
         "RESAMPLE1 --Sizes 1,3,64,96 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,2,2 "
         "--InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0",
         picture,
         QStringLiteral("Axes"),
         {0, 0, 1, 1}},
        {"order", tr("What does the order change?"),
         tr("Channels that pixel shuffle packed, unpacked in the other order: the colours are torn apart. Change "
            "Order, "
            "and the picture is whole again."),
         tr("wrong colours scrambled checkerboard pixel shuffle PyTorch TensorFlow DCR CRD noise grid"),
         "DEPTH_TO_SPACE1 --Sizes 1,12,32,48 --DataType UINT8 --BlockSize 2 --Order DEPTH_COLUMN_ROW",
         shuffled(picture)},
        {"engines",
         tr("Where do the engines differ?"),
         tr("Float32 against float64: the Difference tab lists which elements part, and by how many ULP."),
         tr("mismatch not equal different results tolerance ULP rounding last bit GPU CPU precision"),
         "RESAMPLE1 --Sizes 1,1,48,64 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.7,1.7 --data "
         "random:7",
         {},
         QStringLiteral("Difference")},
        {"neighbours",
         tr("Why do two programs choose other neighbours?"),
         tr("Every second output lies halfway between two inputs: a tie. The Axes tab shows which rounding rule takes "
            "which."),
         tr("nearest ties half even round floor ceil one pixel off other neighbour"),
         "RESAMPLE1 --Sizes 1,1,6,8 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,1.5,1.5 "
         "--data iota",
         {},
         QStringLiteral("Axes"),
         {0, 0, 1, 1}},
        {"space", tr("What does space to depth do to a picture?"),
         tr("Four pictures of a quarter of the size: each holds every second pixel of every second row."),
         tr("small copies channels four pictures blocks reorganise passthrough YOLO focus"),
         "SPACE_TO_DEPTH1 --Sizes 1,3,64,96 --DataType UINT8 --BlockSize 2 --Order DEPTH_COLUMN_ROW", picture},
        {"jagged", tr("Why is my shrunk picture jagged?"),
         tr("Each output reads the two nearest pixels of an axis and skips the others: ripples become stripes. "
            "RESAMPLE3 with Antialiased reads them all."),
         tr("aliasing moire jaggies shimmering downscale thumbnail stripes antialias"),
         "RESAMPLE1 --Sizes 1,3,64,96 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,0.25,0.25", picture},
    };
}

} // namespace

std::vector<Preset> questionPresets()
{
    std::vector<Preset> presets;
    for (const Question& question : questions())
        presets.push_back(presetOf(question));
    return presets;
}

} // namespace tessera
