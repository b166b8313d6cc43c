// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/evidence/timing_runner.h"

#include "engine/io/case_input.h"
#include "engine/ops/operator.h"

namespace tessera {

namespace {

constexpr double kTold = 0.02; // progress is told in steps of this

} // namespace

TimingRunner::TimingRunner(EngineFactory makeEngine, QObject* parent)
    : QObject(parent)
    , m_makeEngine(std::move(makeEngine))
{
}

TimingRunner::~TimingRunner()
{
    m_thread = {}; // before what it reads
}

void TimingRunner::request(TimingRequest request)
{
    m_thread = {};
    m_isBusy = true;
    m_thread = std::jthread([this, serial = ++m_serial, mine = std::move(request)](const std::stop_token& stop) {
        work(stop, mine, serial);
    });
}

void TimingRunner::cancel()
{
    m_thread.request_stop();
}

// From the worker: called on our thread, unless a newer request has come since.
void TimingRunner::post(uint64_t serial, std::function<void()> signal)
{
    QMetaObject::invokeMethod(
        this,
        [this, serial, call = std::move(signal)] {
            if (serial == m_serial)
                call();
        },
        Qt::QueuedConnection);
}

// Every exception ends here.
void TimingRunner::work(const std::stop_token& stop, const TimingRequest& request, uint64_t serial)
{
    QString error;
    try {
        for (size_t i = 0; i < request.cases.size() * size_t(request.engines.size()); ++i)
            measureOne(stop, request, serial, i);
    } catch (const Cancelled&) {
        error.clear();
    } catch (const std::bad_alloc&) {
        error = tr("There is not enough memory to measure this case. A smaller one needs less.");
    } catch (const std::exception& e) {
        error = QString::fromUtf8(e.what());
    }
    post(serial, [this, error] {
        m_isBusy = false;
        emit finished(error);
    });
}

void TimingRunner::measureOne(const std::stop_token& stop, const TimingRequest& request, uint64_t serial, size_t index)
{
    const auto engines = size_t(request.engines.size());
    const size_t caseIndex = index / engines;
    const Case& c = request.cases[caseIndex];
    const std::string name = request.engines[qsizetype(index % engines)].toStdString();
    const double total = double(request.cases.size() * engines);
    double told = -1;
    const auto progress = [&](double fraction) {
        const double done = (double(index) + fraction) / total;
        if (done - told < kTold / total)
            return;
        told = done;
        post(serial, [this, done, text = QString::fromStdString(name)] { emit progressed(done, text); });
    };
    progress(0);
    if (stop.stop_requested())
        throw Cancelled();
    const Tensor input = loadInput(c, request.budget);
    Tensor output(outputDesc(c.op));
    const auto engine = m_makeEngine({}, name);
    TimedCase result{.name = toText(c), .command = {}, .measurement = {}};
    result.measurement = measure(*engine, c, input, output, request.limits, {.stop = stop, .progress = progress});
    result.command = "tessera bench " + result.name + " --engine " + name;
    post(serial, [this, caseIndex, result = std::move(result)] { emit measured(caseIndex, result); });
}

} // namespace tessera
