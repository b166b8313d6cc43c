// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/work/latest.h"
#include "engine/compute/registry/registry.h"
#include "engine/judge/measure/timing_report.h"

#include <QObject>
#include <QStringList>

namespace tessera {

struct TimingRequest {
    std::vector<Case> cases; // without issues
    QStringList engines; // each measures each case
    MeasureLimits limits;
    MemoryBudget budget; // of each case
};

// Measures on another thread; the newest request wins (app/base/work/latest.h).
class TimingRunner : public QObject {
    Q_OBJECT

public:
    explicit TimingRunner(EngineFactory makeEngine = makeEngineWith, QObject* parent = nullptr);

    void request(TimingRequest request);
    void cancel(); // what is not measured yet is left undone
    bool isBusy() const { return m_measurements.isBusy(); }

signals:
    void measured(size_t caseIndex, const TimedCase& result);
    void progressed(double fraction, const QString& what); // of the whole request
    void finished(const Message& error); // a sentence; empty: done, or cancelled

private:
    struct Measured {
        QString engine; // that is at work
        double fraction = 0; // of the request, when it began
        size_t caseIndex = 0;
        std::optional<TimedCase> result; // none: it has just begun
    };
    using Measurements = Latest<TimingRequest, Measured>;
    void measureAll(const TimingRequest& request, Measured& measured, const Measurements::Control& control) const;
    void measureOne(const TimingRequest& request, size_t index, Measured& measured,
                    const Measurements::Control& control) const;
    void take(const Reply<Measured>& reply);

    EngineFactory m_makeEngine;
    QString m_engine; // that progress is told of
    Measurements m_measurements; // last: it reads the factory
};

} // namespace tessera
