// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/look/format.h"
#include "app/model/document/case_bundle.h"
#include "app/model/document/document_private.h"
#include "app/model/document/given_tensors.h"
#include "app/model/document/input_case.h"
#include "app/model/document/output_source.h"
#include "app/model/document/picture_codec.h"
#include "engine/compute/foreign/engine_file.h"
#include "engine/core/tensor/budget.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/io/case_file.h"
#include "engine/formats/io/file_kind.h"

#include <QFileInfo>

namespace tessera {

namespace {

constexpr int kUndoSteps = 1000;

// The first array that can be read, if a file has several and none is named. The form offers the others.
std::filesystem::path arrayToOpen(const std::filesystem::path& path)
{
    const std::vector<StoredArray> arrays =
        arrayNamed(path).array.empty() ? arraysIn(path) : std::vector<StoredArray>();
    const auto first = std::ranges::find_if(arrays, [](const StoredArray& each) { return each.desc.has_value(); });
    return arrays.size() < 2 || first == arrays.end() ? path : std::filesystem::path(path.string() + '#' + first->name);
}

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
    for (qsizetype i = 0; i < beside.engines.size(); ++i)
        if (const QString& engine = beside.engines[i]; isEngineSource(engine) || i < fresh.size())
            engines << (isEngineSource(engine) ? engine : fresh[i]);
}

void Document::Private::start(const Case& c, const std::optional<Tolerance>& tolerance, const QString& expected)
{
    undo->clear();
    pinned.reset();
    hovered.reset();
    keptPins.clear();
    play.stepsDone = 0;
    visited.clear();
    visit = 0;
    shown.reset();
    capture.reset();
    chosenTolerance = tolerance;
    document->setExpectedSource(expected); // before the run that it belongs to
    apply(c);
    emit document->fileChanged();
    emit document->toleranceChanged();
    emit document->shownChanged();
    emit document->picksChanged();
    emit document->keptPinsChanged();
    emit document->playChanged();
    if (!live)
        requestNow(); // a case that is opened is shown
}

void Document::newCase(const Case& c)
{
    d->path.clear();
    d->file.reset();
    d->dispatch = 0;
    d->start(c);
}

void Document::open(const QString& path, size_t dispatch, SourceReach reach)
{
    const QString name = QFileInfo(path).fileName();
    const FileKind kind = fileKind(pathOf(path));
    if (kind == FileKind::Case) {
        const FileState state = stateOf(path); // before the file is read, so that a later change is noticed
        CaseFile file = readCaseFile(pathOf(path), d->budget(), reach);
        const Case c = file.dispatch(dispatch);
        d->path = path;
        d->fileState = state;
        d->file = std::move(file);
        d->dispatch = dispatch;
        const QString expected = expectedOf(*d->file);
        d->start(c, d->file->tolerance, expected);
        // A bundle or a test of ONNX has values that were found elsewhere.
        if (caseFormatOf(pathOf(path)) && !expected.isEmpty()) {
            const auto stored = isBundle(path) ? std::make_shared<const StoredSides>(path, d->budget()) : nullptr;
            if (stored && stored->isThere()) { // shows a failure as it was stored
                d->stored = stored;
                setEngines(stored->a(), stored->b());
            } else {
                setEngines(engineA(), expected);
            }
            if (!d->live)
                d->requestNow(); // a run starts, as for a case that is opened
        }
    } else if (kind == FileKind::Npy) {
        const std::filesystem::path array = arrayToOpen(pathOf(path));
        const TensorDesc desc = describeArray(array);
        if (totalBytes(desc) > d->budget().bytes)
            throw IoError(beyondBudget(path.toStdString(), totalBytes(desc), d->budget()));
        replaceCase(withInput(d->current, desc, FromFile{array}, d->budget()), tr("Open %1").arg(name));
    } else {
        const ReadPicture picture = takePictureFor(d->current, path, d->budget());
        // The case keeps the whole path, since forms read the picture again with other options.
        const std::string origin = QFileInfo(path).absoluteFilePath().toStdString();
        const FromValues values{picture.tensor, origin, {}, picture.range};
        replaceCase(withInput(d->current, values.tensor.desc, values, d->budget()), tr("Open %1").arg(name));
    }
}

SavedCase Document::savedCase(const QString& path) const
{
    return {static_cast<const RunState&>(*d), path, d->current, d->file, d->dispatch};
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
    const QString expected = d->expectedSource;
    d->noteSaved(saved);
    if (d->expectedSource != expected)
        emit enginesChanged();
    emit fileChanged();
}

void Document::reload()
{
    const FileState state = stateOf(d->path);
    const SourceReach reach = d->file ? d->file->reach : SourceReach::CaseFolder; // the user's permission stays
    CaseFile file = readCaseFile(pathOf(d->path), d->budget(), reach);
    const Case now = file.dispatch(d->dispatch);
    const bool differs = now != d->current;
    if (differs || file.tolerance != d->chosenTolerance) {
        d->undo->beginMacro(tr("Read %1 again").arg(QFileInfo(d->path).fileName()));
        setTolerance(file.tolerance);
        if (differs)
            replaceCase(now, {});
        d->undo->endMacro();
    }
    d->file = std::move(file);
    d->fileState = state;
    d->undo->setClean();
    setExpectedSource(expectedOf(*d->file));
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
