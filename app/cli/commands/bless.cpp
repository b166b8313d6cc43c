// SPDX-License-Identifier: Apache-2.0
#include "app/cli/arguments/arguments.h"
#include "app/cli/arguments/case_selection.h"
#include "app/cli/arguments/shared_options.h"
#include "app/cli/arguments/stream_input.h"
#include "app/cli/commands/check_case.h"
#include "app/cli/terminal/interrupt.h"
#include "engine/core/tensor/element_text.h"
#include "engine/core/tensor/value.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/case_format.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/judge/measure/output_source.h"
#include "engine/judge/measure/proof.h"
#include "engine/report/runs/report.h"

#include <algorithm>
#include <array>
#include <ostream>

namespace tessera {

namespace {

// What becomes of a case's expected values.
struct Blessed {
    bool isChanged = true;
    std::string figures = {}; // "12 of 48 change, by 3 at most: (0,1,2,3) from 5 to 8"
};

Blessed changeOf(const DispatchJob& job, const Tensor& before)
{
    const Tensor& now = job.output;
    const DataType type = now.desc.dataType;
    const Comparison c = compare(job.plan, job.input, now, before, {});
    if (c.equal == c.count)
        return {.isChanged = false, .figures = countedText(c.count, c.count) + " stay"};
    const ElementDifference& most = c.worst ? *c.worst : c.mismatches.front();
    return {.figures = countedText(c.count - c.equal, c.count) + " change, most at "
                + elementText(now.desc.sizes, most.element) + ": from " + toText(type, most.bBits) + " to "
                + toText(type, most.aBits)};
}

// One command's work.
class BlessCommand {
public:
    explicit BlessCommand(const CommandCall& call)
        : m_call(call)
    {
    }

    void bless(const CaseArgument& argument)
    {
        const LoadedCase loaded = m_call.load(argument);
        if (loaded.isLine() || isStream(*argument.path()))
            throw TextError(argument.name + " has no place for expected values; give a case file");
        const std::filesystem::path& path = *argument.path();
        const CaseFile& file = loaded.file();
        if (caseFormatOf(path) || file.dispatchCount() != 1)
            throw TextError(argument.name + " is no file of one case, in which expected values are written; the "
                            + "window saves each of its cases as one");
        DispatchJob job = loaded.prepare(0, m_call.line.budget());
        run(job);
        const Blessed blessed = blessedOf(file, job);
        if (!m_isDry && blessed.isChanged) {
            requireUnchanged(path, file);
            writeCaseFile(file.dispatch(0), path,
                          {.sentence = file.sentence, .tolerance = file.tolerance, .expected = std::move(job.output)},
                          m_call.line.budget());
        }
        tell(argument, blessed);
    }

    const Interrupt& interrupt() const { return m_interrupt; }

private:
    void requireUnchanged(const std::filesystem::path& path, const CaseFile& file) const
    {
        const CaseFile now = readCaseFile(path, m_call.line.budget(), file.reach);
        if (now.dispatchCount() != 1 || now.dispatch(0) != file.dispatch(0))
            throw IoError(path.string() + " was changed since it was read, and is left as it is");
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

    static Blessed blessedOf(const CaseFile& file, const DispatchJob& job)
    {
        try {
            if (const auto before = expectedOutput(file, 0))
                return changeOf(job, withLayout(*before, job.output.desc));
        } catch (const IoError&) { // the file has another number of values
        }
        const uint64_t count = elementCount(job.output.desc);
        return {.figures = countedText(count, count) + " are new"};
    }

    void tell(const CaseArgument& argument, const Blessed& blessed)
    {
        const char* word = !blessed.isChanged ? "UNCHANGED" : m_isDry ? "WOULD BLESS" : "BLESSED";
        printLine(m_call.out, word, nameInMessages(argument), blessed.figures, m_call.lineOf({.words = argument.name}));
        m_call.out << std::flush;
    }

    const CommandCall& m_call;
    bool m_isDry = m_call.line.value("dry-run").has_value();
    unsigned m_runs = runsOf(m_call.line);
    Notes m_notes{m_call.name(), m_call.err};
    Interrupt m_interrupt; // before the engine, whose threads must leave the signals to it
    SourceFactory m_makeSource = streamedSources(m_call.line, m_call.services);
    std::unique_ptr<OutputSource> m_engine =
        m_makeSource(m_call.line.engineOptions(), m_call.line.valueOrStandard("engine"));
};

} // namespace

int blessCases(const CommandCall& call)
{
    requireOnly(call.line, "--bless", {kDryRun.name});
    BlessCommand command(call);
    int code = exit_code::kFine;
    const bool isWhole =
        forEachSelected(selectedCases(call.line), command.interrupt(), {}, [&](const SelectedCase& item) {
            const auto bless = [&] { command.bless(item.argument); };
            if (const auto failure = call.attempt(nameInMessages(item.argument), bless))
                code = std::max(code, failure->code);
        });
    if (isWhole)
        return code;
    call.err << "tessera check: stopped before its end\n";
    return command.interrupt().exitCode();
}

} // namespace tessera
