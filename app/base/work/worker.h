// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/work/thread_pool.h"

#include <QObject>

#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <mutex>
#include <optional>
#include <stop_token>

namespace tessera {

// The threads of all workers. There are as many as workers with a job, so that no worker waits for another one, and
// painting waits for none.
ThreadPool& workerThreads();

// Before there is a window: Qt paints with threads of its own, and waits for ever for one that does not start. Throws
// EngineError where the system refuses them.
void needThreads();

// What happens to the job that runs when a newer one comes.
enum class WhenNewer {
    Stop, // its stop token is set, and what it delivers is dropped
    Finish, // it ends and delivers; then the newer one runs
};

// Runs jobs on another thread, one at a time; where there is none, start() runs them. A new job replaces the one that
// still waits. What a job delivers is called on the thread that the worker was made on. All but deliver() belongs to
// that thread.
class Worker : public QObject {
public:
    // `number` says to deliver() which job it comes from. A job throws nothing.
    using Job = std::function<void(uint64_t number, const std::stop_token& stop)>;

    Worker(WhenNewer whenNewer, std::function<void()> busyChanged);
    ~Worker() override; // stops the job and waits for its end; no call comes afterwards

    void start(Job job);
    void cancel(); // the job that waits is dropped, the one that runs is stopped, and what it delivers is dropped
    bool isBusy() const { return m_isBusy; } // the newest job's last call has not been made, and it was not cancelled

    // From the running job, in any number, in order. Each job ends with one that is `last`. An empty call is allowed.
    void deliver(uint64_t number, std::function<void()> call, bool last);

protected:
    // Only deliver() posts one. It is not read: the thread sanitizer does not see how Qt hands it over.
    void customEvent(QEvent* event) override;

private:
    struct Numbered {
        uint64_t number = 0;
        Job job;
    };
    struct Delivery {
        uint64_t number = 0;
        std::function<void()> call;
        bool last = false;
    };
    void run();
    void setBusy(bool isBusy);

    const WhenNewer m_whenNewer;
    const std::function<void()> m_busyChanged;
    uint64_t m_newest = 0; // number of the newest job or cancel()
    uint64_t m_oldestWanted = 0; // what older jobs deliver is dropped
    bool m_isBusy = false;

    std::mutex m_mutex; // guards what follows
    std::condition_variable m_ended;
    std::optional<Numbered> m_waiting;
    std::stop_source m_stop; // of the job that runs
    bool m_isRunning = false; // run() has been asked for and has not ended
    std::deque<Delivery> m_deliveries; // one posted event each
};

} // namespace tessera
