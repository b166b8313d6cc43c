// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/document/runner.h"
#include "engine/measure/verification.h"

#include <QFutureWatcher>
#include <QObject>

namespace tessera {

// Gathers findings in a worker, one after the other as they are made.
class Verifier : public QObject {
    Q_OBJECT

public:
    using Step = std::function<Finding(const RunControl& control)>;

    explicit Verifier(QObject* parent = nullptr);
    ~Verifier() override; // stops and waits

    void start(std::vector<Step> steps); // instead of what runs
    void stop();
    bool isRunning() const;

signals:
    void found(const Finding& finding, size_t done, size_t of);
    void finished();

private:
    QFutureWatcher<void> m_worker;
    std::stop_source m_stop;
    uint64_t m_generation = 0; // findings of older ones are dropped
};

} // namespace tessera
