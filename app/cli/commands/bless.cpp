// SPDX-License-Identifier: Apache-2.0
#include "app/cli/commands/bless.h"

#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/case_selection.h"
#include "app/cli/arguments/foreign_options.h"
#include "app/cli/arguments/stream_input.h"
#include "app/cli/terminal/interrupt.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/execute.h"
#include "engine/formats/io/expected_values.h"
#include "engine/judge/measure/output_source.h"
#include "engine/judge/measure/spot_check.h"
#include "engine/report/runs/findings.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <ostream>

namespace tessera {

namespace {

constexpr std::array<std::string_view, 11> kBlessOptions = {"bless",         "dry-run",  "engine",       "filter",
                                                            "runs",          "threads",  "timeout",      "engine-file",
                                                            "allow-outside", "validate", "memory-budget"};

constexpr std::array<std::string_view, 1> kChoosing = {"filter"}; // which cases, of which a line has one

void needBlessOptions(const CommandLine& line)
{
    for (const auto& [name, value] : line.given())
        if (std::ranges::find(kBlessOptions, name) == kBlessOptions.end())
            throw TextError("--bless goes without --" + name + ", which says how results are checked");
}

// What becomes of a resource's expected values.
struct Blessed {
    bool isChanged = true;
    std::string figures = {}; // "12 of 48 change, by 3 at most: (0,1,2,3) from 5 to 8"
};

Blessed newlyBlessed(const Tensor& now)
{
    return {.figures = countedText(elementCount(now.desc), elementCount(now.desc)) + " are new"};
}

Blessed changeOf(const Tensor& before, const Tensor& now)
{
    const uint64_t count = elementCount(now.desc);
    const DataType type = now.desc.dataType;
    uint64_t changed = 0, worst = 0;
    double most = -1;
    for (uint64_t i = 0; i < count; ++i) {
        if (before.bits(i) == now.bits(i))
            continue;
        const double difference = std::abs(differenceOf(type, now.bits(i), before.bits(i)));
        const double size = std::isnan(difference) ? HUGE_VAL : difference;
        if (size > most) {
            most = size;
            worst = i;
        }
        ++changed;
    }
    if (changed == 0)
        return {.isChanged = false, .figures = countedText(count, count) + " stay"};
    return {.figures = countedText(changed, count) + " change, most at " + elementText(now.desc.sizes, worst)
                + ": from " + toText(type, before.bits(worst)) + " to " + toText(type, now.bits(worst))};
}

// One command's work.
class BlessCommand {
public:
    BlessCommand(const CommandLine& line, std::ostream& out, std::ostream& err, const Services& services)
        : m_line(line)
        , m_out(out)
        , m_err(err)
        , m_services(services)
        , m_isDry(line.value("dry-run").has_value())
        , m_runs(runsOf(line))
        , m_notes("check", err)
        , m_makeSource(streamedSources(line, services))
        , m_engine(m_makeSource(line.engineOptions(), line.valueOrStandard("engine")))
    {
    }

    void bless(const CaseArgument& argument)
    {
        if (m_interrupt.isRequested())
            throw Cancelled();
        const LoadedCase loaded = loadCase(argument, m_services.codec(), m_line.budget(), m_line.reach());
        printWarnings(m_err, kCheckText.name, argument, loaded);
        const auto* file = std::get_if<CaseFile>(&loaded);
        if (!file || isStream(std::get<std::filesystem::path>(argument.source)))
            throw TextError(argument.name + " has no place for expected values; a case file would be right");
        if (file->dispatchCount() == 0)
            throw TextError("there is nothing to bless: no dispatch");
        Execution execution(*file);
        const std::vector<std::string> names = execute(*file, execution);
        std::map<std::string, Tensor> changed;
        for (const std::string& name : names) {
            const Blessed blessed = blessedOf(*file, execution, name);
            if (blessed.isChanged)
                changed.emplace(name, execution.flatResource(name));
            tell(argument, names.size() > 1 ? name : "", blessed);
        }
        if (!m_isDry && !changed.empty())
            writeExpected(*file, changed);
    }

    int exitCodeOfStop() const { return m_interrupt.exitCode(); }

private:
    // All dispatches; the resources that have expected values, or, where none has, those that are written.
    std::vector<std::string> execute(const CaseFile& file, Execution& execution)
    {
        std::vector<std::string> written;
        for (size_t i = 0; i < file.dispatchCount(); ++i) {
            DispatchJob job = execution.prepare(file.dispatchCommand(i));
            run(job);
            execution.finish(job);
            if (std::ranges::find(written, job.outputResource) == written.end())
                written.push_back(job.outputResource);
        }
        if (!file.expected.empty())
            written.clear();
        for (const auto& [name, values] : file.expected)
            written.push_back(name);
        return written;
    }

    void run(DispatchJob& job)
    {
        const auto once = [&](Tensor& output) {
            m_notes.add(
                *m_engine,
                runChecked(*m_engine, job.dispatched, job.plan, job.input, output, {.stop = m_interrupt.token()}));
        };
        once(job.output);
        for (unsigned i = 1; i < m_runs; ++i) {
            Tensor again(job.output.desc);
            once(again);
            if (!std::ranges::equal(again.bytes(), job.output.bytes()))
                throw TextError(m_engine->name() + " gives other bits from run to run, and none of them is expected");
        }
    }

    Blessed blessedOf(const CaseFile& file, const Execution& execution, const std::string& name) const
    {
        const Tensor now = execution.resource(name);
        if (!file.expected.contains(name))
            return newlyBlessed(now);
        try {
            return changeOf(execution.expected(name), now);
        } catch (const IoError&) { // another number of values
            return newlyBlessed(now);
        }
    }

    void tell(const CaseArgument& argument, const std::string& label, const Blessed& blessed)
    {
        const char* word = !blessed.isChanged ? "UNCHANGED" : m_isDry ? "WOULD BLESS" : "BLESSED";
        printLine(m_out, word, nameInMessages(argument) + (label.empty() ? "" : ": " + label), blessed.figures,
                  "tessera check " + argument.name + optionsText(m_line, kCheckText, kChoosing));
        m_out << std::flush;
    }

    const CommandLine& m_line;
    std::ostream& m_out;
    std::ostream& m_err;
    const Services& m_services;
    bool m_isDry;
    unsigned m_runs;
    Notes m_notes;
    Interrupt m_interrupt; // before the engine, whose threads must leave the signals to it
    SourceFactory m_makeSource;
    std::unique_ptr<OutputSource> m_engine;
};

} // namespace

int blessCases(const CommandLine& line, std::ostream& out, std::ostream& err, const Services& services)
{
    needBlessOptions(line);
    BlessCommand command(line, out, err, services);
    int code = exit_code::kFine;
    try {
        for (const SelectedCase& item : selectedCases(line)) {
            const auto& argument = std::get<CaseArgument>(item.what);
            code = std::max(code, guarded("check", nameInMessages(argument), err, [&] {
                                command.bless(argument);
                                return exit_code::kFine;
                            }));
        }
    } catch (const Cancelled&) {
        err << "tessera check: stopped before its end\n";
        return command.exitCodeOfStop();
    }
    return code;
}

} // namespace tessera
