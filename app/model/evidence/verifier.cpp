// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/evidence/verifier.h"

namespace tessera {

Verifier::Verifier(QObject* parent)
    : QObject(parent)
    , m_steps(&Verifier::take, {.answered = [this](const std::vector<Step>& steps, const Reply<Found>& reply) {
        if (reply.isComplete)
            emit finished();
        else
            emit found(reply.answer.finding, reply.answer.done, steps.size());
    }})
{
}

void Verifier::take(const std::vector<Step>& steps, Found& found, const Steps::Control& control)
{
    for (const Step& step : steps) {
        if (control.stop.stop_requested())
            throw Cancelled();
        found.finding = step({.stop = control.stop, .progress = {}});
        ++found.done;
        control.show(found);
    }
}

void Verifier::start(std::vector<Step> steps)
{
    m_steps.request(std::move(steps));
}

void Verifier::stop()
{
    if (!isRunning())
        return;
    m_steps.cancel();
    emit finished();
}

} // namespace tessera
