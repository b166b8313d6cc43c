// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/inputs/presets.h"

#include "app/base/look/words.h"

#include <QCoreApplication>

namespace tessera {

namespace {

constexpr auto kOrigin = "lighthouse.png"; // a picture that the gallery and the views show in colour

// Its values stand in place of the line's data, where they have elements.
Preset preset(const char* id, const QString& name, const QString& sentence, const QString& symptoms, const char* line,
              const Tensor& values = {}, const QString& tab = {}, const std::vector<uint32_t>& at = {})
{
    Case c = caseFromText(line);
    c.title = name.toStdString();
    if (!values.desc.sizes.empty())
        c.data = FromValues{values, kOrigin};
    return {.path = QStringLiteral(":/questions/%1").arg(QLatin1String(id)),
            .name = name,
            .sentence = sentence,
            .symptoms = symptoms,
            .c = c,
            .tab = tab,
            .at = at};
}

} // namespace

std::vector<Preset> questionPresets()
{
    const Tensor picture = resourceTensor(QStringLiteral(":/lessons/lighthouse_large.npy"));
    return {
        preset("shift", tr("Why does my picture shift?"),
               tr("Enlarged from corners instead of pixel centres, it moves by half a pixel. The Axes tab shows by how "
                  "much, and whose convention is the right one."),
               tr("moved shifted offset half pixel misaligned align corners edge cut off by one"),
               "RESAMPLE1 --Sizes 1,3,192,256 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,2,2 "
               "--InputPixelOffsets 0,0,0,0 --OutputPixelOffsets 0,0,0,0",
               picture, QStringLiteral("Axes"), {0, 0, 1, 1}),
        preset("order", tr("What does the order change?"),
               tr("Channels that pixel shuffle packed, unpacked in the other order: the colours are torn apart. Change "
                  "Order, and the picture is whole again."),
               tr("wrong colours scrambled checkerboard pixel shuffle PyTorch TensorFlow DCR CRD noise grid"),
               "DEPTH_TO_SPACE1 --Sizes 1,12,24,32 --DataType UINT8 --BlockSize 2 --Order DEPTH_COLUMN_ROW",
               resourceTensor(QStringLiteral(":/lessons/lighthouse_channels.npy"))),
        preset("engines", tr("Where do the engines differ?"),
               tr("Float32 against float64: the Difference tab lists which elements part, and by how many ULP."),
               tr("mismatch not equal different results tolerance ULP rounding last bit GPU CPU precision"),
               "RESAMPLE1 --Sizes 1,1,48,64 --DataType FLOAT32 --InterpolationMode LINEAR --Scales 1,1,1.7,1.7 --data "
               "random:7",
               {}, QStringLiteral("Difference")),
        preset("neighbours", tr("Why do two programs choose other neighbours?"),
               tr("Every second output lies halfway between two inputs: a tie. The Axes tab shows which rounding rule "
                  "takes which."),
               tr("nearest ties half even round floor ceil one pixel off other neighbour"),
               "RESAMPLE1 --Sizes 1,1,6,8 --DataType FLOAT32 --InterpolationMode NEAREST_NEIGHBOR --Scales 1,1,1.5,1.5 "
               "--data iota",
               {}, QStringLiteral("Axes"), {0, 0, 1, 1}),
        preset("space", tr("What does space to depth do to a picture?"),
               tr("Four pictures of a quarter of the size: each holds every second pixel of every second row."),
               tr("small copies channels four pictures blocks reorganise passthrough YOLO focus"),
               "SPACE_TO_DEPTH1 --Sizes 1,3,192,256 --DataType UINT8 --BlockSize 2 --Order DEPTH_COLUMN_ROW", picture),
        preset(
            "jagged", tr("Why is my shrunk picture jagged?"),
            tr("Each output reads the two nearest pixels of an axis and skips the others: the slats of the roof become "
               "waves. RESAMPLE3 with Antialiased reads them all."),
            tr("aliasing moire jaggies shimmering downscale thumbnail stripes antialias"),
            "RESAMPLE1 --Sizes 1,3,192,256 --DataType UINT8 --InterpolationMode LINEAR --Scales 1,1,0.25,0.25",
            picture),
    };
}

} // namespace tessera
