// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/latest.h"
#include "app/model/document/document.h"
#include "engine/compute/registry/registry.h"
#include "engine/core/case/case.h"
#include "engine/detect/identify/diagnosis.h"
#include "engine/judge/measure/measure.h"
#include "engine/judge/measure/verification.h"
#include "engine/judge/sweep/bug_report.h"

#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace tessera {

// Requests, answers and work of searches on another thread. The class that shows an answer owns a Latest
// (app/base/controls/latest.h).

// Finds the operator that makes one tensor of another.
struct IdentifyRequest {
    Tensor input, output; // of at most four dimensions; for identifyPair() of one type
};
using Identification = Latest<IdentifyRequest, Diagnosis>;
void identifyPair(const IdentifyRequest& request, Diagnosis& found, const Identification::Control& control);

// Writes a bug report: runs the engines up to some hundred times on smaller cases.
struct BugRequest { // the case, the wrong side and the side that it is compared with
    Case c;
    std::string engine, against; // names
    bool isB; // whether B is the wrong side
    std::string options; // the end of a line of `tessera check`: " --engine torch --against cpu --ulp 4"
    ToleranceOptions tolerance;
    EngineOptions engineOptions;
};
using BugReports = Latest<BugRequest, BugSearch>;
BugReports::Work bugReportWork(EngineFactory makeEngine);

// Finds the map of an engine, or the one that a diagnosis names: null, if it names none.
struct ProbeRequest {
    QString engine;
    Operator op; // it has no issues
    EngineOptions options = {};
    std::optional<Diagnosis> diagnosis = {}; // the diagnosis of its output; none: the engine is run
};
using Probes = Latest<ProbeRequest, std::shared_ptr<const ProbedMap>>;
Probes::Work probeWork(EngineFactory makeEngine);

// Collects findings and reports each.
using VerifyStep = std::function<Finding(const RunControl& control)>;
using Verification = Latest<std::vector<VerifyStep>, Finding>;
void gatherFindings(const std::vector<VerifyStep>& steps, Finding& found, const Verification::Control& control);

// Measures a case on each engine; reports each start and each result. The progress is that of the whole request.
struct TimingRequest {
    Case c; // it has no issues
    QStringList engines;
    MemoryBudget budget;
};
struct Measured {
    QString engine; // the engine that is measured
    double fraction = 0; // the progress of the request when this engine began
    std::optional<TimedCase> result; // none: it has just begun
};
using Measurements = Latest<TimingRequest, Measured>;
Measurements::Work measureWork(EngineFactory makeEngine);

} // namespace tessera
