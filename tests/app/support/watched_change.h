// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/model/inputs/file_watcher.h"
#include "tests/app/support/wait.h"

namespace tessera {

// Sees a change of a file as the window's watcher does. Where the window is to say nothing, this tells when it would
// have said something.
class WatchedChange {
public:
    explicit WatchedChange(const QString& path) // before the change
    {
        QObject::connect(&m_watcher, &FileWatcher::changed, [this] { m_seen = true; });
        m_watcher.watch({path});
    }
    bool wait()
    {
        return waitFor([this] { return m_seen; });
    }

private:
    FileWatcher m_watcher;
    bool m_seen = false;
};

} // namespace tessera
