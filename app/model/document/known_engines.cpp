// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/known_engines.h"

#include "engine/compute/foreign/engine_file.h"
#include "engine/compute/foreign/foreign_engine.h"

#include <filesystem>

namespace tessera {

EnginesWithFiles enginesWithFiles()
{
    const auto folder = adapterFolder();
    EnginesWithFiles engines;
    for (EngineEntry& entry : foreignEngineList()) {
        const bool isAdapter = folder && std::filesystem::exists(*folder / (entry.name + std::string(kEngineFileEnd)));
        (isAdapter ? engines.adapters : engines.own).push_back(std::move(entry));
    }
    return engines;
}

} // namespace tessera
