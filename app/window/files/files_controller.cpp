// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/files_controller.h"

#include "app/base/controls/file_writer.h"
#include "app/base/controls/messages.h"
#include "app/base/controls/prompts.h"
#include "app/base/look/format.h"
#include "app/base/look/window_settings.h"
#include "app/base/look/words.h"
#include "app/model/document/case_bundle.h"
#include "app/model/document/input_case.h"
#include "app/model/document/input_loader.h"
#include "app/model/document/picture_codec.h"
#include "app/views/form/raw_form.h"
#include "app/window/files/case_tabs.h"
#include "app/window/files/input_controller.h"
#include "app/window/files/lesson_controller.h"
#include "app/window/files/model_controller.h"
#include "engine/formats/io/file_kind.h"
#include "engine/frameworks/onnx/model.h"

#include <QDir>
#include <QEventLoop>
#include <QFileInfo>
#include <QMenu>
#include <QPointer>
#include <QProgressDialog>
#include <QScopeGuard>
#include <QWidget>

namespace tessera {

bool isCaseFile(const QString& path)
{
    return fileKind(path.toStdU16String()) == FileKind::Case;
}

bool isLesson(const QString& path)
{
    return fileKind(path.toStdU16String()) == FileKind::Lesson;
}

// The folder of the case's file, or of its model.
static QString folderOf(const Document& document)
{
    const std::filesystem::path path = pathOf(document.path());
    const auto named = isNodeOfModel(path) ? nodePathOf(path) : std::nullopt;
    return QFileInfo(named ? toQString(named->file.string()) : document.path()).path();
}

QString suggestedPath(const Document& document, const QString& suffix)
{
    const std::filesystem::path path = pathOf(document.path());
    if (isNodeOfModel(path)) { // a node is shown beside its model
        QString node = tabName(document.state());
        node.replace(u'/', u'_');
        return QDir(folderOf(document)).filePath(node + suffix);
    }
    const QFileInfo file(document.path());
    if (!document.path().isEmpty())
        return file.dir().filePath(file.completeBaseName() + suffix);
    return toQString(name(document.currentCase().op)).toLower() + suffix;
}

// Whether a case can be saved under that name: ONNX's models are only read.
static bool isWritten(const QString& path)
{
    return !path.isEmpty() && (isBundle(path) || path.endsWith(QLatin1String(".json"), Qt::CaseInsensitive));
}

namespace {

bool isPictureFile(const QString& path)
{
    return !isCaseFile(path) && !isLesson(path) && windowPictureCodec().isPicture(path.toStdU16String());
}

// Asks for type, sizes and places of the values, which the file does not say. False: the user cancelled.
bool askForRaw(const WindowContext& with, const QString& path)
{
    RawForm form(path, with.document.currentCase().op.input, with.document.memoryBudget(), with.tabs.window());
    if (form.exec() != QDialog::Accepted)
        return false;
    with.loader.use(form.tensor(), path);
    return true;
}

// Runs `open` in a tab that CaseTabs has room in, or makes. A file that was not opened leaves no empty tab.
void inRoom(CaseTabs& tabs, bool (CaseTabs::*make)(), const std::function<bool()>& open)
{
    const int before = tabs.currentIndex();
    bool isLeft = (tabs.*make)();
    const QScopeGuard leave([&] {
        if (!isLeft)
            return;
        tabs.setCurrentIndex(before);
        tabs.remove(before + 1);
    });
    isLeft &= !open();
}

// Uses the shown tab. False: the user cancelled a question. Throws as FilesController::open() does.
bool openHere(const WindowContext& with, const QString& path, size_t dispatch, SourceReach reach)
{
    with.messages.clear();
    if (isRawFile(path))
        return askForRaw(with, path);
    if (isCaseFile(path)) {
        with.document.open(path, dispatch, reach);
        with.input.tellIgnoredKeys();
        with.document.awaitFirstResult();
        with.settings.addRecentFile(path);
    } else {
        with.loader.open(path);
    }
    return true;
}

void openChosen(const WindowContext& with)
{
    const QString filter = tr("Cases, models, lessons, tensors and pictures (%1);;All files (*)")
                               .arg(QStringLiteral("*.json *.tessera *.onnx *.md *.npy *.npz ") + picturePatterns());
    const QStringList paths = with.questions.filesToOpen(tr("Open"), folderOf(with.document), filter);
    if (!paths.isEmpty())
        with.files.openAll(paths);
}

// Asks where another program has changed the file since it was read.
bool mayReplace(const WindowContext& with, const QString& path)
{
    const FileState now = stateOf(path);
    const QString own = with.document.path();
    const bool isOwn = !own.isEmpty() && path == QFileInfo(own).absoluteFilePath();
    return !isOwn || !now.exists || now == with.document.state().fileState
        || with.questions.replacesChangedFile(QFileInfo(path).fileName());
}

bool saveTo(const WindowContext& with, const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (!with.files.finishWriting() || !mayReplace(with, absolute))
        return false;
    const auto saved = std::make_shared<SavedCase>(with.document.savedCase(path));
    const auto written = [&with, saved, absolute, of = QPointer(with.document.undoStack())] {
        with.tabs.noteSaved(of, *saved);
        with.input.acknowledge(absolute);
        with.settings.addRecentFile(saved->path);
    };
    const auto write = [saved, budget = with.document.memoryBudget()](const WriteControl& control) {
        writeCase(*saved, budget, control);
    };
    return reportErrors(with.messages, [&] { with.writer.start({path, bytesOf(*saved), write, written}); });
}

bool saveAs(const WindowContext& with, const QString& title, const QString& suggested)
{
    const QString path = with.questions.fileToSave(
        title, suggested, tr("Cases (*.json);;Bundles: the case with tensors and results (*.tessera)"));
    return !path.isEmpty() && saveTo(with, path);
}

bool isOneOfSeveral(const Document& document)
{
    const CaseFile* file = document.caseFile();
    return file && file->dispatchCount() > 1;
}

bool saveAs(const WindowContext& with)
{
    const Document& document = with.document;
    const bool holdsTensors = isBundle(document.path()) || document.state().given;
    QString suffix = holdsTensors ? QStringLiteral(".tessera") : QStringLiteral(".json");
    if (!isOneOfSeveral(document))
        return saveAs(with, tr("Save the case"), suggestedPath(document, suffix));
    suffix.prepend(QStringLiteral("-%1").arg(document.dispatchIndex() + 1));
    return saveAs(with, tr("Save this dispatch as a case of its own"), suggestedPath(document, suffix));
}

// A file with other cases too is not replaced by this one alone.
bool save(const WindowContext& with)
{
    const QString path = with.document.path();
    return isWritten(path) && !isOneOfSeveral(with.document) ? saveTo(with, path) : saveAs(with);
}

} // namespace

FilesController::FilesController(const WindowContext& with)
    : Controller(with)
{
    m_with.stops.add(m_with.writer, &FileWriter::isBusy, &FileWriter::stop);
    connect(&m_with.writer, &FileWriter::failed, this,
            [this](const Message& why) { m_messages.error(inWindowLanguage(why)); });
}

std::vector<ActionTable> FilesController::actions()
{
    const std::vector<ActionRow> rows{
        {"open", tr("&Open…"),
         tr("Open a case, a model, a lesson, a tensor or a picture; several pictures of one size become a batch"),
         QKeySequence::Open, "open", [this] { openChosen(m_with); }},
        {"reload", tr("&Reload"), tr("Read the files of the case again"), "Ctrl+F5", [this] { m_with.input.reload(); }},
        {"save", tr("&Save"), tr("Save the case"), QKeySequence::Save, "save", [this] { save(m_with); }},
        {"saveAs", tr("Save &as…"), tr("Save the case under another name"), "Ctrl+Shift+S", [this] { saveAs(m_with); }},
        {"quit", tr("&Quit"), tr("Close the window"), "Ctrl+Q", [this] { m_with.window.close(); }},
    };
    return {{tr("File"), rows}};
}

void FilesController::open(const QString& path, size_t dispatch, SourceReach reach)
{
    if (isLesson(path))
        return m_with.lessons.open(path);
    if (m_with.models.takes(path))
        return m_with.models.open(path, reach);
    const auto here = [&] { return openHere(m_with, path, dispatch, reach); };
    if (!isCaseFile(path))
        return void(here());
    const int there = m_tabs.find(path, dispatch);
    if (there < 0 || m_tabs.state(there).isModified())
        return inRoom(m_tabs, &CaseTabs::makeRoom, here); // beside a changed one, so that nothing is lost
    m_tabs.setCurrentIndex(there);
    here();
}

bool FilesController::tryOpen(const QString& path, size_t dispatch)
{
    return reportErrors(m_messages, [&] {
        try {
            open(path, dispatch);
        } catch (const OutsideFolder& e) {
            if (!m_questions.readsOutside(inWindowLanguage(messageOf(e))))
                throw;
            open(path, dispatch, SourceReach::Anywhere);
        }
    });
}

void FilesController::openCase(const Case& c)
{
    m_tabs.ensureEmptyTab();
    m_document.newCase(c);
    m_document.awaitFirstResult();
}

void FilesController::openAll(const QStringList& paths)
{
    if (paths.size() == 1 && isPictureFile(paths.front()) && m_with.lessons.loadPicture(paths.front()))
        return;
    if (paths.size() == 1)
        tryOpen(paths.front());
    else if (std::ranges::all_of(paths, isPictureFile))
        reportErrors(m_messages, [&] {
            m_messages.clear();
            m_with.loader.openBatch(paths);
        });
    else
        for (const QString& path : paths)
            openApart(path);
}

// Opens what always gets a tab of its own.
bool FilesController::openApart(const QString& path)
{
    if (isCaseFile(path) || isLesson(path))
        return tryOpen(path);
    return reportErrors(m_messages, [&] {
        InputLoader& loader = m_with.loader;
        const bool inBackground = loader.isInBackground();
        loader.setInBackground(false); // in the background, the next file would take the place of this one
        const QScopeGuard asBefore([&] { loader.setInBackground(inBackground); });
        inRoom(m_tabs, &CaseTabs::ensureEmptyTab, [&] { return openHere(m_with, path, 0, SourceReach::CaseFolder); });
    });
}

void FilesController::showDispatch(size_t dispatch)
{
    const QString path = m_document.path();
    const CaseFile* file = m_document.caseFile();
    if (file && !m_document.isModified() && m_tabs.find(path, dispatch) < 0)
        reportErrors(m_messages, [&] { openHere(m_with, path, dispatch, file->reach); });
    else
        tryOpen(path, dispatch); // opens beside the changed case
}

void FilesController::fillRecent(QMenu& menu)
{
    menu.clear();
    for (const QString& path : m_settings.recentFiles()) {
        const QAction* action = menu.addAction(QDir::toNativeSeparators(path));
        connect(action, &QAction::triggered, this, [this, path] { tryOpen(path); });
    }
    if (menu.isEmpty())
        menu.addAction(tr("None yet"))->setEnabled(false);
}

bool FilesController::finishWriting()
{
    FileWriter& writer = m_with.writer;
    if (!writer.isBusy())
        return true;
    QProgressDialog waiting(tr("%1 is being saved.").arg(QFileInfo(writer.path()).fileName()), tr("Do not save"), 0,
                            1000, m_tabs.window());
    waiting.setWindowTitle(tr("Saving"));
    waiting.setAutoReset(false);
    waiting.setMinimumDuration(0);
    bool isWritten = false;
    QObject::connect(&writer, &FileWriter::progressed, &waiting,
                     [&waiting](double fraction) { waiting.setValue(int(fraction * waiting.maximum())); });
    QObject::connect(&waiting, &QProgressDialog::canceled, &writer, &FileWriter::stop);
    QObject::connect(&writer, &FileWriter::ended, &waiting, [&](bool is) {
        isWritten = is;
        waiting.accept();
    });
    waiting.exec();
    return isWritten;
}

bool FilesController::saveIn(const QString& folder)
{
    QDir().mkpath(folder);
    const QFileInfo file(suggestedPath(m_document, QStringLiteral(".json")));
    return saveAs(m_with, tr("Save the case"), QDir(folder).filePath(file.fileName()));
}

bool FilesController::mayDiscard(int tab)
{
    if (!finishWriting())
        return false;
    std::vector<int> changed;
    QStringList names;
    for (int i = 0; i < m_tabs.count(); ++i)
        if ((tab < 0 || i == tab) && m_tabs.state(i).isModified()) {
            changed.push_back(i);
            names << tabName(m_tabs.state(i));
        }
    if (changed.empty())
        return true;
    if (changed.size() == 1)
        m_tabs.setCurrentIndex(changed.front()); // the user sees the case that the question is about
    const auto saveTab = [this](int each) {
        m_tabs.setCurrentIndex(each);
        return save(m_with) && finishWriting();
    };
    const std::optional<bool> saves = m_questions.savesChanges(names);
    return saves && (!*saves || std::ranges::all_of(changed, saveTab));
}

} // namespace tessera
