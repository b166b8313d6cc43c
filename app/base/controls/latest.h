// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/tensor/engine.h"

#include <QObject>

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace tessera {

// Threads that start when they are needed, and then wait for more work. Qt's own pool waits for ever for a thread that
// the system does not start.
class ThreadPool {
public:
    explicit ThreadPool(size_t most = std::numeric_limits<size_t>::max())
        : m_most(most)
    {
    }
    ~ThreadPool(); // waits until all work is done

    // Gives the work to a free thread, to a new one or, where there are `most`, to the next free one, in the order of
    // the calls. False: the system starts no further thread, and the caller must do the work. The work throws nothing.
    bool start(std::function<void()> work);
    // Waits until all started work has ended; false: it has not after so many milliseconds.
    bool waitForDone(int milliseconds = std::numeric_limits<int>::max());
    size_t activeThreadCount(); // the threads with work, also with work that is about to begin

private:
    void serve();

    const size_t m_most;
    std::mutex m_mutex; // guards what follows
    std::condition_variable m_changed; // there is work, or there will be no more
    std::condition_variable m_done;
    std::deque<std::function<void()>> m_waiting;
    size_t m_active = 0;
    bool m_isEnding = false;
    std::vector<std::thread> m_threads;
};

// The threads of all workers, one for each worker with a job, so that neither workers nor painting wait for others.
ThreadPool& workerThreads();

// Throws EngineError if the system refuses threads. Call it before there is a window, since Qt paints with threads of
// its own and hangs if one does not start.
void requireThreads();

// What happens to a running job when a newer one comes.
enum class WhenNewer {
    Stop, // its stop token is set, and what it delivers is dropped
    Finish, // it ends and delivers, and then the newer one runs
};

// Runs jobs on another thread, one at a time; without a thread, start() runs them. A new job replaces the waiting one.
// Calls that a job delivers are made on the thread that made the worker. All but deliver() must be used on that thread.
class Worker : public QObject {
public:
    // A job passes its `number` to deliver(). A job throws nothing.
    using Job = std::function<void(uint64_t number, const std::stop_token& stop)>;

    Worker(WhenNewer whenNewer, std::function<void()> busyChanged);
    ~Worker() override; // stops the job and waits for its end; no calls are made afterwards

    void start(Job job);
    void cancel(); // drops the waiting job, stops the running one, and drops what it delivers
    bool isBusy() const { return m_isBusy; } // the newest job's last call has not been made, and it was not cancelled

    // The running job may call this repeatedly; delivery is in order; the last call sets `last`. `call` may be empty.
    void deliver(uint64_t number, std::function<void()> call, bool last);

protected:
    // Only deliver() posts events. They have no content, since the thread sanitizer does not see how Qt passes them on.
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
    uint64_t m_newest = 0; // the number of the newest job or cancel()
    uint64_t m_oldestWanted = 0; // what older jobs deliver is dropped
    bool m_isBusy = false;

    std::mutex m_mutex; // guards what follows
    std::condition_variable m_ended;
    std::optional<Numbered> m_waiting;
    std::stop_source m_stop; // stops the job that runs
    bool m_isRunning = false; // run() has been asked for and has not ended
    std::deque<Delivery> m_deliveries; // one posted event each
};

// How running work asks and reports. progress() may be called at any rate; it is passed on in steps of one per cent.
template <class Answer> struct WorkControl : RunControl {
    std::function<void(const Answer&)> show; // an early answer: more will come
};

template <class Answer> struct Reply {
    Answer answer; // after an error: the answer so far
    bool isComplete = true; // false: it comes from show()
    Message error = {}; // a sentence; empty: the work went well
};

// Only `answered` is required. All are called on the thread that made the Latest.
template <class Request, class Answer> struct LatestHandlers {
    std::function<void(const Request& request, const Reply<Answer>& reply)> answered;
    std::function<void(double fraction)> progressed = {}; // 0 … 1
    std::function<void()> busyChanged = {};
};

Message workErrorSentence(std::exception_ptr error);

// Work on another thread. Only the newest request matters: a slider asks a hundred times and gets the last answer. A
// request replaces the waiting one and, unless WhenNewer says otherwise, cancels the running one. Only here an
// exception of such work becomes data. Declare it last in a class whose members the work reads, since its destructor
// cancels and waits.
template <class Request, class Answer> class Latest {
public:
    using Control = WorkControl<Answer>;
    // Fills the answer. Throws Cancelled when the stop token is set, and any other exception to fail.
    using Work = std::function<void(const Request& request, Answer& answer, const Control& control)>;

    Latest(Work work, LatestHandlers<Request, Answer> handlers, WhenNewer whenNewer = WhenNewer::Stop)
        : m_work(std::move(work))
        , m_handlers(std::move(handlers))
        , m_worker(whenNewer, m_handlers.busyChanged)
    {
    }

    void request(Request request)
    {
        m_worker.start([this, asked = std::make_shared<const Request>(std::move(request))](
                           uint64_t number, const std::stop_token& stop) { serve(asked, number, stop); });
    }
    void cancel() { m_worker.cancel(); } // no answer comes
    bool isBusy() const { return m_worker.isBusy(); } // the answer to the newest request has not come yet

private:
    // Runs on the worker's thread, except the calls that it delivers.
    void serve(const std::shared_ptr<const Request>& asked, uint64_t number, const std::stop_token& stop)
    {
        Control control;
        control.stop = stop;
        control.progress = [this, number, told = -1.0](double fraction) mutable {
            if (!m_handlers.progressed || fraction - told < 0.01)
                return;
            told = fraction;
            m_worker.deliver(
                number, [this, fraction] { m_handlers.progressed(fraction); }, false);
        };
        const auto answer = [&](Reply<Answer> reply) {
            const bool last = reply.isComplete;
            m_worker.deliver(
                number, [this, asked, reply = std::move(reply)] { m_handlers.answered(*asked, reply); }, last);
        };
        control.show = [&](const Answer& early) { answer({.answer = early, .isComplete = false}); };
        Reply<Answer> reply{};
        try {
            m_work(*asked, reply.answer, control);
        } catch (const Cancelled&) {
            return m_worker.deliver(number, {}, true);
        } catch (...) {
            reply.error = workErrorSentence(std::current_exception());
        }
        answer(std::move(reply));
    }

    const Work m_work;
    const LatestHandlers<Request, Answer> m_handlers;
    Worker m_worker; // the last member: it stops before the others are destroyed
};

} // namespace tessera
