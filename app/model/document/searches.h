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

// What is looked for on another thread. Whoever shows what is found owns a Latest (app/base/controls/latest.h); its
// request, its answer and its work are here.

// Finds the operator that makes one tensor of another.
struct IdentifyRequest {
    Tensor input, output; // both have one type and at most four dimensions
};
using Identification = Latest<IdentifyRequest, Diagnosis>;
void identifyPair(const IdentifyRequest& request, Diagnosis& found, const Identification::Control& control);

// Writes a bug report: runs the engines up to some hundred times on smaller cases.
struct BugRequest { // which side is wrong in which case, held against which
    Case c;
    std::string engine, against; // names
    bool isB; // what is wrong, in the window
    std::string options; // behind a line of `tessera check`: " --engine torch --against cpu --ulp 4"
    ToleranceOptions tolerance;
    EngineOptions engineOptions;
};
using BugReports = Latest<BugRequest, BugSearch>;
BugReports::Work bugReportWork(EngineFactory makeEngine);

// Finds the map of an engine, or the one that a diagnosis names. Shows how many runs it took so far.
struct ProbeRequest {
    QString engine;
    Operator op; // without issues
    EngineOptions options = {};
    std::optional<Diagnosis> diagnosis = {}; // of its output; none: the engine is asked
};
struct Probed {
    unsigned runs = 0; // how many the engine has made
    std::shared_ptr<const ProbedMap> map = {}; // null before the end, and where a diagnosis names none
};
using Probes = Latest<ProbeRequest, Probed>;
Probes::Work probeWork(EngineFactory makeEngine);

// Gathers findings, one after the other; shows each.
using VerifyStep = std::function<Finding(const RunControl& control)>;
using Verification = Latest<std::vector<VerifyStep>, Finding>;
void gatherFindings(const std::vector<VerifyStep>& steps, Finding& found, const Verification::Control& control);

// Measures a case on each engine; shows what is begun and each result. Its progress is that of the whole request.
struct TimingRequest {
    Case c; // without issues
    QStringList engines;
    MemoryBudget budget;
};
struct Measured {
    QString engine; // that is at work
    double fraction = 0; // how far the request was when it began
    std::optional<TimedCase> result; // none: it has just begun
};
using Measurements = Latest<TimingRequest, Measured>;
Measurements::Work measureWork(EngineFactory makeEngine);

} // namespace tessera
