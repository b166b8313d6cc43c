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
#include "app/window/views/initial_view.h"
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

#include <numeric>

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

FilesController::FilesController(const WindowContext& with)
    : Controller(with)
{
    m_with.stops.add(m_with.writer, &FileWriter::isBusy, &FileWriter::stop);
    connect(&m_with.writer, &FileWriter::failed, this,
            [this](const Message& why) { m_messages.error(inWindowLanguage(why)); });
    connect(&m_with.writer, &FileWriter::ended, this, [this] { m_with.input.setWriting({}); });
}

std::vector<ActionTable> FilesController::actions()
{
    const std::vector<ActionRow> rows{
        {"open", tr("&Open…"),
         tr("Open a case, a model, a lesson, a tensor or a picture; several pictures of one size become a batch"),
         QKeySequence::Open, "open", [this] { openChosen(); }},
        {"reload", tr("&Reload"), tr("Read the files of the case again"), "Ctrl+F5", [this] { m_with.input.reload(); }},
        {"save", tr("&Save"), tr("Save the case"), QKeySequence::Save, "save", [this] { save(); }},
        {"saveAs", tr("Save &as…"), tr("Save the case under another name"), "Ctrl+Shift+S", [this] { saveAs(); }},
        {"quit", tr("&Quit"), tr("Close the window"), "Ctrl+Q", [this] { m_with.window.close(); }},
    };
    return {{tr("File"), rows}};
}

void FilesController::open(const QString& path, size_t dispatch, SourceReach reach)
{
    CaseTabs& tabs = m_tabs;
    if (isLesson(path))
        return m_with.lessons.open(path);
    if (m_with.models.takes(path))
        return m_with.models.open(path, reach);
    if (!isCaseFile(path)) {
        openHere(path, dispatch, reach);
        return;
    }
    if (const int there = tabs.find(path, dispatch); there >= 0 && !tabs.state(there).isModified()) {
        tabs.setCurrentIndex(there);
        openHere(path, dispatch, reach);
        return;
    }
    // The case opens beside a changed one, so that nothing is lost.
    inRoom(&CaseTabs::makeRoom, [&] { return openHere(path, dispatch, reach); });
}

// A file that was not opened leaves no empty tab.
bool FilesController::inRoom(bool (CaseTabs::*make)(), const std::function<bool()>& open)
{
    const int before = m_tabs.currentIndex();
    bool isMade = (m_tabs.*make)();
    const QScopeGuard leave([&] {
        if (!isMade)
            return;
        m_tabs.setCurrentIndex(before);
        m_tabs.remove(before + 1);
    });
    const bool isOpened = open();
    isMade &= !isOpened;
    return isOpened;
}

