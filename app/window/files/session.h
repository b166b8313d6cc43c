// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/files/case_tabs.h"

#include <QLockFile>
#include <QThreadPool>

#include <optional>

namespace tessera {

// What one tab held, as the next start brings it back.
struct SessionTab {
    Case c;
    QString path; // of its file; empty: it has none
    FileState fileState; // when it was read or written
    size_t dispatch = 0;
    bool modified = false;
    QString engineA, engineB;
    QString expected; // where the expected values lie, of a case without a file
    std::optional<Tolerance> tolerance; // none: the default
    std::optional<KeptPin> pinned;
    std::vector<KeptPin> keptPins;
    CaseTabs::Looks looks;
};

struct Session {
    std::vector<SessionTab> tabs;
    int current = 0;
    bool live = true, linked = true, grid = true;
};

SessionTab sessionTab(const Document::State& state, const CaseTabs::Looks& looks);
// With its file, where that is still there; a file that nobody changed here is shown as it is now.
std::unique_ptr<Document::State> documentState(const SessionTab& tab, const MemoryBudget& budget = {});

// The session's folder: one text file, replaced whole, and beside it the values that were set by hand. Belongs to the
// first program that asks for it; a program that was killed gives it back.
class SessionFolder {
public:
    explicit SessionFolder(const QString& folder); // empty: there is none
    ~SessionFolder(); // what was written is there

    bool isOurs() const { return m_ours; }
    // What cannot be brought back is left out, and said in `problems`.
    std::optional<Session> read(QStringList& problems, const MemoryBudget& budget = {});
    void write(const Session& session); // by a worker; at once where nothing has changed
    void finish(); // waits for the worker

private:
    // Values that lie in a file already: the tensor keeps its memory, so that its address stays its own.
    struct Values {
        Tensor tensor;
        QString file;
    };
    const Values& valuesOf(const Tensor& tensor);

    QString m_folder;
    bool m_ours = false;
    std::unique_ptr<QLockFile> m_lock;
    QThreadPool m_worker; // one thread: in order
    std::vector<Values> m_values;
    uint64_t m_serial = 0;
    QByteArray m_written;
};

} // namespace tessera
