// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/controls/latest.h"
#include "app/model/document/document.h"
#include "app/model/document/view_state.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QLockFile>
#include <QSet>

#include <functional>
#include <mutex>
#include <optional>

class QDir;

namespace tessera {

// What one tab held, as the next start brings it back.
struct SessionTab : TabChoices {
    Case c;
    QString path; // the path of its file; empty: it has none
    FileState fileState; // when it was read or written
    bool readsOutside = false; // the user has allowed it
    size_t dispatch = 0;
    bool modified = false;
    bool isStored = false; // its engines are the sides of its bundle's failure
    QString expected; // where the expected values lie, of a case without a file
    ViewStates looks;
};

SessionTab sessionTab(const Document::State& state, const ViewStates& looks);
// With its file, where that is still there; a case without changes is shown as its file is now.
std::unique_ptr<Document::State> documentState(const SessionTab& tab, const MemoryBudget& budget = {});

// The case as its line of text; the title and where values came from stand beside it. Values lie in `valuesFile`.
QJsonObject toJson(const SessionTab& tab, const QString& valuesFile);
QString valuesFileOf(const QJsonObject& json); // the name of it; empty: there are none
// `folder`: of the values' file. Throws TextError, IoError, EngineError.
SessionTab sessionTabFrom(const QJsonObject& json, const QDir& folder, const MemoryBudget& budget);

// The lesson that was open.
struct KeptLesson {
    QString path; // empty: none was
    size_t step = 0;
};

struct Session {
    std::vector<SessionTab> tabs;
    int current = 0;
    bool live = true, linked = true, grid = true;
    KeptLesson lesson;
    QJsonArray history; // as ResultHistory writes it
    QJsonObject model; // that was open; an empty one: none was
};

// The session's folder: one text file, replaced whole, and beside it the values that were set by hand. Belongs to the
// first program that asks for it; a program that was killed gives it back. What cannot be read is never deleted: a case
// stays in the file and is tried again at the next start; a whole session moves into a folder of its own.
class SessionFolder {
    Q_DECLARE_TR_FUNCTIONS(tessera::SessionFolder)

public:
    // An empty `folder`: there is none. `failed` is called from another thread when the disk begins to refuse.
    explicit SessionFolder(const QString& folder, std::function<void(const Message& why)> failed = {});
    ~SessionFolder(); // waits until what was written is on disk

    bool isOurs() const { return m_ours; }
    Message problem() const; // why what was written last is not on the disk; empty: it is, or comes there
    // What cannot be brought back is said in `problems`, the same of a case only once.
    std::optional<Session> read(QStringList& problems, const MemoryBudget& budget = {});
    void write(const Session& session); // written by a worker; returns at once where nothing has changed
    void finish() { m_worker.waitForDone(); } // waits for the worker

private:
    // Values that have a file: the tensor keeps its memory, so that its address stays its own.
    struct Values {
        Tensor tensor;
        QString file;
    };
    struct Writing {
        QByteArray text;
        std::vector<Values> values;
        QSet<QString> files; // all others go
    };

    QJsonObject readText() const; // throws IoError
    void readTab(const QJsonObject& json, const QString& whyBefore, const MemoryBudget& budget, Session& session,
                 QStringList& problems);
    void setAside(const Message& why, QStringList& problems);
    const Values& valuesOf(const Tensor& tensor);
    void save(const Writing& writing); // on the worker's thread
    void note(const Message& problem); // the same

    QString m_folder;
    std::function<void(const Message&)> m_failed;
    bool m_ours = false;
    std::unique_ptr<QLockFile> m_lock;
    ThreadPool m_worker{1}; // in order
    std::vector<Values> m_values;
    QJsonArray m_unread; // cases that could not be brought back: {"tab", "why"}
    uint64_t m_serial = 0;
    QByteArray m_written;
    QSet<QString> m_onDisk; // the worker's: files of values that are whole
    mutable std::mutex m_mutex;
    Message m_problem; // under the mutex
};

} // namespace tessera
