// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/known_engines.h"

#include "engine/compute/foreign/engine_file.h"
#include "engine/compute/foreign/foreign_engine.h"

#include <filesystem>

namespace tessera {

void EngineLimits::set(const std::string& engine, double seconds)
{
    const std::lock_guard lock(m_mutex);
    if (seconds == kForeignTimeLimit)
        m_limits.erase(engine);
    else
        m_limits[engine] = seconds;
}

std::optional<double> EngineLimits::of(const std::string& engine) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_limits.find(engine);
    return found == m_limits.end() ? std::nullopt : std::optional(found->second);
}

EngineFactory EngineLimits::over(EngineFactory makeEngine) const
{
    return [this, makeEngine = std::move(makeEngine)](const EngineOptions& options, const std::string& name) {
        if (const std::optional<double> limit = of(name))
            if (auto engine = makeForeignEngine(
                    name, {.timeLimit = limit, .validate = options.validate, .budget = options.budget}))
                return engine;
        return makeEngine(options, name);
    };
}

QVariantMap EngineLimits::values() const
{
    const std::lock_guard lock(m_mutex);
    QVariantMap values;
    for (const auto& [engine, seconds] : m_limits)
        values.insert(QString::fromStdString(engine), seconds);
    return values;
}

void EngineLimits::restore(const QVariantMap& values)
{
    for (auto each = values.begin(); each != values.end(); ++each)
        if (const double seconds = each.value().toDouble();
            isStart(each.key().toStdString()) && seconds > 0 && seconds <= kMostTimeLimit)
            set(each.key().toStdString(), seconds);
}

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
