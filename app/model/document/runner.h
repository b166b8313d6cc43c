// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/document/run_result.h"
#include "engine/compute/registry/registry.h"
#include "engine/formats/io/case_file.h"

#include <QObject>

#include <memory>
#include <optional>

namespace tessera {

// Everything that one run needs, by value.
struct RunRequest {
    Case c; // without issues
    QString engineA, engineB; // B may be empty
    EngineOptions engineOptions = {};
    uint64_t engineVersion = 0; // another one: engines are made anew, since their files have changed
    std::optional<Tolerance> tolerance = {}; // none: the default of the pair
    QString expected = {}; // where the case's file has its expected values, as an engine's name; empty: nowhere
    SourceReach expectedReach = SourceReach::CaseFolder; // of that file
    std::optional<RunResult> outputs = {}; // that are there: no engine runs, they are only compared
    uint64_t serial = 0; // comes back in the result
};

// Engines on another thread; the newest request wins (app/base/work/latest.h). An exception of an engine becomes a
// result with an error. A request for two engines is answered twice where B takes long: with A's output, then with
// both.
class Runner : public QObject {
    Q_OBJECT

public:
    explicit Runner(SourceFactory makeSource = makeEngineWith, QObject* parent = nullptr);
    ~Runner() override; // cancels and waits

    void request(RunRequest request);
    void cancel(); // no more answers come; A's output, where it is there, is answered first
    bool isBusy() const;

signals:
    void answered(const RunResult& result);
    void progressed(double fraction); // 0 … 1, of the run
    void busyChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace tessera
