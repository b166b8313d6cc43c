// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/inputs/presets.h"

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

} // namespace tessera
