// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/inputs/output_source.h"

#include "app/model/inputs/picture_codec.h"

namespace tessera {

bool isFileSource(const QString& name)
{
    return isFileSource(name.toStdString());
}

QString fileSource(const QString& path)
{
    return QString::fromStdString(fileSource(path.toStdString()));
}

QString pathOfSource(const QString& name)
{
    return QString::fromStdString(pathOfSource(name.toStdString()));
}

bool isCaseSource(const QString& name)
{
    return isCaseSource(name.toStdString());
}

bool isEngineSource(const QString& name)
{
    return isEngineSource(name.toStdString());
}

QString sourceLabel(const QString& name)
{
    return QString::fromStdString(sourceLabel(name.toStdString()));
}

std::unique_ptr<OutputSource> makeFileSource(const std::filesystem::path& path, const MemoryBudget& budget,
                                             SourceReach reach)
{
    return makeFileSource(path, windowPictureCodec(), budget, reach);
}

SourceFactory withFiles(EngineFactory makeEngine)
{
    return withFiles(std::move(makeEngine), windowPictureCodec());
}

} // namespace tessera
