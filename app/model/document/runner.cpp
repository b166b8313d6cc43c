// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/runner.h"

#include "app/base/look/format.h"
#include "app/base/look/words.h"
#include "app/model/document/output_source.h"
#include "engine/core/tensor/engine.h"
#include "engine/core/tensor/stopwatch.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/judge/measure/assess.h"
#include "engine/judge/measure/proof.h"

#include <QCoreApplication>

#include <algorithm>
#include <chrono>

namespace tessera {

namespace {

// If B's output comes soon, an early answer would only make all views change twice.
constexpr std::chrono::milliseconds kWaitForB{100};

constexpr uint64_t kBetweenStops = 1 << 16; // elements

// Where `other` has the input's shape, each output element corresponds to the one input element that it comes from.
// None where type or shape differ or nothing corresponds. Throws Cancelled.
std::optional<Correspondence> compareCorresponding(const Operator& op, const Plan& plan, const Tensor& input,
                                                   const Tensor& output, const Tensor& other, Tolerance tolerance,
                                                   const std::stop_token& stop)
{
    const TensorDesc packed{.dataType = output.desc.dataType, .sizes = output.desc.sizes};
    if (other.desc.dataType != packed.dataType || other.desc.sizes != plan.input.sizes)
        return {};
    Tensor a(packed), b(packed); // zero where nothing corresponds
    const uint64_t count = elementCount(packed);
    uint64_t left = 0;
    for (uint64_t i = 0; i < count; ++i) {
        if (i % kBetweenStops == 0 && stop.stop_requested())
            throw Cancelled();
        const Partners partners = sources(plan, i);
        if (partners.count != 1) {
            ++left;
            continue;
        }
        a.setBits(i, output.bits(i));
        b.setBits(i, other.bits(partners.list.front().element));
    }
    if (left == count)
        return {};
    const double share = double(count - left) / double(count);
    tolerance.allowedShare *= share;
    Correspondence found{.comparison = assess(op, plan, input, a, b, tolerance, stop), .how = {}};
    found.comparison.count -= left;
    found.comparison.equal -= left;
    found.comparison.ulpHistogram[0] -= left;
    found.comparison.meanAbsolute /= share;
    found.how = tr("B has the input's shape: %1 of %2 outputs are held against the element that they come from.")
                    .arg(countText(count - left), countText(count));
    return found;
}

// "CRASH: signal 11 (segmentation fault)"
Message failureText(const RunFailure& failure)
{
    return std::string(word(failure.kind)) + ": " + failure.message();
}

} // namespace

Runner::Runner(SourceFactory makeSource)
    : m_makeSource(std::move(makeSource))
    , m_runs([this](const RunRequest& request, RunResult& result,
                    const Runs::Control& control) { serve(request, result, control); },
             {.answered = [this](const RunRequest&, const Reply<RunResult>& reply) { answer(reply); },
              .progressed = [this](double fraction) { emit progressed(fraction); },
              .busyChanged = [this] { emit busyChanged(); }})
{
    m_waiting.setSingleShot(true);
    m_waiting.setInterval(kWaitForB);
    connect(&m_waiting, &QTimer::timeout, this, [this] { answerEarly(); });
}

void Runner::request(RunRequest request)
{
    drop();
    m_runs.request(std::move(request));
}

void Runner::cancel()
{
    m_runs.cancel();
    answerEarly();
}

void Runner::answer(const Reply<RunResult>& reply)
{
    drop();
    RunResult result = reply.answer;
    result.isComplete = reply.isComplete;
    result.error = reply.error;
    if (result.isComplete)
        return emit answered(result);
    m_early = std::move(result);
    m_waiting.start();
}

void Runner::answerEarly()
{
    m_waiting.stop();
    if (const std::optional<RunResult> result = std::exchange(m_early, std::nullopt))
        emit answered(*result);
}

void Runner::drop()
{
    m_waiting.stop();
    m_early.reset();
}

void Runner::serve(const RunRequest& request, RunResult& result, const Runs::Control& control)
{
    if (request.outputs)
        result = *request.outputs;
    result.serial = request.serial;
    result.c = request.c;
    if (request.outputs)
        return compareOutputs(result, request, control.stop);
    const Stopwatch watch;
    compute(result, request, control);
    result.expected = expectedOf(result, request);
    result.seconds = watch.seconds();
}

void Runner::compute(RunResult& result, const RunRequest& request, const Runs::Control& control)
{
    try {
        result.input = inputOf(request.c, request.engineOptions.budget);
    } catch (const IoError& e) {
        result.dataError = e.message();
        return;
    } catch (const TextError& e) {
        result.dataError = e.message();
        return;
    }
    result.plan = makePlan(request.c.op);
    if (m_engineOptions != request.engineOptions || m_engineVersion != request.engineVersion)
        m_sources.clear();
    m_engineOptions = request.engineOptions;
    m_engineVersion = request.engineVersion;

    const qsizetype others = request.engines.size() - 1;
    const auto part = [&control](double from, double to) {
        return RunControl{.stop = control.stop, .progress = [&control, from, to](double fraction) {
                              control.progress(from + fraction * (to - from));
                          }};
    };
    try {
        result.a = run(request.engines.front(), result, request, result.timingsA, part(0, others > 0 ? 0.45 : 1));
    } catch (const RunFailure& e) {
        throw EngineError(failureText(e));
    }
    if (others == 0)
        return;
    control.show(result);
    const double share = 0.45 / double(others);
    runSide(result, request.engines[1], result, request, part(0.45, 0.45 + share));
    for (const QString& name : request.engines.mid(2)) {
        SideResult side;
        const double done = 0.45 + share * double(result.more.size() + 1);
        runSide(side, name, result, request, part(done, done + share));
        result.more.push_back(std::move(side));
    }
    compareOutputs(result, request, control.stop);
}

// Runs one result besides A; if it fails, the others are still shown.
void Runner::runSide(SideResult& side, const QString& name, const RunResult& result, const RunRequest& request,
                     const RunControl& control)
{
    try {
        side.b = run(name, result, request, side.timingsB, control);
    } catch (const Incomparable& e) {
        side.refusal = messageOf(e);
        side.other = e.tensor;
    } catch (const RunFailure& e) {
        side.refusal = failureText(e);
        side.failure = e.kind;
    } catch (const Error& e) {
        side.refusal = messageOf(e);
        side.failure = FailureKind::Failed;
        side.isMissing = dynamic_cast<const EngineMissing*>(&e) != nullptr;
    }
}

Tensor Runner::run(const QString& name, const RunResult& result, const RunRequest& request, Timings& timings,
                   const RunControl& control)
{
    if (control.stop.stop_requested())
        throw Cancelled();
    Tensor output(result.plan.output);
    const OutputSource& chosen = source(name);
    timings = request.engines.size() == 1 ? runChecked(chosen, request.c, result.plan, result.input, output, control)
                                          : chosen.run(request.c, result.plan, result.input, output, control);
    return output;
}

// The case's file may have changed since it was read. What it then lacks is no error: the case does not need it.
std::optional<Tensor> Runner::expectedOf(const RunResult& result, const RunRequest& request) const
{
    if (!result.a || request.expected.isEmpty())
        return {};
    if (request.expected == request.engines.front())
        return result.a;
    if (request.expected == request.engines.value(1))
        return result.b;
    try {
        Tensor expected(result.plan.output);
        const Timings timings = makeFileSource(pathOfSource(request.expected).toStdString(), windowPictureCodec(),
                                               request.engineOptions.budget, request.expectedReach)
                                    ->run(request.c, result.plan, result.input, expected, {});
        return timings.isOfAnotherCase ? std::nullopt : std::optional(expected);
    } catch (const std::exception&) {
        return {};
    }
}

Tolerance Runner::toleranceOf(const RunRequest& request, const Plan& plan, const QString& a, const QString& b)
{
    return request.tolerance ? *request.tolerance
                             : defaultTolerance(plan, source(a).executesPlans() && source(b).executesPlans());
}

// A and B are compared already. The earlier of two results is compared with the later one, as A is with B.
void Runner::compareWithBase(RunResult& result, const RunRequest& request, const std::stop_token& stop)
{
    const QStringList& names = request.engines;
    result.base = request.base;
    result.withBase = {};
    for (size_t i = 0; i < size_t(names.size()); ++i) {
        const size_t first = std::min(i, request.base), second = std::max(i, request.base);
        const Tensor *a = result.output(first), *b = result.output(second);
        if (first == second || !a || !b)
            continue;
        const Tolerance tolerance =
            toleranceOf(request, result.plan, names[qsizetype(first)], names[qsizetype(second)]);
        result.withBase[i] = {second == 1 ? *result.comparison
                                          : assess(request.c.op, result.plan, result.input, *a, *b, tolerance, stop),
                              tolerance};
    }
}

void Runner::compareOutputs(RunResult& result, const RunRequest& request, const std::stop_token& stop)
{
    if (!result.failure)
        result.tolerance = toleranceOf(request, result.plan, request.engines[0], request.engines[1]);
    if (result.b) {
        result.comparison =
            assess(request.c.op, result.plan, result.input, *result.a, *result.b, result.tolerance, stop);
        for (const auto& [name, timings] :
             {std::pair(request.engines[0], result.timingsA), std::pair(request.engines[1], result.timingsB)})
            if (!timings.note.isEmpty())
                result.comparison->notes.push_back(sourceLabel(name).toStdString() + ": " + timings.note);
    } else if (result.other) {
        result.corresponding = compareCorresponding(request.c.op, result.plan, result.input, *result.a, *result.other,
                                                    result.tolerance, stop);
    }
    compareWithBase(result, request, stop);
}

// The same numbers are not made again while other fields change. Files are read anew: they may have changed.
Tensor Runner::inputOf(const Case& c, const MemoryBudget& budget)
{
    const auto* generator = std::get_if<Generator>(&c.data);
    if (generator && m_generated && m_generated->first == *generator && m_generated->second.desc == c.op.input)
        return m_generated->second;
    m_generated.reset();
    Tensor input = loadInput(c, budget);
    if (generator)
        m_generated.emplace(*generator, input);
    return input;
}

const OutputSource& Runner::source(const QString& name)
{
    std::unique_ptr<OutputSource>& made = m_sources[name.toStdString()];
    if (!made)
        made = m_makeSource(m_engineOptions, name.toStdString());
    return *made;
}

} // namespace tessera
