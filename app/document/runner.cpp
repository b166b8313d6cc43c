// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/document/runner.h"

#include "app/document/output_source.h"
#include "engine/io/case_input.h"
#include "engine/measure/assess.h"

#include <condition_variable>
#include <map>
#include <mutex>
#include <new>
#include <thread>

namespace tessera {

namespace {

// From this many elements on the first engine's output is worth showing before the second one has finished.
constexpr uint64_t kWorthShowingEarly = 1 << 20;

QString sentenceOf(const std::exception& e)
{
    if (dynamic_cast<const std::bad_alloc*>(&e))
        return Runner::tr("There is not enough memory for this case. A smaller one, or one engine instead of two, "
                          "needs less.");
    return QString::fromUtf8(e.what());
}

} // namespace

struct Runner::Private {
    Runner* runner;
    SourceFactory makeSource;

    std::mutex mutex; // guards the next four
    std::condition_variable_any wake;
    std::optional<RunRequest> waiting;
    std::stop_source running; // of the run in progress
    uint64_t newest = 0; // requests so far; an answer to an older one is dropped

    bool busy = false; // of the window's thread
    EngineOptions engineOptions; // of the worker, as the next: what the sources were made with
    std::map<std::string, std::unique_ptr<OutputSource>> sources;
    std::optional<std::pair<Generator, Tensor>> generated; // the last input, where a generator made it
    std::jthread worker; // last: stops before the rest goes

