// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/presets.h"

#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/dispatch_job.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>
#include <span>

namespace tessera {

namespace {

Preset presetOf(const QString& path, const CaseFile& file)
{
    return {.path = path,
            .name = QString::fromStdString(file.title),
            .sentence = QString::fromStdString(file.sentence),
            .isExpecting = !file.expected.empty(),
            .c = file.dispatch(0)};
}

void sortByName(std::vector<Preset>& presets)
{
    std::ranges::stable_sort(presets,
                             [](const Preset& a, const Preset& b) { return a.name.localeAwareCompare(b.name) < 0; });
}

} // namespace

Tensor resourceTensor(const QString& path, const MemoryBudget& budget)
{
    QFile file(path);
    const QByteArray content = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    auto rest = std::as_bytes(std::span(content));
    const auto read = [&rest](std::span<std::byte> place) {
        std::ranges::copy(rest.first(place.size()), place.begin());
        rest = rest.subspan(place.size());
    };
    return readNpy(read, rest.size(), budget, QFileInfo(path).fileName().toStdString());
}

std::vector<Preset> casesIn(const QString& folder, const MemoryBudget& budget, QStringList& problems)
{
    std::vector<Preset> cases;
    for (const QFileInfo& file : QDir(folder).entryInfoList({QStringLiteral("*.json")}, QDir::Files, QDir::Name)) {
        try {
            Preset each = presetOf(file.filePath(), readCaseFile(pathOf(file.filePath()), budget));
            if (each.sentence.isEmpty())
                each.sentence = each.name.isEmpty() ? QString::fromStdString(toText(each.c)) : each.name;
            each.name = file.completeBaseName();
            cases.push_back(std::move(each));
        } catch (const std::exception& e) {
            problems
                << QCoreApplication::translate("Presets", "A file is left out: %1").arg(inWindowLanguage(messageOf(e)));
        }
    }
    sortByName(cases);
    return cases;
}

namespace {

constexpr auto kOrigin = "lighthouse.png"; // a picture that the gallery and the views show in colour

// `values` replace the line's data, unless they are empty.
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
               tr("Float32 against float64: the Compare tab lists which elements part, and by how many ULP."),
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

} // namespace

std::vector<Preset> builtInPresets()
{
    std::vector<Preset> presets;
    for (const BuiltInCase& each : builtInCases())
        presets.push_back(
            presetOf(QString::fromUtf8(each.path.data(), qsizetype(each.path.size())), readBuiltInCase(each.path)));
    sortByName(presets);
    std::vector<Preset> all = questionPresets();
    std::ranges::move(presets, std::back_inserter(all));
    return all;
}

} // namespace tessera
