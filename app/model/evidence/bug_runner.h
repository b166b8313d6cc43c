// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/work/latest.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/judge/bugs/bug_report.h"

#include <QObject>

namespace tessera {

// Which side is wrong in which case, held against which.
struct BugRequest {
    Case c;
    std::string engine, against; // names
    bool isB; // what is wrong, in the window
    std::string options; // behind a line of `tessera check`: " --engine torch --against cpu --ulp 4"
    ToleranceOptions tolerance;
    EngineOptions engineOptions;
};

// Writes a bug report on another thread: it runs the engines up to some hundred times on smaller cases.
class BugRunner : public QObject {
    Q_OBJECT

public:
    explicit BugRunner(EngineFactory makeEngine, QObject* parent = nullptr);

    void start(BugRequest request); // the newest request wins (app/base/work/latest.h)
    void stop(); // nothing is found
    bool isRunning() const { return m_searches.isBusy(); }

signals:
    void found(const tessera::BugSearch& search);
    void failed(const Message& error); // a sentence

private:
    Latest<BugRequest, BugSearch> m_searches;
};

} // namespace tessera
