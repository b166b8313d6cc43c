// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/correspondence.h"
#include "engine/case/case.h"
#include "engine/compare/compare.h"
#include "engine/engines/engine.h"
#include "engine/registry/registry.h"

#include <QObject>
#include <QString>

#include <memory>
#include <optional>

namespace tessera {

struct RunAnswer {
    uint64_t serial = 0;
    bool complete = true; // false: A's output of a large case, shown while B still runs; the rest follows
    bool ran = true; // false: outputs that were there, judged anew
    Case c;
    Plan plan;
    Tensor input;
    std::optional<Tensor> a, b;
    Timings timingsA, timingsB;
    std::optional<Comparison> comparison;
    Tolerance tolerance; // that it was made with
    QString refusal; // why there is no comparison although there are two sides: a sentence
    std::optional<Tensor> other; // then, what B holds
    std::optional<Correspondence> corresponding; // then, what can be compared all the same
    std::optional<Tensor> expected; // what the case's file says; none where that is of another case
    double seconds = 0; // of everything
    QString dataError; // the input cannot be had: a sentence, and nothing else is there
    QString error; // the machine failed: a sentence; what was computed before it is there
};

// Everything that one run needs, by value.
struct RunRequest {
    Case c; // without issues
    QString engineA, engineB; // B may be empty
    EngineOptions engineOptions = {};
    std::optional<Tolerance> tolerance = {}; // none: the default of the pair
    QString expected = {}; // where the case's file has its expected values, as an engine's name; empty: nowhere
    std::optional<RunAnswer> outputs = {}; // that are there: no engine runs, they are only judged
    uint64_t serial = 0; // comes back in the answer
};

// Engines on their own thread. A request replaces the one still waiting and cancels the one running: a slider asks a
// hundred times and gets the last answer. The one place where an exception of an engine becomes data.
class Runner : public QObject {
    Q_OBJECT

public:
    explicit Runner(SourceFactory makeSource = makeEngineWith, QObject* parent = nullptr);
    ~Runner() override; // cancels and waits

    void request(RunRequest request);
    void cancel();
    bool isBusy() const;

signals:
    void answered(const RunAnswer& answer);
    void progressed(double fraction);
    void busyChanged();

private:
    struct Private;
    std::unique_ptr<Private> d;
};

} // namespace tessera
