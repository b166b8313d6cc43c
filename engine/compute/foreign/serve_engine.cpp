// SPDX-License-Identifier: Apache-2.0
#include "engine/compute/foreign/foreign_setup.h"

#include "engine/compute/foreign/exchange.h"
#include "engine/compute/foreign/serve_protocol.h"
#include "engine/compute/vulkan/vulkan_engine.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/run_failure.h"

#include <algorithm>
#include <chrono>
#include <mutex>

namespace tessera {

namespace {

// A process that has greeted.
class Server {
public:
    Server(const ForeignSetup& setup, const Deadline& deadline)
        : m_process({.words = setup.words, .environment = setup.environment, .hasInput = true})
        , m_greeting(greetingFrom(line(deadline, say("foreign", "it ended before its greeting: %1"))))
    {
    }

    const Greeting& greeting() const { return m_greeting; }

    Timings run(const Case& c, const Tensor& input, Tensor& output, const MemoryBudget& budget,
                const Deadline& deadline)
    {
        const double begun = deadline.secondsGone();
        m_files.begin(input, output.desc);
        const double asked = deadline.secondsGone();
        m_process.send(requestLine(++m_last, c, m_files.input(), m_files.output()),
                       deadline); // a process that reads no more has ended, which is handled below
        const auto own = secondsFrom(answer(deadline), m_last);
        const double answered = deadline.secondsGone();
        m_files.readOutput(output, Exchange::kNpy, {}, budget);
        return {.upload = asked - begun,
                .kernel = own.value_or(answered - asked), // the whole request's time where the answer has none
                .download = deadline.secondsGone() - answered};
    }

private:
    std::string answer(const Deadline& deadline)
    {
        return line(deadline, say("foreign", "it ended before its answer: %1"));
    }

    std::string line(const Deadline& deadline, const Text& ended)
    {
        try {
            if (auto said = m_process.line(deadline))
                return *std::move(said);
        } catch (const RunFailure& failure) {
            const std::string said = m_process.lastErrors();
            throw RunFailure(failure.kind, said.empty() ? failure.message() : failure.message() + ": " + said);
        }
        const ProcessEnd end = endOf(deadline);
        throw RunFailure(FailureKind::Crash, ended(end.text(m_process.lastErrors())));
    }

    // The process has closed its output. Returns how it ended, and kills one that does not end.
    ProcessEnd endOf(const Deadline& deadline)
    {
        constexpr double kSecondsToEnd = 1;
        try {
            return m_process.wait(Deadline(std::min(kSecondsToEnd, deadline.milliseconds() / 1000.0), {}));
        } catch (const RunFailure&) {
            return m_process.kill();
        }
    }

    ChildProcess m_process;
    Exchange m_files;
    Greeting m_greeting;
    uint64_t m_last = 0; // the last request
};

class ServeEngine final : public RefusingEngine {
public:
    explicit ServeEngine(const ForeignSetup& setup)
        : m_setup(setup)
    {
    }

    std::string name() const override { return m_setup.name; }
    CopyProbe makeCopyProbe(uint64_t bytes) const override
    {
        return m_setup.isOnDevice ? vulkan::makeCopyProbe({}, {}, bytes) : Engine::makeCopyProbe(bytes);
    }

    Message description() const override
    {
        const auto mine = turn({});
        try {
            const std::string text = server(Deadline(m_setup.timeLimit, {})).greeting().text();
            return text.empty() ? say("foreign", "a process that stays: %1")(m_setup.words.front()) : Message(text);
        } catch (const RunFailure& failure) {
            throw EngineError(say("foreign", "%1 does not start: %2")(m_setup.name, failure.message()));
        }
    }

    Timings run(const Case& c, const Plan&, const Tensor& input, Tensor& output,
                const RunControl& control) const override
    {
        requireClaimed(m_setup.claims, c.op);
        const auto mine = turn(control.stop);
        Server& now = server(Deadline(m_setup.timeLimit, control.stop));
        requireClaimed(now.greeting().claims, c.op);
        try {
            return now.run(c, input, output, m_setup.budget, Deadline(m_setup.timeLimit, control.stop));
        } catch (const RunFailure& failure) {
            if (failure.kind != FailureKind::Unsupported && failure.kind != FailureKind::Failed)
                m_server.reset(); // its next answer may belong to this request
            throw;
        } catch (...) {
            m_server.reset();
            throw;
        }
    }

private:
    // Waits for the lock, since the process answers one thread at a time. Throws Cancelled.
    std::unique_lock<std::timed_mutex> turn(const std::stop_token& stop) const
    {
        constexpr std::chrono::milliseconds kBetweenLooks{20};
        std::unique_lock lock(m_turn, std::defer_lock);
        while (!lock.try_lock_for(kBetweenLooks))
            if (stop.stop_requested())
                throw Cancelled();
        return lock;
    }

    // The running process, which is started where there is none. Throws EngineMissing, StartFailure.
    Server& server(const Deadline& deadline) const
    {
        if (m_server)
            return *m_server;
        try {
            m_server = std::make_unique<Server>(m_setup, deadline);
        } catch (const RunFailure& failure) {
            throw StartFailure(failure.kind, failure.message());
        } catch (const EngineError& error) {
            throw EngineMissing(say("foreign", "%1 cannot be used: %2")(m_setup.name, error.message()));
        }
        return *m_server;
    }

    ForeignSetup m_setup;
    mutable std::timed_mutex m_turn;
    mutable std::unique_ptr<Server> m_server; // for the thread that holds the lock
};

} // namespace

std::unique_ptr<Engine> makeServeEngine(const ForeignSetup& setup)
{
    return std::make_unique<ServeEngine>(setup);
}

} // namespace tessera
