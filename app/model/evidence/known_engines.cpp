// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/evidence/known_engines.h"

#include "engine/compute/foreign/engine_file.h"
#include "engine/compute/foreign/foreign_engine.h"
#include "engine/compute/sabotage/faulty_engine.h"
#include "engine/compute/sabotage/mistake.h"

namespace tessera {

// Their files' names say enough: the list is long.
std::vector<EngineEntry> enginesWithFiles()
{
    std::vector<EngineEntry> entries = foreignEngineList();
    for (EngineEntry& entry : entries)
        if (entry.available)
            entry.description = entry.name + std::string(kEngineFileEnd);
    return entries;
}

std::vector<EngineEntry> faultyEngines()
{
    std::vector<EngineEntry> entries;
    for (const Mistake& mistake : mistakes())
        entries.push_back({std::string(kFaultyEngine) + ":" + std::string(mistake.name), mistake.sentence, true});
    return entries;
}

} // namespace tessera
