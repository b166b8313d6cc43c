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

// The time limits of engines that no file describes, by what starts them: "exec:./mine {input} {output}". May be used
// on any thread.
class EngineLimits {
public:
    void set(const std::string& engine, double seconds);
    std::optional<double> of(const std::string& engine) const; // seconds; none: the usual limit

    // Makes an engine that has a limit with it, and any other one by `makeEngine`. The factory must not outlive this
    // object.
    EngineFactory over(EngineFactory makeEngine) const;

    QVariantMap values() const; // what the settings keep
    void restore(const QVariantMap& values);

private:
    mutable std::mutex m_mutex;
    std::map<std::string, double> m_limits;
};

// The engines with a file, which a user can choose besides those of the machine (engine/compute/registry/registry.h).
// More may come while the window is open.
struct EnginesWithFiles {
    std::vector<EngineEntry> own, adapters; // the user's engines; engines of frameworks that may not be installed
};
EnginesWithFiles enginesWithFiles();

} // namespace tessera
