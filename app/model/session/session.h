// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/work/thread_pool.h"
#include "app/model/session/session_tab.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLockFile>
#include <QSet>

#include <functional>
#include <mutex>
#include <optional>

namespace tessera {

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
};

// The session's folder: one text file, replaced whole, and beside it the values that were set by hand. Belongs to the
// first program that asks for it; a program that was killed gives it back. What cannot be read is never deleted: a case
// stays in the file and is tried again at the next start; a whole session moves into a folder of its own.
class SessionFolder {
    Q_DECLARE_TR_FUNCTIONS(tessera::SessionFolder)

public:
    // An empty `folder`: there is none. `failed` is called from another thread when the disk begins to refuse.
    explicit SessionFolder(const QString& folder, std::function<void(const Message& why)> failed = {});
    ~SessionFolder(); // what was written is there

    bool isOurs() const { return m_ours; }
    Message problem() const; // why what was written last is not on the disk; empty: it is, or comes there
    // What cannot be brought back is said in `problems`, the same of a case only once.
    std::optional<Session> read(QStringList& problems, const MemoryBudget& budget = {});
    void write(const Session& session); // by a worker; at once where nothing has changed
    void finish(); // waits for the worker
    const QJsonArray& invalidTexts() const
    {
        return m_unread;
    } // cases that could not be brought back, which are kept too
    void setInvalidText(const QJsonArray& invalidTexts)
    {
        m_unread = invalidTexts;
    } // of a session that is taken on without read()

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
