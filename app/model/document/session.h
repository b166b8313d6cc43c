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

// What the session keeps of a tab.
struct SessionTab : TabChoices {
    Case c;
    QString path; // the path of its file; empty: it has none
    FileState fileState; // the state of the file when it was read or written
    bool readsOutside = false; // the user has allowed files outside the folder
    size_t dispatch = 0;
    bool modified = false;
    bool isStored = false; // its engines are the sides of its bundle's failure
    QString expected; // the source of the expected values of a case without a file
    ViewStates looks;
};

SessionTab sessionTab(const Document::State& state, const ViewStates& looks);
// The state of a tab, with its file if that still exists. A case without changes is read from its file.
std::unique_ptr<Document::State> documentState(const SessionTab& tab, const MemoryBudget& budget = {});

// The case as its command line, with the title and the source of its values beside it. Values are in `valuesFile`.
QJsonObject toJson(const SessionTab& tab, const QString& valuesFile);
QString valuesFileOf(const QJsonObject& json); // the name of the file with values; empty: there is none
// `folder` has the file with values. Throws TextError, IoError, EngineError.
SessionTab sessionTabFrom(const QJsonObject& json, const QDir& folder, const MemoryBudget& budget);

struct Session {
    std::vector<SessionTab> tabs;
    int current = 0;
    bool live = true, linked = true, grid = true;
};

// The session's folder: one text file, which is always replaced whole, and files with the values that were set by hand.
// It belongs to the first program that asks for it, until that ends or is killed. What cannot be read is never deleted:
// a case stays in the file and is tried again at the next start; a whole session moves into a folder of its own.
class SessionFolder {
    Q_DECLARE_TR_FUNCTIONS(tessera::SessionFolder)

public:
    // An empty `folder`: nothing is kept. `failed` is called from another thread when writing begins to fail.
    explicit SessionFolder(const QString& folder, std::function<void(const Message& why)> failed = {});
    ~SessionFolder(); // waits until what was written is on disk

    bool isOurs() const { return m_ours; }
    Message problem() const; // why the last writing failed; empty: it did not, or has not ended
    // `problems` gets what cannot be restored, each case only once.
    std::optional<Session> read(QStringList& problems, const MemoryBudget& budget = {});
    void write(const Session& session); // a worker writes it; does nothing if nothing has changed
    void finish() { m_worker.waitForDone(); } // waits for the worker

private:
    // Values that have a file. Holding the tensor keeps its address from being used by another one.
    struct Values {
        Tensor tensor;
        QString file;
    };
    struct Writing {
        QByteArray text;
        std::vector<Values> values;
        QSet<QString> files; // all other files are removed
    };

    QJsonObject readText() const; // throws IoError
    void readTab(const QJsonObject& json, const QString& whyBefore, const MemoryBudget& budget, Session& session,
                 QStringList& problems);
    void setAside(const Message& why, QStringList& problems);
    const Values& valuesOf(const Tensor& tensor);
    void save(const Writing& writing); // on the worker's thread
    void note(const Message& problem); // on the worker's thread

    QString m_folder;
    std::function<void(const Message&)> m_failed;
    bool m_ours = false;
    std::unique_ptr<QLockFile> m_lock;
    ThreadPool m_worker{1}; // in order
    std::vector<Values> m_values;
    QJsonArray m_unread; // cases that could not be restored: {"tab", "why"}
    uint64_t m_serial = 0;
    QByteArray m_written;
    QSet<QString> m_onDisk; // the complete files of values; the worker alone uses it
    mutable std::mutex m_mutex;
    Message m_problem; // guarded by the mutex
};

} // namespace tessera
