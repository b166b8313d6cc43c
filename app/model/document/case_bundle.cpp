// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/model/document/case_bundle.h"

#include "app/base/look/format.h"
#include "app/model/inputs/output_source.h"
#include "engine/core/compare/tolerance.h"
#include "engine/detect/identify/identify.h"
#include "engine/formats/bundle/bundle.h"
#include "engine/formats/files/file.h"
#include "engine/formats/files/npy.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/judge/measure/provenance.h"
#include "engine/judge/measure/verification.h"

#include <QFileInfo>

namespace tessera {

namespace {

BundledVerdict verdictOf(const Document::State& state, const RunResult& result)
{
    const Comparison& comparison = *result.comparison;
    BundledVerdict verdict{.engine = sourceLabel(state.engineA).toStdString(),
                           .against = sourceLabel(state.engineB).toStdString(),
                           .verdict = std::string(word(comparison.verdict)),
                           .figures = english(figuresText(comparison, result.a->desc)),
                           .tolerance = optionsText(result.tolerance),
                           .command = {},
                           .mistakes = {}};
    if (comparison.verdict == Verdict::Fail) {
        const Diagnosis diagnosis = cause(result.c.op, result.input, *result.a, *result.b, false).diagnosis;
        verdict.mistakes = namesOf(diagnosis.classes());
        verdict.second = secondOf(diagnosis);
        verdict.isProved = diagnosis.isProved;
        for (const Message& sentence : diagnosis.sentences)
            verdict.sentences.push_back(english(sentence));
    }
    return verdict;
}

void addRun(Bundle& bundle, const Document::State& state, const RunResult& result)
{
    bundle.expected = result.expected;
    if (result.a)
        bundle.results.push_back({sourceLabel(state.engineA).toStdString(), *result.a});
    if (result.b && state.engineB != state.expectedSource)
        bundle.results.push_back({sourceLabel(state.engineB).toStdString(), *result.b});
    if (result.comparison)
        bundle.verdicts.push_back(verdictOf(state, result));
}

// As a part of a file's name.
QString nameOf(const std::string& engine)
{
    return QFileInfo(QString::fromStdString(engine)).completeBaseName();
}

} // namespace

std::optional<Tensor> expectedOfFile(const Document::State& state)
{
    if (!state.file || state.file->dispatch(state.dispatch).op != state.current.op
        || state.file->dispatch(state.dispatch).data != state.current.data)
        return {};
    return expectedOutput(*state.file, state.dispatch);
}

bool isBundle(const QString& path)
{
    return lowerCaseExtension(pathOf(path)) == kBundleExtension;
}

void writeBundle(const Document::State& state, const QString& path, const MemoryBudget& budget)
{
    Bundle bundle{.c = state.current, .tolerance = state.chosenTolerance};
    if (state.shown && state.shown->isComplete && state.shown->dataError.isEmpty() && state.shown->c == state.current)
        addRun(bundle, state, *state.shown);
    else
        bundle.expected = expectedOfFile(state);
    for (const Fact& fact : provenance())
        bundle.versions.emplace_back(fact.name, fact.value);
    const std::string bytes = bundleBytes(bundle, budget);
    writeFileAtomically(pathOf(path), std::as_bytes(std::span(bytes)));
}

StoredSides::StoredSides(const QString& path, const MemoryBudget& budget)
{
    const std::vector<BundledResult> sides = failedResults(pathOf(path), budget);
    if (sides.empty())
        return;
    m_folder.emplace();
    const auto kept = [&](const char* side, const BundledResult& result) {
        const QString name = QFileInfo(path).completeBaseName()
            + QStringLiteral(", %1 %2.npy").arg(QLatin1String(side), nameOf(result.engine));
        writeNpy(result.output, pathOf(m_folder->filePath(name)));
        return fileSource(m_folder->filePath(name));
    };
    m_a = kept("A", sides[0]);
    m_b = kept("B", sides[1]);
}

} // namespace tessera
