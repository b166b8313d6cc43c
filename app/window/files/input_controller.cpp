// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/files/input_controller.h"

#include "app/base/controls/file_writer.h"
#include "app/base/controls/messages.h"
#include "app/base/look/format.h"
#include "app/base/look/window_settings.h"
#include "app/base/look/words.h"
#include "app/model/document/input_case.h"
#include "app/model/document/input_loader.h"
#include "app/model/document/output_source.h"
#include "app/window/files/case_tabs.h"
#include "engine/formats/files/array_file.h"
#include "engine/formats/io/dispatch_job.h"
#include "engine/formats/io/file_kind.h"

#include <QFileInfo>

namespace tessera {

namespace {

const auto kWatch = QStringLiteral("watchFiles");

} // namespace

InputController::InputController(const WindowContext& with)
    : Controller(with)
    , m_watching(with.settings.value(kWatch, true).toBool())
{
    m_with.stops.add(m_with.loader, &InputLoader::isBusy, &InputLoader::cancel);
    connect(&m_with.loader, &InputLoader::opened, this, &InputController::taken);
    connect(&m_with.loader, &InputLoader::failed, this,
            [this](const Message& why) { sayUnreadable(inWindowLanguage(why)); });
    connect(&m_document, &Document::shownChanged, this,
            [this] { m_messages.withdraw(m_unreadable); }); // the file could be read again
    for (const auto changed : {&Document::caseChanged, &Document::fileChanged, &Document::enginesChanged})
        connect(&m_document, changed, this, &InputController::watch);
    const auto changed = [this, &writer = with.writer](const QString& path) {
        if (writer.isBusy() && path == QFileInfo(writer.path()).absoluteFilePath())
            return; // this program writes it
        m_tabs.noteChanged(path);
        takeChangedFiles();
    };
    connect(&m_watcher, &FileWatcher::changed, this, changed);
    connect(&m_watcher, &FileWatcher::vanished, this, changed);
    connect(&m_tabs, &CaseTabs::arrived, this, [this] {
        m_messages.clear(); // the messages were about the other case
        m_with.loader.cancel(); // a file that is being read is dropped, too
        takeChangedFiles();
    });
}

std::vector<ActionTable> InputController::actions()
{
    const std::vector<ActionRow> rows{
        {"watchFiles", tr("&Watch files"),
         tr("Run again when another program changes a file of the case; Reload reads them in any case"), "",
         [this] {
             m_watching = !m_watching;
             m_settings.set(kWatch, m_watching);
             watch();
         },
         checkedIf([this] { return m_watching; })},
    };
    return {{tr("Run"), rows}};
}

// Files of other tabs are watched too; a tab reads its changed files once it is shown.
void InputController::watch()
{
    QStringList paths;
    if (m_watching)
        for (int i = 0; i < m_tabs.count(); ++i)
            paths << filesOf(m_tabs.state(i));
    m_watcher.watch(paths);
}

void InputController::reload()
{
    const QString picture = pictureFile(m_document.currentCase());
    m_messages.clear();
    if (!m_document.path().isEmpty())
        rereadCase();
    else if (!picture.isEmpty())
        rereadData(picture);
    else
        m_document.run(); // files that the case reads are read again
}

void InputController::acknowledge(const QString& path)
{
    m_watcher.acknowledge(path);
    m_tabs.noteChanged(path); // the file may be open in two tabs
    m_tabs.forgetChanged(path);
}

void InputController::taken(const QString& path, const QString& operatorBefore)
{
    const Case& c = m_document.currentCase();
    m_document.awaitFirstResult();
    m_settings.addRecentFile(path);
    const QString now = toQString(name(c.op));
    if (now != operatorBefore)
        m_messages.note(
            tr("%1 cannot take a tensor of this shape or type, so the operator is now %2. Undo brings the case back.")
                .arg(operatorBefore, now));
}

void InputController::tellIgnoredKeys(QStringList sentences)
{
    if (const CaseFile* file = m_document.caseFile())
        for (const Message& warning : file->warnings)
            sentences << inWindowLanguage(warning);
    if (!sentences.isEmpty())
        m_messages.note(sentences.join(QLatin1Char('\n')));
}

void InputController::sayUnreadable(const QString& why)
{
    m_unreadable = tr("%1 The last good data stays.").arg(why);
    m_messages.error(m_unreadable);
}

void InputController::takeChangedFiles()
{
    const QStringList ofEngines = engineFilesOf(m_document.state());
    for (const QString& path : m_tabs.changedFiles()) {
        const bool isThere = QFileInfo::exists(path), isOfEngine = ofEngines.contains(path);
        if (isThere && !isOfEngine && isOfCaseFile(path)) {
            takeCaseFile(path);
            continue;
        }
        m_tabs.forgetChanged(path);
        if (isOfEngine && isThere) // a compiler removes a program or a shader for a moment
            m_document.renewEngines();
        else if (isThere)
            rereadData(path);
        else if (!isOfEngine)
            missFile(path);
    }
}

QString InputController::casePath() const
{
    return m_document.path().isEmpty() ? QString() : QFileInfo(m_document.path()).absoluteFilePath();
}

// Files that every run reads are left out.
bool InputController::isOfCaseFile(const QString& path) const
{
    if (path == casePath())
        return true;
    if (engineFilesOf(m_document.state()).contains(path))
        return false;
    const Case& c = m_document.currentCase();
    QStringList runs{inputFile(c), pictureFile(c)};
    for (const QString& source : m_document.results())
        runs << pathText(fileOfArray(pathOfSource(source).toStdU16String()));
    return m_document.caseFile() && !runs.contains(path);
}

void InputController::missFile(const QString& path)
{
    if (path == casePath())
        m_document.missFile();
    sayUnreadable(tr("%1 is gone.").arg(QFileInfo(path).fileName()));
}

// Takes a changed file: the case's own, or one that its values come from.
void InputController::takeCaseFile(const QString& path)
{
    const QString name = QFileInfo(path).fileName();
    if (m_document.isModified()) {
        m_messages.note(
            tr("%1 was changed by another program, and the case here has unsaved changes. Reload takes the file's "
               "case; undo brings this one back.")
                .arg(name),
            {tr("Reload"), [this] { reload(); }});
    } else if (rereadCase()) {
        tellIgnoredKeys(
            {tr("%1 was changed by another program and is read again. Undo brings the case back.").arg(name)});
    }
}

// True: the file has made another case.
bool InputController::rereadCase()
{
    const int steps = m_document.undoStack()->index();
    try {
        m_document.reload();
    } catch (const std::exception& e) {
        sayUnreadable(inWindowLanguage(messageOf(e)) + QLatin1Char('.'));
        return false;
    }
    for (const QString& path : m_tabs.changedFiles())
        if (isOfCaseFile(path))
            m_tabs.forgetChanged(path);
    m_messages.withdraw(m_unreadable);
    tellIgnoredKeys();
    return m_document.undoStack()->index() != steps;
}

void InputController::rereadData(const QString& path)
{
    const Case c = m_document.currentCase();
    try {
        if (path == pictureFile(c)) {
            m_with.loader.reread(picturePath(c), pictureOptions(c));
        } else if (const auto* file = std::get_if<FromFile>(&c.data);
                   file && path == inputFile(c) && fileKind(file->path) == FileKind::Npy) {
            const TensorDesc desc = describeArray(file->path);
            const TensorDesc& now = c.op.input;
            if (desc.dataType == now.dataType && sizesTaken(c.op, desc) == now.sizes)
                m_document.run();
            else
                m_document.replaceCase(withInput(c, desc, c.data, m_document.memoryBudget()),
                                       tr("Take the new shape of %1").arg(QFileInfo(path).fileName()));
        } else {
            m_document.run();
        }
    } catch (const std::exception& e) {
        sayUnreadable(inWindowLanguage(messageOf(e)) + QLatin1Char('.'));
    }
}

} // namespace tessera
