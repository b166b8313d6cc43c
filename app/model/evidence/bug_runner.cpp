// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/evidence/bug_runner.h"

namespace tessera {

namespace {

BugSearch searched(const BugRequest& request, const EngineFactory& makeEngine, const std::stop_token& stop)
{
    const auto engine = makeEngine(request.engineOptions, request.engine);
    const auto against = makeEngine(request.engineOptions, request.against);
    const TrialBench bench{*engine, *against, request.tolerance, request.engineOptions.budget, stop};
    return reportBug(bench, request.c,
                     {.description = english(engine->description()), .options = request.options, .isB = request.isB});
}

} // namespace

BugRunner::BugRunner(EngineFactory makeEngine, QObject* parent)
    : QObject(parent)
    , m_searches([makeEngine = std::move(makeEngine)](
                     const BugRequest& request, BugSearch& answer,
                     const WorkControl<BugSearch>& control) { answer = searched(request, makeEngine, control.stop); },
                 {.answered = [this](const BugRequest&, const Reply<BugSearch>& reply) {
                     if (reply.error.isEmpty())
                         emit found(reply.answer);
                     else
                         emit failed(reply.error);
                 }})
{
}

void BugRunner::start(BugRequest request)
{
    m_searches.request(std::move(request));
}

void BugRunner::stop()
{
    m_searches.cancel();
}

} // namespace tessera
