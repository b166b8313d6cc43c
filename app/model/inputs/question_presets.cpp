// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/inputs/question_presets.h"

#include "app/base/look/words.h"
#include "app/model/inputs/made_picture.h"

#include <QCoreApplication>

namespace tessera {

namespace {

constexpr uint32_t kHeight = 64, kWidth = 96;
constexpr auto kOrigin = "landscape.png"; // which the gallery and the views show in colour

struct Question {
    const char* id;
    QString name, sentence, symptoms; // symptoms: words that are searched for
    const char* line; // of the case
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
