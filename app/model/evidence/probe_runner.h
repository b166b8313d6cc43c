// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/work/latest.h"
#include "app/model/document/found_map.h"
#include "engine/compute/registry/registry.h"

#include <QObject>

#include <memory>

namespace tessera {

struct ProbeRequest {
    QString engine;
    Operator op; // without issues
    EngineOptions options = {};
};

// Finds the map of an engine on another thread; the newest request wins (app/base/work/latest.h).
class ProbeRunner : public QObject {
    Q_OBJECT

public:
    explicit ProbeRunner(EngineFactory makeEngine = makeEngineWith, QObject* parent = nullptr);

    void start(ProbeRequest request);
    void stop(); // nothing is found
    bool isRunning() const { return m_probes.isBusy(); }

signals:
    void progressed(unsigned runs); // of the engine, so far
    void found(std::shared_ptr<const tessera::FoundMap> map);
    void finished(const Message& error); // a sentence; empty: found, or stopped

private:
    struct Probed {
        unsigned runs = 0;
        std::shared_ptr<const FoundMap> map = {};
    };
    using Probes = Latest<ProbeRequest, Probed>;
    void take(const Reply<Probed>& reply);

    EngineFactory m_makeEngine;
    Probes m_probes; // last: it reads the factory
};

} // namespace tessera
