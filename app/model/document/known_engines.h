// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/engine.h"

#include <QVariantMap>

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

namespace tessera {

// How long engines that no file describes may take for a run, by what starts them: "exec:./mine {input} {output}". For
// any thread.
class EngineLimits {
public:
    void set(const std::string& engine, double seconds);
    std::optional<double> of(const std::string& engine) const; // seconds; none: the usual limit

    // An engine with a limit of its own is made with it, any other one by `makeEngine`. This outlives it.
    EngineFactory over(EngineFactory makeEngine) const;

    QVariantMap values() const; // for settings
    void restore(const QVariantMap& values);

private:
    mutable std::mutex m_mutex;
    std::map<std::string, double> m_limits;
};

// The engines that a user can choose besides those of the machine (engine/compute/registry/registry.h): those with a
// file. More may come while the window is open.
struct EnginesWithFiles {
    std::vector<EngineEntry> own, adapters; // of the user; for frameworks that may not be installed
};
EnginesWithFiles enginesWithFiles();

} // namespace tessera
