// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/agreement_search.h"

#include "app/base/look/format.h"
#include "engine/core/engines/missing_engine.h"
#include "engine/judge/measure/verification.h"

namespace tessera {

namespace {

// The engines of a request. None is started before it runs, since a start that hangs could not be stopped.
class Columns {
public:
    Columns(const AgreementRequest& request, const EngineFactory& makeEngine)
    {
        for (const std::string& name : request.engines) {
            m_owned.push_back(made(request.options, name, makeEngine));
            m_engines.push_back(m_owned.back().get());
            if (name == request.judge)
                m_judge = m_engines.back();
        }
    }

    const std::vector<const OutputSource*>& engines() const { return m_engines; }
    const OutputSource& judge() const { return m_judge ? *m_judge : *m_engines.front(); }

    // After a row: one that has run says at once what it is. A description that is there stays. One that is missing is
    // not looked for again.
    void describe(const AgreementRow& row, std::vector<Message>& descriptions)
    {
        descriptions.resize(m_owned.size());
        for (size_t i = 0; i < m_owned.size(); ++i) {
            if (row.cells[i].state == TrialState::Missing && !isMissing(*m_owned[i]))
                replaceBy(makeMissingEngine(m_owned[i]->name(), english(row.cells[i].figures)), i);
            if (row.cells[i].state == TrialState::Missing)
                descriptions[i] = row.cells[i].figures;
            else if (descriptions[i].isEmpty() && row.cells[i].output)
                descriptions[i] = m_owned[i]->description();
        }
    }

private:
    void replaceBy(std::unique_ptr<Engine> engine, size_t i)
    {
        if (m_judge == m_engines[i])
            m_judge = engine.get();
        m_engines[i] = engine.get();
        m_owned[i] = std::move(engine);
    }

    static std::unique_ptr<Engine> made(const EngineOptions& options, const std::string& name,
                                        const EngineFactory& makeEngine)
    {
        try {
            return makeEngine(options, name);
        } catch (const std::exception& error) { // also a bad engine file: it is in nobody's way but its engine's
            return makeMissingEngine(name, messageOf(error));
        }
    }

    std::vector<std::unique_ptr<Engine>> m_owned;
    std::vector<const OutputSource*> m_engines;
    const OutputSource* m_judge = nullptr;
};

} // namespace

AgreementItem itemOf(const Case& c, const QString& name)
{
    const std::string line = toText(c);
    const std::string words = name.isEmpty() ? c.title : name.toStdString();
    return {.name = words.empty() ? line : words, .command = line, .c = c};
}

std::vector<AgreementItem> packItems()
{
    std::vector<AgreementItem> items;
    for (PackCase& packed : conformancePack())
        items.push_back(
            {.name = packed.name, .command = lineOf(packed), .c = std::move(packed.c), .own = packed.tolerance});
    return items;
}

AgreementSearch::Work agreementWork(EngineFactory makeEngine)
{
    return [makeEngine = std::move(makeEngine)](const AgreementRequest& request, AgreementFound& found,
                                                const AgreementSearch::Control& control) {
        Columns columns(request, makeEngine);
        for (size_t i = 0; i < request.items.size(); ++i) {
            const AgreementItem& item = request.items[i];
            found = {.descriptions = found.descriptions,
                     .evidence = found.evidence,
                     .fraction = double(i) / double(request.items.size()),
                     .name = item.name};
            control.show(found);
            if (control.stop.stop_requested())
                throw Cancelled();
            try {
                const AgreementBench bench{.engines = columns.engines(),
                                           .judge = columns.judge(),
                                           .budget = request.options.budget,
                                           .stop = control.stop};
                AgreementRow row = bench.run(item.c, item.own);
                auto evidence = evidenceOf(row, bench, kMostEvidence - found.evidence);
                found.evidence += evidence.size();
                columns.describe(row, found.descriptions);
                row.name = item.name;
                row.command = item.command;
                for (AgreementCell& cell : row.cells)
                    cell.output.reset(); // the table holds no tensors
                found.row = {std::move(row), found.descriptions, std::move(evidence)};
            } catch (const IoError& error) {
                found.why = error.message();
            } catch (const TextError& error) {
                found.why = error.message();
            }
            control.show(found);
        }
    };
}

} // namespace tessera
