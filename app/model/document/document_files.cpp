// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/format.h"
#include "app/model/document/case_bundle.h"
#include "app/model/document/document.h"
#include "app/model/document/given_tensors.h"
#include "app/model/document/input_case.h"
#include "app/model/document/output_source.h"
#include "app/model/document/picture_codec.h"
#include "engine/compute/foreign/engine_file.h"
#include "engine/compute/registry/faulty_engine.h"
#include "engine/core/tensor/budget.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/io/case_file.h"

#include <QFileInfo>

namespace tessera {

namespace {

constexpr int kUndoSteps = 1000;

} // namespace

Document::State::State(const Case& c, const MemoryBudget& budget)
{
    undo = std::make_unique<QUndoStack>();
    undo->setUndoLimit(kUndoSteps);
    current = c;
    issues = issuesOf(c, budget);
}

Document::State::State(const Case& c, const State& beside, const MemoryBudget& budget)
    : State(c, budget)
{
    const QStringList fresh = std::exchange(engines, {});
    for (qsizetype i = 0; i < beside.engines.size(); ++i) {
        const QString& engine = beside.engines[i];
        const bool isTaken = isEngineSource(engine) && !isFaultyEngine(engine.toStdString());
        if (isTaken || i < fresh.size())
            engines << (isTaken ? engine : fresh[i]);
    }
}

void Document::start(const Case& c, const std::optional<Tolerance>& tolerance, const QString& expected)
{
    m_state.undo->clear();
    m_state.pinned.reset();
    m_state.hovered.reset();
    m_state.keptPins.clear();
    m_state.play.stepsDone = 0;
    m_state.visited.clear();
    m_state.visit = 0;
    m_state.shown.reset();
    m_state.capture.reset();
    m_state.chosenTolerance = tolerance;
    setExpectedSource(expected); // before the run that it belongs to
    apply(c);
    emit fileChanged();
    emit toleranceChanged();
    emit shownChanged();
    emit picksChanged();
    emit keptPinsChanged();
    emit playChanged();
    if (!m_live)
        requestNow(); // a case that is opened is shown
}

void Document::newCase(const Case& c)
{
    m_state.path.clear();
    m_state.file.reset();
    m_state.dispatch = 0;
    start(c);
}

void Document::open(const QString& path, size_t dispatch, SourceReach reach)
{
    const FileState state = stateOf(path); // before the file is read, so that a later change is noticed
    CaseFile file = readCaseFile(pathOf(path), memoryBudget(), reach);
    const Case c = file.dispatch(dispatch);
    m_state.path = path;
    m_state.fileState = state;
    m_state.file = std::move(file);
    m_state.dispatch = dispatch;
    const QString expected = expectedOf(*m_state.file);
    start(c, m_state.file->tolerance, expected);
    // A bundle or a test of ONNX has values that were found elsewhere.
    if (!caseFormatOf(pathOf(path)) || expected.isEmpty())
        return;
    const auto stored = isBundle(path) ? std::make_shared<const StoredSides>(path, memoryBudget()) : nullptr;
    if (stored && stored->isThere()) { // shows a failure as it was stored
        m_state.stored = stored;
        setEngines(stored->a(), stored->b());
    } else {
        setEngines(engineA(), expected);
    }
    if (!m_live)
        requestNow(); // a run starts, as for a case that is opened
}

SavedCase Document::savedCase(const QString& path) const
{
    return {static_cast<const RunState&>(m_state), path, m_state.current, m_state.file, m_state.dispatch};
}

// Changes that were made during the writing are not in the file.
void Document::State::noteSaved(const SavedCase& saved)
{
    path = saved.path;
    fileState = stateOf(path);
    file = saved.file;
    dispatch = saved.dispatch;
    if (file)
        expectedSource = expectedOf(*file);
    if (current == saved.current && chosenTolerance == saved.chosenTolerance)
        undo->setClean();
    else
        undo->resetClean();
}

void Document::noteSaved(const SavedCase& saved)
{
    const QString expected = m_state.expectedSource;
    m_state.noteSaved(saved);
    if (m_state.expectedSource != expected)
        emit enginesChanged();
    emit fileChanged();
}

void Document::reload()
{
    const FileState state = stateOf(m_state.path);
    const SourceReach reach =
        m_state.file ? m_state.file->reach : SourceReach::CaseFolder; // the user's permission stays
    CaseFile file = readCaseFile(pathOf(m_state.path), memoryBudget(), reach);
    const Case now = file.dispatch(m_state.dispatch);
    const bool differs = now != m_state.current;
    if (differs || file.tolerance != m_state.chosenTolerance) {
        m_state.undo->beginMacro(tr("Read %1 again").arg(QFileInfo(m_state.path).fileName()));
        setTolerance(file.tolerance);
        if (differs)
            replaceCase(now, {});
        m_state.undo->endMacro();
    }
    m_state.file = std::move(file);
    m_state.fileState = state;
    m_state.undo->setClean();
    setExpectedSource(expectedOf(*m_state.file));
    emit fileChanged();
    if (!differs || !live())
        run(); // files that the case reads are read again
}

CaseVersion versionOf(const Document& document)
{
    return {document.state().undo.get(), document.state().revision};
}

QStringList filesOf(const Document::State& state)
{
    QStringList files{inputFile(state.current), pictureFile(state.current)};
    if (!state.path.isEmpty())
        files << QFileInfo(state.path).absoluteFilePath();
    if (state.file)
        for (const std::filesystem::path& source : state.file->sources)
            files << QFileInfo(pathText(source)).absoluteFilePath();
    for (const QString& side : state.engines)
        if (isFileSource(side))
            files << QString::fromStdU16String(fileOfArray(pathOf(pathOfSource(side))).u16string());
    files << engineFilesOf(state);
    files.removeIf([&](const QString& path) {
        return path.isEmpty() || path.startsWith(QLatin1Char(':')) || (state.given && state.given->contains(path));
    });
    files.removeDuplicates();
    return files;
}

QStringList engineFilesOf(const Document::State& state)
{
    QStringList files;
    for (const QString& engine : state.engines)
        for (const std::filesystem::path& path : engineSources(engine.toStdString()))
            files << pathText(path);
    return files;
}

QString expectedOf(const CaseFile& file)
{
    if (file.expected.empty())
        return {};
    return fileSource(QFileInfo(pathText(file.path)).absoluteFilePath());
}

} // namespace tessera
