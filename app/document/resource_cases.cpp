// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/resource_cases.h"

#include <QDir>
#include <QFile>

static void needResources()
{
    Q_INIT_RESOURCE(resources); // of a static library
}

namespace tessera {

QStringList resourceCases()
{
    needResources();
    QStringList paths;
    const QDir folder(QStringLiteral(":/cases"));
    for (const QString& name : folder.entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        paths << folder.filePath(name);
    return paths;
}

CaseFile readResourceCase(const QString& resource, const MemoryBudget& budget)
{
    needResources();
    QFile file(resource);
    if (!file.open(QIODevice::ReadOnly))
        throw IoError(resource.toStdString() + ": " + file.errorString().toStdString());
    return parseCaseFile(file.readAll().toStdString(), {}, budget);
}

} // namespace tessera
