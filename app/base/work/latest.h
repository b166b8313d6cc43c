// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/work/worker.h"
#include "engine/core/engines/engine.h"

#include <QString>

#include <memory>

namespace tessera {

// What the work asks and says while it runs. progress() may be called as often as the work likes: it is passed on in
// steps of one per cent.
template <class Answer> struct WorkControl : RunControl {
    std::function<void(const Answer&)> show; // an answer of which more will come
};

template <class Answer> struct Reply {
    Answer answer; // after an error: what was there before it
    bool isComplete = true; // false: show() was called with it
    Message error = {}; // a sentence; empty: the work went well
};

// All but `answered` may be left out. Called on the thread that made the Latest.
template <class Request, class Answer> struct LatestHandlers {
    std::function<void(const Request& request, const Reply<Answer>& reply)> answered;
    std::function<void(double fraction)> progressed = {}; // 0 … 1
    std::function<void()> busyChanged = {};
    QString outOfMemory = {}; // the window's sentence for std::bad_alloc; empty: a general one
};

Message workErrorSentence(std::exception_ptr error, const QString& outOfMemory);

// Work on another thread, of which only the newest request matters: a slider asks a hundred times and gets the last
// answer. A request replaces the one that waits and, unless WhenNewer says otherwise, cancels the one that runs.
// The one place where an exception of such work becomes data. Declare it last in a class whose members the work reads:
// destruction cancels and waits.
template <class Request, class Answer> class Latest {
public:
    using Control = WorkControl<Answer>;
    // Fills the answer. May throw: Cancelled when the stop token is set, anything else to fail.
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
    bool isBusy() const { return m_worker.isBusy(); } // the answer to the newest request is still to come

private:
    // On the worker's thread, until the calls that it delivers.
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
            reply.error = workErrorSentence(std::current_exception(), m_handlers.outOfMemory);
        }
        answer(std::move(reply));
    }

    const Work m_work;
    const LatestHandlers<Request, Answer> m_handlers;
    Worker m_worker; // last: it stops before the rest goes
};

} // namespace tessera