    void loop(const std::stop_token& stop);
    void serve(const RunRequest& request, uint64_t number, const std::stop_token& stop);
    void compute(RunAnswer& answer, const RunRequest& request, uint64_t number, const RunControl& control);
    void compareOutputs(RunAnswer& answer, const RunRequest& request, const std::stop_token& stop);
    std::optional<Tensor> expectedOf(const RunAnswer& answer, const RunRequest& request) const;
    Tensor inputOf(const Case& c);
    const OutputSource& source(const QString& name);
    void post(RunAnswer answer, uint64_t number);
    void setBusy(bool value);
};

Runner::Runner(SourceFactory makeSource, QObject* parent)
    : QObject(parent)
    , d(std::make_unique<Private>())
{
    d->runner = this;
    d->makeSource = std::move(makeSource);
    d->worker = std::jthread([p = d.get()](const std::stop_token& stop) { p->loop(stop); });
}

Runner::~Runner()
{
    {
        const std::lock_guard lock(d->mutex);
        d->running.request_stop();
        d->worker.request_stop();
    }
    d->worker.join();
}

void Runner::request(RunRequest request)
{
    {
        const std::lock_guard lock(d->mutex);
        ++d->newest;
        d->waiting = std::move(request);
        d->running.request_stop();
    }
    d->wake.notify_one();
    d->setBusy(true);
}

void Runner::cancel()
{
    {
        const std::lock_guard lock(d->mutex);
        ++d->newest;
        d->waiting.reset();
        d->running.request_stop();
    }
    d->setBusy(false);
}

bool Runner::isBusy() const
{
    return d->busy;
}

void Runner::Private::setBusy(bool value)
{
    if (busy == value)
        return;
    busy = value;
    emit runner->busyChanged();
}

void Runner::Private::loop(const std::stop_token& stop)
{
    while (true) {
        RunRequest request;
        uint64_t number = 0;
        std::stop_token runStop;
        {
            std::unique_lock lock(mutex);
            if (!wake.wait(lock, stop, [this] { return waiting.has_value(); }) || stop.stop_requested())
                return;
            request = std::move(*waiting);
            waiting.reset();
            number = newest;
            running = std::stop_source();
            runStop = running.get_token();
        }
        serve(request, number, runStop);
    }
}

// Every exception ends here.
void Runner::Private::serve(const RunRequest& request, uint64_t number, const std::stop_token& stop)
{
    const auto start = std::chrono::steady_clock::now();
    RunAnswer answer;
    answer.serial = request.serial;
    answer.c = request.c;
    RunControl control{.stop = stop, .progress = {}};
    try {
        if (request.outputs) {
            answer = *request.outputs;
            compareOutputs(answer, request, stop);
        } else {
            compute(answer, request, number, control);
            answer.expected = expectedOf(answer, request);
        }
    } catch (const Cancelled&) {
        return;
    } catch (const std::exception& e) {
        answer.error = sentenceOf(e);
    } catch (...) {
        answer.error = tr("The engine failed without saying why.");
    }
    answer.seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    post(std::move(answer), number);
}

void Runner::Private::compute(RunAnswer& answer, const RunRequest& request, uint64_t number, const RunControl& control)
{
    try {
        answer.input = inputOf(request.c);
    } catch (const IoError& e) {
        answer.dataError = sentenceOf(e);
        return;
    } catch (const TextError& e) {
        answer.dataError = sentenceOf(e);
        return;
    }
    answer.plan = makePlan(request.c.op);
    if (engineOptions != request.engineOptions)
        sources.clear();
    engineOptions = request.engineOptions;

    const bool two = !request.engineB.isEmpty();
    const auto run = [&](const QString& name, double from, double to, Timings& timings) {
        if (control.stop.stop_requested())
            throw Cancelled();
        RunControl slice = control;
        slice.progress = [this, from, to, last = -1.0](double fraction) mutable {
            if (fraction - last < 0.01)
                return;
            last = fraction;
            QMetaObject::invokeMethod(
                runner, [r = runner, f = from + fraction * (to - from)] { emit r->progressed(f); },
                Qt::QueuedConnection);
        };
        Tensor output(answer.plan.output);
        timings = source(name).run(request.c, answer.plan, answer.input, output, slice);
        return output;
    };

    answer.a = run(request.engineA, 0, two ? 0.45 : 1, answer.timingsA);
    if (!two)
        return;
    if (elementCount(answer.plan.output) >= kWorthShowingEarly) {
        RunAnswer early = answer;
        early.complete = false;
        post(std::move(early), number);
    }
    try {
        answer.b = run(request.engineB, 0.45, 0.9, answer.timingsB);
    } catch (const Incomparable& e) {
        answer.refusal = sentenceOf(e);
        answer.other = e.tensor;
    }
    compareOutputs(answer, request, control.stop);
}

// What a file that is no longer what it was lacks is no failure: nothing was asked of it.
std::optional<Tensor> Runner::Private::expectedOf(const RunAnswer& answer, const RunRequest& request) const
{
    if (!answer.a || request.expected.isEmpty())
        return {};
    if (request.expected == request.engineA)
        return answer.a;
    if (request.expected == request.engineB)
        return answer.b;
    try {
        Tensor expected(answer.plan.output);
        const Timings timings = makeFileSource(pathOfSource(request.expected).toStdString())
                                    ->run(request.c, answer.plan, answer.input, expected, {});
        return timings.note.empty() ? std::optional(expected) : std::nullopt; // the note: of another case, or input
    } catch (const std::exception&) {
        return {};
    }
}

void Runner::Private::compareOutputs(RunAnswer& answer, const RunRequest& request, const std::stop_token& stop)
{
    const bool bothExecutePlans = source(request.engineA).executesPlans() && source(request.engineB).executesPlans();
    answer.tolerance = request.tolerance.value_or(defaultTolerance(answer.plan, bothExecutePlans));
    if (answer.other) {
        answer.corresponding = compareCorresponding(request.c.op, answer.plan, answer.input, *answer.a, *answer.other,
                                                    answer.tolerance, stop);
        return;
    }
    answer.comparison = assess(request.c.op, answer.plan, answer.input, *answer.a, *answer.b, answer.tolerance, stop);
    for (const auto& [name, timings] :
         {std::pair(request.engineA, answer.timingsA), std::pair(request.engineB, answer.timingsB)})
        if (!timings.note.empty())
            answer.comparison->notes.push_back(sourceLabel(name).toStdString() + ": " + timings.note);
}

// The same numbers are not made again while other fields change. Files are read anew: they may have changed.
Tensor Runner::Private::inputOf(const Case& c)
{
    const auto* generator = std::get_if<Generator>(&c.data);
    if (generator && generated && generated->first == *generator && generated->second.desc == inputDesc(c.op))
        return generated->second;
    generated.reset();
    Tensor input = loadInput(c);
    if (generator)
        generated.emplace(*generator, input);
    return input;
}

const OutputSource& Runner::Private::source(const QString& name)
{
    std::unique_ptr<OutputSource>& made = sources[name.toStdString()];
    if (!made)
        made = makeSource(engineOptions, name.toStdString());
    return *made;
}

void Runner::Private::post(RunAnswer answer, uint64_t number)
{
    const auto deliver = [this, number, answer = std::move(answer)] {
        {
            const std::lock_guard lock(mutex);
            if (number != newest)
                return;
        }
        if (answer.complete)
            setBusy(false);
        emit runner->answered(answer);
    };
    QMetaObject::invokeMethod(runner, deliver, Qt::QueuedConnection);
}

} // namespace tessera
