// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/judge/measure/output_source.h"

#include <QString>

namespace tessera {

// engine/judge/measure/output_source.h in the window's texts, with the window's pictures.

bool isFileSource(const QString& name);
QString fileSource(const QString& path);
QString pathOfSource(const QString& name);
bool isCaseSource(const QString& name);
bool isEngineSource(const QString& name);
QString sourceLabel(const QString& name);

std::unique_ptr<OutputSource> makeFileSource(const std::filesystem::path& path, const MemoryBudget& budget = {},
                                             SourceReach reach = SourceReach::CaseFolder);
SourceFactory withFiles(EngineFactory makeEngine);

} // namespace tessera
