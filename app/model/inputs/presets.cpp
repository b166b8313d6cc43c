// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/inputs/presets.h"

#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "engine/formats/io/case_format.h"
#include "engine/formats/io/dispatch_job.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>

#include <algorithm>

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

// A file's name that no preset has yet.
QString freeName(const QDir& folder, const QString& name)
{
    static const QRegularExpression others(QStringLiteral("[^a-z0-9]+"));
    QString stem = name.toLower().replace(others, QStringLiteral("-")).left(40);
    stem = stem.isEmpty() || stem == QLatin1String("-") ? QStringLiteral("preset") : stem;
    QString free = stem + QStringLiteral(".json");
    for (int i = 2; folder.exists(free); ++i)
        free = QStringLiteral("%1-%2.json").arg(stem).arg(i);
    return folder.filePath(free);
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

PresetFolder::PresetFolder(QString folder, MemoryBudget budget)
    : m_folder(std::move(folder))
    , m_budget(std::move(budget))
{
}

std::vector<Preset> PresetFolder::presets(QStringList& problems) const
{
    std::vector<Preset> presets;
    const QDir folder(m_folder);
    for (const QString& name :
         exists() ? folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name) : QStringList()) {
        try {
            presets.push_back(presetOf(folder.filePath(name), readCaseFile(pathOf(folder.filePath(name)), m_budget)));
        } catch (const std::exception& e) {
            problems << QCoreApplication::translate("Presets", "A preset is left out: %1")
                            .arg(inWindowLanguage(messageOf(e)));
        }
    }
    sortByName(presets);
    return presets;
}

QString PresetFolder::save(const Case& c, const QString& name, const QString& sentence) const
{
    if (!exists() || !QDir().mkpath(m_folder))
        throw IoError(QCoreApplication::translate("Presets", "%1: no folder for presets can be made there")
                          .arg(m_folder)
                          .toStdString());
    QString path = freeName(QDir(m_folder), name);
    Case named = c;
    named.title = name.toStdString();
    writeCaseFile(named, pathOf(path), {.sentence = sentence.toStdString()}, m_budget);
    return path;
}

void PresetFolder::rename(const Preset& preset, const QString& name, const QString& sentence) const
{
    const CaseFile file = readCaseFile(pathOf(preset.path), m_budget);
    Case named = file.dispatch(0);
    named.title = name.toStdString();
    writeCaseFile(
        named, pathOf(preset.path),
        {.sentence = sentence.toStdString(), .tolerance = file.tolerance, .expected = expectedOutput(file, 0)},
        m_budget);
}

void PresetFolder::remove(const Preset& preset) const
{
    const QFileInfo file(preset.path);
    for (const QString& values :
         file.dir().entryList({file.completeBaseName() + QStringLiteral(".*.npy")}, QDir::Files))
        QFile::remove(file.dir().filePath(values));
    if (QFile gone(preset.path); !gone.remove())
        throw IoError((preset.path + QStringLiteral(": ") + gone.errorString()).toStdString());
}

} // namespace tessera