// False: the user cancelled a question.
bool FilesController::openHere(const QString& path, size_t dispatch, SourceReach reach)
{
    m_messages.clear();
    if (isRawFile(path))
        return openRaw(path);
    if (isCaseFile(path)) {
        m_document.open(path, dispatch, reach);
        m_with.input.tellIgnoredKeys();
        m_with.firstLook.awaitFirstResult();
        m_settings.addRecentFile(path);
    } else {
        m_with.loader.open(path);
    }
    return true;
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

// A file that comes before the window is shown waits, and gets a tab of its own.
bool FilesController::openRaw(const QString& path)
{
    if (m_tabs.window()->isVisible())
        return askForRaw(path);
    const auto ask = [this, path] { inEmptyTab([&] { return askForRaw(path); }); };
    return QMetaObject::invokeMethod(this, ask, Qt::QueuedConnection);
}

// Asks for type, sizes and places of the values, which the file does not say. False: the user cancelled.
bool FilesController::askForRaw(const QString& path)
{
    RawForm form(path, inputDesc(m_document.currentCase().op), m_document.memoryBudget(), m_tabs.window());
    if (form.exec() != QDialog::Accepted)
        return false;
    m_with.loader.use(form.tensor(), path);
    return true;
}

void FilesController::openCase(const Case& c)
{
    m_tabs.ensureEmptyTab();
    m_document.newCase(c);
    m_with.firstLook.awaitFirstResult();
}

void FilesController::openAll(const QStringList& paths)
{
    const auto isPicture = [](const QString& path) {
        return !isCaseFile(path) && !isLesson(path) && windowPictureCodec().isPicture(path.toStdU16String());
    };
    if (paths.size() == 1 && isPicture(paths.front()) && m_with.lessons.loadPicture(paths.front()))
        return;
    if (paths.size() == 1)
        tryOpen(paths.front());
    else if (std::ranges::all_of(paths, isPicture))
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
    if (isRawFile(path) && !m_tabs.window()->isVisible())
        return openRaw(path);
    return inEmptyTab([&] {
        InputLoader& loader = m_with.loader;
        const bool inBackground = loader.isInBackground();
        loader.setInBackground(false); // in the background, the next file would take the place of this one
        const QScopeGuard asBefore([&] { loader.setInBackground(inBackground); });
        return openHere(path, 0, SourceReach::CaseFolder);
    });
}

bool FilesController::inEmptyTab(const std::function<bool()>& open)
{
    bool isOpened = false;
    reportErrors(m_messages, [&] { isOpened = inRoom(&CaseTabs::ensureEmptyTab, open); });
    return isOpened;
}

void FilesController::showDispatch(size_t dispatch)
{
    const QString path = m_document.path();
    const CaseFile* file = m_document.caseFile();
    if (file && !m_document.isModified() && m_tabs.find(path, dispatch) < 0)
        reportErrors(m_messages, [&] { openHere(path, dispatch, file->reach); });
    else
        tryOpen(path, dispatch); // opens beside the changed case
}

void FilesController::openChosen()
{
    const QString filter = tr("Cases, models, lessons, tensors and pictures (%1);;All files (*)")
                               .arg(QStringLiteral("*.json *.tessera *.onnx *.md *.npy *.npz ") + picturePatterns());
    const QStringList paths = m_questions.filesToOpen(tr("Open"), folderOf(m_document), filter);
    if (!paths.isEmpty())
        openAll(paths);
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

// Asks where another program has changed the file since it was read.
bool FilesController::mayReplace(const QString& path)
{
    const FileState now = stateOf(path);
    const bool isOwn = !m_document.path().isEmpty() && path == QFileInfo(m_document.path()).absoluteFilePath();
    return !isOwn || !now.exists || now == m_document.state().fileState
        || m_questions.replacesChangedFile(QFileInfo(path).fileName());
}

bool FilesController::saveTo(const QString& path)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    if (!finishWriting() || !mayReplace(absolute))
        return false;
    const auto saved = std::make_shared<SavedCase>(m_document.savedCase(path));
    const auto written = [this, saved, absolute, of = QPointer(m_document.undoStack())] {
        m_tabs.noteSaved(of, *saved);
        m_with.input.acknowledge(absolute);
        m_settings.addRecentFile(saved->path);
    };
    const auto write = [saved, budget = m_document.memoryBudget()](const WriteControl& control) {
        writeCase(*saved, budget, control);
    };
    m_with.input.setWriting(absolute);
    if (reportErrors(m_messages, [&] { m_with.writer.start({path, bytesOf(*saved), write, written}); }))
        return true;
    m_with.input.setWriting({});
    return false;
}

bool FilesController::finishWriting()
{
    FileWriter& writer = m_with.writer;
    if (!writer.isBusy())
        return true;
    QProgressDialog waiting(tr("%1 is being saved.").arg(QFileInfo(writer.path()).fileName()), tr("Do not save"), 0,
                            1000, m_tabs.window());
    waiting.setObjectName(QStringLiteral("savingDialog"));
    waiting.setWindowTitle(tr("Saving"));
    waiting.setWindowModality(Qt::WindowModal);
    waiting.setAutoReset(false);
    waiting.setMinimumDuration(0);
    bool isWritten = false;
    QEventLoop loop;
    QObject::connect(&writer, &FileWriter::progressed, &waiting,
                     [&waiting](double fraction) { waiting.setValue(int(fraction * waiting.maximum())); });
    QObject::connect(&waiting, &QProgressDialog::canceled, &writer, &FileWriter::stop);
    QObject::connect(&writer, &FileWriter::ended, &loop, [&](bool is) {
        isWritten = is;
        loop.quit();
    });
    waiting.show();
    loop.exec();
    return isWritten;
}

bool FilesController::save()
{
    const CaseFile* file = m_document.caseFile();
    // The file has other cases, which a file of this case alone would lose.
    const bool hasOthers = file && file->dispatchCount() > 1;
    return isWritten(m_document.path()) && !hasOthers ? saveTo(m_document.path()) : saveAs();
}

bool FilesController::saveAs()
{
    const bool holdsTensors = isBundle(m_document.path()) || m_document.state().given;
    const CaseFile* file = m_document.caseFile();
    const bool isOneOfSeveral = file && file->dispatchCount() > 1;
    const QString number = isOneOfSeveral ? QStringLiteral("-%1").arg(m_document.dispatchIndex() + 1) : QString();
    const QString suffix = holdsTensors ? QStringLiteral(".tessera") : QStringLiteral(".json");
    return saveAs(isOneOfSeveral ? tr("Save this dispatch as a case of its own") : tr("Save the case"),
                  suggestedPath(m_document, number + suffix));
}

bool FilesController::saveIn(const QString& folder)
{
    QDir().mkpath(folder);
    const QFileInfo file(suggestedPath(m_document, QStringLiteral(".json")));
    return saveAs(tr("Save the case"), QDir(folder).filePath(file.fileName()));
}

bool FilesController::saveAs(const QString& title, const QString& suggested)
{
    const QString path = m_questions.fileToSave(
        title, suggested, tr("Cases (*.json);;Bundles: the case with tensors and results (*.tessera)"));
    return !path.isEmpty() && saveTo(path);
}

bool FilesController::mayDiscard(const std::vector<int>& tabs)
{
    if (!finishWriting())
        return false;
    std::vector<int> changed;
    QStringList names;
    for (const int tab : tabs)
        if (m_tabs.state(tab).isModified()) {
            changed.push_back(tab);
            names << tabName(m_tabs.state(tab));
        }
    if (changed.empty())
        return true;
    if (changed.size() == 1)
        m_tabs.setCurrentIndex(changed.front()); // the user sees the case that the question is about
    const auto saveTab = [this](int tab) {
        m_tabs.setCurrentIndex(tab);
        return save() && finishWriting();
    };
    const std::optional<bool> saves = m_questions.savesChanges(names);
    return saves && (!*saves || std::ranges::all_of(changed, saveTab));
}

bool FilesController::mayDiscardAll()
{
    std::vector<int> all(size_t(m_tabs.count()));
    std::iota(all.begin(), all.end(), 0);
    return mayDiscard(all);
}

} // namespace tessera
