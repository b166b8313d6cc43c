// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/case_bundle.h"

#include "app/base/look/format.h"
#include "app/model/document/output_source.h"
#include "engine/core/compare/tolerance.h"
#include "engine/detect/identify/identify.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/bundle.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/io/json_text.h"
#include "engine/judge/measure/measure.h"
#include "engine/judge/measure/verification.h"
#include "engine/report/runs/report.h"

#include <QFileInfo>

namespace tessera {

namespace {

std::string verdictOf(const SavedCase& saved, const RunResult& result, const std::stop_token& stop)
{
    const Comparison& comparison = *result.comparison;
    Result verdict{.name = std::string(name(saved.current.op)),
                   .engine = sourceLabel(saved.engines.front()).toStdString(),
                   .against = sourceLabel(saved.engines.value(1)).toStdString()};
    setComparison(verdict, comparison, result.a->desc, result.tolerance);
    if (comparison.verdict == Verdict::Fail)
        setCause(verdict, cause(result.c.op, result.input, *result.a, *result.b, false, stop));
    JsonText json;
    writeResult(json, verdict);
    return json.line();
}

void addRun(Bundle& bundle, const SavedCase& saved, const RunResult& result, const std::stop_token& stop)
{
    bundle.expected = result.expected;
    if (result.a)
        bundle.results.push_back({sourceLabel(saved.engines.front()).toStdString(), *result.a});
    if (result.b && saved.engines.value(1) != saved.expectedSource)
        bundle.results.push_back({sourceLabel(saved.engines.value(1)).toStdString(), *result.b});
    if (result.comparison)
        bundle.verdicts.push_back(verdictOf(saved, result, stop));
}

// The expected output of the file, if the case is unchanged.
std::optional<Tensor> expectedOfFile(const SavedCase& saved)
{
    if (!saved.file || saved.file->dispatch(saved.dispatch).op != saved.current.op
        || saved.file->dispatch(saved.dispatch).data != saved.current.data)
        return {};
    return expectedOutput(*saved.file, saved.dispatch);
}

} // namespace

bool isBundle(const QString& path)
{
    return lowerCaseExtension(pathOf(path)) == kBundleExtension;
}

static void writeBundle(const SavedCase& saved, const MemoryBudget& budget, const WriteControl& control)
{
    Bundle bundle{.c = saved.current, .tolerance = saved.chosenTolerance};
    const std::optional<RunResult>& shown = saved.shown;
    if (shown && shown->isComplete && shown->dataError.isEmpty() && shown->c == saved.current)
        addRun(bundle, saved, *shown, control.stop);
    else
        bundle.expected = expectedOfFile(saved);
    for (const Fact& fact : provenance())
        bundle.versions.emplace_back(fact.name, fact.value);
    constexpr double kPacked = 0.9; // the share of the time that packing takes
    const std::string bytes = bundleBytes(bundle, budget, control.part(0, kPacked));
    writeFileAtomically(pathOf(saved.path), std::as_bytes(std::span(bytes)), control.part(kPacked, 1));
}

void writeCase(SavedCase& saved, const MemoryBudget& budget, const WriteControl& control)
{
    if (isBundle(saved.path))
        return writeBundle(saved, budget, control);
    const CaseExtras extras{.sentence = saved.file ? saved.file->sentence : std::string(),
                            .tolerance = saved.chosenTolerance,
                            .expected = expectedOfFile(saved)};
    writeCaseFile(saved.current, pathOf(saved.path), extras, budget, control);
    if (!saved.file)
        return;
    saved.file = readCaseFile(pathOf(saved.path), budget, saved.file->reach); // the written file has this case alone
    saved.dispatch = 0;
}

uint64_t bytesOf(const SavedCase& saved)
{
    const auto* values = std::get_if<FromValues>(&saved.current.data);
    if (!isBundle(saved.path))
        return (values ? totalBytes(values->tensor.desc) : 0)
            + (saved.file && !saved.file->expected.empty() ? totalBytes(saved.current.op.output) : 0);
    uint64_t bytes = totalBytes(saved.current.op.input);
    for (size_t side : {0, 1})
        if (const Tensor* output = saved.shown ? saved.shown->output(side) : nullptr)
            bytes += totalBytes(output->desc);
    return bytes;
}

StoredSides::StoredSides(const QString& path, const MemoryBudget& budget)
{
    const std::vector<BundledResult> sides = failedResults(pathOf(path), budget);
    if (sides.empty())
        return;
    m_folder.emplace();
    const auto kept = [&](const char* side, const BundledResult& result) {
        const QString name = QFileInfo(path).completeBaseName()
            + QStringLiteral(", %1 %2.npy")
                  .arg(QLatin1String(side), QFileInfo(QString::fromStdString(result.engine)).completeBaseName());
        writeNpy(result.output, pathOf(m_folder->filePath(name)));
        return fileSource(m_folder->filePath(name));
    };
    m_a = kept("A", sides[0]);
    m_b = kept("B", sides[1]);
}

} // namespace tessera
