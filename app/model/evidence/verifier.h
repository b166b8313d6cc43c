// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/work/latest.h"
#include "engine/judge/measure/verification.h"

#include <QObject>

namespace tessera {

// Gathers findings on another thread, one after the other as they are made.
class Verifier : public QObject {
    Q_OBJECT

public:
    using Step = std::function<Finding(const RunControl& control)>;

    explicit Verifier(QObject* parent = nullptr);

    void start(std::vector<Step> steps); // instead of what runs
    void stop(); // no finding comes any more
    bool isRunning() const { return m_steps.isBusy(); }

signals:
    void found(const Finding& finding, size_t done, size_t of);
    void finished(); // all are found, or stop() was called

private:
    struct Found {
        Finding finding;
        size_t done = 0;
    };
    using Steps = Latest<std::vector<Step>, Found>;
    static void take(const std::vector<Step>& steps, Found& found, const Steps::Control& control);

    Steps m_steps;
};

} // namespace tessera
