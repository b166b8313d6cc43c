// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/runner.h"
#include "engine/measure/timing_report.h"
#include "engine/registry/registry.h"

#include <QStringList>

#include <thread>

namespace tessera {

struct TimingRequest {
    std::vector<Case> cases; // without issues
    QStringList engines; // each measures each case
    MeasureLimits limits;
    MemoryBudget budget; // of each case
};

// Measures on a thread of its own. A request ends the one before it. The signals come on the thread that the object
// lives on.
class TimingRunner : public QObject {
    Q_OBJECT

public:
    explicit TimingRunner(EngineFactory makeEngine = makeEngineWith, QObject* parent = nullptr);
    ~TimingRunner() override; // stops and waits

    void request(TimingRequest request);
    void cancel();
    bool isBusy() const { return m_isBusy; }

signals:
    void measured(size_t caseIndex, const TimedCase& result);
    void progressed(double fraction, const QString& what); // of the whole request
    void finished(const QString& error); // a sentence; empty: done, or cancelled

private:
    void work(const std::stop_token& stop, const TimingRequest& request, uint64_t serial);
    void measureOne(const std::stop_token& stop, const TimingRequest& request, uint64_t serial, size_t index);
    void post(uint64_t serial, std::function<void()> signal);

    EngineFactory m_makeEngine;
    bool m_isBusy = false;
    uint64_t m_serial = 0; // of the newest request
    std::jthread m_thread;
};

} // namespace tessera
