// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/picture_codec.h"
#include "engine/judge/measure/output_source.h"

#include <QString>

namespace tessera {

// engine/judge/measure/output_source.h in the window's texts, with the window's pictures.

inline bool isFileSource(const QString& name)
{
    return isFileSource(name.toStdString());
}

inline QString fileSource(const QString& path)
{
    return QString::fromStdString(fileSource(path.toStdString()));
}

inline QString pathOfSource(const QString& name)
{
    return QString::fromStdString(pathOfSource(name.toStdString()));
}

inline bool isEngineSource(const QString& name)
{
    return isEngineSource(name.toStdString());
}

inline QString sourceLabel(const QString& name)
{
    return QString::fromStdString(sourceLabel(name.toStdString()));
}

inline SourceFactory withFiles(EngineFactory makeEngine)
{
    return withFiles(std::move(makeEngine), windowPictureCodec());
}

} // namespace tessera
